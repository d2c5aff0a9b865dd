/** The columns of a sheet before the next round. */
import type { Tally, Verdict } from '../../../kernel/contract.ts'
import type { Names } from '../../../kernel/message.ts'
import { leadersOf } from '../../../kernel/ranking.ts'

export interface Column {
  readonly side: number
  readonly name: string
  readonly total: number
  readonly leads: boolean
  /** Whether it has won the finished game. */
  readonly won?: boolean
  /** The name of the next dealer, if it belongs to this column. */
  readonly dealer: string | undefined
  /** Whether it is seated but skips the next round. */
  readonly sitsOut: boolean
  /** Whether it has left the table. */
  readonly left: boolean
}

export function columnsOf({ next, standing, rows }: Tally, names: Names, byStanding: boolean): readonly Column[] {
  const leaders = leadersOf(standing)
  const columns = next.sides.map(({ seats }, side): Column => {
    const seated = seats.filter((seat) => next.seated.includes(seat))
    return {
      side,
      name: names.side(side),
      total: next.totals[side] ?? 0,
      leads: rows.length > 0 && leaders.length < standing.length && leaders.includes(side),
      dealer: seats.includes(next.dealer) ? names.seat(next.dealer) : undefined,
      sitsOut: seated.length > 0 && seated.every((seat) => !next.active.includes(seat)),
      left: seated.length === 0,
    }
  })
  if (!byStanding) return columns
  return columns.toSorted((a, b) => standing[b.side]! - standing[a.side]! || a.side - b.side)
}

/** The columns of a finished sheet: no dealer, and the final points as totals. */
export function endOf(columns: readonly Column[], verdict: Verdict | undefined): readonly Column[] {
  return columns.map((column) => ({
    ...column,
    dealer: undefined,
    sitsOut: false,
    total: verdict?.points[column.side] ?? column.total,
    leads: verdict === undefined && column.leads,
    won: verdict?.winners.includes(column.side) ?? false,
  }))
}
