/** Copies of one evening that were changed independently. */
import fc from 'fast-check'
import type { Game } from '../../src/kernel/contract.ts'
import { gameOf } from '../../src/games/index.ts'
import { readPad } from '../../src/document/read/read.ts'
import type { Pad, Person, Sheet } from '../../src/document/model/sheet.ts'
import { makePad } from '../../src/document/model/write.ts'
import { arbitraries } from '../games/arbitraries/index.ts'
import { movesOf, play } from './playing.ts'
import { blank, read } from './toy.ts'

const names = ['Anna', 'Bo', 'Carl', 'Dorte', 'Erik', 'Fie']

/** Three copies of one evening that were changed independently, in pads with people and series of their own. */
export function copiesOf(game: Game): fc.Arbitrary<readonly [Pad, Pad, Pad]> {
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
