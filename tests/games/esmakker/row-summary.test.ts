import { describe, expect, test } from 'vitest'
import { drafting } from '../../../src/games/esmakker/form/draft.ts'
import type { At } from '../../../src/games/esmakker/rules/entry.ts'
import { esmakker } from '../../../src/games/esmakker/index.ts'
import { render } from '../../../src/kernel/message.ts'
import { names, tallyOf } from '../playing.ts'
import { A, B, C, D, bid, bidWith, doubled, free, kvarte, nolo, pass } from './rounds.ts'

const sheet = (players: number) =>
  tallyOf(esmakker, { players, seated: Array.from({ length: players }, (_, i) => i), dealer: 0, rows: [] }).next as At

/** All texts of a row, in Danish. */
function row(entry: unknown, at = sheet(4)) {
  const { title, note, bidder, partner, bySide } = drafting.rowSummary(entry, at)
  const inWords = (said: typeof note) => said && render(said, esmakker.words.da, names)
  return { title: inWords(title), note: inWords(note), bidder, partner, bySide: bySide?.map(inWords) }
}
const NOBODY = [undefined, undefined, undefined, undefined]

describe('a bid as a row', () => {
  test('marks bidder and partner, and has the tricks', () => {
    expect(row(bid(8, 'none', 10))).toEqual({
      title: '8 alm.',
      note: '10 stik',
      bidder: A,
      partner: B,
      bySide: NOBODY,
    })
  })

  test('shows the trump, named or implied', () => {
    expect(row(bid(9, 'gode', 9)).title).toBe('9 gode ♣')
    expect(row(bid(9, 'staerke', 9)).title).toBe('9 stærke ♠')
    expect(row(bid(9, 'gode', 9, { trump: 'hearts' })).title).toBe('9 gode ♥')
    expect(row(bid(9, 'vip', 9)).title).toBe('9 vip')
    expect(row(doubled(2, bid(9, 'halve', 9))).title).toBe('9 halve ×2')
  })

  test('says that the bidder was alone, and only in the column of the bidder', () => {
    expect(row({ ...bidWith('self', 8, 'none', 8), bidder: C })).toMatchObject({
      bidder: C,
      partner: undefined,
      bySide: [undefined, undefined, 'Selv', undefined],
    })
    expect(row(bidWith('cat', 8, 'none', 8)).bySide).toEqual(['Katten', undefined, undefined, undefined])
  })

  test('kvarte names no partner', () => {
    expect(row(kvarte(8, 8))).toMatchObject({ title: '8 kvarte', bidder: A, partner: undefined, bySide: NOBODY })
  })

  test('a partner who sits out counts as the ace in the cat (E40)', () => {
    const five = sheet(5)
    const out = five.seated.find((seat) => !five.active.includes(seat))!
    expect(row({ ...bidWith(out, 8, 'none', 8), bidder: B }, five)).toMatchObject({
      partner: undefined,
      bySide: [undefined, 'Katten', undefined, undefined, undefined],
    })
  })
})

describe('a nolo as a row', () => {
  test('one player: the tricks beside the bid', () => {
    expect(row(nolo('rensol', [B, 0]))).toEqual({
      title: 'Ren sol',
      note: '0 stik',
      bidder: B,
      partner: undefined,
      bySide: NOBODY,
    })
  })

  test('several: each has their own tricks, in their column', () => {
    expect(row(doubled(2, nolo('sol', [D, 1], [B, 3])))).toEqual({
      title: 'Sol ×2',
      note: undefined,
      bidder: D,
      partner: undefined,
      bySide: [undefined, '3 stik', undefined, '1 stik'],
    })
  })
})

test('a pass by everybody, and a free round by its note', () => {
  expect(row(pass)).toMatchObject({ title: 'Alle passer', note: undefined, bySide: undefined })
  expect(row(free(3, -1, -1, -1)).title).toBe('Egen melding')
  expect(row({ ...free(3, -1, -1, -1), note: '  ' }).title).toBe('Egen melding')
  expect(row({ ...free(3, -1, -1, -1), note: 'halv sol' }).title).toBe('Halv sol')
})
