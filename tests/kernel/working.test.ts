import { describe, expect, test } from 'vitest'
import {
  type Working,
  amount,
  equationsOf,
  explain,
  minus,
  product,
  step,
  sum,
  value,
} from '../../src/kernel/working.ts'

const terms = { rate: '8 alm.', rest: 'resten', price: (who: string) => `pris for ${who}` }
const names = { seat: (seat: number) => 'AB'[seat]!, side: (side: number) => 'ST'[side]! }
const why = { key: 'rest', args: [] }
const n = (number: number) => value(number, why)
const plus = (...of: Working[]) => sum(why, ...of)
const times = (...of: Working[]) => product(why, ...of)
const less = (of: Working) => minus(of, why)
const then = (of: Working) => step(of, why)
const twenty = step(n(20), { key: 'rate', args: [] })

describe('the calculation and its amount', () => {
  test.each<[string, Working, number]>([
    ['5', n(5), 5],
    ['0', n(0), 0],
    ['−5', n(-5), -5],
    ['9 − 7', plus(n(9), less(n(7))), 2],
    ['2 − 4', plus(n(2), less(n(4))), -2],
    ['2 − 4', plus(n(2), n(-4)), -2],
    ['2 + 3 + 4', plus(n(2), n(3), n(4)), 9],
    ['2 + 0', plus(n(2), n(0)), 2],
    ['2 + 0', plus(n(2), less(n(0))), 2],
    ['−3 + 2', plus(less(n(3)), n(2)), -1],
    ['2 × 3', times(n(2), n(3)), 6],
    ['20 + 2 × 20', plus(n(20), times(n(2), n(20))), 60],
    ['2 × (3 + 4)', times(n(2), plus(n(3), n(4))), 14],
    ['(3 + 4) × 2', times(plus(n(3), n(4)), n(2)), 14],
    ['2 × (−3)', times(n(2), n(-3)), -6],
    ['2 × (−3)', times(n(2), less(n(3))), -6],
    ['−3 × 2', times(n(-3), n(2)), -6],
    ['0 × 2', times(n(0), n(2)), 0],
    ['0 × (−2)', times(n(0), n(-2)), 0],
    ['2 + (3 + 4)', plus(n(2), plus(n(3), n(4))), 9],
    ['3 + 4 + 2', plus(plus(n(3), n(4)), n(2)), 9],
    ['2 + (3 − 4)', plus(n(2), plus(n(3), less(n(4)))), 1],
    ['2 − 3 × 4', plus(n(2), less(times(n(3), n(4)))), -10],
    ['−5', less(n(5)), -5],
    ['0', less(n(0)), 0],
    ['−(−5)', less(n(-5)), 5],
    ['−(2 + 3)', less(plus(n(2), n(3))), -5],
    ['−(−5)', less(less(n(5))), 5],
    ['−(0)', less(less(n(0))), 0],
    ['−2 × 3', less(times(n(2), n(3))), -6],
    ['−(−2 × 3)', less(times(n(-2), n(3))), 6],
    ['2 − (3 + 4)', plus(n(2), less(plus(n(3), n(4)))), -5],
    ['7', plus(n(7)), 7],
    ['7', times(n(7)), 7],
  ])('%s', (text, working, result) => {
    expect(equationsOf(working)).toEqual([{ text, result, why }])
    expect(amount(working)).toBe(result)
  })

  test.each([n(-0), less(n(0)), plus(n(-0)), times(n(0), n(-1)), then(n(-0)), plus()])('is never −0: %j', (working) => {
    expect(Object.is(amount(working), 0)).toBe(true)
  })
})

describe('steps', () => {
  test('come before the result, each once, and are then shown as a number', () => {
    const nine = then(plus(n(4), n(5)))
    const working = sum({ key: 'price', args: ['A'] }, nine, times(n(2), nine))
    expect(equationsOf(working)).toEqual([
      { text: '4 + 5', result: 9, why },
      { text: '9 + 2 × 9', result: 27, why: { key: 'price', args: ['A'] } },
    ])
    expect(amount(working)).toBe(27)
  })

  test('nested steps come first', () => {
    const inner = then(times(n(2), n(3)))
    const outer = then(plus(inner, n(1)))
    expect(equationsOf(plus(outer, n(5))).map(({ text }) => text)).toEqual(['2 × 3', '6 + 1', '7 + 5'])
  })

  test('a step that is the whole working is shown as the result alone', () => {
    expect(equationsOf(then(plus(n(9), less(n(6)))))).toEqual([{ text: '9 − 6', result: 3, why }])
    expect(equationsOf(then(n(3)))).toEqual([{ text: '3', result: 3, why }])
  })

  test('below zero are written with their sign', () => {
    const below = then(plus(n(2), less(n(5))))
    expect(explain(plus(n(9), below), terms, names)).toBe('2 − 5 = −3; 9 − 3 = 6')
    expect(explain(times(n(9), below), terms, names)).toBe('2 − 5 = −3; 9 × (−3) = −27')
    expect(explain(less(below), terms, names)).toBe('2 − 5 = −3; −(−3) = 3')
  })
})

describe('in one line', () => {
  test.each<[Working, string]>([
    [plus(n(9), less(n(7))), '9 − 7 = 2'],
    [plus(n(2), less(n(2))), '2 − 2 = 0'],
    [n(5), '5'],
    [n(-5), '−5'],
    [n(0), '0'],
    [less(n(0)), '0'],
    [twenty, '8 alm. = 20'],
    [step(twenty, why), '8 alm. = 20; resten = 20'],
    [plus(twenty, times(n(2), twenty)), '8 alm. = 20; 20 + 2 × 20 = 60'],
    [less(then(times(n(2), n(20), n(2)))), '2 × 20 × 2 = 80; −80'],
    [times(n(3), step(n(40), { key: 'price', args: [{ seat: 1 }] })), 'pris for B = 40; 3 × 40 = 120'],
    [then(plus(twenty, n(1))), '8 alm. = 20; 20 + 1 = 21'],
    [less(plus(n(1), n(2))), '−(1 + 2) = −3'],
  ])('%#: %j', (working, text) => {
    expect(explain(working, terms, names)).toBe(text)
  })
})
