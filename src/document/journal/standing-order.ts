import { oldestLines } from './place-holders.ts'
import type { EntryLine, Line } from '../model/sheet.ts'

/**
 * The ids of every row ever written, struck ones included, in sheet order: the order of their oldest lines. A row with `after`
 * comes directly after the row it names, or at the top for `null`; of several, the newest comes first. Rows that name a
 * missing row, or one another in a ring, come last.
 */
export function standingOrder(journal: readonly Line[]): readonly string[] {
  const oldest = oldestLines(journal)
  const rings = ringsOf(oldest)
  const first: string[] = []
  const standing: string[] = []
  const stray: string[] = []
  const behind = new Map<string, string[]>()
  for (const [row, { after }] of oldest) {
    if (after === undefined) standing.push(row)
    else if (after === null) first.push(row)
    else if (!oldest.has(after) || rings.has(row)) stray.push(row)
    else if (behind.get(after)?.push(row) === undefined) behind.set(after, [row])
  }
  return withThoseBehind([...first.toReversed(), ...standing, ...stray], behind)
}

/** Each row followed by the rows inserted after it, the newest first, and so on. */
function withThoseBehind(rows: readonly string[], behind: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const order: string[] = []
  const waiting = rows.toReversed()
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    order.push(row)
    waiting.push(...(behind.get(row) ?? []))
  }
  return order
}

/** The rows whose `after` leads back to themselves. */
function ringsOf(oldest: ReadonlyMap<string, EntryLine>): ReadonlySet<string> {
  const rings = new Set<string>()
  const walked = new Set<string>()
  for (const start of oldest.keys()) {
    const walk = new Set<string>()
    let row: string | null | undefined = start
    while (typeof row === 'string' && !walked.has(row)) {
      walked.add(row)
      walk.add(row)
      row = oldest.get(row)?.after
    }
    if (typeof row === 'string' && walk.has(row)) addRing(rings, oldest, row)
  }
  return rings
}

function addRing(rings: Set<string>, oldest: ReadonlyMap<string, EntryLine>, start: string): void {
  let row: string | null | undefined = start
  while (typeof row === 'string' && !rings.has(row)) {
    rings.add(row)
    row = oldest.get(row)?.after
  }
}
