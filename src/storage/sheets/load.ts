/** Reads a sheet from the tables and checks it. Lines never change, so each is checked once. */
import type { Game } from '../../kernel/contract.ts'
import { compareLines } from '../../document/model/instant.ts'
import type { Refusal } from '../../document/read/refusal.ts'
import type { Line, Sheet } from '../../document/model/sheet.ts'
import type { SheetRecord } from '../db/database.ts'
import { passGate } from '../db/gate.ts'
import { namesOf } from './names.ts'
import { gameOn, type StorageContext } from '../db/storage-context.ts'

export type Stored =
  | { readonly kind: 'ready'; readonly sheet: Sheet; readonly game: Game; readonly names: readonly string[] }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly refusal: Refusal }

/** Call it in a transaction or live query that reads sheets, lines and people. */
export async function load(storage: StorageContext, id: string): Promise<Stored> {
  const record = await storage.db.sheets.get(id)
  if (record === undefined) return { kind: 'missing' }
  const lines = await newLinesOf(storage, record)
  const passed = passGate(storage.games, record.version, { ...record.header, journal: lines.unread })
  if (!passed.ok) return { kind: 'unreadable', refusal: passed.refusal }

  const { sheet } = passed
  const journal = lines.unread.length === 0 ? lines.read : [...lines.read, ...sheet.journal].toSorted(compareLines)
  storage.read.set(id, { written: record.written, journal })
  const names = await namesOf(storage, sheet.players)
  return { kind: 'ready', sheet: { ...sheet, journal }, game: gameOn(storage, sheet.game)!, names }
}

/** The lines checked before and still there (`read`), and those not yet checked (`unread`). */
async function newLinesOf(
  { db, read }: StorageContext,
  { id, changedAt, written }: SheetRecord,
): Promise<{ readonly read: readonly Line[]; readonly unread: readonly unknown[] }> {
  const kept = read.get(id)
  const known = kept?.written === written ? (kept?.journal ?? []) : []
  const inStore = db.lines.where('sheet').equals(id)
  if (known.at(-1)?.at === changedAt && known.length === (await inStore.count())) return { read: known, unread: [] }

  const ids = new Set((await inStore.primaryKeys()).map(([, line]) => line))
  const still = known.filter((line) => ids.has(line.id))
  for (const line of still) ids.delete(line.id)
  const unread = await db.lines.bulkGet([...ids].map((line) => [id, line]))
  return { read: still, unread: unread.map((found) => found?.line) }
}
