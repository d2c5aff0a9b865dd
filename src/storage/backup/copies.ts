/** Safety copies: the whole pad as it was before an import or the undoing of one. */
import type { GameOf } from '../../document/read/refusal.ts'
import { documentOf } from '../../document/model/write.ts'
import { makeInstant } from '../../document/model/instant.ts'
import { attempt, watch } from '../db/connection.ts'
import { isCopy, textIn } from './copy-gate.ts'
import type { CopyRecord, Touched } from '../db/database.ts'
import { readStored } from './export.ts'
import { gameOn, type StorageContext } from '../db/storage-context.ts'

/** Only so many copies are kept, the newest. */
export const MOST_COPIES = 5

/** Makes a safety copy of all that can be read; returns its id. Call it in a transaction that reads every table and writes copies. */
export async function keepCopy(storage: StorageContext, why: CopyRecord['why'], touched?: Touched): Promise<string> {
  const { db, writer } = storage
  const { pad } = await readStored(storage)
  const gameOf: GameOf = (id) => gameOn(storage, id)
  const id = storage.uuid()
  const order = ((await db.copies.orderBy('order').filter(isCopy).last())?.order ?? 0) + 1
  await db.copies.add({
    id,
    order,
    at: makeInstant(writer.now()),
    why,
    sheets: pad.sheets.length,
    undoable: touched !== undefined,
  })
  await db.copyTexts.add({ copy: id, text: JSON.stringify(documentOf(pad, gameOf)), ...(touched && { touched }) })
  const ids = await db.copies.orderBy('order').filter(isCopy).primaryKeys()
  await drop(storage, ids.slice(0, -MOST_COPIES))
  return id
}

async function drop({ db }: StorageContext, ids: readonly string[]): Promise<void> {
  await db.copies.bulkDelete([...ids])
  await db.copyTexts.bulkDelete([...ids])
}

/** Deletes a copy for good. The import that followed it, and those before, can then no longer be undone. */
export function deleteCopy(storage: StorageContext, id: string): Promise<void> {
  const { db } = storage
  return attempt(storage, () =>
    db.transaction('rw', [db.copies, db.copyTexts], async () => {
      const { order = Infinity } = (await db.copies.get(id)) ?? {}
      await drop(storage, [id])
      // undoing an earlier import may need what this copy recorded
      await db.copies.filter((one) => one.order < order).modify({ undoable: false })
    }),
  )
}

/** Calls `next` with the copies, newest first. */
export function watchCopies(
  storage: StorageContext,
  next: (copies: readonly CopyRecord[]) => void,
  fail: (error: unknown) => void,
): () => void {
  return watch(storage, () => storage.db.copies.orderBy('order').reverse().filter(isCopy).toArray(), next, fail)
}

/** The copy as the text of a pad file; undefined when there is none. */
export async function textOfCopy(storage: StorageContext, id: string): Promise<string | undefined> {
  return textIn(await attempt(storage, () => storage.db.copyTexts.get(id)))
}
