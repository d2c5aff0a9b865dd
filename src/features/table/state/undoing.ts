/** What undo and redo would do, as data; the screen puts it in words. */
import { historyOf } from '../../../document/journal/journal.ts'
import { redoStep, undoStep } from '../../../document/journal/undo.ts'
import type { EntryLine, Line, SetLine } from '../../../document/model/sheet.ts'

export interface Undoing {
  /** The line that would be undone or redone; of several, the first. */
  readonly line: EntryLine | SetLine
  readonly wrote: 'row' | 'amendment' | 'strike' | 'details'
}

export function nextUndo(journal: readonly Line[]): Undoing | undefined {
  const [line] = undoStep(journal)
  return line && undoing(journal, line)
}

export function nextRedo(journal: readonly Line[]): Undoing | undefined {
  const [undo] = redoStep(journal)
  const line = undo && journal.find(({ id }) => id === undo.undo)
  return line === undefined || 'undo' in line ? undefined : undoing(journal, line)
}

function undoing(journal: readonly Line[], line: EntryLine | SetLine): Undoing {
  if ('set' in line) return { line, wrote: 'details' }
  if (line.entry === null) return { line, wrote: 'strike' }
  const [first] = historyOf(journal, line.row)
  return { line, wrote: first?.line.id === line.id ? 'row' : 'amendment' }
}
