/** Stored sheets. Every change to one is a single transaction. */
import { lineInOrder } from '../../document/model/canonical.ts'
import { makeInstant } from '../../document/model/instant.ts'
import { linesInEffect } from '../../document/journal/journal.ts'
import type { LineWriter } from '../../document/journal/lines.ts'
import { bytesOf, lineTooHigh, MOST_BYTES_A_SHEET } from '../../document/read/limits.ts'
import type { Line, Sheet } from '../../document/model/sheet.ts'
import { isOpen } from './cards.ts'
import { attempt, watch } from '../db/connection.ts'
import type { SheetRecord } from '../db/database.ts'
import { clearDraft } from './drafts.ts'
import { FORMAT_VERSION, passGate } from '../db/gate.ts'
import { load, type Stored } from './load.ts'
import { seat } from '../library/people.ts'
import { gameOn, type StorageContext } from '../db/storage-context.ts'
import { summaryOf } from './summary.ts'

export function watchSheet(
  storage: StorageContext,
  id: string,
  next: (stored: Stored) => void,
  fail: (error: unknown) => void,
): () => void {
  return watch(storage, () => load(storage, id), next, fail)
}

/** Appends lines to a sheet. The first ids the writer gives are `Saved.ids`. */
export type Write = (sheet: Sheet, writer: LineWriter) => Sheet
export interface Saved {
  /** The ids for what is written, so that saving twice writes once. */
  readonly ids?: readonly string[]
  /** The line id of the draft to delete; a draft for another line, from another tab, stays. */
  readonly clears?: string | undefined
}

/**
 * Appends what `write` adds to the sheet as stored at that moment, records its newcomers, and deletes the draft if asked.
 * Lines that are there already are not written again; if other lines have their ids, new ids are used. Returns the sheet as
 * saved. Throws when the sheet is missing, unreadable or would become too large.
 */
export async function append(
  storage: StorageContext,
  id: string,
  write: Write,
  { ids = [], clears }: Saved = {},
): Promise<Sheet> {
  const { db, writer } = storage
  const saved = await attempt(storage, () =>
    db.transaction('rw', [db.sheets, db.lines, db.drafts, db.people], async () => {
      const stored = await load(storage, id)
      if (stored.kind !== 'ready') throw new Error(`sheet ${id} is ${stored.kind}`)
      const { sheet } = stored
      const next = afresh(storage, sheet, [write(sheet, penOf(writer, ids)), () => write(sheet, writer)])
      if (next !== sheet) {
        await put(storage, next, newLines(sheet, next))
        await seatNew(storage, sheet, next)
      }
      if (clears !== undefined) await clearDraft(storage, id, clears)
      return next
    }),
  )
  storage.read.set(id, { written: storage.read.get(id)?.written, journal: saved.journal })
  return saved
}

function penOf({ now, id }: LineWriter, ids: readonly string[]): LineWriter {
  const given = [...ids]
  return { now, id: () => given.shift() ?? id() }
}

/** The sheet unchanged when these lines are in it already; `again()` when other lines have taken the ids. */
function afresh(storage: StorageContext, sheet: Sheet, [next, again]: readonly [Sheet, () => Sheet]): Sheet {
  const taken = new Set(sheet.journal.map(({ id }) => id))
  if (!newLines(sheet, next).some(({ id }) => taken.has(id))) return next
  if (isWritten(storage, sheet, next)) return sheet
  const other = again()
  if (newLines(sheet, other).some(({ id }) => taken.has(id))) throw new TypeError('a line is never written over')
  return other
}

/** Whether each new line of `next` is in the sheet, in effect, with the same content. */
function isWritten(storage: StorageContext, sheet: Sheet, next: Sheet): boolean {
  const game = gameOn(storage, sheet.game)!
  const says = (line: Line, players: number) => JSON.stringify({ ...lineInOrder(line, game, players), at: '' })
  const there = new Set(linesInEffect(sheet.journal).map((line) => says(line, sheet.players.length)))
  return newLines(sheet, next).every((line) => there.has(says(line, next.players.length)))
}

function newLines(before: Sheet, after: Sheet): readonly Line[] {
  return after.journal.slice(before.journal.length)
}

async function seatNew(storage: StorageContext, before: Sheet, after: Sheet): Promise<void> {
  const known = after.players.slice(before.players.length)
  const guests = known.flatMap(({ name, person }) => (person === undefined ? [] : [{ name, person }]))
  if (guests.length > 0) await seat(storage, guests, after.journal.at(-1)?.at ?? makeInstant(storage.writer.now()))
}

/** A sheet to write, and which of its lines are new. */
interface Putting {
  readonly sheet: Sheet
  readonly news: readonly Line[]
}

/** As `putAll`, for one sheet. */
export function put(storage: StorageContext, sheet: Sheet, news: readonly Line[]): Promise<void> {
  return putAll(storage, [{ sheet, news }])
}

/**
 * Writes sheets. Call it in a transaction that writes sheets and lines. Throws `TypeError`, before writing any, when a new
 * line is not valid or a sheet is too large.
 */
export async function putAll(storage: StorageContext, sheets: readonly Putting[]): Promise<void> {
  const { db } = storage
  for (const one of sheets) check(storage, one)
  const before = await db.sheets.bulkGet(sheets.map(({ sheet }) => sheet.id))
  const lines = sheets.flatMap(({ sheet, news }, i) =>
    (isOutdated(before[i], sheet) ? sheet.journal : news).map((line) => {
      return { sheet: sheet.id, id: line.id, line }
    }),
  )
  await db.lines.bulkPut(lines)
  await db.sheets.bulkPut(
    sheets.map(({ sheet }, i) => {
      const old = before[i]
      const written = old === undefined ? storage.uuid() : old.written
      return { ...recordOf(storage, sheet), ...(written !== undefined && { written }) }
    }),
  )
}

/** Whether the sheet was migrated on reading, so that all of its lines must be written. */
export function isOutdated(before: SheetRecord | undefined, { revision }: Sheet): boolean {
  return before !== undefined && (before.header.revision !== revision || before.version !== FORMAT_VERSION)
}

function check(storage: StorageContext, { sheet, news }: Putting): void {
  const passed = passGate(storage.games, FORMAT_VERSION, { ...sheet, journal: news })
  if (!passed.ok) throw new TypeError(`${passed.refusal.why.key} at ${passed.refusal.path}`)
  if (bytesOf(sheet) > MOST_BYTES_A_SHEET) throw new TypeError('sheetTooLarge')
  if (lineTooHigh(sheet, gameOn(storage, sheet.game)!, sheet.journal) !== undefined) throw new TypeError('sumTooHigh')
}

export function recordOf(storage: Pick<StorageContext, 'games' | 'writer'>, sheet: Sheet): SheetRecord {
  const { journal, ...header } = sheet
  const summary = summaryOf(sheet, gameOn(storage, sheet.game)!)
  return {
    id: sheet.id,
    version: FORMAT_VERSION,
    header,
    summary,
    changedAt: journal.at(-1)?.at ?? sheet.startedAt,
    touchedAt: makeInstant(storage.writer.now()),
    open: isOpen(summary) ? 1 : 0,
    people: [...new Set(sheet.players.flatMap(({ person }) => person ?? []))],
  }
}
