import { describe, expect, test } from 'vitest'
import {
  VARIANTS,
  exchangeOf,
  goalsOf,
  placesOf,
  variantsLeftFor,
} from '../../../src/games/threehanded/rules/variants.ts'
import { play } from './play.ts'
import { wholeGame } from './rounds.ts'

describe('what an entry form asks', () => {
  test('T6, T7: targets and limits by place', () => {
    expect(VARIANTS.map(goalsOf)).toEqual([
      [7, 4, 2],
      [7, 4, 2],
      [7, 4, 2],
      [2, 4, 7],
    ])
  })

  test('T10: the variants each chair has left, whoever chooses next', () => {
    const { next } = play(wholeGame.slice(0, 5))
    const left = [0, 1, 2].map((chair) => variantsLeftFor(next as Parameters<typeof variantsLeftFor>[0], chair))
    expect(left).toEqual([
      ['farve', 'sol'],
      ['farve', 'sans'],
      ['spar', 'sans', 'sol'],
    ])
  })

  test('T11: the cards each may swap, by place', () => {
    expect(VARIANTS.map(exchangeOf)).toEqual([
      [7, 4, 2],
      [7, 4, 2],
      [7, 4, 2],
      [2, 4, 7],
    ])
  })

  test.each([
    [[0, 1, 2], 0, [0, 1, 2]],
    [[0, 1, 2], 1, [2, 0, 1]],
    [[0, 1, 2], 2, [1, 2, 0]],
    [[3, 0, 2], 2, [1, 2, 0]],
  ])('T2: in the order %j, seat %i chooses, so the chairs are at places %j', (seated, forehand, places) => {
    expect(placesOf({ seated, forehand })).toEqual(places)
  })
})
