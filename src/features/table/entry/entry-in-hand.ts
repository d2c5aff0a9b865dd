import type { Component } from 'vue'
import type { SealedSituation, TalliedRow } from '../../../kernel/contract.ts'
import type { Drafting, Step } from '../../../kernel/draft.ts'
import type { Effects } from '../../../ui/sheet/effects.ts'
import type { RowDrafting } from './row-draft.ts'

/** What the row would be, and what else it would change. */
export interface Preview {
  readonly row: TalliedRow
  readonly effects?: Effects | undefined
}

/** A row being entered, whichever form it has. */
export interface EntryInHand {
  readonly form: Component
  readonly drafting: RowDrafting & Partial<Pick<Drafting, 'rowSummary'>>
  /** Where the row finds the table. */
  readonly situation: SealedSituation
  readonly draft: unknown
  readonly step: Step
  /** The row gives points. */
  readonly scores: boolean
  /** Not the next round: its title stays in sight. */
  readonly amending: boolean
  readonly preview: (entry: unknown) => Preview | undefined
}

/** What the panel and its button are called. */
export interface EntryLabels {
  readonly title?: string | undefined
  readonly label: string
  readonly save: string
}
