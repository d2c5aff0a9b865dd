import { describe, expect, test } from 'vitest'
import { classic } from '../../../src/games/classic/index.ts'
import { play } from './play.ts'
import { honours, revoke, rules, stand, took } from './rounds.ts'

describe('the table', () => {
  test('C1: four sit, in two sides by seating order', () => {
    expect(classic).toMatchObject({ id: 'classic', revision: 1, seatCounts: [4], zeroSum: false, keepsChairs: true })
    expect(classic.sides(4, [3, 0, 2, 1])).toEqual([{ seats: [3, 2] }, { seats: [0, 1] }])
  })

  test('C2: the turn to deal belongs to the chair', () => {
    const { next, turn } = play([took(7), took(7), { kind: 'seating', order: [0, 4, 2, 3] }])
    expect([next.dealer, turn]).toEqual([4, 2])
  })

  test.each([
    ['C28: no number of rounds', {}, undefined],
    ['C28: none for deals that are not counted', { deals: 20 }, undefined],
    ['C29: twelve deals by default', { target: 'deals' }, 12],
    ['C29: as many as were agreed', { target: 'deals', deals: 20 }, 20],
  ])('%s', (_title, options, rounds) => {
    expect(play([], options).rounds).toBe(rounds)
  })

  test('C29: the number of rounds follows a change of rules', () => {
    expect(play([took(7), rules({ target: 'deals', deals: 4 })]).rounds).toBe(4)
    expect(play([took(7), rules({ target: '5' })], { target: 'deals' }).rounds).toBeUndefined()
  })
})

describe('what is an entry', () => {
  test('every trump, number of honours and penalty is part of an entry', () => {
    for (const trump of ['spades', 'hearts', 'diamonds', 'clubs', 'none'])
      expect(classic.faultsOfEntry(took(0, { trump }), 4)).toEqual([])
    for (const side of [0, 1]) {
      for (const count of [3, 4]) expect(classic.faultsOfEntry(took(13, honours(side, count)), 4)).toEqual([])
      for (const penalty of ['tricks', 'add', 'subtract'])
        expect(classic.faultsOfEntry(took(13, revoke(side, penalty)), 4)).toEqual([])
    }
  })

  test('C26: a correction has two columns and need not sum to 0', () => {
    expect(classic.faultsOfEntry(stand(1, 1), 5)).toEqual([])
    expect(classic.faultsOfEntry(stand(1, 1, 1), 5).map(({ why }) => why.key)).toEqual(['wrongLength'])
  })
})
