import { describe, expect, test } from 'vitest'
import type { Tally } from '../../src/kernel/contract.ts'
import { render } from '../../src/kernel/message.ts'
import { explain } from '../../src/kernel/working.ts'
import { dealerSitsOut, facts, names, points, spec, toy, toyWith } from './toy.ts'

const seating = (order: readonly number[], dealer?: number) =>
  dealer === undefined ? { kind: 'seating', order } : { kind: 'seating', order, dealer }
const correction = (...points: number[]) => ({ kind: 'correction', points })
const rules = (options: object) => ({ kind: 'rules', options })
const words = (message: Parameters<typeof render>[0]) => render(message, toy.words.da, names)
const dealers = ({ rows, next }: Tally) => [...rows.map(({ at }) => at.dealer), next.dealer]
const totals = ({ rows, next }: Tally) => [...rows.map((row) => row.totals), next.totals]

describe('an empty sheet', () => {
  test('is the situation at the start', () => {
    const { rows, next, turn, standing, verdict } = toy.tally(facts([], { dealer: 1 }))
    expect({ rows, turn, standing, verdict }).toEqual({ rows: [], turn: 2, standing: [0, 0, 0], verdict: undefined })
    expect(next).toEqual({
      players: 3,
      sides: [{ seats: [0] }, { seats: [1] }, { seats: [2] }],
      seated: [0, 1, 2],
      active: [0, 1, 2],
      dealer: 1,
      forehand: 2,
      options: { twice: false, pace: 'slow', most: 100, rounds: 0 },
      past: [],
      played: 0,
      totals: [0, 0, 0],
      legs: [],
    })
  })

  test('has the options of the facts', () => {
    expect(toy.tally(facts([], { options: { pace: 'fast' } })).next.options).toMatchObject({ pace: 'fast', most: 100 })
  })
})

describe('rounds', () => {
  test('move the deal on, round the table', () => {
    expect(dealers(toy.tally(facts([points(1), points(2), points(3), points(4)])))).toEqual([0, 1, 2, 0, 1])
  })

  test('add up', () => {
    const tally = toy.tally(facts([points(1, -2, 3), points(4), points(0, 2, -3)]))
    expect(tally.rows.map((row) => row.points)).toEqual([
      [1, -2, 3],
      [4, 0, 0],
      [0, 2, -3],
    ])
    expect(totals(tally)).toEqual([
      [1, -2, 3],
      [5, -2, 3],
      [5, 0, 0],
      [5, 0, 0],
    ])
    expect(tally.standing).toEqual([5, 0, 0])
  })

  test('have their ids, headlines, workings and problems', () => {
    const [row] = toy.tally(facts([points(1, 200)])).rows
    expect([row!.id, row!.kind, row!.leg?.winner]).toEqual(['r1', 'round', 1])
    expect(words(row!.headline)).toBe('B skrev 1')
    expect(row!.headline).toBe(row!.headline)
    expect(row!.working.map((working) => explain(working, toy.words.da, names))).toEqual(['1', '200', '0'])
    expect(row!.problems).toEqual([{ field: 'points', why: { key: 'tooMuch', args: [100] } }])
    expect(row!.problems).toBe(row!.problems)
  })

  test('know the rounds before them, but none after', () => {
    const { rows, next } = toy.tally(facts([points(1), correction(9), points(2, 3)]))
    expect(rows.map(({ at }) => at.past.length)).toEqual([0, 1, 1])
    expect(next.past).toEqual([
      { entry: points(1), dealer: 0, seated: [0, 1, 2], active: [0, 1, 2], options: next.options },
      { entry: points(2, 3), dealer: 1, seated: [0, 1, 2], active: [0, 1, 2], options: next.options },
    ])
    expect(rows[2]!.at.past).toEqual(next.past.slice(0, 1))
    expect(rows[2]!.at.totals).toEqual([10, 0, 0])
    expect(rows.map(({ at }) => at.played)).toEqual([0, 1, 1])
    expect(next.played).toBe(2)
  })

  test('may leave the deal where it is', () => {
    const redeals = toyWith({ dealMovesOn: ({ again }) => again !== true })
    const tally = redeals.tally(facts([points(1), { points: [2], again: true }, points(3)]))
    expect(dealers(tally)).toEqual([0, 1, 1, 2])
    expect(tally.rows.map(({ at }) => at.played)).toEqual([0, 1, 1])
    expect(tally.next.played).toBe(2)
    expect(tally.next.past).toHaveLength(3)
  })

  test('decide by the options they were played with whether the deal moves on', () => {
    const redeals = toyWith({ dealMovesOn: (_entry, options) => options.pace === 'slow' })
    expect(dealers(redeals.tally(facts([points(1), rules({ pace: 'fast' }), points(2), points(3)])))).toEqual([
      0, 1, 1, 1, 1,
    ])
  })
})

