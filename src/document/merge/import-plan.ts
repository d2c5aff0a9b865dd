/** What would happen if a pad came in, without doing it. What is here is merged with and never replaced. */
import { asChosen, choicesOf, itemsOf, withChoices } from './plan-items.ts'
import { place, withoutSheets } from './plan-sheets.ts'
import { personInOrder, presetInOrder, seriesInOrder } from '../model/canonical.ts'
import type { MergeDiff } from './merge-diff.ts'
import { isTooLarge, together } from './merge-pads.ts'
import { makeNaming } from '../model/names.ts'
import { identified, impliedIn, type Namesake, namesakesOf, type PeopleAnswers } from './namesakes.ts'
import { found, type GameOf, type Refusal, refusalOf } from '../read/refusal.ts'
import type { Pad, Person, Preset, Series, Sheet } from '../model/sheet.ts'

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

export function planImport(here: Here, coming: Pad, gameOf: GameOf, answers: Answers = {}): Plan {
  const plan = planOf(here, coming, gameOf, answers)
  const left = new Map(plan.sheets.filter(({ answer }) => answer === 'leave').map((one) => [one.coming.id, one]))
  return left.size === 0 ? plan : planOf(here, coming, gameOf, answers, left)
}

/** `left`: the sheets that are left out, and with them what belongs to these alone. */
function planOf(
  here: Here,
  coming: Pad,
  gameOf: GameOf,
  answers: Answers,
  left: ReadonlyMap<string, SheetPlan> = new Map(),
): Plan {
  const taken = withoutSheets(coming, left)
  const listed = [...here.pad.people, ...(here.implied ?? [])]
  const known = [...listed, ...impliedIn({ ...here.pad, people: listed })]
  const namesakes = namesakesOf(known, taken, answers.people ?? {})
  const given = { ...taken, people: identified(taken, namesakes) }
  const { merge, ...merged } = together(here.pad, given, gameOf)
  const people = calledAsHere(known, merged.people)
  const choices = {
    presets: choicesOf(here.pad.presets, taken.presets, (one) => presetInOrder(one, gameOf), answers.presets),
    series: choicesOf(here.pad.series, taken.series, seriesInOrder, answers.series),
  }
  const presets = asChosen(merged.presets, choices.presets)
  const series = asChosen(merged.series, choices.series)
  const ours = new Map(here.pad.sheets.map((sheet) => [sheet.id, sheet]))
  const ids = new Set(coming.sheets.map(({ id }) => id))
  const placing = { here, ours, ids, gameOf, merge }
  const sheets = coming.sheets.map((sheet, i) => left.get(sheet.id) ?? place(sheet, i, placing, answers))

  const all = new Map(ours)
  for (const { sheet, answer } of sheets) if (answer !== 'leave') all.set(sheet.id, sheet)
  const result = { people, presets, series, sheets: [...all.values()] }
  const items = {
    people: itemsOf(here, given.people, here.pad.people, people, personInOrder),
    presets: withChoices(
      itemsOf(here, taken.presets, here.pad.presets, presets, (preset) => presetInOrder(preset, gameOf)),
      choices.presets,
    ),
    series: withChoices(itemsOf(here, taken.series, here.pad.series, series, seriesInOrder), choices.series),
  }
  return {
    sheets,
    namesakes,
    ...items,
    renamed: renamedIn(known, makeNaming(known), makeNaming([...known, ...people])),
    result,
    changes:
      sheets.some(({ kind, answer }) => kind !== 'known' && answer !== 'leave') ||
      Object.values(items).some((list) => list.some(({ kind }) => kind !== 'known')),
    ...(isTooLarge(result, gameOf) && { refusal: refusalOf(found([], 'padsTooLarge')) }),
  }
}

/**
 * Who is known keeps the name he has here. Whoever was merged into another is called as that one, so his record stays as
 * merging has it: who is whom never depends on a name that is only ours.
 */
function calledAsHere(known: readonly Person[], people: readonly Person[]): readonly Person[] {
  const names = new Map(known.map(({ id, name }) => [id, name]))
  return people.map((person) =>
    person.mergedInto === undefined ? { ...person, name: names.get(person.id) ?? person.name } : person,
  )
}

type Naming = ReturnType<typeof makeNaming>

function renamedIn(known: readonly Person[], before: Naming, after: Naming): Plan['renamed'] {
  return known.flatMap(({ id, name }) => {
    const [from, to] = [before({ name, person: id }), after({ name, person: id })]
    return from === to ? [] : [{ from, to }]
  })
}
