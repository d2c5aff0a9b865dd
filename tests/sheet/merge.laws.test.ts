import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/rules/contract.ts'
import { gameOf, games } from '../../src/games/index.ts'
import { mergePads } from '../../src/sheet/merge.ts'
import { readPad } from '../../src/sheet/read.ts'
import type { Pad, Person, Sheet } from '../../src/sheet/sheet.ts'
import { makePad } from '../../src/sheet/write.ts'
import { arbitraries } from '../games/arbitraries/index.ts'
import { movesOf, play } from './playing.ts'
import { blank, read } from './toy.ts'

const names = ['Anna', 'Bo', 'Carl', 'Dorte', 'Erik', 'Fie']

/** Three copies of one evening that went their own ways, in pads with some people and series of their own. */
function copiesOf(game: Game): fc.Arbitrary<readonly [Pad, Pad, Pad]> {
  const arbitrary = arbitraries[game.id]
  if (arbitrary === undefined) throw new Error(`no arbitrary for ${game.id}`)
  const players = game.seatCounts[0] ?? 4
  const moves = movesOf(arbitrary.entry(players), 8)
  const person: fc.Arbitrary<Person> = fc.record(
    {
      id: fc.constantFrom('p1', 'p2', 'p3'),
      name: fc.constantFrom('Anna', 'Ann'),
      mergedInto: fc.constantFrom('p1', 'p2', 'p3'),
    },
    { requiredKeys: ['id', 'name'] },
  )
  const lists = fc.record({
    people: fc.uniqueArray(person, { selector: ({ id }) => id, maxLength: 3 }),
    series: fc.uniqueArray(fc.record({ id: fc.constantFrom('x1', 'x2'), name: fc.string({ maxLength: 3 }) }), {
      selector: ({ id }) => id,
    }),
    presets: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('h1', 'h2'),
        game: fc.constant(game.id),
        name: fc.constantFrom('a', 'b'),
        options: arbitrary.options,
      }),
      { selector: ({ id }) => id },
    ),
  })
  const known = fc.constantFrom('', '', 'p1', 'p1', 'p1', 'p2')
  return fc
    .record({
      options: arbitrary.options,
      before: moves,
      after: fc.tuple(moves, moves, moves),
      lists: fc.tuple(lists, lists, lists),
      known: fc.tuple(known, known, known),
      grown: fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)),
      began: fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)),
    })
    .map(({ options, before, after, lists: listed, known, grown, began }) => {
      const seated = names.slice(0, players)
      const header = { ...blank, game: game.id, seated: seated.map((_, seat) => seat), dealer: 0, options }
      const evening = play({ ...header, players: seated.map((name) => ({ name })) }, before, 'a')
      const copy = (i: 0 | 1 | 2): Pad => {
        const columns = names.slice(0, players + grown[i]).map((name, seat) => {
          return { name, ...(seat === 0 && known[i] !== '' && { person: known[i] }) }
        })
        const startedAt = `2026-01-01T00:00:0${began[i]}.000Z`
        const sheet: Sheet = { ...play(evening, after[i], 'bcd'.charAt(i)), players: columns, startedAt }
        return read(readPad(makePad({ ...listed[i], sheets: [sheet] }, gameOf), gameOf))
      }
      return [copy(0), copy(1), copy(2)] as const
    })
}

/** What comes of a merge: the pad, or nothing when the copies cannot be one. */
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
