/** A count with its noun: `1 runde`, `3 runder`. The three languages know two forms. */
export function counted(count: number, one: string, other: string): string {
  return `${count} ${count === 1 ? one : other}`
}
