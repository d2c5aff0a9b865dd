/** A row of the sheet, in words and numbers ready to be shown. */
import type { TalliedRow } from '../../../kernel/contract.ts'
import type { RowSummary } from '../../../kernel/draft.ts'
import { leadersOf } from '../../../kernel/ranking.ts'
import type { Speech } from '../../../ui/sheet/names-in-words.ts'

export interface RowCell {
  readonly side: number
  readonly points: number
  readonly total: number
  readonly mark: 'bidder' | 'partner' | undefined
  /** The mark in words. */
  readonly role: string | undefined
  readonly note: string | undefined
  /** Did not play this round. */
  readonly out: boolean
}
export interface RowModel {
  readonly id: string
  readonly kind: TalliedRow['kind']
  /** The number of the round; undefined for other rows. */
  readonly number: number | undefined
  readonly title: string
  readonly note: string | undefined
  /** By column. */
  readonly cells: readonly RowCell[]
  /** What shows that the row adds up, if not the sum of its points: in classic, the 13 tricks. */
  readonly proof: string | undefined
  readonly mustSumToZero: boolean
  readonly sumsToZero: boolean
  readonly problems: readonly string[]
  readonly game: { readonly winner: number; readonly score: readonly number[]; readonly value: string } | undefined
}

/** `zeroSum`: whether rows that give points must sum to 0. */
export function rowModel(
  zeroSum: boolean,
  row: TalliedRow,
  number: number | undefined,
  rowSummary: RowSummary | undefined,
  { say, explain }: Speech,
): RowModel {
  const { at, points, totals, leg } = row
  return {
    id: row.id,
    kind: row.kind,
    number,
    title: say(rowSummary?.title ?? row.headline),
    note: rowSummary?.note && say(rowSummary.note),
    cells: points.map((amount, side) => {
      const note = rowSummary?.bySide?.[side]
      const seats = at.sides[side]?.seats ?? []
      const mark = rowSummary?.bidder === side ? 'bidder' : rowSummary?.partner === side ? 'partner' : undefined
      return {
        side,
        points: amount,
        total: totals[side] ?? 0,
        mark,
        role: mark && say({ key: `marks.${mark}`, args: [] }),
        note: note && say(note),
        out: row.kind === 'round' && amount === 0 && seats.every((seat) => !at.active.includes(seat)),
      }
    }),
    proof: rowSummary?.proof && say(rowSummary.proof),
    mustSumToZero: zeroSum && givesPoints(row),
    sumsToZero: points.reduce((sum, n) => sum + n, 0) === 0,
    problems: row.problems.map(({ why }) => say(why)),
    game: leg && { winner: leg.winner, score: leg.score, value: explain(leg.value) },
  }
}

export function givesPoints({ kind }: Pick<RowModel, 'kind'>): boolean {
  return kind === 'round' || kind === 'correction'
}

/** The column with the most to explain: the one whose points are furthest from 0. */
export function widestColumn(points: readonly number[]): number {
  return leadersOf(points.map(Math.abs))[0] ?? 0
}
