import { expect, test } from 'vitest'
import { aligned, inOneLine, widthOf } from '../../src/cli/width.ts'

test.each([
  ['', 0],
  ['Anna', 4],
  ['Åse', 3],
  ['A\u030Ase', 3],
  ['王小明', 6],
  ['ひなカナ', 8],
  ['한글', 4],
  ['🂡', 1],
  ['♠', 1],
  ['🎉', 2],
  ['❤️', 2],
  ['👨‍👩‍👧', 2],
  ['🇩🇰', 2],
  ['ＡＢ', 4],
  ['\u200B', 0],
])('%j is %i cells wide', (text, width) => {
  expect(widthOf(text)).toBe(width)
})

test('columns are as wide as their widest cell', () => {
  const lines = [
    ['name', 'n'],
    ['王小明', '−10'],
    ['', '5'],
  ]
  expect(aligned(lines, (column) => column === 0)).toEqual(['name      n', '王小明  −10', '          5'])
  expect(
    aligned(
      [
        ['a', 'b'],
        ['long', ''],
      ],
      () => true,
    ),
  ).toEqual(['a     b', 'long'])
  expect(aligned([], () => true)).toEqual([])
})

test('control characters become blanks', () => {
  expect(inOneLine('a\nb\r\tc\u001B[2Jd\u2028e\u0085')).toBe('a b  c [2Jd e ')
})
