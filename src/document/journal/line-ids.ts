/** How the ids of lines and rows are made from one another. */

/** The id of a line of a step, from the id of its first: sorted, they stand in the order they were written in. */
export const partOf = (first: string, index: number): string => (index === 0 ? first : `${first}.${index + 1}`)
const PART = /\.\d+$/
export const firstOf = (id: string): string => id.replace(PART, '')

/** What we call the first line of a row: the row's id read backwards (`k3f0` and `0f3k`), parts likewise (`k3f0.2`). */
export function firstLineOf(row: string): string {
  const first = firstOf(row)
  return [...first].toReversed().join('') + row.slice(first.length)
}

const MOST_CHARACTERS = 100

/**
 * The id that holds a line's place: directly before it among lines of its instant, and no other line's.
 * None for an id that leaves no room for it.
 */
export function placeOf(line: string): string | undefined {
  const last = line.charCodeAt(line.length - 1)
  if (last <= 0x21 || last >= 0x7f || [...line].length >= MOST_CHARACTERS) return undefined
  return `${line.slice(0, -1)}${String.fromCharCode(last - 1)}~`
}
