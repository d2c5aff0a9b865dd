/** The people an import adds, and when and with whom they last played. */
import type { Plan } from '../../document/merge/import-plan.ts'
import { makeNaming } from '../../document/model/names.ts'
import { impliedIn } from '../../document/merge/namesakes.ts'
import { makeResolver } from '../../document/model/people.ts'
import type { Person, Sheet } from '../../document/model/sheet.ts'
import { isNews } from './import-plan.ts'
import type { PersonRecord } from '../db/database.ts'
import { readablePeople } from '../library/person-gate.ts'
import type { StorageContext } from '../db/storage-context.ts'

/** The person records the import writes: people in its list, and people only columns name. */
export async function peopleOf(
  { db }: StorageContext,
  { people, sheets, result }: Plan,
): Promise<readonly PersonRecord[]> {
  const taken = sheets.filter(({ answer }) => answer !== 'leave').map(({ sheet }) => sheet)
  const listed = people.filter(isNews).map(({ item }) => item)
  const implied = impliedIn({ people: result.people, presets: [], series: [], sheets: taken })
  const known = readablePeople(await db.people.toArray())
  const before = new Map(known.map((person) => [person.id, person]))
  const lastPlayed = lastPlayedOf(taken, result.people, known)
  const recordOf = (person: Person, more: { readonly implied?: true } = {}): PersonRecord => {
    const { playedAt, playedWith } = before.get(person.id) ?? lastPlayed.get(person.id) ?? NEVER
    return { ...person, playedAt, playedWith, ...more }
  }
  return [
    ...listed.map((person) => recordOf(person)),
    ...implied.filter(({ id }) => !before.has(id)).map((person) => recordOf(person, { implied: true })),
  ]
}

type LastPlayed = Pick<PersonRecord, 'playedAt' | 'playedWith'>
const NEVER: LastPlayed = { playedAt: '', playedWith: [] }

/** By person: when and with whom they last played, on these sheets or according to any record of theirs. */
function lastPlayedOf(
  sheets: readonly Sheet[],
  people: readonly Person[],
  known: readonly PersonRecord[],
): ReadonlyMap<string, LastPlayed> {
  const nameOf = makeNaming(people)
  const resolve = makeResolver(people)
  const lastPlayed = new Map<string, LastPlayed>()
  const add = (person: string, { playedAt, playedWith }: LastPlayed) => {
    for (const id of new Set([person, resolve(person)])) {
      if ((lastPlayed.get(id) ?? NEVER).playedAt < playedAt) lastPlayed.set(id, { playedAt, playedWith })
    }
  }
  for (const record of known) add(record.id, record)
  for (const { players, startedAt } of sheets) {
    for (const { person } of players) {
      if (person === undefined) continue
      const others = players.filter((other) => other.person !== person)
      add(person, { playedAt: startedAt, playedWith: others.map(nameOf) })
    }
  }
  return lastPlayed
}
