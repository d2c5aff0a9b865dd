import type { RulesChange } from '../../rules/rows.ts'
import { type RowDrafting, defineRowDrafting } from './row-draft.ts'
import { say } from './row-terms.ts'

export interface RulesDraft {
  /** What differs from the options in force. */
  readonly options: Readonly<Record<string, unknown>>
  readonly from: 'here' | 'start'
}

export const rulesDrafting: RowDrafting = defineRowDrafting<RulesChange, RulesDraft>({
  empty: { options: {}, from: 'here' },
  draftOf: ({ options }) => ({ options, from: 'here' }),
  complete: ({ options }) =>
    Object.keys(options).length === 0
      ? { missing: [{ field: 'options', why: say('sameRules') }] }
      : { entry: { kind: 'rules', options } },
})
