import type { Completed, Missing } from '../../../kernel/draft.ts'
import type { SealedSituation as At } from '../../../kernel/contract.ts'
import type { Correction } from '../../../kernel/rows.ts'
import { type Given, filledIn, sumOf } from '../../../kernel/split.ts'
import { areNumbers, defineRowDrafting, isNumberOrNone, type RowDrafting } from './row-draft.ts'
import { say } from '../words/index.ts'

export interface CorrectionDraft {
  /** `pays`: one pays another or all others. `hand`: the points are entered by hand. */
  readonly how: 'pays' | 'hand'
  readonly payer?: number | undefined
  readonly payee?: number | 'others' | undefined
  readonly amount?: number | null
  readonly given: Given
  readonly note?: string | undefined
}

/** The columns of those who sit at the table. */
export function seatedSides({ sides, seated }: Pick<At, 'sides' | 'seated'>): readonly number[] {
  return sides.flatMap(({ seats }, side) => (seats.some((seat) => seated.includes(seat)) ? [side] : []))
}

/** The points entered by hand. Columns with nobody at the table get 0; if `balanced`, the last open one is filled in. */
export function correctedPoints({ given }: CorrectionDraft, at: At, balanced: boolean): Given {
  const seated = seatedSides(at)
  const points = at.sides.map((_, side) => given[side] ?? (seated.includes(side) ? null : 0))
  return balanced ? filledIn(points, 0) : points
}

function paid({ payer, payee, amount }: CorrectionDraft, at: At): Completed<readonly number[]> {
  const missing: Missing[] = []
  if (payer === undefined) missing.push({ field: 'payer', why: say('missingPayer') })
  if (payee === undefined || payee === payer) missing.push({ field: 'payee', why: say('missingPayee') })
  if (!amount) missing.push({ field: 'amount', why: say('missingAmount') })
  if (missing.length > 0) return { missing }
  const payees = payee === 'others' ? seatedSides(at).filter((side) => side !== payer) : [payee!]
  const points = at.sides.map((_, side) => {
    if (side === payer) return -amount! * payees.length
    return payees.includes(side) ? amount! : 0
  })
  return { entry: points }
}

function byHand(draft: CorrectionDraft, at: At, balanced: boolean): Completed<readonly number[]> {
  if (draft.given.every((points) => points === null))
    return { missing: [{ field: 'points', why: say('missingPoints') }] }
  const points = correctedPoints(draft, at, balanced).map((number) => (number ?? 0) + 0)
  const sum = sumOf(points)
  if (balanced && sum !== 0) return { missing: [{ field: 'points', why: say('pointsNotZero', sum), wrong: true }] }
  return { entry: points }
}

/** `balanced`: whether corrections must sum to 0, as they must in a zero-sum game. */
export function correctionDrafting(balanced: boolean): RowDrafting {
  return defineRowDrafting<Correction, CorrectionDraft>({
    empty: { how: balanced ? 'pays' : 'hand', given: [] },
    isDraft: ({ how, payer, payee, amount, given, note }) =>
      (how === 'pays' || how === 'hand') &&
      isNumberOrNone(payer) &&
      (payee === 'others' || isNumberOrNone(payee)) &&
      (amount === null || isNumberOrNone(amount)) &&
      areNumbers(given, true) &&
      (note === undefined || typeof note === 'string'),
    draftOf: ({ points, note }) => ({ how: 'hand', given: [...points], ...(note !== undefined && { note }) }),
    complete: (draft, at) => {
      const { entry: points, missing } = draft.how === 'pays' ? paid(draft, at) : byHand(draft, at, balanced)
      if (missing !== undefined) return { missing }
      return { entry: { kind: 'correction', points, ...(draft.note && { note: draft.note }) } }
    },
  })
}
