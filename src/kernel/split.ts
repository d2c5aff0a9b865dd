/** A sum shared among several: what is not given yet, when it is only one of them, is what is left. */

/** What was given by hand; null where nothing was. */
export type Given = readonly (number | null)[]

/** The one not given, filled in with what the others leave of the total. Given as it is when that is impossible. */
export function filledIn(given: Given, total: number, isPossible: (rest: number) => boolean = () => true): Given {
  const open = given.flatMap((value, i) => (value === null ? [i] : []))
  if (open.length !== 1) return given
  const rest = total - sumOf(given)
  return isPossible(rest) ? given.map((value) => value ?? rest) : given
}

export function sumOf(given: Given): number {
  return given.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}

/** One of them given, or taken back with null. */
export function withGiven(given: Given, i: number, value: number | null): Given {
  return given.map((old, k) => (k === i ? value : old))
}