describe('who sits out', () => {
  test('is not active, and forehand is the next active seat', () => {
    const { rows, next } = dealerSitsOut.tally(facts([points(1), points(2)], { dealer: 2 }))
    expect(rows.map(({ at }) => at.active)).toEqual([
      [0, 1],
      [1, 2],
    ])
    expect(rows.map(({ at }) => at.forehand)).toEqual([0, 1])
    expect(next.active).toEqual([0, 2])
    expect(next.past.map((round) => round.active)).toEqual([
      [0, 1],
      [1, 2],
    ])
  })

  test('is not the forehand, even next to the dealer', () => {
    const forehandOut = toyWith({ sitsOut: (seated, dealer) => [seated[(seated.indexOf(dealer) + 1) % 3]!] })
    const { next } = forehandOut.tally(facts([], { dealer: 0 }))
    expect([next.active, next.forehand]).toEqual([[0, 2], 2])
  })

  test('is nobody if no more people sit than play', () => {
    expect(dealerSitsOut.tally(facts([], { seated: [2, 0], dealer: 2 })).next.active).toEqual([2, 0])
  })
})

describe('a correction', () => {
  test('moves the totals and not the deal', () => {
    const tally = toy.tally(facts([points(1, 1, 1), correction(5, -7), points(1)]))
    const [, row] = tally.rows
    expect([row!.kind, row!.points, row!.totals]).toEqual(['correction', [5, -7, 0], [6, -6, 1]])
    expect(totals(tally).at(-1)).toEqual([7, -6, 1])
    expect(dealers(tally)).toEqual([0, 1, 1, 2])
    expect(tally.next.past).toHaveLength(2)
  })

  test('is never −0', () => {
    const [row] = toy.tally(facts([correction(-0)])).rows
    expect(Object.is(row!.points[0], 0)).toBe(true)
  })

  test('has its note in the headline', () => {
    const headlines = [correction(1), { ...correction(1), note: 'bøde' }, { ...correction(1), note: '' }]
    expect(toy.tally(facts(headlines)).rows.map(({ headline }) => words(headline))).toEqual([
      'Rettelse',
      'Rettelse: bøde',
      'Rettelse',
    ])
  })

  test('has a working', () => {
    const [row] = toy.tally(facts([correction(5, -7)])).rows
    expect(row!.working.map((working) => explain(working, toy.words.da, names))).toEqual(['5', '−7', '0'])
    expect(row!.working.map(({ why }) => words(why))).toEqual(['rettet', 'rettet', 'rettet'])
  })

  test('may be a problem in the game', () => {
    const strict = toyWith({
      checkCorrection: (numbers, at) => [
        { field: 'points', why: { key: 'tooMuch', args: [numbers[0]! + at.totals[0]!] } },
      ],
    })
    expect(strict.tally(facts([points(3), correction(4)])).rows[1]!.problems).toEqual([
      { field: 'points', why: { key: 'tooMuch', args: [7] } },
    ])
    expect(toy.tally(facts([correction(999)])).rows[0]!.problems).toEqual([])
  })
})

