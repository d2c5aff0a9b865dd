/** What undo and redo would do next. Both are read off the journal, so they survive a reload and another phone. */
import { linesInEffect } from './journal.ts'
import { firstOf } from './line-ids.ts'
import { placeHolders } from './place-holders.ts'
import type { EntryLine, Line, SetLine, UndoLine } from '../model/sheet.ts'

const isUndo = (line: Line): line is UndoLine => 'undo' in line
const isWriting = (line: Line): line is EntryLine | SetLine => !isUndo(line)

/** Lines that were written together are undone together: they bear one instant, and ids made from one. */
function newestOf<L extends Line>(lines: readonly L[]): readonly L[] {
  const newest = lines.at(-1)
  return lines.filter(({ id, at }) => at === newest?.at && firstOf(id) === firstOf(newest.id))
}

/**
 * The newest lines in effect that wrote something, oldest first. Where the line behind is a mere place holder, what the row
 * read before is not known here, and undoing would take the row away: that is where undo ends.
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

/** Nothing else of its row is in effect, and the line its place holder stands for, which bears the same instant, is not here. */
function restsOnPlace({ id, row }: EntryLine, { journal, holders, undoable }: Written): boolean {
  const ofRow = (line: Line): line is EntryLine => 'entry' in line && line.row === row
  const holder = [...holders].find(ofRow)
  if (holder === undefined) return false
  const isHere = journal.some((line) => ofRow(line) && line.id !== holder.id && line.at === holder.at)
  return !isHere && !undoable.some((line) => ofRow(line) && line.id !== id)
}

/** The newest undos in effect, as long as nothing new was written after them. A redo is itself an undo, of an undo. */
export function redoStep(journal: readonly Line[]): readonly UndoLine[] {
  const since = journal.slice(journal.findLastIndex(isWriting) + 1)
  const written = new Set(journal.filter(isWriting).map(({ id }) => id))
  const inEffect = new Set(linesInEffect(journal))
  const undos = since.filter(isUndo).filter((line) => inEffect.has(line) && written.has(line.undo))
  return newestOf(undos)
}
