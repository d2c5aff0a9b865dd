import type { At } from './entry.ts'

/** E30: whether the next trick bid or nolo counts twice because everybody passed. */
export function countsTwice(past: At['past']): boolean {
  const last = past.findLast(
    ({ entry, options }) =>
      entry.kind === 'tricks' || entry.kind === 'nolo' || (entry.kind === 'pass' && options.allPass === 'doubleNext'),
  )
  return last?.entry.kind === 'pass'
}
