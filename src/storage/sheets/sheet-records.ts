/** The records of one sheet: taken from the tables, read, and merged with those of another copy. */
import { mergeSheets } from '../../document/merge/merge-sheets.ts'
import { compareLines } from '../../document/model/instant.ts'
import { makeResolver } from '../../document/model/people.ts'
import type { Sheet } from '../../document/model/sheet.ts'
import { type Refusal, refusalOf } from '../../document/read/refusal.ts'
import type { DraftRecord, LineRecord, SheetRecord } from '../db/database.ts'
import { passGate } from '../db/gate.ts'
import { gameOn, type StorageContext } from '../db/storage-context.ts'
import { readablePeople } from '../library/person-gate.ts'
import { recordOf } from './sheets.ts'

/** The records of a sheet, from the tables or the bin, not yet checked. */
export interface Kept {
  readonly record: SheetRecord
  readonly lines: readonly LineRecord[]
  readonly draft?: DraftRecord
}

export async function storedAs({ db }: StorageContext, id: string): Promise<Kept | undefined> {
  const record = await db.sheets.get(id)
  if (record === undefined) return undefined
  const lines = await db.lines.where('sheet').equals(id).toArray()
  const draft = await db.drafts.get(id)
  return { record, lines, ...(draft && { draft }) }
}

/** Checks and reads the records of a sheet. */
export function readKept(
  { games }: StorageContext,
  { record, lines }: Kept,
): { readonly sheet: Sheet } | { readonly refusal: Refusal } {
  const passed = passGate(games, record.version, { ...record.header, journal: lines.map(({ line }) => line) })
  if (!passed.ok) return { refusal: passed.refusal }
  return { sheet: { ...passed.sheet, journal: passed.sheet.journal.toSorted(compareLines) } }
}

/** Merges two copies of a sheet; of two drafts it takes that of `one`. */
export async function together(
  storage: StorageContext,
  one: Kept,
  other: Kept,
): Promise<Kept | { readonly refusal: Refusal }> {
  const [a, b] = [readKept(storage, one), readKept(storage, other)]
  if ('refusal' in a) return a
  if ('refusal' in b) return b
  const game = gameOn(storage, a.sheet.game)!
  const resolve = makeResolver(readablePeople(await storage.db.people.toArray()))
  const merged = mergeSheets(a.sheet, b.sheet, { game, resolve })
  if (merged.value === undefined) return { refusal: refusalOf(merged.fault) }
  const { id, journal } = merged.value
  const draft = one.draft ?? other.draft
  return {
    record: recordOf(storage, merged.value),
    lines: journal.map((line) => ({ sheet: id, id: line.id, line })),
    ...(draft && { draft }),
  }
}
