import { describe, expect, test } from 'vitest'
import { threehanded } from '../../../src/games/threehanded/index.ts'
import { VARIANTS, variantsLeft } from '../../../src/games/threehanded/rules/variants.ts'
import { problemsOf, whysOf, words } from '../playing.ts'
import { play } from './play.ts'
import { game, round, wholeGame } from './rounds.ts'

describe('a game', () => {
  test('T1: three sit, they keep their chairs, and every round sums to 0', () => {
    expect(threehanded).toMatchObject({
      id: 'threehanded',
      revision: 1,
      seatCounts: [3],
      zeroSum: true,
      keepsChairs: true,
      presets: {},
    })
    expect(play([]).next.sides).toEqual([{ seats: [0] }, { seats: [1] }, { seats: [2] }])
  })

  test('T16: has as many rounds as were agreed', () => {
    expect(play([]).rounds).toBe(12)
    expect(play([], { rounds: 24 }).rounds).toBe(24)
  })

  test('T6, T7: a whole game, round by round', () => {
    const { rows } = play(wholeGame)
    expect(rows.map(({ points, totals }) => [points, totals])).toEqual(
      game.map(([, points, totals]) => [points, totals]),
    )
    expect(rows.flatMap(problemsOf)).toEqual([])
  })

  test('the example ends −5 −3 +8, and A may then choose farve, sans or sol', () => {
    const { next, turn, standing } = play(wholeGame.slice(0, 3))
    expect(standing).toEqual([-5, -3, 8])
    expect(turn).toBe(0)
    expect(variantsLeft(next as Parameters<typeof variantsLeft>[0])).toEqual(['farve', 'sans', 'sol'])
  })

  test('T12: when a round is amended to the variant of a later one, the later one is a problem', () => {
    const later = [round('farve', [0, 13, 0]), round('sol', [0, 13, 0]), round('sans', [7, 4, 2])]
    const flagged = (first: string) => play([round(first, [9, 2, 2]), ...later]).rows.map(problemsOf)
    expect(flagged('spar')).toEqual([[], [], [], []])
    expect(flagged('sans')).toEqual([[], [], [], ['variant: variantUsed']])
  })
})

describe('a round', () => {
  test.each(VARIANTS)('%s is an entry, and so is each trump with it', (variant) => {
    for (const trump of [undefined, 'spades', 'hearts', 'diamonds', 'clubs', 'none']) {
      expect(threehanded.faultsOfEntry(round(variant, [13, 0, 0], trump), 3)).toEqual([])
    }
  })

  test('each part of a working has a reason', () => {
    const whys = (entry: object) => whysOf(play([entry]).rows[0]!.working[0]!).map((why) => words(threehanded, why))
    expect(whys(round('spar', [9, 2, 2]))).toEqual(['stik minus mål', 'stik', 'mål', 'mål'])
    expect(whys(round('sol', [9, 2, 2]))).toEqual(['det højeste minus stik', 'højst', 'stik', 'stik'])
  })

  test('T8: the working of a player without a chair says that they sit out', () => {
    const { rows } = play([{ kind: 'seating', order: [0, 3, 2] }, round('sans', [7, 4, 2])])
    expect(words(threehanded, rows[1]!.working[1]!.why)).toBe('sidder over')
  })
})