describe('a seating', () => {
  test('changes who plays from then on, and moves no points', () => {
    const tally = toy.tally(facts([points(1, 2, 3), seating([2, 0]), points(4)]))
    expect(tally.rows.map(({ at }) => at.seated)).toEqual([
      [0, 1, 2],
      [0, 1, 2],
      [2, 0],
    ])
    expect(tally.rows[1]).toMatchObject({ kind: 'seating', points: [0, 0, 0], totals: [1, 2, 3], leg: undefined })
    expect(tally.rows[1]!.working.map(({ why }) => words(why))).toEqual([
      'giver ingen point',
      'giver ingen point',
      'giver ingen point',
    ])
    expect(tally.next.past[1]).toMatchObject({ seated: [2, 0], dealer: 2 })
  })

  test('with a dealer: that person deals next', () => {
    const tally = toy.tally(facts([points(1), seating([0, 1, 2], 0), points(1)]))
    expect(dealers(tally)).toEqual([0, 1, 0, 1])
    expect(words(tally.rows[1]!.headline)).toBe('A giver')
  })

  test('without a dealer: the next dealer stays', () => {
    const tally = toy.tally(facts([points(1), seating([2, 1, 0]), points(1)]))
    expect(dealers(tally)).toEqual([0, 1, 1, 0])
    expect(words(tally.rows[1]!.headline)).toBe('Nu sidder: C, B, A')
  })

  test('with the same order, the headline names only the dealer', () => {
    const said = (order: readonly number[]) => words(toy.tally(facts([seating(order, 0)])).rows[0]!.headline)
    expect(said([0, 1, 2])).toBe('A giver')
    expect(said([0, 1])).toBe('Nu sidder: A, B')
    expect(said([0, 2, 1])).toBe('Nu sidder: A, C, B')
  })

  test('is a problem when the next dealer leaves', () => {
    const { rows, next } = toy.tally(facts([points(1), seating([0, 2])]))
    expect(rows[1]!.problems.map(({ field, why }) => [field, words(why)])).toEqual([
      ['dealer', 'B skulle give, men sidder ikke med; så giver C'],
    ])
    expect(next.dealer).toBe(2)
  })

  test('in a game that keeps chairs, the newcomer takes over the deal', () => {
    const kept = toyWith({ keepsChairs: true })
    const { rows, next } = kept.tally(facts([points(1), seating([0, 3, 2])], { players: 4 }))
    expect(next.dealer).toBe(3)
    expect(rows[1]!.problems).toEqual([])
  })

  test('may change the sides', () => {
    const sided = toyWith({ sides: (seated) => [{ seats: seated.slice(0, 1) }, { seats: seated.slice(1) }] })
    const { rows, next } = sided.tally(facts([points(1, 2), seating([2, 0, 1])]))
    expect([rows[0]!.at.sides, next.sides]).toEqual([
      [{ seats: [0] }, { seats: [1, 2] }],
      [{ seats: [2] }, { seats: [0, 1] }],
    ])
    expect(next.totals).toEqual([1, 2])
  })
})

