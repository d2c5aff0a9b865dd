/** What an import would do: which sheets are new, grow or stay apart, who is asked about, and what it all becomes. */
import type { Refusal } from '../read/refusal.ts'
import type { Pad, Person, Preset, Series, Sheet } from '../model/sheet.ts'
import type { MergeDiff } from './merge-diff.ts'
import type { Namesake, PeopleAnswers } from './namesakes.ts'

/** What is on this phone, as far as the import concerns it. */
export interface Here {
  /** The sheets and presets of the import that are here too, binned ones included; all people and series. */
  readonly pad: Pad
  /** People named only in columns; no list has them. */
  readonly implied?: readonly Person[]
  /** Ids of binned sheets and presets. */
  readonly binned?: ReadonlySet<string>
  /** Ids of sheets that are here but cannot be read. */
  readonly unreadable?: ReadonlySet<string>
}

export interface Answers {
  readonly people?: PeopleAnswers
  /** By sheet id. */
  readonly sheets?: Readonly<Record<string, Take>>
  /** By id of a preset or series that differs from ours. Default: ours stays. */
  readonly presets?: Readonly<Record<string, Which>>
  readonly series?: Readonly<Record<string, Which>>
}
export type Which = 'ours' | 'theirs'
/** Import the sheet (the default) or leave it out. A sheet that cannot be merged with ours is imported as a separate copy. */
export type Take = 'take' | 'leave'

/**
 * `known`: nothing is added. `grown`: ours gains lines. `binned`: ours is in the bin and is restored. `apart`: it cannot be
 * merged with ours, so `sheet` is a separate copy under an id derived from the header: a later version of the same copy gets
 * the same id.
 */
export interface SheetPlan {
  readonly kind: 'new' | 'known' | 'grown' | 'binned' | 'apart'
  readonly coming: Sheet
  /** The sheet it is merged with, here or in the bin. */
  readonly ours?: Sheet
  /** The sheet as it will be here if it is imported. */
  readonly sheet: Sheet
  readonly diff: MergeDiff
  /** Why it cannot be merged with ours. */
  readonly refusal?: Refusal
  /** Absent when `kind` is `known`. */
  readonly answer?: Take
}

export interface ItemPlan<T> {
  readonly kind: 'new' | 'known' | 'changed' | 'binned'
  /** The item as it will be here. */
  readonly item: T
  /** Present when it differs from ours: which of the two to keep. */
  readonly choice?: Choice<T>
}
export interface Choice<T> {
  readonly ours: T
  readonly coming: T
  readonly answer: Which
}

export interface Plan {
  readonly sheets: readonly SheetPlan[]
  readonly namesakes: readonly Namesake[]
  readonly people: readonly ItemPlan<Person>[]
  readonly presets: readonly ItemPlan<Preset>[]
  readonly series: readonly ItemPlan<Series>[]
  /** People here who turn out to be the same as someone else, and whose name changes with it. */
  readonly renamed: readonly { readonly from: string; readonly to: string }[]
  /** The pad of this phone after the import, as far as the import concerns it. */
  readonly result: Pad
  /** Whether the import changes anything here, or could with other answers. */
  readonly changes: boolean
  /** Why the import as a whole is refused. */
  readonly refusal?: Refusal
}
