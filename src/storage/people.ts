/** People who have played: remembered by id, since two may bear one name. */
import { compareText } from '../sheet/order.ts'
import { makeKnownResolver } from '../sheet/people.ts'
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
  return watch(shelf, () => readPeople(shelf), next, fail)
}

/** Everybody but those who turned out to be another who is known: exactly one of each ring, and of each chain. */
async function readPeople({ db }: Shelf): Promise<readonly PersonRecord[]> {
  const [others, merged] = await Promise.all([
    db.people
      .orderBy('playedAt')
      .reverse()
      .filter(({ mergedInto }) => mergedInto === undefined)
      .limit(MOST_SUGGESTED)
      .toArray(),
    db.people.orderBy('mergedInto').toArray(),
  ])
  if (merged.length === 0) return others
  const into = [...new Set(merged.flatMap(({ mergedInto }) => mergedInto ?? []))]
  const known = (await db.people.bulkGet(into)).filter((person) => person !== undefined)
  const resolve = makeKnownResolver([...known, ...merged])
  const themselves = merged.filter(({ id }) => resolve(id) === id)
  return [...others, ...themselves].toSorted(lastPlayedFirst).slice(0, MOST_SUGGESTED)
}

function lastPlayedFirst(a: PersonRecord, b: PersonRecord): number {
  return compareText(b.playedAt, a.playedAt) || compareText(b.id, a.id)
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