describe('a change of rules', () => {
  test('lists what it changes; other rows list nothing', () => {
    const entries = [rules({ twice: true }), points(1), correction(1), rules({ most: 10, twice: true, pace: 'fast' })]
    expect(toy.tally(facts(entries)).rows.map(({ changes }) => changes)).toEqual([
      [{ key: 'twice', before: false, now: true }],
      [],
      [],
      [
        { key: 'most', before: 100, now: 10 },
        { key: 'pace', before: 'slow', now: 'fast' },
      ],
    ])
  })

  test('may change how many rounds the sheet has, in a game where that is agreed', () => {
    const counted = toyWith({ rounds: (options) => options.rounds + 1 })
    expect(counted.tally(facts([])).rounds).toBe(1)
    expect(counted.tally(facts([rules({ rounds: 4 })], { options: { rounds: 2 } })).rounds).toBe(5)
    expect(toy.tally(facts([], { options: { rounds: 2 } })).rounds).toBe(undefined)
  })

  test('applies from then on, over the rules in force, and changes nothing before it', () => {
    const tally = toy.tally(facts([points(1), rules({ twice: true }), points(1), rules({ most: 10 }), points(1)]))
    expect(tally.rows.map((row) => row.points[0])).toEqual([1, 0, 2, 0, 2])
    expect(tally.next.options).toEqual({ twice: true, pace: 'slow', most: 10, rounds: 0 })
    expect(tally.next.past.map(({ options }) => (options as { twice: boolean }).twice)).toEqual([false, true, true])
    expect(tally.rows[1]).toMatchObject({ kind: 'rules', points: [0, 0, 0], totals: [1, 0, 0], problems: [] })
    expect(words(tally.rows[1]!.headline)).toBe('Nye regler herfra: fields.twice')
    expect(dealers(tally)).toEqual([0, 1, 1, 2, 2, 0])
  })

  test('before the first round applies from the start', () => {
    const tally = toy.tally(facts([rules({ twice: true }), points(4)], { options: { most: 50 } }))
    expect(tally.next.totals).toEqual([8, 0, 0])
    expect(tally.next.options).toMatchObject({ twice: true, most: 50 })
  })
})

describe('legs', () => {
  const tally = toy.tally(facts([points(40, 3), points(10, 4), points(1), correction(2), points(0, 60)]))

  test('close with their final score, and the next starts from 0', () => {
    expect(tally.rows.map(({ leg }) => leg && [leg.winner, leg.score])).toEqual([
      undefined,
      [0, [50, 7, 0]],
      undefined,
      undefined,
      [1, [3, 60, 0]],
    ])
    expect(totals(tally)).toEqual([
      [40, 3, 0],
      [50, 7, 0],
      [1, 0, 0],
      [3, 0, 0],
      [3, 60, 0],
      [0, 0, 0],
    ])
  })

  test('are known in the rounds after them', () => {
    expect(tally.rows.map(({ at }) => at.legs.length)).toEqual([0, 0, 1, 1, 1])
    expect(tally.rows[2]!.at.totals).toEqual([0, 0, 0])
    expect(tally.next.legs.map(({ winner }) => winner)).toEqual([0, 1])
  })
})

describe('what the game provides', () => {
  test('hints for the next round', () => {
    expect(toy.tally(facts([points(1)])).hints.map(words)).toEqual(['B giver, 1 spillet'])
  })

  test('whose turn it is, by default forehand', () => {
    expect(toy.tally(facts([points(1)])).turn).toBe(2)
    expect(toyWith({ turn: ({ dealer }) => dealer }).tally(facts([points(1)])).turn).toBe(1)
  })

  test('what players are ranked by, by default the totals', () => {
    const counted = toyWith({ standing: ({ legs, totals }) => [legs.length, totals[0]!] })
    expect(counted.tally(facts([points(50), points(3)])).standing).toEqual([1, 3])
    expect(toy.tally(facts([points(50), points(3)])).standing).toEqual([3, 0, 0])
  })

  test('a verdict, from the final totals and options', () => {
    expect(toy.tally(facts([points(1)])).verdict).toBeUndefined()
    expect(toy.tally(facts([points(1), points(2), rules({ rounds: 2 }), correction(3)])).verdict).toMatchObject({
      winners: [0],
      points: [6, 0, 0],
    })
  })
})

test('headlines and problems are computed only when they are read', () => {
  const asked: string[] = []
  const lazy = toyWith({
    check: (entry, at) => {
      asked.push('check')
      return spec.check(entry, at)
    },
    headline: (entry, at) => {
      asked.push('headline')
      return spec.headline(entry, at)
    },
  })
  const [row] = lazy.tally(facts([points(1)])).rows
  expect(asked).toEqual([])
  expect([row!.problems, row!.problems, row!.headline, row!.headline]).toHaveLength(4)
  expect(asked).toEqual(['check', 'headline'])
})
