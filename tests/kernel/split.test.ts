import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filledIn, sumOf, withGiven } from '../../src/kernel/split.ts'

const isTricks = (rest: number) => rest >= 0 && rest <= 13

describe('a total split among several', () => {
  test('fills in the only open share', () => {
    expect(filledIn([9, 2, null], 13)).toEqual([9, 2, 2])
    expect(filledIn([null, -150, 50], 0)).toEqual([100, -150, 50])
    expect(filledIn([4, null], 13)).toEqual([4, 9])
  })

  test('fills in nothing while two are open, or when none is', () => {
    expect(filledIn([9, null, null], 13)).toEqual([9, null, null])
    expect(filledIn([9, 2, 1], 13)).toEqual([9, 2, 1])
  })

  test('leaves the last share open if no possible number is left for it', () => {
    expect(filledIn([9, 6, null], 13, isTricks)).toEqual([9, 6, null])
    expect(filledIn([13, 0, null], 13, isTricks)).toEqual([13, 0, 0])
  })

  test('law: once filled in, the shares sum to the total', () => {
    const given = fc.array(fc.integer({ min: -99, max: 99 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(given, fc.nat(5), fc.integer({ min: -50, max: 50 }), (numbers, at, total) => {
        const open = at % numbers.length
        expect(sumOf(filledIn(withGiven(numbers, open, null), total))).toBe(total)
      }),
    )
  })
})

test('one share is entered or cleared, the others stay', () => {
  expect(withGiven([1, null, 3], 1, 2)).toEqual([1, 2, 3])
  expect(withGiven([1, 2, 3], 0, null)).toEqual([null, 2, 3])
  expect(sumOf([1, null, 3])).toBe(4)
})
