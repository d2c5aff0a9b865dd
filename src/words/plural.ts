/** A count with its noun: `1 runde`, `3 runder`. All three languages have two forms. */
export function counted(count: number, one: string, other: string): string {
  return `${count} ${count === 1 ? one : other}`
}

/** Several counts as a list, without those that are zero: `1 ark, 2 navne og 1 serie`. */
export function enumerated(and: string, ...counts: readonly (readonly [count: number, one: string, other: string])[]) {
  const parts = counts.filter(([count]) => count > 0).map((one) => counted(...one))
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)!}`
}
