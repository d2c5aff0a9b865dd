/** What undoing an import does to the sheets it brought. Reads, and writes nothing. */
import { type Added, linesSince, takeAway } from '../sheet/take-away.ts'
import type { Line, Sheet } from '../sheet/sheet.ts'
import type { BinnedSheet, DraftRecord, Header, SheetRecord, TouchedSheet } from './database.ts'
import { storedSheets } from './export.ts'
import { FORMAT_VERSION, passGate } from './gate.ts'
import { namingOn } from './names.ts'
import { isOutdated, recordOf } from './sheets.ts'
import { gameOn, type Shelf } from './shelf.ts'
import { isSame } from './undo-items.ts'

/**
 * Why a sheet stays as it is: something was written on it since, another import since stands on it (it goes with that
 * one), it lies in the bin, or it cannot be read.
 */
export type WhyStays = 'written' | 'later' | 'binned' | 'unreadable'
export interface Staying {
  readonly id: string
  readonly title: string | null
  readonly names: readonly string[]
  readonly why: WhyStays
}

export interface SheetsUndone {
  /** Of sheets that were new. */
  readonly going: readonly string[]
  readonly intoBin: readonly BinnedSheet[]
  /** What is left of sheets that were here. */
  readonly rest: readonly {
    readonly record: SheetRecord
    readonly lines: readonly string[]
    readonly put: readonly Line[]
  }[]
  readonly stays: readonly Staying[]
}

/** By id, what imports since then did to the same sheets: oldest first. */
export type Later = (id: string) => readonly TouchedSheet[]

export async function undoneSheets(
  shelf: Shelf,
  touched: readonly TouchedSheet[],
  later: Later,
): Promise<SheetsUndone> {
  const { db } = shelf
  const ids = touched.map(({ id }) => id)
  const stored = new Map((await storedSheets(db, ids)).map((one) => [one.record.id, one]))
  const drafts = new Map((await db.drafts.bulkGet(ids)).flatMap((draft) => (draft ? [[draft.sheet, draft]] : [])))
  const inBin = new Map(
    (await db.bin.bulkGet(ids.map((id): [string, string] => ['sheet', id]))).flatMap((kept) =>
      kept?.kind === 'sheet' ? [[kept.id, kept.record]] : [],
    ),
  )
  const nameOf = await namingOn(shelf)
  const going: string[] = []
  const intoBin: BinnedSheet[] = []
  const rest: SheetsUndone['rest'][number][] = []
  const stays: Staying[] = []
  const staying = ({ id, header, summary }: SheetRecord, why: WhyStays) =>
    stays.push({ id, title: summary.title, names: header.players.map(nameOf), why })

  for (const one of touched) {
    const there = stored.get(one.id)
    const binned = inBin.get(one.id)
    if (there === undefined) {
      if (binned !== undefined) staying(binned, 'binned')
      continue
    }
    const since = later(one.id)
    // it was gone in between: what is here now came with another import
    if (since.some(({ from }) => from === 'new')) continue
    const outcome = undoneSheet(shelf, one, { ...there, draft: drafts.get(one.id), inBin: binned !== undefined }, since)
    if (typeof outcome === 'string') staying(there.record, outcome)
    else if (outcome.kind === 'goes') going.push(one.id)
    else if (outcome.kind === 'binned') intoBin.push(outcome.binned)
    else rest.push(outcome)
  }
  return { going, intoBin, rest, stays }
}

interface There {
  readonly record: SheetRecord
  readonly journal: readonly Line[]
  readonly draft: DraftRecord | undefined
  readonly inBin: boolean
}
type Outcome =
  | WhyStays
  | { readonly kind: 'goes' }
  | { readonly kind: 'binned'; readonly binned: BinnedSheet }
  | ({ readonly kind: 'rest' } & SheetsUndone['rest'][number])

function undoneSheet(shelf: Shelf, one: TouchedSheet, there: There, later: readonly TouchedSheet[]): Outcome {
  const added = { lines: new Set(one.lines), there: new Set(one.there) }
  const came = new Set(later.flatMap(({ lines }) => lines))
  const { record, journal, draft, inBin } = there
  if (one.from !== 'store') {
    const since = linesSince({ journal }, added)
    const drafted = draft !== undefined && !isSame(draft, one.binned?.draft)
    if (drafted || inBin || since.some(({ id }) => !came.has(id))) return 'written'
    if (since.length > 0) return 'later'
    return one.binned === undefined ? { kind: 'goes' } : { kind: 'binned', binned: one.binned }
  }
  const passed = passGate(shelf.games, record.version, { ...record.header, journal })
  if (!passed.ok) return 'unreadable'
  const header = headerAfter(one, record.header)
  const sheet = restOf(shelf, passed.sheet, header, added)
  if (sheet === undefined || (draft !== undefined && leansOn(draft, there, sheet))) {
    const both = { lines: new Set([...added.lines, ...came]), there: added.there }
    const alone = came.size > 0 && restOf(shelf, passed.sheet, header, both)
    return alone && (draft === undefined || !leansOn(draft, there, alone)) ? 'later' : 'written'
  }
  return {
    kind: 'rest',
    record: { ...recordOf(shelf, sheet), written: shelf.uuid() },
    lines: one.lines,
    put: isOutdated(record, sheet) ? sheet.journal : [],
  }
}

/** As it was before, unless it changed again since. */
function headerAfter({ header }: TouchedSheet, now: Header): Partial<Columns> {
  return header !== undefined && sameHeader(header.after, now) ? header.before : {}
}

type Columns = Pick<Header, 'players' | 'startedAt'>
export function sameHeader(a: Columns, b: Columns): boolean {
  const says = ({ players, startedAt }: Columns) => [startedAt, ...players.map(({ name, person }) => [name, person])]
  return isSame(says(a), says(b))
}

/** Only when it passes the gate: a line written since may name a column that came. */
function restOf(shelf: Shelf, sheet: Sheet, header: Partial<Columns>, added: Added): Sheet | undefined {
  const rest = takeAway(sheet, added, gameOn(shelf, sheet.game)!)
  if (rest === undefined) return undefined
  const passed = passGate(shelf.games, FORMAT_VERSION, { ...rest, ...header })
  return passed.ok ? passed.sheet : undefined
}

/** A half-entered round on a row or a column that would go. */
function leansOn({ target }: DraftRecord, { record, journal }: There, rest: Sheet): boolean {
  if (rest.players.length !== record.header.players.length) return true
  const row = target.kind === 'amend' ? target.row : target.kind === 'insert' ? target.after : null
  const has = (lines: readonly Line[]) => lines.some((line) => 'entry' in line && line.row === row)
  return row !== null && has(journal) && !has(rest.journal)
}
