import { expect, test } from 'vitest'
import { plain, signed, sumsToZero } from '../../src/kernel/numbers.ts'

test.each([
  [5, '5', '+5'],
  [1, '1', '+1'],
  [0, '0', '0'],
  [-0, '0', '0'],
  [-1, '−1', '−1'],
  [-13510, '−13510', '−13510'],
])('%d is written %s, and as a gain or loss %s', (number, text, withSign) => {
  expect(plain(number)).toBe(text)
  expect(signed(number)).toBe(withSign)
})

const MOST = Number.MAX_SAFE_INTEGER
test.each([
  [[], true],
  [[0], true],
  [[1], false],
  [[3, -1, -2], true],
  [[3, -1, -1], false],
  [[-3, 1, 1], false],
  [[MOST, -MOST], true],
  [[MOST, MOST, -MOST, -MOST], true],
  [[MOST, MOST, -MOST, -MOST, 1], false],
  [[MOST, MOST, 1, -MOST, -MOST], false],
  [[MOST, 2, -MOST, -2], true],
  [[MOST, 2, -MOST, -1], false],
])('%j sums to zero: %s', (values, zero) => {
  expect(sumsToZero(values)).toBe(zero)
})
