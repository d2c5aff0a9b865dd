/** Plans where each imported sheet goes: added as new, merged with ours, or added as a separate copy. */
import type { Answers, Here, SheetPlan } from './import-plan.ts'
import { sheetInOrder } from '../model/canonical.ts'
import { mergeDiff, isAsBefore } from './merge-diff.ts'
import { sheetIds } from '../read/hand-written.ts'
import type { Together } from './merge-pads.ts'
import { makeResolver } from '../model/people.ts'
import { found, type Found, type GameOf, refusalOf, under } from '../read/refusal.ts'
import type { Pad, Sheet } from '../model/sheet.ts'

export interface Placing {
  readonly here: Here
  readonly ours: ReadonlyMap<string, Sheet>
  /** The ids of all imported sheets. */
  readonly ids: ReadonlySet<string>
  readonly gameOf: GameOf
  readonly merge: Together['merge']
}

export function place(coming: Sheet, index: number, placing: Placing, answers: Answers): SheetPlan {
  const placed = placeAnywhere(coming, index, placing)
  return placed.kind === 'known'
    ? placed
    : { ...placed, answer: answers.sheets?.[coming.id] === 'leave' ? 'leave' : 'take' }
}

function placeAnywhere(coming: Sheet, index: number, placing: Placing): SheetPlan {
  const placed = placeAs(coming, coming, placing)
  if (!('fault' in placed)) return placed
  const refusal = refusalOf(under<Found>('sheets', index)(placed.fault))
  const copy = besideOurs(coming, placing)
  // it was kept as a separate copy before, so it is known under that id
  if (copy.kind !== 'new') return copy
  return { ...copy, kind: 'apart', refusal }
}

/** As a separate copy, under the first derived id that is free or holds an earlier version of the same copy. */
function besideOurs(coming: Sheet, placing: Placing): SheetPlan {
  let copy = coming
  for (;;) {
    copy = { ...coming, id: copyIdOf(copy, placing.gameOf) }
    if (placing.ids.has(copy.id)) continue
    const placed = placeAs(coming, copy, placing)
    if (!('fault' in placed)) return placed
  }
}

const asNew = (coming: Sheet, sheet: Sheet): SheetPlan => {
  return { kind: 'new', coming, sheet, diff: mergeDiff(undefined, sheet) }
}

type Placed = SheetPlan | { readonly fault: Found }

function placeAs(coming: Sheet, sheet: Sheet, placing: Placing): Placed {
  const { here, merge } = placing
  const { id } = sheet
  if (here.unreadable?.has(id)) return { fault: found([], 'unreadableHere') }
  const ours = placing.ours.get(id)
  if (ours === undefined) return asNew(coming, sheet)
  const merged = merge(ours, sheet)
  if (merged.value === undefined) return { fault: merged.fault }
  const diff = mergeDiff(ours, merged.value)
  if (here.binned?.has(id)) return { kind: 'binned', coming, ours, sheet: merged.value, diff }
  if (isAsBefore(ours, merged.value)) return { kind: 'known', coming, sheet: ours, diff }
  return { kind: 'grown', coming, ours, sheet: merged.value, diff }
}

/** The id of the separate copy of a sheet. Later versions of the sheet get the same id, as it ignores the journal. */
export function copyIdOf(sheet: Sheet, gameOf: GameOf): string {
  const { id, game, seated, players, dealer, options } = sheetInOrder({ ...sheet, journal: [] }, gameOf)
  const sat = seated.map((seat) => players[seat]?.person ?? players[seat]?.name)
  return sheetIds([])({ id, game, seated, sat, dealer, options })
}

/** The import without these sheets, and without the people and series that only they name. */
export function withoutSheets(coming: Pad, left: ReadonlyMap<string, unknown>): Pad {
  if (left.size === 0) return coming
  const sheets = coming.sheets.filter(({ id }) => !left.has(id))
  const out = coming.sheets.filter(({ id }) => left.has(id))
  const resolve = makeResolver(coming.people)
  const peopleOn = (some: readonly Sheet[]) => {
    return new Set(some.flatMap(({ players }) => players.flatMap(({ person }) => person ?? [])).map(resolve))
  }
  const seriesOn = (some: readonly Sheet[]) => {
    return new Set(
      some.flatMap(({ journal }) => journal.flatMap((line) => ('set' in line ? (line.set.series ?? []) : []))),
    )
  }
  const onlyOut = (on: typeof peopleOn) => {
    const stays = on(sheets)
    return new Set([...on(out)].filter((id) => !stays.has(id)))
  }
  const [people, series] = [onlyOut(peopleOn), onlyOut(seriesOn)]
  return {
    ...coming,
    people: coming.people.filter(({ id }) => !people.has(resolve(id))),
    series: coming.series.filter(({ id }) => !series.has(id)),
    sheets,
  }
}
