/** What the history shows of each sheet. */
import type { Refusal } from '../../sheet/refusal.ts'
import type { SheetFacts } from '../home/card.ts'

export type HistoryEntry =
  | (SheetFacts & { readonly kind: 'sheet' })
  | { readonly kind: 'unreadable'; readonly id: string; readonly refusal?: Refusal }
