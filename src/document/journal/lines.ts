/** Functions that append lines to a sheet's journal. Each returns a new sheet and changes no earlier line. */
import { compareInstants, laterBy, makeInstant } from '../model/instant.ts'
import type { EntryLine, Line, Setting, SetLine, Sheet, UndoLine } from '../model/sheet.ts'
import { firstLineOf, partOf } from './line-ids.ts'
import { redoStep, undoStep } from './undo.ts'

/** A clock, in milliseconds since 1970, and a source of unused ids. */
export interface LineWriter {
  readonly now: () => number
  readonly id: () => string
}

/** Appends a row. The entries in `then` become rows after it, in the same step: undone together. */
export function log(sheet: Sheet, entry: unknown, writer: LineWriter, then: readonly unknown[] = []): Sheet {
  const row = writer.id()
  return write(sheet, writer, firstLineOf(row), { row, entry }, ...following(row, then))
}

/** Inserts a row directly after another, or at the top when `after` is null. */
export function insert(sheet: Sheet, after: string | null, entry: unknown, writer: LineWriter): Sheet {
  const row = writer.id()
  return write(sheet, writer, firstLineOf(row), { row, after, entry })
}

/** Changes a row's entry; the row keeps its place. `then` appends rows in the same step. */
export function amend(
  sheet: Sheet,
  row: string,
  entry: unknown,
  writer: LineWriter,
  then: readonly unknown[] = [],
): Sheet {
  const line = writer.id()
  return write(sheet, writer, line, { row, entry }, ...following(firstLineOf(line), then))
}

export function strike(sheet: Sheet, row: string, writer: LineWriter): Sheet {
  return write(sheet, writer, writer.id(), { row, entry: null })
}

/** Sets title, note, stake and so on, one line for each, so that each is superseded on its own. */
export function set(sheet: Sheet, values: Setting, writer: LineWriter): Sheet {
  const each = Object.entries(values).map(([key, value]) => ({ set: { [key]: value } as Setting }))
  return each.length === 0 ? sheet : write(sheet, writer, writer.id(), ...each)
}

/** Undoes the last step; returns the same sheet when there is none. */
export function undo(sheet: Sheet, writer: LineWriter): Sheet {
  return without(sheet, undoStep(sheet.journal), writer)
}

/** Redoes the last undone step; returns the same sheet when there is none. */
export function redo(sheet: Sheet, writer: LineWriter): Sheet {
  return without(sheet, redoStep(sheet.journal), writer)
}

function without(sheet: Sheet, step: readonly Line[], writer: LineWriter): Sheet {
  return step.length === 0 ? sheet : write(sheet, writer, writer.id(), ...step.map(({ id }) => ({ undo: id })))
}

function following(row: string, entries: readonly unknown[]): readonly Unwritten<EntryLine>[] {
  return entries.map((entry, i) => ({ row: partOf(row, i + 1), entry }))
}

type Unwritten<L extends Line> = Omit<L, 'id' | 'at'>
type Said = Unwritten<EntryLine> | Unwritten<UndoLine> | Unwritten<SetLine>

/** Appends the step as the newest lines, even when the clock is behind the journal. */
function write(sheet: Sheet, writer: LineWriter, id: string, ...step: readonly Said[]): Sheet {
  const newest = sheet.journal.at(-1)
  const now = makeInstant(writer.now())
  const at = newest === undefined || compareInstants(newest.at, now) < 0 ? now : laterBy(1, newest.at)
  return { ...sheet, journal: [...sheet.journal, ...step.map((said, i) => ({ id: partOf(id, i), at, ...said }))] }
}
