/** Safety copies: the whole pad as it was before something changed much of it. */
import type { GameOf } from '../../document/read/refusal.ts'
import { documentOf } from '../../document/model/write.ts'
import { makeInstant } from '../../document/model/instant.ts'
import { attempt, watch } from '../db/connection.ts'
import { isCopy, textIn } from './copy-gate.ts'
import type { CopyRecord, Touched } from '../db/database.ts'
import { readStored } from './export.ts'
import { gameOn, type Shelf } from '../db/storage-context.ts'

/** So many of the newest are kept. */
export const MOST_COPIES = 5

/** Copies all that can be read. To be called in a transaction that may read every table and write copies. */
export async function keepCopy(shelf: Shelf, why: CopyRecord['why'], touched?: Touched): Promise<string> {
  const { db, pen } = shelf
  const { pad } = await readStored(shelf)
  const gameOf: GameOf = (id) => gameOn(shelf, id)
  const id = shelf.uuid()
  const order = ((await db.copies.orderBy('order').filter(isCopy).last())?.order ?? 0) + 1
  await db.copies.add({
    id,
    order,
    at: makeInstant(pen.now()),
    why,
    sheets: pad.sheets.length,
    undoable: touched !== undefined,
  })
  await db.copyTexts.add({ copy: id, text: JSON.stringify(documentOf(pad, gameOf)), ...(touched && { touched }) })
  const ids = await db.copies.orderBy('order').filter(isCopy).primaryKeys()
  await drop(shelf, ids.slice(0, -MOST_COPIES))
  return id
}

async function drop({ db }: Shelf, ids: readonly string[]): Promise<void> {
  await db.copies.bulkDelete([...ids])
  await db.copyTexts.bulkDelete([...ids])
}

/** For good, and with it the way to undo what came behind it. */
export function deleteCopy(shelf: Shelf, id: string): Promise<void> {
  const { db } = shelf
  return attempt(shelf, () => db.transaction('rw', [db.copies, db.copyTexts], () => drop(shelf, [id])))
}

/** Newest first. */
export function watchCopies(
  shelf: Shelf,
  next: (copies: readonly CopyRecord[]) => void,
  fail: (error: unknown) => void,
): () => void {
  return watch(shelf, () => shelf.db.copies.orderBy('order').reverse().filter(isCopy).toArray(), next, fail)
}

/** A pad file, as it would have been written then. */
export async function textOfCopy(shelf: Shelf, id: string): Promise<string | undefined> {
  return textIn(await attempt(shelf, () => shelf.db.copyTexts.get(id)))
}
