import { expect, test } from 'vitest'
import { leadersOf, placesOf, verdictOf } from '../../src/kernel/ranking.ts'

test.each([
  [[5], [1], [0]],
  [[5, 8, 1], [2, 1, 3], [1]],
  [
    [5, 5, 1],
    [1, 1, 3],
    [0, 1],
  ],
  [[8, 5, 5, 1], [1, 2, 2, 4], [0]],
  [
    [0, 0, 0],
    [1, 1, 1],
    [0, 1, 2],
  ],
  [[-3, -2], [2, 1], [1]],
])('of %j the places are %j and the leaders %j', (standing, places, leaders) => {
  expect(placesOf(standing)).toEqual(places)
  expect(leadersOf(standing)).toEqual(leaders)
})

test('the highest total wins', () => {
  expect(verdictOf([-2, 7, -5])).toEqual({
    winners: [1],
    points: [-2, 7, -5],
    why: { key: 'wins', args: [{ side: 1 }, 7] },
  })
})

test('equal totals share the win', () => {
  expect(verdictOf([4, -8, 4])).toEqual({
    winners: [0, 2],
    points: [4, -8, 4],
    why: { key: 'share', args: [4, { side: 0 }, { side: 2 }] },
  })
})
