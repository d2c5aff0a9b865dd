/** The drafts of rows every game has: corrections, seatings, rules changes. As those of a game, but without a bid. */
import type { Completed, Drafting } from '../../../kernel/draft.ts'
import type { SealedSituation as At } from '../../../kernel/contract.ts'
import { isRecord } from '../../../kernel/schema.ts'

export type RowDrafting = Omit<Drafting, 'rowSummary' | 'starts'>

export function defineRowDrafting<E, D>(spec: {
  readonly empty: D
  /** Whether a stored draft is valid. If not, the empty draft is used. */
  readonly isDraft: (stored: Readonly<Record<string, unknown>>) => boolean
  readonly draftOf: (entry: E, at: At) => D
  readonly complete: (draft: D, at: At) => Completed<E>
}): RowDrafting {
  return {
    empty: spec.empty,
    read: (stored) => (isRecord(stored) && spec.isDraft(stored) ? stored : spec.empty),
    isEmpty: (draft) => JSON.stringify(draft) === JSON.stringify(spec.empty),
    firstStep: 'result',
    stepOf: () => 'result',
    isBid: () => true,
    inPlay: () => undefined,
    draftOf: (entry, at) => spec.draftOf(entry as E, at),
    complete: (draft, at) => spec.complete(draft as D, at),
  }
}

/** Whether it is a list of whole numbers; if `orNull`, null is allowed among them. */
export function areNumbers(list: unknown, orNull = false): list is readonly (number | null)[] {
  return Array.isArray(list) && list.every((one) => Number.isSafeInteger(one) || (orNull && one === null))
}
export const isNumberOrNone = (value: unknown): boolean => value === undefined || Number.isSafeInteger(value)
