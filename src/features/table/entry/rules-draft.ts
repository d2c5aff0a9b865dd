import type { TalliedRow } from '../../../kernel/contract.ts'
import { changesOf } from '../../../kernel/options.ts'
import type { RulesChange } from '../../../kernel/rows.ts'
import { isRecord } from '../../../kernel/schema.ts'
import { defineRowDrafting, type RowDrafting } from './row-draft.ts'
import { say } from './row-terms.ts'

/** From the next round, the first, or one that was played; `place`: from where the row stands already. */
export type From = 'here' | 'start' | 'place' | { readonly before: string }
export interface RulesDraft {
  /** What was answered, also where it is in force already: it may not be where the rules are to start. */
  readonly options: Readonly<Record<string, unknown>>
  readonly from: From
}
type Rows = readonly Pick<TalliedRow, 'id' | 'kind'>[]

/** Which row the rules would stand before; as many as there are rows, for the end. */
export function startsAt(from: From, rows: Rows): number {
  if (from === 'here' || from === 'place') return rows.length
  const found = rows.findIndex(({ id, kind }) => (from === 'start' ? kind === 'round' : id === from.before))
  return found < 0 ? rows.length : found
}

/** The row they would stand behind, `null` for none; undefined when they are simply the next row. */
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
