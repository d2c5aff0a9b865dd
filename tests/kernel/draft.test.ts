import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type DraftingSpec, defineDrafting, withFields } from '../../src/kernel/draft.ts'

interface Draft {
  readonly bid?: number
  readonly tricks?: number
}
const spec: DraftingSpec<object, Required<Draft>, Draft> = {
  schema: v.strictObject({ bid: v.exactOptional(v.number()), tricks: v.exactOptional(v.number()) }),
  empty: {},
  bidFields: ['bid'],
  isBid: ({ bid }) => bid !== undefined,
  inPlay: () => undefined,
  draftOf: (entry) => entry,
  complete: ({ bid, tricks }) =>
    bid === undefined || tricks === undefined ? { missing: [] } : { entry: { bid, tricks } },
  rowSummary: () => ({ title: { key: 'row', args: [] } }),
}
const drafting = () => defineDrafting(spec)

describe('a drafting', () => {
  test('knows the step of each field; an unknown field belongs to the second', () => {
    expect(['bid', 'tricks', 'other'].map(drafting().stepOf)).toEqual(['bid', 'result', 'result'])
  })

  test('begins with the bid, or with the result in a game without bids', () => {
    expect(drafting().firstStep).toBe('bid')
    expect(defineDrafting({ ...spec, bidFields: [] }).firstStep).toBe('result')
  })

  test('returns a stored draft if it is valid, else the empty one', () => {
    const stored = { bid: 8 }
    expect(drafting().read(stored)).toBe(stored)
    expect(drafting().read({ bid: 'eight' })).toBe(drafting().empty)
    for (const none of [undefined, null, 8, 'x', [], { other: 1 }]) expect(drafting().read(none)).toBe(drafting().empty)
  })

  test('recognizes a draft that has become empty again', () => {
    expect(drafting().isEmpty(withFields<Draft>({ bid: 8 }, { bid: undefined }))).toBe(true)
    expect(drafting().isEmpty({ bid: 8 })).toBe(false)
  })

  test('has no other starting drafts by default', () => {
    expect(drafting().starts).toEqual({})
    const starts = { high: { bid: 13 } }
    expect(defineDrafting({ ...spec, starts }).starts).toBe(starts)
  })
})

test('a field is set or removed, and the others stay', () => {
  expect(withFields<Draft>({ bid: 8, tricks: 9 }, { bid: undefined, tricks: 10 })).toEqual({ tricks: 10 })
  expect(Object.keys(withFields<Draft>({ bid: 8 }, { bid: undefined }))).toEqual([])
})
