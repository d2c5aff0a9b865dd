/** What the history shows of each sheet. */
import type { Refusal } from '../../document/read/refusal.ts'
import type { SheetFacts } from '../../ui/sheet/sheet-facts.ts'

export type HistoryEntry =
  | (SheetFacts & { readonly kind: 'sheet' })
  | { readonly kind: 'unreadable'; readonly id: string; readonly refusal?: Refusal }
