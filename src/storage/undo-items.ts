/** People, house rules and series go back only when they are still as an import left them, and nobody else needs them. */
import type { Change, PersonRecord } from './database.ts'

export interface ItemsUndone<T> {
  /** Ids of what goes. */
  readonly gone: readonly string[]
  /** As it was before. */
  readonly back: readonly T[]
  /** Ids of what is not as it was left. */
  readonly other: ReadonlySet<string>
  /** Ids of what would go if nobody needed it. */
  readonly needed: ReadonlySet<string>
}

export function undoneItems<T extends { readonly id: string }>(
  changes: readonly Change<T>[],
  now: readonly (T | undefined)[],
  same: (a: T, b: T) => boolean,
): ItemsUndone<T> {
  const gone: string[] = []
  const back: T[] = []
  const other = new Set<string>()
  for (const [i, { before, after }] of changes.entries()) {
    const there = now[i]
    if (there === undefined) continue
    if (!same(there, after)) other.add(after.id)
    else if (before === undefined) gone.push(after.id)
    else back.push(before)
  }
  return { gone, back, other, needed: new Set() }
}

export function without<T>(undone: ItemsUndone<T>, needed: ReadonlySet<string>): ItemsUndone<T> {
  const [stays, gone] = [undone.gone.filter((id) => needed.has(id)), undone.gone.filter((id) => !needed.has(id))]
  return { ...undone, gone, needed: new Set(stays) }
}

/** When somebody last played is not undone. */
export function samePerson(a: PersonRecord, b: PersonRecord): boolean {
  return a.name === b.name && a.mergedInto === b.mergedInto && a.implied === b.implied
}

export function playedAsNow(before: PersonRecord, now: PersonRecord | undefined): PersonRecord {
  if (now === undefined || now.playedAt <= before.playedAt) return before
  return { ...before, playedAt: now.playedAt, playedWith: now.playedWith }
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
