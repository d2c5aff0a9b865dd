/** What a form of the sheet's own rows needs of its drafts; the same as a game's, without a bid. */
import type { Completed, Drafting } from '../../rules/draft.ts'
import type { Situation } from '../../rules/contract.ts'
import { rowTerms } from './row-terms.ts'

export type RowDrafting = Omit<Drafting, 'brief' | 'starts' | 'read'>
type At = Situation<unknown, unknown>

export function defineRowDrafting<E, D>(spec: {
  readonly empty: D
  readonly draftOf: (entry: E, at: At) => D
  readonly complete: (draft: D, at: At) => Completed<E>
}): RowDrafting {
  return {
    terms: rowTerms,
    empty: spec.empty,
    isEmpty: (draft) => JSON.stringify(draft) === JSON.stringify(spec.empty),
    firstStep: 'result',
    stepOf: () => 'result',
    isBid: () => true,
    inPlay: () => undefined,
    draftOf: (entry, at) => spec.draftOf(entry as E, at),
    complete: (draft, at) => spec.complete(draft as D, at),
  }
}
