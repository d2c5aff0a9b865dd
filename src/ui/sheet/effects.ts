/** The effects of a change before it is made, from the tallies before and after it. */
import type { Problem, Tally, TalliedRow } from '../../kernel/contract.ts'

export interface RowEffect {
  readonly id: string
  /** The round's number before the change; undefined for other rows. */
  readonly number: number | undefined
  /** Undefined when the row is added. */
  readonly before: TalliedRow | undefined
  /** Undefined when the row is removed. */
  readonly after: TalliedRow | undefined
  readonly problems: readonly Problem[]
}
export interface Effects {
  /** By column. */
  readonly totals: readonly { readonly before: number; readonly after: number }[]
  /** Rows whose points, problems or dealer change, including the changed row itself. */
  readonly rows: readonly RowEffect[]
}

export function effectsOf(before: Tally, after: Tally): Effects {
  const old = new Map(before.rows.map((row) => [row.id, row]))
  const kept = new Set(after.rows.map(({ id }) => id))
  const rounds = before.rows.filter(({ kind }) => kind === 'round')
  const numbers = new Map(rounds.map(({ id }, i) => [id, i + 1]))
  const gone = before.rows.filter(({ id }) => !kept.has(id)).map((row) => effect(row, undefined, numbers.get(row.id)))
  const changed = after.rows.map((row) => effect(old.get(row.id), row, numbers.get(row.id))).filter(isEffect)
  return {
    totals: after.next.totals.map((total, side) => ({ before: before.next.totals[side] ?? 0, after: total })),
    rows: [...gone, ...changed],
  }
}

function effect(before: TalliedRow | undefined, after: TalliedRow | undefined, number: number | undefined): RowEffect {
  const known = new Set(before?.problems.map((problem) => JSON.stringify(problem)))
  const problems = after?.problems.filter((problem) => !known.has(JSON.stringify(problem))) ?? []
  return { id: (after ?? before)!.id, number, before, after, problems }
}

function isEffect({ before, after, problems }: RowEffect): boolean {
  if (before === undefined || after === undefined || problems.length > 0) return true
  if (before.kind === 'round' && before.at.dealer !== after.at.dealer) return true
  return after.points.some((points, side) => points !== before.points[side])
}
