import { expect, test, vi } from 'vitest'
import { planImport } from '../../../src/document/merge/plan-import.ts'
import { bytesOf } from '../../../src/document/read/limits.ts'
import type { Pad } from '../../../src/document/model/sheet.ts'
import { documentOf } from '../../../src/document/model/write.ts'
import { blank, padOf, toys } from '../toy.ts'

const MOST_BYTES = 2000
/** A pad may have a hundred megabytes. These tests use a lower limit, as the size would only make them slow. */
vi.mock('../../../src/document/read/limits.ts', async (original) => ({
  ...(await original<object>()),
  MOST_BYTES: 2000,
}))

const series = (id: string, length: number): Pad => ({ ...padOf(), series: [{ id, name: 'x'.repeat(length) }] })
const full = MOST_BYTES - bytesOf(documentOf(series('x1', 0), toys))
const beside = { ...series('x1', full - 300), sheets: [blank] }
const other = padOf({ ...blank, dealer: 1 })

test.each<readonly [string, Pad, Pad, 'take' | 'leave', boolean]>([
  ['full to the last byte', series('x1', full), padOf(), 'take', false],
  ['a byte too large', series('x1', full + 1), padOf(), 'take', true],
  ['too large with the sheet that comes', series('x1', full), padOf(blank), 'take', true],
  ['too large with the lists that come', series('x1', full / 2), series('x2', full / 2), 'take', true],
  ['too large with the copy beside ours', beside, other, 'take', true],
  ['not too large with what is left out', beside, other, 'leave', false],
])('a pad is %s', (_, here, coming, answer, tooLarge) => {
  const { refusal } = planImport({ pad: here }, coming, toys, { sheets: { s1: answer } })
  expect(refusal).toEqual(tooLarge ? { path: '$', why: { key: 'padsTooLarge', args: [] } } : undefined)
})
