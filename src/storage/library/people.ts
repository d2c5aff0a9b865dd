/** People who have played: remembered by id, since two may bear one name. */
import { compareText } from '../../document/model/order.ts'
import { makeKnownResolver } from '../../document/model/people.ts'
import type { Player } from '../../document/model/sheet.ts'
import { watch } from '../db/connection.ts'
import type { PersonRecord } from '../db/database.ts'
import { personOf, readablePeople } from './person-gate.ts'
import { setAside } from './set-aside.ts'
import type { StorageContext } from '../db/storage-context.ts'

/** Someone who sits down: a person, or a name that is new. */
export type Guest = Player

/** So many are suggested; others are found by being typed again. */
const MOST_SUGGESTED = 300

/** Those who played last come first. */
export function watchPeople(
  storage: StorageContext,
  next: (people: readonly PersonRecord[]) => void,
  fail: (error: unknown) => void,
): () => void {
  return watch(storage, () => suggested(storage), next, fail)
}

/** Everybody but those who turned out to be another who is known: exactly one of each ring, and of each chain. */
async function suggested(storage: StorageContext): Promise<readonly PersonRecord[]> {
  const people = await peopleIn(storage)
  const resolve = makeKnownResolver(people)
  return people.filter(({ id }) => resolve(id) === id).slice(0, MOST_SUGGESTED)
}

/** All who can be read, those who played last first. */
export async function peopleIn({ db }: StorageContext): Promise<readonly PersonRecord[]> {
  return readablePeople(await db.people.toArray()).toSorted(lastPlayedFirst)
}

function lastPlayedFirst(a: PersonRecord, b: PersonRecord): number {
  return compareText(b.playedAt, a.playedAt) || compareText(b.id, a.id)
}

/** Remembers who sat down together, and what they are called now. To be called in a transaction that may write people. */
export async function seat(
  storage: StorageContext,
  guests: readonly (Guest & { readonly person: string })[],
  playedAt: string,
): Promise<void> {
  const { db } = storage
  const ids = guests.map(({ person }) => person)
  await setAside(
    storage,
    'people',
    ids.map((id) => ({ id })),
  )
  const known = new Map(readablePeople(await db.people.bulkGet(ids)).map((person) => [person.id, personOf(person)]))
  await db.people.bulkPut(
    guests.map(({ person, name }) => ({
      ...known.get(person),
      id: person,
      name,
      playedAt,
      playedWith: guests.filter((other) => other.person !== person).map((other) => other.name),
    })),
  )
}
