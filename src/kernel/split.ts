/** A total split among several: when only one share is open, it is the rest. */

/** The shares entered by hand; null where nothing was entered. */
export type Given = readonly (number | null)[]

/** With the only open share filled in with the rest of the total. Unchanged when several are open or the rest is not possible. */
export function filledIn(given: Given, total: number, isPossible: (rest: number) => boolean = () => true): Given {
  const open = given.flatMap((value, i) => (value === null ? [i] : []))
  if (open.length !== 1) return given
  const rest = total - sumOf(given)
  return isPossible(rest) ? given.map((value) => value ?? rest) : given
}

export function sumOf(given: Given): number {
  return given.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}

/** The shares with the i-th entered, or cleared with null. */
export function withGiven(given: Given, i: number, value: number | null): Given {
  return given.map((old, k) => (k === i ? value : old))
}
