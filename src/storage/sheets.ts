/** The sheets on the shelf. Everything that changes one is a single transaction. */
import { bytesOf, lineTooHigh, MOST_BYTES_A_SHEET } from '../sheet/limits.ts'
import type { Line, Sheet } from '../sheet/sheet.ts'
import { attempt, watch } from './connection.ts'
import type { SheetRecord } from './database.ts'
import { FORMAT_VERSION, passGate } from './gate.ts'
import { load, type Stored } from './load.ts'
import { gameOn, type Shelf } from './shelf.ts'
import { summaryOf } from './summary.ts'

export function watchSheet(
  shelf: Shelf,
  id: string,
  next: (stored: Stored) => void,
  fail: (error: unknown) => void,
): () => void {
  return watch(shelf, () => load(shelf, id), next, fail)
}

/**
 * Writes what `write` adds to the sheet as it is in store at that moment, refreshes its summary and, if asked, clears its draft.
 * A line that is there already is not written again: saved twice, a round is still one round. Returns the sheet as saved.
 */
export async function append(
  shelf: Shelf,
  id: string,
  write: (sheet: Sheet) => Sheet,
  { clearDraft = false }: { readonly clearDraft?: boolean } = {},
): Promise<Sheet> {
  const { db } = shelf
  const saved = await attempt(shelf, () =>
    db.transaction('rw', [db.sheets, db.lines, db.drafts, db.people], async () => {
      const stored = await load(shelf, id)
      if (stored.kind !== 'ready') throw new Error(`sheet ${id} is ${stored.kind}`)
      const { sheet } = stored
      const next = write(sheet)
      const news = newLines(sheet, next)
      if (news !== undefined && next !== sheet) await put(shelf, next, news)
      if (clearDraft) await db.drafts.delete(id)
      return news === undefined ? sheet : next
    }),
  )
  shelf.read.set(id, saved.journal)
  return saved
}

/** Undefined when one of them was written before. */
function newLines(before: Sheet, after: Sheet): readonly Line[] | undefined {
  const old = new Set(before.journal.map(({ id }) => id))
  const news = after.journal.slice(before.journal.length)
  return news.some(({ id }) => old.has(id)) ? undefined : news
}

/**
 * To be called in a transaction that may write sheets and lines. What does not pass the gate is not written;
 * the lines that were there passed it before.
 */
export async function put(shelf: Shelf, sheet: Sheet, news: readonly Line[]): Promise<void> {
  const { db } = shelf
  const passed = passGate(shelf.games, FORMAT_VERSION, { ...sheet, journal: news })
  if (!passed.ok) throw new TypeError(`${passed.refusal.why.key} at ${passed.refusal.path}`)
  if (bytesOf(sheet) > MOST_BYTES_A_SHEET) throw new TypeError('sheetTooLarge')
  if (lineTooHigh(sheet, gameOn(shelf, sheet.game)!, sheet.journal) !== undefined) throw new TypeError('sumTooHigh')
  const before = await db.sheets.get(sheet.id)
  // a sheet of an older revision was migrated on reading: all of its lines are put as they now read
  const outdated =
    before !== undefined && (before.header.revision !== sheet.revision || before.version !== FORMAT_VERSION)
  const lines = outdated ? sheet.journal : news
  await db.lines.bulkPut(lines.map((line) => ({ sheet: sheet.id, id: line.id, line })))
  await db.sheets.put(recordOf(shelf, sheet))
}

function recordOf(shelf: Shelf, sheet: Sheet): SheetRecord {
  const { journal, ...header } = sheet
  const summary = summaryOf(sheet, gameOn(shelf, sheet.game)!)
  return {
    id: sheet.id,
    version: FORMAT_VERSION,
    header,
    summary,
    changedAt: journal.at(-1)?.at ?? sheet.startedAt,
    open: summary.verdict === null && summary.closedAt === null ? 1 : 0,
    people: [...new Set(sheet.players.flatMap(({ person }) => person ?? []))],
  }
}
