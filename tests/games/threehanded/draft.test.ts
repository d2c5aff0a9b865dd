import { describe, expect, test } from 'vitest'
import { type At, type Draft, chairsByPlace, drafting, withVariant } from '../../../src/games/threehanded/form/draft.ts'
import { threehanded } from '../../../src/games/threehanded/index.ts'
import { render } from '../../../src/kernel/message.ts'
import { names, tallyOf } from '../playing.ts'

/** A chooses, B is next, C deals. */
const at = tallyOf(threehanded, { players: 3, seated: [0, 1, 2], dealer: 2, rows: [] }).next as At
const missing = (draft: Draft) =>
  drafting
    .complete(draft, at)
    .missing?.map(({ field, why, wrong }) => [field, render(why, threehanded.words.da, names), wrong ?? false])
const given = (...tricks: (number | null)[]): Draft => ({ variant: 'spar', given: tricks })

describe('a three-handed draft', () => {
  test('needs a variant and two counts; the third is the rest', () => {
    expect(drafting.complete(given(9, 2, null), at)).toEqual({ entry: { variant: 'spar', tricks: [9, 2, 2] } })
    expect(drafting.complete(given(null, 0, 0), at)).toEqual({ entry: { variant: 'spar', tricks: [13, 0, 0] } })
  })

  test('says what is missing, beginning with the chooser', () => {
    expect(missing(drafting.empty as Draft)).toEqual([
      ['variant', 'Hvad vælger A?', false],
      ['tricks', 'Hvor mange stik fik A?', false],
    ])
    expect(missing(given(9, null, null))).toEqual([['tricks', 'Hvor mange stik fik B?', false]])
  })

  test('12: 9, 2 and 1 are one trick short, which is reported at once', () => {
    expect(missing(given(9, 2, 1))).toEqual([['tricks', '12 af 13: ét mangler', true]])
  })

  test('two counts above 13 leave no rest', () => {
    expect(missing(given(9, 6, null))).toEqual([['tricks', '15 af 13: 2 for meget', true]])
    expect(missing(given(9, 5, null))).toEqual([['tricks', '14 af 13: ét for meget', true]])
  })

  test('two counts that make 13 leave 0, and the third is never negative', () => {
    expect(drafting.complete(given(13, 0, null), at)).toEqual({ entry: { variant: 'spar', tricks: [13, 0, 0] } })
    expect(drafting.complete(given(9, 4, null), at)).toEqual({ entry: { variant: 'spar', tricks: [9, 4, 0] } })
    expect(missing(given(13, null, null))).toEqual([['tricks', 'Hvor mange stik fik B?', false]])
    expect(missing({ given: [9, 2, 2] })).toEqual([['variant', 'Hvad vælger A?', false]])
  })

  test('an entry opened again has the numbers that were typed', () => {
    expect(drafting.draftOf({ variant: 'spar', tricks: [9, 2, 2] }, at)).toEqual(given(9, 2, 2))
    const farve = { variant: 'farve', tricks: [9, 2, 2], trump: 'clubs' }
    expect(drafting.draftOf(farve, at)).toEqual({ variant: 'farve', given: [9, 2, 2], trump: 'clubs' })
    expect(Object.keys(drafting.draftOf({ variant: 'sol', tricks: [9, 2, 2] }, at) as object)).not.toContain('trump')
    expect(drafting.isBid(drafting.empty, at)).toBe(false)
    expect(drafting.isBid(given(null, null, null), at)).toBe(true)
  })

  test('only farve keeps a trump', () => {
    const farve: Draft = { variant: 'farve', trump: 'hearts', given: [null, null, null] }
    expect(withVariant(farve, 'farve').trump).toBe('hearts')
    expect(withVariant(farve, 'sol')).toEqual({ variant: 'sol', given: [null, null, null] })
    expect(drafting.complete({ ...farve, given: [7, 4, 2] }, at).entry).toMatchObject({ trump: 'hearts' })
  })

  test('asks for chooser, next and third in this order, wherever they sit', () => {
    const turned = tallyOf(threehanded, { players: 3, seated: [0, 1, 2], dealer: 0, rows: [] }).next as At
    expect(chairsByPlace(turned).map(({ seat }) => seat)).toEqual([1, 2, 0])
  })

  test('shows how many cards each may swap until tricks are entered: 7, 4, 2, and in sol 2, 4, 7', () => {
    const note = (draft: Draft) => {
      const said = drafting.inPlay(draft, at)?.note
      return said && render(said, threehanded.words.da, names)
    }
    expect(note(given(null, null, null))).toBe('Bytter: A 7, B 4, C 2')
    expect(note({ variant: 'sol', given: [null, null, null] })).toBe('Bytter: A 2, B 4, C 7')
    const { title } = drafting.inPlay({ variant: 'sol', given: [null, null, null] }, at)!
    expect(render(title, threehanded.words.da, names)).toBe('A spiller sol')
    expect(note(given(9, null, null))).toBeUndefined()
    expect(drafting.inPlay(drafting.empty, at)).toBeUndefined()
  })

  test('a round as a row: variant and suit, chooser, tricks of the target', () => {
    const { title, bidder, bySide } = drafting.rowSummary(
      { variant: 'farve', tricks: [0, 0, 13], trump: 'diamonds' },
      at,
    )
    expect(render(title, threehanded.words.da, names)).toBe('Farve ♦')
    expect(bidder).toBe(0)
    expect(bySide?.map((said) => said && render(said, threehanded.words.da, names))).toEqual([
      '0 af 7',
      '0 af 4',
      '13 af 2',
    ])
    const titleOf = (entry: object) =>
      render(drafting.rowSummary({ tricks: [7, 4, 2], ...entry }, at).title, threehanded.words.da, names)
    expect(titleOf({ variant: 'spar' })).toBe('Spar ♠')
    expect(titleOf({ variant: 'sol' })).toBe('Sol')
    expect(titleOf({ variant: 'farve', trump: 'hearts' })).toBe('Farve ♥')
    expect(titleOf({ variant: 'farve', trump: 'clubs' })).toBe('Farve ♣')
    expect(titleOf({ variant: 'farve', trump: 'spades' })).toBe('Farve ♠')
  })
})
