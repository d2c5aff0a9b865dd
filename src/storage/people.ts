/** People who have played: remembered by id, since two may bear one name. */
import { makeInstant } from '../sheet/instant.ts'
import type { Player, Sheet } from '../sheet/sheet.ts'
import { attempt, watch } from './connection.ts'
import type { PersonRecord } from './database.ts'
import { append } from './sheets.ts'
import type { Shelf } from './shelf.ts'

/** Someone who sits down: a person, or a name that is new. */
export type Guest = Player

/** So many are suggested; others are found by being typed again. */
const MOST_SUGGESTED = 300

/** Those who played last come first. */
export function watchPeople(
  shelf: Shelf,
  next: (people: readonly PersonRecord[]) => void,
  fail: (error: unknown) => void,
): () => void {
  const query = () =>
    shelf.db.people
      .orderBy('playedAt')
      .reverse()
      .filter(({ mergedInto }) => mergedInto === undefined)
      .limit(MOST_SUGGESTED)
      .toArray()
  return watch(shelf, query, next, fail)
}

/** Remembers who sat down together, and what they are called now. To be called in a transaction that may write people. */
export async function seat(
  { db }: Shelf,
  guests: readonly (Guest & { readonly person: string })[],
  playedAt: string,
): Promise<void> {
  const known = await db.people.bulkGet(guests.map(({ person }) => person))
  await db.people.bulkPut(
    guests.map(({ person, name }, i) => ({
      ...known[i],
      id: person,
      name,
      playedAt,
      playedWith: guests.filter((other) => other.person !== person).map((other) => other.name),
    })),
  )
}

/** Somebody new comes to a sheet; one who was there before gets the old column back. Returns the column. */
export async function addPlayer(shelf: Shelf, id: string, guest: Guest): Promise<number> {
  const player = { name: guest.name.trim(), person: guest.person ?? shelf.uuid() }
  const columnIn = ({ players }: Sheet) => players.findIndex(({ person }) => person === player.person)
  const sheet = await append(shelf, id, (sheet) =>
    columnIn(sheet) >= 0 ? sheet : { ...sheet, players: [...sheet.players, player] },
  )
  const { db } = shelf
  const playedAt = makeInstant(shelf.pen.now())
  await attempt(shelf, () => db.transaction('rw', db.people, () => seat(shelf, [player], playedAt)))
  return columnIn(sheet)
}
