/** Text by its code units: the same on every device, whatever its language. */
export function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}

/** The order of lines in a journal: by time, then by id. */
export function compareLines(a: { at: string; id: string }, b: { at: string; id: string }): number {
  return compareText(a.at, b.at) || compareText(a.id, b.id)
}

export function compareIds(a: { id: string }, b: { id: string }): number {
  return compareText(a.id, b.id)
}
