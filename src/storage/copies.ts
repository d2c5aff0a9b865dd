/** Safety copies: the whole pad as it was before something changed much of it. */
import type { GameOf } from '../sheet/refusal.ts'
import { documentOf } from '../sheet/write.ts'
import { makeInstant } from '../sheet/instant.ts'
import { attempt, watch } from './connection.ts'
import type { CopyRecord, Touched } from './database.ts'
import { readPad } from './export.ts'
import { gameOn, type Shelf } from './shelf.ts'

/** So many of the newest are kept. */
export const MOST_COPIES = 5

/** A copy but for its text. */
export interface Copy {
  readonly id: string
  readonly at: string
  readonly why: CopyRecord['why']
  readonly sheets: number
  /** The import that followed can be undone. */
  readonly undoable: boolean
}

/** Copies all that can be read. To be called in a transaction that may read every table and write copies. */
export async function keepCopy(shelf: Shelf, why: CopyRecord['why'], touched?: Touched): Promise<string> {
  const { db, pen } = shelf
  const { pad } = await readPad(shelf)
  const gameOf: GameOf = (id) => gameOn(shelf, id)
  const id = shelf.uuid()
  await db.copies.add({
    id,
    at: makeInstant(pen.now()),
    why,
    text: JSON.stringify(documentOf(pad, gameOf)),
    sheets: pad.sheets.length,
    ...(touched && { touched }),
  })
  const ids = await db.copies.orderBy('at').primaryKeys()
  await db.copies.bulkDelete(ids.slice(0, -MOST_COPIES))
  return id
}

/** Newest first. */
export function watchCopies(
  shelf: Shelf,
  next: (copies: readonly Copy[]) => void,
  fail: (error: unknown) => void,
): () => void {
  const query = async () => {
    const copies = await shelf.db.copies.orderBy('at').reverse().toArray()
    return copies.map(({ id, at, why, sheets, touched }) => ({ id, at, why, sheets, undoable: touched !== undefined }))
  }
  return watch(shelf, query, next, fail)
}

/** A pad file, as it would have been written then. */
export async function textOfCopy(shelf: Shelf, id: string): Promise<string | undefined> {
  const copy = await attempt(shelf, () => shelf.db.copies.get(id))
  return copy && `${JSON.stringify(JSON.parse(copy.text), null, 2)}\n`
}
