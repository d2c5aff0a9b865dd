import { makeNaming } from '../../document/model/names.ts'
import type { Person, Player } from '../../document/model/sheet.ts'
import { readablePeople } from '../library/person-gate.ts'
import type { StorageContext } from '../db/storage-context.ts'

/** The current names of the players, by index: a person renamed or merged into another is so on every sheet. */
export async function namesOf({ db }: StorageContext, players: readonly Player[]): Promise<readonly string[]> {
  const people = new Map<string, Person>()
  let wanted = players.flatMap(({ person }) => person ?? [])
  while (wanted.length > 0) {
    const found = readablePeople(await db.people.bulkGet(wanted))
    for (const person of found) people.set(person.id, person)
    wanted = found.flatMap(({ mergedInto }) => mergedInto ?? []).filter((id) => !people.has(id))
  }
  return players.map(makeNaming([...people.values()]))
}

/** For long lists: reads the people once and returns a function that names a player. */
export async function namingOn({ db }: StorageContext): Promise<(player: Player) => string> {
  return makeNaming(readablePeople(await db.people.toArray()))
}
