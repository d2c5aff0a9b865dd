import type { TalliedRow } from '../../../kernel/contract.ts'
import { changesOf } from '../../../kernel/options.ts'
import type { RulesChange } from '../../../kernel/rows.ts'
import { isRecord } from '../../../kernel/schema.ts'
import { defineRowDrafting, type RowDrafting } from './row-draft.ts'
import { say } from '../words/index.ts'

/** From where the rules hold: the next round, the first, or one already played; `place`: where the amended row already is. */
export type From = 'here' | 'start' | 'place' | { readonly before: string }
export interface RulesDraft {
  /** All answers, even those now in force: at the round where the rules are to start, others may be in force. */
  readonly options: Readonly<Record<string, unknown>>
  readonly from: From
}
type Rows = readonly Pick<TalliedRow, 'id' | 'kind'>[]

/** The index of the row the rules would come before; at the end, the number of rows. */
export function startsAt(from: From, rows: Rows): number {
  if (from === 'here' || from === 'place') return rows.length
  const found = rows.findIndex(({ id, kind }) => (from === 'start' ? kind === 'round' : id === from.before))
  return found < 0 ? rows.length : found
}

/** The id of the row the rules would be inserted after, null for the very beginning; undefined if they are simply the next row. */
export function afterFrom(from: From, rows: Rows): string | null | undefined {
  return from === 'here' || from === 'place' ? undefined : (rows[startsAt(from, rows) - 1]?.id ?? null)
}

const isFrom = (from: unknown): boolean =>
  from === 'here' || from === 'start' || from === 'place' || (isRecord(from) && typeof from['before'] === 'string')

export function rulesDrafting(rows: Rows, areOptions: (options: unknown) => boolean): RowDrafting {
  return defineRowDrafting<RulesChange, RulesDraft>({
    empty: { options: {}, from: 'here' },
    isDraft: ({ options, from }) => areOptions(options) && isFrom(from),
    draftOf: ({ options }) => ({ options, from: 'place' }),
    complete: ({ options, from }, at) => {
      if (typeof from === 'object' && !rows.some(({ id }) => id === from.before)) {
        return { missing: [{ field: 'from', why: say('roundGone'), wrong: true }] }
      }
      const others = changesOf(at.options, options)
      if (others.length === 0) return { missing: [{ field: 'options', why: say('sameRules') }] }
      return {
        entry: {
          kind: 'rules',
          options: from === 'place' ? options : Object.fromEntries(others.map(({ key, now }) => [key, now])),
        },
      }
    },
  })
}
