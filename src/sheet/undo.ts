/** What undo and redo would do next. Both are read off the journal, so they survive a reload and another phone. */
import { linesInEffect } from './journal.ts'
import type { EntryLine, Line, SetLine, UndoLine } from './sheet.ts'

const isUndo = (line: Line): line is UndoLine => 'undo' in line
const isWriting = (line: Line): line is EntryLine | SetLine => !isUndo(line)

/** The id of a line of a step, from the id of its first: sorted, they stand in the order they were written in. */
export const partOf = (first: string, index: number): string => (index === 0 ? first : `${first}.${index + 1}`)
const firstOf = (id: string): string => id.replace(/\.\d+$/, '')

/** Lines that were written together are undone together: they bear one instant, and ids made from one. */
function together<L extends Line>(lines: readonly L[], newest: Line | undefined): readonly L[] {
  if (newest === undefined) return []
  return lines.filter(({ id, at }) => at === newest.at && firstOf(id) === firstOf(newest.id))
}

/** The newest lines in effect that wrote something, oldest first. */
export function undoStep(journal: readonly Line[]): readonly (EntryLine | SetLine)[] {
  const writing = linesInEffect(journal).filter(isWriting)
  return together(writing, writing.at(-1))
}

/** The newest undos in effect, as long as nothing new was written after them. A redo is itself an undo, of an undo. */
export function redoStep(journal: readonly Line[]): readonly UndoLine[] {
  const since = journal.slice(journal.findLastIndex(isWriting) + 1)
  const written = new Set(journal.filter(isWriting).map(({ id }) => id))
  const inEffect = new Set(linesInEffect(journal))
  const undos = since.filter(isUndo).filter((line) => inEffect.has(line) && written.has(line.undo))
  return together(undos, undos.at(-1))
}
