/** Unreadable records are never overwritten: they are moved to a new id in the same table. */
import type { PersonRecord } from '../db/database.ts'
import { passItems } from '../db/gate.ts'
import { personOf } from './person-gate.ts'
import type { StorageContext } from '../db/storage-context.ts'

interface Item {
  readonly id: string
}

/** Moves unreadable records with these ids. Call it before writing the items, in the same transaction. */
export async function setAside(
  { db, games, uuid }: StorageContext,
  kind: 'people' | 'series',
  items: readonly Item[],
): Promise<void> {
  const table = db.table<Item, string>(kind)
  const there = (await table.bulkGet(items.map(({ id }) => id))).filter((found) => found !== undefined)
  const asFiled = kind === 'people' ? there.map((record) => personOf(record as PersonRecord)) : there
  const unread = new Set(passItems(games, kind, asFiled).left.map(({ id }) => id))
  await table.bulkPut(there.filter(({ id }) => unread.has(id)).map((record) => ({ ...record, id: uuid() })))
}
