/** Compares by code units: the same on every device, whatever its language. */
export function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}

export function compareIds(a: { id: string }, b: { id: string }): number {
  return compareText(a.id, b.id)
}
