import { describe, expect, test } from 'vitest'
import { esmakker } from '../../../src/games/esmakker/index.ts'
import { fields } from '../../../src/games/esmakker/rules/options.ts'
import type { Field } from '../../../src/kernel/options.ts'

const NUMBERS: readonly (readonly [key: keyof typeof fields, standard: number, min: number, max: number])[] = [
  ['rate7', 10, 1, 1000],
  ['table7', 10, 0, 100_000],
  ['table8', 20, 0, 100_000],
  ['table9', 40, 0, 100_000],
  ['table10', 80, 0, 100_000],
  ['table11', 160, 0, 100_000],
  ['table12', 320, 0, 100_000],
  ['table13', 640, 0, 100_000],
  ['timesVip', 2, 1, 10],
  ['timesStaerke', 2, 1, 10],
  ['timesGode', 2, 1, 10],
  ['timesHalve', 2, 1, 10],
  ['timesKvarte', 2, 1, 10],
  ['timesSans', 2, 1, 10],
  ['sol', 50, 0, 100_000],
  ['rensol', 100, 0, 100_000],
  ['bord', 200, 0, 100_000],
  ['renbord', 200, 0, 100_000],
  ['dobbelt', 200, 0, 100_000],
  ['noloLoss', 2, 1, 4],
  ['minBid', 7, 7, 9],
  ['rounds', 0, 0, 200],
]
const CHOICES: readonly (readonly [key: keyof typeof fields, of: readonly string[]])[] = [
  ['rates', ['doubling', 'table']],
  ['vipFlips', ['ignore', 'linear', 'doubling']],
  ['overtricks', ['rate', 'none', 'fromSix', 'allTricks']],
  ['undertricks', ['double', 'single', 'basePlus', 'flat']],
  ['self', ['each', 'triple']],
  ['slam', ['none', 'double', 'both']],
  ['noloJoin', ['off', 'vsAll', 'vsOutsiders']],
  ['allPass', ['sameDealer', 'nextDealer', 'doubleNext']],
  ['lead', ['dealer', 'forehand', 'bidder']],
]
const TOGGLES: readonly (keyof typeof fields)[] = ['sans', 'noloPerTrick', 'noloOver', 'banket']

const accepts = (options: object) => esmakker.faultsOfOptions(options).length === 0

describe('house rules', () => {
  test.each(NUMBERS)('%s is %i, from %i to %i', (key, standard, min, max) => {
    expect(fields[key].standard).toBe(standard)
    expect([min - 1, min, max, max + 1].map((number) => accepts({ [key]: number }))).toEqual([false, true, true, false])
  })

  test.each(CHOICES)('%s is one of %j, the first by default', (key, of) => {
    expect(fields[key].standard).toBe(of[0])
    expect((fields[key] as Extract<Field, { kind: 'choice' }>).of).toEqual(of)
    expect(accepts({ [key]: '' })).toBe(false)
  })

  test.each(TOGGLES)('%s is off by default', (key) => {
    expect(fields[key].standard).toBe(false)
    expect([true, false, 'on'].map((value) => accepts({ [key]: value }))).toEqual([true, true, false])
  })

  test('are exactly these', () => {
    const known = [...NUMBERS, ...CHOICES].map(([key]) => key)
    expect(Object.keys(fields).toSorted()).toEqual([...known, ...TOGGLES].toSorted())
  })

  test('that are often disputed are shown before the first round', () => {
    const agreed = Object.entries<Field>(fields).flatMap(([key, field]) => (field.agree ? key : []))
    expect(agreed).toEqual(['undertricks', 'self', 'noloLoss', 'noloJoin', 'allPass'])
  })

  test('that depend on another are shown only with it', () => {
    const shown = Object.entries<Field>(fields).flatMap(([key, { when }]) => (when ? [[key, ...when]] : []))
    expect(shown).toEqual([
      ['rate7', 'rates', 'doubling'],
      ...[7, 8, 9, 10, 11, 12, 13].map((level) => [`table${level}`, 'rates', 'table']),
      ['timesSans', 'sans', true],
    ])
  })
})

test('the presets are these', () => {
  expect(esmakker.presets).toEqual({
    hjerteres: {},
    klub: { noloJoin: 'vsAll', sans: true, slam: 'double' },
    enkelt: { undertricks: 'single', noloLoss: 1 },
    jyde: {
      rates: 'table',
      table7: 1,
      table8: 2,
      table9: 3,
      table10: 4,
      table11: 6,
      table12: 8,
      table13: 16,
      undertricks: 'single',
      sol: 2,
      rensol: 4,
      bord: 6,
      renbord: 8,
      dobbelt: 8,
      noloLoss: 1,
      noloPerTrick: true,
      noloOver: true,
      noloJoin: 'vsOutsiders',
      sans: true,
    },
  })
  expect(Object.values(esmakker.presets).filter((preset) => !accepts(preset))).toEqual([])
})

test('the game has this id, sums to zero, and seats four to six', () => {
  const { id, revision, seatCounts, zeroSum, keepsChairs } = esmakker
  expect({ id, revision, seatCounts, zeroSum, keepsChairs }).toEqual({
    id: 'esmakker',
    revision: 1,
    seatCounts: [4, 5, 6],
    zeroSum: true,
    keepsChairs: false,
  })
})
