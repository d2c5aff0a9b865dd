/** What a form of the sheet's own rows needs of its drafts; the same as a game's, without a bid. */
import type { Completed, Drafting } from '../../../kernel/draft.ts'
import type { SealedSituation as At } from '../../../kernel/contract.ts'
import { isRecord } from '../../../kernel/schema.ts'
import { rowTerms } from './row-terms.ts'

export type RowDrafting = Omit<Drafting, 'rowSummary' | 'starts'>

export function defineRowDrafting<E, D>(spec: {
  readonly empty: D
  /** What is stored and is none is dropped. */
  readonly isDraft: (stored: Readonly<Record<string, unknown>>) => boolean
  readonly draftOf: (entry: E, at: At) => D
  readonly complete: (draft: D, at: At) => Completed<E>
}): RowDrafting {
  return {
    terms: rowTerms,
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

/** Whether these are all whole numbers, or null where there may be none. */
export function areNumbers(list: unknown, orNull = false): list is readonly (number | null)[] {
  return Array.isArray(list) && list.every((one) => Number.isSafeInteger(one) || (orNull && one === null))
}
export const isNumberOrNone = (value: unknown): boolean => value === undefined || Number.isSafeInteger(value)
