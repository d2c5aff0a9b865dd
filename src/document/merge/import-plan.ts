/** What an import would do: which sheets are new, grow or stay apart, who is asked about, and what it all becomes. */
import type { Refusal } from '../read/refusal.ts'
import type { Pad, Person, Preset, Series, Sheet } from '../model/sheet.ts'
import type { MergeDiff } from './merge-diff.ts'
import type { Namesake, PeopleAnswers } from './namesakes.ts'

/** What is known here of what is coming. */
export interface Here {
  /** Its sheets and presets, those in the bin too; all people and series. */
  readonly pad: Pad
  /** Known from columns alone: they are in no file. */
  readonly implied?: readonly Person[]
  /** Ids of what lies in the bin. */
  readonly binned?: ReadonlySet<string>
  /** Ids of sheets that are here and cannot be read. */
  readonly unreadable?: ReadonlySet<string>
}

export interface Answers {
  readonly people?: PeopleAnswers
  /** By id of a sheet. */
  readonly sheets?: Readonly<Record<string, Take>>
  /** By id of house rules, or of a series, that come otherwise than they are here. Ours stay unless somebody says so. */
  readonly presets?: Readonly<Record<string, Which>>
  readonly series?: Readonly<Record<string, Which>>
}
export type Which = 'ours' | 'theirs'
/** Taken in, which is the standard, or left out. What cannot be one with ours is taken in beside it. */
export type Take = 'take' | 'leave'

/**
 * `known`: nothing is added, ours may be further. `binned`: it comes back out of the bin. `apart`: it cannot be one
 * with ours; `sheet` is then a copy with an id of its own, made from what makes them two, so that it is the same copy
 * each time, also when it has gone on.
 */
export interface SheetPlan {
  readonly kind: 'new' | 'known' | 'grown' | 'binned' | 'apart'
  readonly coming: Sheet
  /** What it grows from, here or in the bin. */
  readonly ours?: Sheet
  /** As it will be here, if it is taken. */
  readonly sheet: Sheet
  readonly diff: MergeDiff
  /** Why it cannot be one with ours. */
  readonly refusal?: Refusal
  /** Of whatever is not known. */
  readonly answer?: Take
}

export interface ItemPlan<T> {
  readonly kind: 'new' | 'known' | 'changed' | 'binned'
  /** As it will be here. */
  readonly item: T
  /** It is here otherwise: one of the two. */
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
  /** People known here who turn out to be another, and are then called as that one. */
  readonly renamed: readonly { readonly from: string; readonly to: string }[]
  /** What was here of it, and what comes. */
  readonly result: Pad
  /** Whether anything here would be other than before, or may be by another answer. */
  readonly changes: boolean
  /** Why it cannot be taken in at all. */
  readonly refusal?: Refusal
}
