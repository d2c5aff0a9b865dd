/** What undo and redo do next. Both are read from the journal, so they survive a reload and a move to another phone. */
import { linesInEffect } from './journal.ts'
import { firstOf } from './line-ids.ts'
import { placeHolders } from './place-holders.ts'
import type { EntryLine, Line, SetLine, UndoLine } from '../model/sheet.ts'

const isUndo = (line: Line): line is UndoLine => 'undo' in line
const isWriting = (line: Line): line is EntryLine | SetLine => !isUndo(line)

/** The lines of the newest step: the same instant, and ids derived from the same id. */
function newestOf<L extends Line>(lines: readonly L[]): readonly L[] {
  const newest = lines.at(-1)
  return lines.filter(({ id, at }) => at === newest?.at && firstOf(id) === firstOf(newest.id))
}

/**
 * The lines that undo would undo, oldest first; empty when there are none. Undo stops at a row known only by a place holder
 * and this line: what the row read before is not known here, so undoing the line would remove the row.
 */
export function undoStep(journal: readonly Line[]): readonly (EntryLine | SetLine)[] {
  const holders = placeHolders(journal)
  const writing = linesInEffect(journal).filter(isWriting)
  const undoable = writing.filter((line) => !holders.has(line))
  const step = newestOf(undoable)
  return step.some((line) => 'entry' in line && restsOnPlace(line, { journal, holders, undoable })) ? [] : step
}

interface Written {
  readonly journal: readonly Line[]
  readonly holders: ReadonlySet<Line>
  readonly undoable: readonly (EntryLine | SetLine)[]
}

/** Whether only this line of its row is in effect, while the first line of the row is missing here. */
function restsOnPlace({ id, row }: EntryLine, { journal, holders, undoable }: Written): boolean {
  const ofRow = (line: Line): line is EntryLine => 'entry' in line && line.row === row
  const holder = [...holders].find(ofRow)
  if (holder === undefined) return false
  const isHere = journal.some((line) => ofRow(line) && line.id !== holder.id && line.at === holder.at)
  return !isHere && !undoable.some((line) => ofRow(line) && line.id !== id)
}

/** The undo lines that redo would undo; empty once something new is written after them. */
export function redoStep(journal: readonly Line[]): readonly UndoLine[] {
  const since = journal.slice(journal.findLastIndex(isWriting) + 1)
  const written = new Set(journal.filter(isWriting).map(({ id }) => id))
  const inEffect = new Set(linesInEffect(journal))
  const undos = since.filter(isUndo).filter((line) => inEffect.has(line) && written.has(line.undo))
  return newestOf(undos)
}
