/** People who have played. They are told apart by id, since two may have the same name. */
import { compareText } from '../../document/model/order.ts'
import { makeKnownResolver } from '../../document/model/people.ts'
import type { Player } from '../../document/model/sheet.ts'
import { watch } from '../db/connection.ts'
import type { PersonRecord } from '../db/database.ts'
import { personOf, readablePeople } from './person-gate.ts'
import { setAside } from './set-aside.ts'
import type { StorageContext } from '../db/storage-context.ts'

/** Someone about to sit down: a known person, or a new name. */
export type Guest = Player

/** How many people are suggested; others can be typed in. */
const MOST_SUGGESTED = 300

/** Calls `next` with the people to suggest, those who played last first. */
export function watchPeople(
  storage: StorageContext,
  next: (people: readonly PersonRecord[]) => void,
  fail: (error: unknown) => void,
): () => void {
  return watch(storage, () => suggested(storage), next, fail)
}

/** Everybody not merged into another known person: one record for each person. */
async function suggested(storage: StorageContext): Promise<readonly PersonRecord[]> {
  const people = await peopleIn(storage)
  const resolve = makeKnownResolver(people)
  return people.filter(({ id }) => resolve(id) === id).slice(0, MOST_SUGGESTED)
}

/** All readable people, those who played last first. */
export async function peopleIn({ db }: StorageContext): Promise<readonly PersonRecord[]> {
  return readablePeople(await db.people.toArray()).toSorted(lastPlayedFirst)
}

function lastPlayedFirst(a: PersonRecord, b: PersonRecord): number {
  return compareText(b.playedAt, a.playedAt) || compareText(b.id, a.id)
}

/** Records who plays together, and their current names. Call it in a transaction that writes people. */
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
