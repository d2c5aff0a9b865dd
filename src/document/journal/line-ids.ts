/** How the ids of lines and rows derive from one another. */

/** The id of the index-th line of a step, from the id of its first line; sorted by id, the lines keep their order. */
export const partOf = (first: string, index: number): string => (index === 0 ? first : `${first}.${index + 1}`)
const PART = /\.\d+$/
export const firstOf = (id: string): string => id.replace(PART, '')

/** The id we give the first line of a row: the row's id reversed (`k3f0` gives `0f3k`), keeping any suffix (`k3f0.2`). */
export function firstLineOf(row: string): string {
  const first = firstOf(row)
  return [...first].toReversed().join('') + row.slice(first.length)
}

const MOST_CHARACTERS = 100

/**
 * The id of the place holder for a line: it sorts directly before the line's, and no other line has it.
 * Undefined for an id that leaves no room for it.
 */
export function placeOf(line: string): string | undefined {
  const last = line.charCodeAt(line.length - 1)
  if (last <= 0x21 || last >= 0x7f || [...line].length >= MOST_CHARACTERS) return undefined
  return `${line.slice(0, -1)}${String.fromCharCode(last - 1)}~`
}
