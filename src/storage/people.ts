/** People who have played: remembered by id, since two may bear one name. */
import type { Person, Player } from '../sheet/sheet.ts'
import { watch } from './connection.ts'
import type { PersonRecord } from './database.ts'
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

/** As a file says it. */
export const personOf = ({ id, name, mergedInto }: PersonRecord): Person => ({
  id,
  name,
  ...(mergedInto !== undefined && { mergedInto }),
})

/** Remembers who sat down together, and what they are called now. To be called in a transaction that may write people. */
export async function seat(
  { db }: Shelf,
  guests: readonly (Guest & { readonly person: string })[],
  playedAt: string,
): Promise<void> {
  const known = await db.people.bulkGet(guests.map(({ person }) => person))
  await db.people.bulkPut(
    guests.map(({ person, name }, i) => ({
      ...(known[i] && personOf(known[i])),
      id: person,
      name,
      playedAt,
      playedWith: guests.filter((other) => other.person !== person).map((other) => other.name),
    })),
  )
}
