/**
 * Merging is a union: commutative, associative and idempotent, measured by the bytes of `makePad`. The command line, imports,
 * links and the bin all use it, so that all agree on which people and sheets are the same.
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

/** The merged lists of two pads, and how to merge two copies of a sheet given these people. */
export interface Together extends Lists {
  /** The merged sheet, or why the two cannot be merged. */
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

/** Both pads merged, or why copies of a sheet cannot be merged; the path refers to pad `a`. */
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

/** Whether a merged pad is too large for a file. */
export function isTooLarge(pad: Pad, gameOf: GameOf): boolean {
  return bytesOf(documentOf(pad, gameOf)) > MOST_BYTES
}

/** The items of both lists, merged by id and sorted by id. */
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

/** Picks the one whose JSON is greater. */
function greaterBy<T>(inOrder: (item: T) => T): (a: T, b: T) => T {
  const written = (item: T) => JSON.stringify(inOrder(item))
  return (a, b) => (compareText(written(a), written(b)) > 0 ? a : b)
}

/** As `greaterBy`, but a record that is merged into another always wins. */
function greaterPerson(a: Person, b: Person): Person {
  if ((a.mergedInto === undefined) !== (b.mergedInto === undefined)) return a.mergedInto === undefined ? b : a
  return greaterBy(personInOrder)(a, b)
}
