/** Prepares an older copy of the pad for import so that it changes nothing on this phone. */
import type { Here } from './import-plan.ts'
import { presetInOrder, sheetInOrder } from '../model/canonical.ts'
import { sheetIds } from '../read/hand-written.ts'
import type { GameOf } from '../read/refusal.ts'
import type { Pad } from '../model/sheet.ts'

/**
 * Sheets and presets that differ from ours get another id, so that they are added as separate copies. The id depends only on
 * the content: importing the same copy again adds nothing. People and series already known here are left out.
 */
export function besideHere({ pad, implied = [], unreadable }: Here, copy: Pad, gameOf: GameOf): Pad {
  const known = new Set([...pad.people, ...implied].map(({ id }) => id))
  const series = new Set(pad.series.map(({ id }) => id))
  return {
    people: copy.people.filter(({ id }) => !known.has(id)),
    presets: beside(pad.presets, copy.presets, (preset) => presetInOrder(preset, gameOf), unreadable),
    series: copy.series.filter(({ id }) => !series.has(id)),
    sheets: beside(pad.sheets, copy.sheets, (sheet) => sheetInOrder(sheet, gameOf), unreadable),
  }
}

function beside<T extends { readonly id: string }>(
  ours: readonly T[],
  copies: readonly T[],
  inOrder: (item: T) => object,
  unreadable: ReadonlySet<string> = new Set(),
): readonly T[] {
  const here = new Map(ours.map((item) => [item.id, JSON.stringify(inOrder(item))]))
  return copies.map((copy) => {
    const content = inOrder(copy)
    const there = here.get(copy.id)
    const same = there === undefined ? !unreadable.has(copy.id) : there === JSON.stringify(content)
    return same ? copy : { ...copy, id: sheetIds([])(content) }
  })
}
