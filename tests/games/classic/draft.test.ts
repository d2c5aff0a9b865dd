import { describe, expect, test } from 'vitest'
import { type Draft, drafting } from '../../../src/games/classic/form/draft.ts'
import { classic } from '../../../src/games/classic/index.ts'
import { render } from '../../../src/kernel/message.ts'
import { names, tallyOf } from '../playing.ts'

const sheet = (options: object, rows: readonly unknown[] = []) =>
  tallyOf(classic, { players: 4, seated: [0, 1, 2, 3], dealer: 0, options, rows }).next
const at = sheet({})
const missing = (draft: Draft) => drafting.complete(draft, at).missing?.map(({ field }) => field)

describe('a classic draft', () => {
  test('needs the tricks of either side', () => {
    expect(drafting.complete({ given: [9, null] }, at)).toEqual({ entry: { tricks: [9, 4] } })
    expect(drafting.complete({ given: [null, 9] }, at)).toEqual({ entry: { tricks: [4, 9] } })
    expect(missing({ given: [null, null] })).toEqual(['tricks'])
  })

  test('keeps trump, honours and a revoke', () => {
    const more = { trump: 'hearts', honours: { side: 0, count: 4 }, revoke: { side: 1, penalty: 'add' } } as const
    expect(drafting.complete({ given: [9, null], ...more }, at)).toEqual({ entry: { tricks: [9, 4], ...more } })
  })

  test('asks for the penalty of a revoke', () => {
    expect(missing({ given: [9, null], revoke: { side: 0 } })).toEqual(['revoke'])
    expect(missing({ given: [null, null], revoke: { side: 0 } })).toEqual(['tricks', 'revoke'])
    const [asked] = drafting.complete({ given: [9, null], revoke: { side: 0 } }, at).missing!
    expect(render(asked!.why, classic.words.da, names)).toMatch(/\?$/)
  })

  test('has one step only', () => {
    expect(drafting.firstStep).toBe('result')
    expect(drafting.isBid(drafting.empty, at)).toBe(false)
  })

  test('a round as a row shows that its tricks make 13, and the trump entered or due', () => {
    const row = (entry: unknown, options: object = {}) => {
      const { title, proof, bySide } = drafting.rowSummary(entry, sheet(options))
      return [title, proof!, ...bySide!].map((said) => said && render(said, classic.words.da, names))
    }
    expect(row({ tricks: [9, 4], trump: 'spades' })).toEqual(['9 + 4 ♠', '= 13', '9 stik', '4 stik'])
    expect(row({ tricks: [9, 4] })[0]).toBe('9 + 4')
    expect(row({ tricks: [9, 4], trump: 'diamonds' })[0]).toBe('9 + 4 ♦')
    expect(row({ tricks: [9, 4], trump: 'clubs' })[0]).toBe('9 + 4 ♣')
    expect(row({ tricks: [9, 4], trump: 'none' })[0]).toBe('9 + 4 –')
    expect(row({ tricks: [9, 4] }, { trump: 'cycle' })[0]).toBe('9 + 4 ♥')
  })
})
