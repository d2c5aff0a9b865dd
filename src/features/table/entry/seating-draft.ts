import type { Seat } from '../../../kernel/contract.ts'
import type { Correction, Seating } from '../../../kernel/rows.ts'
import { areNumbers, defineRowDrafting, isNumberOrNone, type RowDrafting } from './row-draft.ts'
import { say } from '../words/index.ts'

export interface SeatingDraft {
  /** Clockwise; null for an empty chair. */
  readonly chairs: readonly (Seat | null)[]
  /** By chair, who got up from it; null for nobody. */
  readonly left: readonly (Seat | null)[]
  readonly dealer?: Seat | undefined
  /** Those who take over the points of the player they replace. */
  readonly heirs: readonly Seat[]
}

export function seatedAs(seated: readonly Seat[]): SeatingDraft {
  return { chairs: seated, left: seated.map(() => null), heirs: [] }
}

export function standUp(draft: SeatingDraft, chair: number): SeatingDraft {
  const seat = draft.chairs[chair] ?? null
  return {
    chairs: draft.chairs.map((other, i) => (i === chair ? null : other)),
    left: draft.left.map((other, i) => (i === chair ? (other ?? seat) : other)),
    heirs: draft.heirs.filter((heir) => heir !== seat),
    ...(draft.dealer !== undefined && draft.dealer !== seat && { dealer: draft.dealer }),
  }
}

/** Seats somebody: in their own chair if it is empty, else in the first empty one, else in a new one at the end. */
export function sitDown(draft: SeatingDraft, seat: Seat): SeatingDraft {
  const own = draft.left.findIndex((left, chair) => left === seat && draft.chairs[chair] === null)
  const chair = own >= 0 ? own : draft.chairs.indexOf(null)
  if (chair < 0) return { ...draft, chairs: [...draft.chairs, seat], left: [...draft.left, null] }
  return {
    ...draft,
    chairs: draft.chairs.map((other, i) => (i === chair ? seat : other)),
    left: draft.left.map((other, i) => (i === chair && other === seat ? null : other)),
  }
}

/** Moves the player of a chair one place clockwise (1) or back (−1). */
export function moved(draft: SeatingDraft, chair: number, by: 1 | -1): SeatingDraft {
  const swap = <T>(list: readonly T[]): readonly T[] =>
    list.map((value, i) => (i === chair ? list[chair + by]! : i === chair + by ? list[chair]! : value))
  return { ...draft, chairs: swap(draft.chairs), left: swap(draft.left) }
}

/** A correction that moves points to those who take them over; undefined if no points move. */
export function inheritance(
  draft: SeatingDraft,
  totals: readonly number[],
  note: string,
  columnOf: (seat: Seat) => number = (seat) => seat,
): Correction | undefined {
  const players = Math.max(totals.length, ...draft.chairs.map((seat) => (seat === null ? 0 : columnOf(seat) + 1)))
  const points = Array.from({ length: players }, () => 0)
  draft.chairs.forEach((heir, chair) => {
    const from = draft.left[chair]
    if (heir === null || from === null || from === undefined || !draft.heirs.includes(heir)) return
    points[from]! -= totals[from] ?? 0
    points[columnOf(heir)]! += totals[from] ?? 0
  })
  return points.every((number) => number === 0)
    ? undefined
    : { kind: 'correction', points: points.map((n) => n + 0), note }
}

export function seatingDrafting(seatCounts: readonly number[]): RowDrafting {
  return defineRowDrafting<Seating, SeatingDraft>({
    empty: seatedAs([]),
    isDraft: ({ chairs, left, dealer, heirs }) =>
      areNumbers(chairs, true) &&
      areNumbers(left, true) &&
      left.length === chairs.length &&
      areNumbers(heirs) &&
      isNumberOrNone(dealer),
    draftOf: ({ order, dealer }) => ({ ...seatedAs(order), ...(dealer !== undefined && { dealer }) }),
    complete: ({ chairs, dealer }, { seated }) => {
      const order = chairs.filter((seat) => seat !== null)
      if (!seatCounts.includes(order.length)) {
        return { missing: [{ field: 'order', why: say('wrongCount', seatCounts.join(', ')), wrong: true }] }
      }
      const same = order.length === seated.length && order.every((seat, i) => seat === seated[i])
      if (same && dealer === undefined) return { missing: [{ field: 'order', why: say('sameTable') }] }
      return { entry: { kind: 'seating', order, ...(dealer !== undefined && { dealer }) } }
    },
  })
}
