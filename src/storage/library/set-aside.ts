/** What cannot be read is never written over: it makes room, and lies on in the same table under an id of its own. */
import type { PersonRecord } from '../db/database.ts'
import { passItems } from '../db/gate.ts'
import { personOf } from './person-gate.ts'
import type { StorageContext } from '../db/storage-context.ts'

interface Item {
  readonly id: string
}

/** To be called before these are put, in a transaction that may write the table. */
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
