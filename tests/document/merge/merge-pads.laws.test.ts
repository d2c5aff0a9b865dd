import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gameOf, games } from '../../../src/games/index.ts'
import { mergePads } from '../../../src/document/merge/merge-pads.ts'
import { readPad } from '../../../src/document/read/read.ts'
import type { Pad } from '../../../src/document/model/sheet.ts'
import { makePad } from '../../../src/document/model/write.ts'
import { copiesOf } from '../copies.ts'
import { read } from '../toy.ts'

/** The merged pad, or undefined when the copies cannot be merged. */
function merged(a: Pad | undefined, b: Pad | undefined): Pad | undefined {
  const merge = a && b && mergePads(a, b, gameOf)
  return merge?.ok ? merge.pad : undefined
}
const bytes = (pad: Pad | undefined) => pad && makePad(pad, gameOf)

describe.each(games.map((game) => [game.id, game] as const))('merging copies of a sheet of %s', (_, game) => {
  const copies = copiesOf(game)

  test('does not depend on which comes first', () => {
    fc.assert(
      fc.property(copies, ([a, b]) => {
        expect(bytes(merged(a, b))).toBe(bytes(merged(b, a)))
      }),
    )
  })

  test('does not depend on which are merged first', () => {
    fc.assert(
      fc.property(copies, ([a, b, c]) => {
        const [first, last] = [merged(merged(a, b), c), merged(a, merged(b, c))]
        fc.pre(first !== undefined && last !== undefined)
        expect(bytes(first)).toBe(bytes(last))
      }),
    )
  })

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(copies, ([a, b]) => {
        expect(bytes(merged(a, a))).toBe(bytes(a))
        const both = merged(a, b)
        fc.pre(both !== undefined)
        expect(bytes(merged(both, b))).toBe(bytes(both))
      }),
    )
  })

  test('makes a pad that is read and written again as it is, with every line of both and no other', () => {
    const lines = ({ sheets }: Pad) => sheets.flatMap(({ journal }) => journal.map(({ id }) => id))
    fc.assert(
      fc.property(copies, ([a, b]) => {
        const both = merged(a, b)
        fc.pre(both !== undefined)
        expect(read(readPad(bytes(both), gameOf))).toEqual(both)
        expect(new Set(lines(both))).toEqual(new Set([...lines(a), ...lines(b)]))
      }),
    )
  })
})
