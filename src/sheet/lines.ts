/** The makers of lines: each appends one, and changes nothing that was written. */
import { compareInstants, laterBy, makeInstant } from './instant.ts'
import type { EntryLine, Line, Setting, SetLine, Sheet, UndoLine } from './sheet.ts'
import { redoable, undoable } from './undo.ts'

/** What writes: a clock in milliseconds since 1970, and a maker of ids that were never used. */
export interface Pen {
  readonly now: () => number
  readonly id: () => string
}

/** A new round, or another row, at the end. */
export function log(sheet: Sheet, entry: unknown, pen: Pen): Sheet {
  return write(sheet, { row: pen.id(), entry }, pen)
}

/** A new row directly behind another, or before the first for `null`. */
export function insert(sheet: Sheet, after: string | null, entry: unknown, pen: Pen): Sheet {
  return write(sheet, { row: pen.id(), after, entry }, pen)
}

/** A row now reads so; it keeps its place. */
export function amend(sheet: Sheet, row: string, entry: unknown, pen: Pen): Sheet {
  return write(sheet, { row, entry }, pen)
}

export function strike(sheet: Sheet, row: string, pen: Pen): Sheet {
  return write(sheet, { row, entry: null }, pen)
}

export function set(sheet: Sheet, values: Setting, pen: Pen): Sheet {
  return write(sheet, { set: values }, pen)
}

/** The same sheet when there is nothing to undo. */
export function undo(sheet: Sheet, pen: Pen): Sheet {
  return without(sheet, undoable(sheet.journal), pen)
}

/** The same sheet when there is nothing to redo. */
export function redo(sheet: Sheet, pen: Pen): Sheet {
  return without(sheet, redoable(sheet.journal), pen)
}

function without(sheet: Sheet, line: Line | undefined, pen: Pen): Sheet {
  return line === undefined ? sheet : write(sheet, { undo: line.id }, pen)
}

type Unwritten<L extends Line> = Omit<L, 'id' | 'at'>

/** The new line is the newest, even when the clock is behind the journal. */
function write(sheet: Sheet, what: Unwritten<EntryLine> | Unwritten<UndoLine> | Unwritten<SetLine>, pen: Pen): Sheet {
  const newest = sheet.journal.at(-1)
  const now = makeInstant(pen.now())
  const at = newest === undefined || compareInstants(newest.at, now) < 0 ? now : laterBy(1, newest.at)
  return { ...sheet, journal: [...sheet.journal, { id: pen.id(), at, ...what }] }
}
