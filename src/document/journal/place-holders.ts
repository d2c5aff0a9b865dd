import type { EntryLine, Line } from '../model/sheet.ts'

/**
 * Lines that say nothing and only keep a row's place, where the line it was first written by was left behind: no row we
 * write begins with a strike.
 */
export function placeHolders(journal: readonly Line[]): ReadonlySet<Line> {
  return new Set([...oldestLines(journal).values()].filter(({ entry }) => entry === null))
}

/** The line that decides where a row stands, for every row there ever was, in line order. */
export function oldestLines(journal: readonly Line[]): ReadonlyMap<string, EntryLine> {
  const oldest = new Map<string, EntryLine>()
  for (const line of journal) {
    if ('entry' in line && !oldest.has(line.row)) oldest.set(line.row, line)
  }
  return oldest
}
