/**
 * Merge is union: commutative, associative and idempotent, by the bytes of `makePad`. The command line, imports, links and
 * the bin all decide here who is whom and what is one sheet.
 */
import { knownGame, personInOrder, presetInOrder, seriesInOrder } from '../model/canonical.ts'
import { bytesOf, MOST_BYTES } from '../read/limits.ts'
import { type Merged, mergeSheets } from './merge-sheets.ts'
import { compareIds, compareText } from '../model/order.ts'
import { makeResolver } from '../model/people.ts'
import type { Reading } from '../read/read.ts'
import { found, type Found, type GameOf, refusalOf, under } from '../read/refusal.ts'
import type { Pad, Person, Sheet } from '../model/sheet.ts'
import { documentOf } from '../model/write.ts'

type Lists = Omit<Pad, 'sheets'>

/** What two pads have in common besides their sheets, and how two copies of a sheet become one by it. */
export interface Together extends Lists {
  /** One sheet, or why the two cannot be one. */
  readonly merge: (a: Sheet, b: Sheet) => Merged<Sheet>
}

export function together(a: Lists, b: Lists, gameOf: GameOf): Together {
  const people = union(a.people, b.people, greaterPerson)
  const presets = union(
    a.presets,
    b.presets,
    greaterBy((preset) => presetInOrder(preset, gameOf)),
  )
  const series = union(a.series, b.series, greaterBy(seriesInOrder))
  const resolve = makeResolver(people)
  const merge = (one: Sheet, other: Sheet) => mergeSheets(one, other, { game: knownGame(one.game, gameOf), resolve })
  return { people, presets, series, merge }
}

/** Both pads in one, or why copies of a sheet cannot be one; the path is that of the first pad's copy. */
export function mergePads(a: Pad, b: Pad, gameOf: GameOf): Reading {
  const { merge, ...lists } = together(a, b, gameOf)
  const faults: Found[] = []
  const sheets = union(a.sheets, b.sheets, (one, other) => {
    const merged = merge(one, other)
    if (merged.value !== undefined) return merged.value
    faults.push(under<Found>('sheets', a.sheets.indexOf(one))(merged.fault))
    return one
  })
  const pad = { ...lists, sheets }
  if (faults.length === 0 && isTooLarge(pad, gameOf)) faults.push(found([], 'padsTooLarge'))
  const [first] = faults
  return first === undefined ? { ok: true, pad } : { ok: false, refusal: refusalOf(first) }
}

/** Whether a merged pad is larger than a file may be. */
export function isTooLarge(pad: Pad, gameOf: GameOf): boolean {
  return bytesOf(documentOf(pad, gameOf)) > MOST_BYTES
}

/** Everything from both, once, sorted by id. */
function union<T extends { readonly id: string }>(
  a: readonly T[],
  b: readonly T[],
  both: (a: T, b: T) => T,
): readonly T[] {
  const all = new Map(a.map((item) => [item.id, item]))
  for (const item of b) {
    const duplicate = all.get(item.id)
    all.set(item.id, duplicate === undefined ? item : both(duplicate, item))
  }
  return [...all.values()].toSorted(compareIds)
}

/** The one that is greater as written. */
function greaterBy<T>(inOrder: (item: T) => T): (a: T, b: T) => T {
  const written = (item: T) => JSON.stringify(inOrder(item))
  return (a, b) => (compareText(written(a), written(b)) > 0 ? a : b)
}

/** Being merged into another is never forgotten. */
function greaterPerson(a: Person, b: Person): Person {
  if ((a.mergedInto === undefined) !== (b.mergedInto === undefined)) return a.mergedInto === undefined ? b : a
  return greaterBy(personInOrder)(a, b)
}
