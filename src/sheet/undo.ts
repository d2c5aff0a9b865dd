/** What undo and redo would do next. Both are read off the journal, so they survive a reload and another phone. */
import { linesInEffect } from './journal.ts'
import type { EntryLine, Line, SetLine, UndoLine } from './sheet.ts'

const isUndo = (line: Line): line is UndoLine => 'undo' in line
const isWriting = (line: Line): line is EntryLine | SetLine => !isUndo(line)

/** The newest line in effect that wrote something. */
export function undoable(journal: readonly Line[]): EntryLine | SetLine | undefined {
  return linesInEffect(journal).filter(isWriting).at(-1)
}

/** The newest undo in effect, as long as nothing new was written after it. A redo is itself an undo, of an undo. */
export function redoable(journal: readonly Line[]): UndoLine | undefined {
  const since = journal.slice(journal.findLastIndex(isWriting) + 1)
  const written = new Set(journal.filter(isWriting).map(({ id }) => id))
  const inEffect = new Set(linesInEffect(journal))
  return since.filter(isUndo).findLast((line) => inEffect.has(line) && written.has(line.undo))
}
