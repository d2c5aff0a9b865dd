import type { Component } from 'vue'
import type { SealedSituation, TalliedRow } from '../../../kernel/contract.ts'
import type { Drafting, Step } from '../../../kernel/draft.ts'
import type { Effects } from '../../../ui/sheet/effects.ts'
import type { RowDrafting } from './row-draft.ts'

/** The row as it would be saved, and what else it would change. */
export interface Preview {
  readonly row: TalliedRow
  readonly effects?: Effects | undefined
}

/** The row being entered, and its form. */
export interface EntryInHand {
  readonly form: Component
  readonly drafting: RowDrafting & Partial<Pick<Drafting, 'rowSummary'>>
  /** The situation before the row. */
  readonly situation: SealedSituation
  readonly draft: unknown
  readonly step: Step
  /** Whether the row gives points. */
  readonly scores: boolean
  /** Whether it is not a new row at the end, but an earlier one amended or one inserted. Its title then stays visible. */
  readonly amending: boolean
  readonly preview: (entry: unknown) => Preview | undefined
}

/** The visible title of the panel, its accessible name, and the text of its button. */
export interface EntryLabels {
  readonly title?: string | undefined
  readonly label: string
  readonly save: string
}
