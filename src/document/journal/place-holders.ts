import type { EntryLine, Line } from '../model/sheet.ts'

/**
 * The lines that only keep a row's place, where the row's first line was left out of a link. They are recognized by a first
 * line with a `null` entry: no row written by the app begins with one.
 */
export function placeHolders(journal: readonly Line[]): ReadonlySet<Line> {
  return new Set([...oldestLines(journal).values()].filter(({ entry }) => entry === null))
}

/** The oldest line of every row ever written, by row, in line order. It decides where the row stands. */
export function oldestLines(journal: readonly Line[]): ReadonlyMap<string, EntryLine> {
  const oldest = new Map<string, EntryLine>()
  for (const line of journal) {
    if ('entry' in line && !oldest.has(line.row)) oldest.set(line.row, line)
  }
  return oldest
}
