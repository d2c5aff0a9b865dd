/** Plans the import of a pad, without writing anything. What is here is merged with the import, and never replaced by it. */
import { personInOrder, presetInOrder, seriesInOrder } from '../model/canonical.ts'
import { makeNaming } from '../model/names.ts'
import type { Pad, Person } from '../model/sheet.ts'
import { found, type GameOf, refusalOf } from '../read/refusal.ts'
import type { Answers, Here, Plan, SheetPlan } from './import-plan.ts'
import { isTooLarge, together } from './merge-pads.ts'
import { identified, impliedIn, namesakesOf } from './namesakes.ts'
import { asChosen, choicesOf, itemsOf, withChoices } from './plan-items.ts'
import { place, withoutSheets } from './plan-sheets.ts'

export function planImport(here: Here, coming: Pad, gameOf: GameOf, answers: Answers = {}): Plan {
  const plan = planOf(here, coming, gameOf, answers)
  const left = new Map(plan.sheets.filter(({ answer }) => answer === 'leave').map((one) => [one.coming.id, one]))
  return left.size === 0 ? plan : planOf(here, coming, gameOf, answers, left)
}

/** `left`: the sheets that are left out, together with what belongs only to them. */
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
 * People known here keep their name. A record merged into another is shown under that one's name, so it stays as the merge
 * made it: which people are the same must not depend on names that only this phone has.
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
