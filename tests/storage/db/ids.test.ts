import { describe, expect, test } from 'vitest'
import { makeLineId, makeUuid } from '../../../src/storage/db/ids.ts'

const ones = (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(0xff)
const zeros = (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(0)

describe('ids of sheets and people', () => {
  test('contain the time, version 7 and the variant of RFC 9562', () => {
    expect(makeUuid(0x0199_0000_0001, ones)).toBe('01990000-0001-7fff-bfff-ffffffffffff')
    expect(makeUuid(0x0199_0000_0001, zeros)).toBe('01990000-0001-7000-8000-000000000000')
  })

  test('sort by the time they were made', () => {
    expect(makeUuid(1_000, ones) < makeUuid(1_001, zeros)).toBe(true)
  })
})

describe('ids of lines and rows', () => {
  test('are ten characters of base 32, without letters that look like digits', () => {
    const all = makeLineId((bytes) => bytes.map((_, i) => i * 31))
    expect(all).toHaveLength(10)
    expect(all).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/)
  })

  test('use every character equally often', () => {
    const seen = new Set(Array.from({ length: 256 }, (_, byte) => makeLineId((bytes) => bytes.fill(byte))[0]))
    expect(seen.size).toBe(32)
  })
})
