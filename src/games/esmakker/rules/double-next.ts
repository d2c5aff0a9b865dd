import type { At } from './entry.ts'

/** E30: whether an all-pass makes the next trick bid or nolo count twice. */
export function countsTwice(past: At['past']): boolean {
  const last = past.findLast(
    ({ entry, options }) =>
      entry.kind === 'tricks' || entry.kind === 'nolo' || (entry.kind === 'pass' && options.allPass === 'doubleNext'),
  )
  return last?.entry.kind === 'pass'
}
