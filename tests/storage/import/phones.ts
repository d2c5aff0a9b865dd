/** Two phones, and what is sent from one to the other. */
import { gameOf } from '../../../src/games/index.ts'
import { log } from '../../../src/document/journal/lines.ts'
import { readPad } from '../../../src/document/read/read.ts'
import type { Pad, Sheet } from '../../../src/document/model/sheet.ts'
import { makePad } from '../../../src/document/model/write.ts'
import { type Taken, takeIn } from '../../../src/storage/import/import.ts'
import type { DraftRecord } from '../../../src/storage/db/database.ts'
import { padOf } from '../../../src/storage/backup/export.ts'
import { load } from '../../../src/storage/sheets/load.ts'
import { append } from '../../../src/storage/sheets/sheets.ts'
import type { StorageContext } from '../../../src/storage/db/storage-context.ts'

export const textOf = async (from: StorageContext) => makePad((await padOf(from)).pad, gameOf)

export async function padFrom(from: StorageContext, only?: readonly string[]): Promise<Pad> {
  const reading = readPad(makePad((await padOf(from, only)).pad, gameOf), gameOf)
  if (!reading.ok) throw new Error(reading.refusal.path)
  return reading.pad
}

export const logOn = (on: StorageContext, id: string, entry: object) =>
  append(on, id, (sheet) => log(sheet, entry, on.writer))

export async function sheetOn(on: StorageContext, id: string): Promise<Sheet> {
  const stored = await load(on, id)
  if (stored.kind !== 'ready') throw new Error(stored.kind)
  return stored.sheet
}

export const draftOf = (sheet: string, line = 'l1'): DraftRecord => ({
  sheet,
  token: { line, row: 'r1' },
  target: { kind: 'new' } as const,
  form: 'round',
  draft: { variant: 'spar' },
  step: 1,
})

/** Everything stored, except copies and when records were last written. */
export async function everything({ db }: StorageContext): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const tables = db.tables.filter(({ name }) => !name.startsWith('cop'))
  const all = await Promise.all(tables.map(async (table) => [table.name, await table.toArray()] as const))
  const plain = all.map(([name, rows]) => [
    name,
    rows.map((row: object) => ({ ...row, written: undefined, touchedAt: undefined })),
  ])
  return Object.fromEntries(plain) as Record<string, readonly unknown[]>
}

export async function taken(
  on: StorageContext,
  pad: Pad,
  answers?: object,
): Promise<Taken & { readonly kind: 'taken' }> {
  const done = await takeIn(on, pad, answers)
  if (done.kind !== 'taken') throw new Error(done.kind)
  return done
}
