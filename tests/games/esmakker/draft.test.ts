import { describe, expect, test } from 'vitest'
import {
  type Draft,
  drafting,
  freePoints,
  noloTricks,
  withAttachment,
  withBid,
  withBidder,
  withJoined,
  withNoloTricks,
} from '../../../src/games/esmakker/form/draft.ts'
import type { At } from '../../../src/games/esmakker/rules/entry.ts'
import { esmakker } from '../../../src/games/esmakker/index.ts'
import { bidsAroundInWords } from '../../../src/games/esmakker/form/bids-around.ts'
import { words } from '../../../src/games/esmakker/words/index.ts'
import { render } from '../../../src/kernel/message.ts'
import { names, tallyOf } from '../playing.ts'
import { withNote } from '../../../src/games/esmakker/form/draft.ts'
import { A, B, C, D, bid, bidWith, doubled as times, free, kvarte, nolo, pass } from './rounds.ts'

const sheet = (players = 4, options: object = {}) =>
  tallyOf(esmakker, { players, seated: Array.from({ length: players }, (_, i) => i), dealer: 0, options, rows: [] })
    .next as At
const at = sheet()
const missing = (draft: Draft, where = at) =>
  drafting.complete(draft, where).missing?.map(({ field, why }) => [field, render(why, esmakker.words.da, names)])
const eight: Draft = { bidder: B, level: 8 }
const eight0: Draft = { level: 8 }
const done: Draft = { ...eight, partner: D, tricks: 9 }

test.each([
  eight,
  { ...done, partner: 'none' },
  { bidder: B, bid: 'sol', joined: [{ seat: D, tricks: null }] },
  { free: [1, 2, null, 3] },
])('%j is read at a table of four, and not at one it names more seats than', (draft) => {
  expect(drafting.read(draft, 4)).toBe(draft)
  expect(drafting.read(draft, 1)).toBe(drafting.empty)
})

describe('the bid', () => {
  test('a level without attachment is alm.', () => {
    expect(drafting.complete(done, at)).toEqual({
      entry: { kind: 'tricks', bidder: B, level: 8, attachment: 'none', partner: D, tricks: 9 },
    })
  })

  test('is complete with bidder and level, or with bidder and nolo', () => {
    expect(
      [{}, { bidder: B }, { level: 8 }, eight, { bidder: B, bid: 'sol' }].map((draft) => drafting.isBid(draft, at)),
    ).toEqual([false, false, false, true, true])
  })

  test('another level keeps the details; a nolo keeps only bidder and doubling', () => {
    const gode = withAttachment({ ...done, ace: 'diamonds', doubled: 2 }, 'gode')
    expect(withBid(gode, 9)).toEqual({ ...gode, level: 9 })
    expect(withBid(gode, 'sol')).toEqual({ bidder: B, doubled: 2, bid: 'sol' })
    expect(withBid({ bidder: B, bid: 'sol', tricks: 1 }, 8)).toEqual({ bidder: B, level: 8 })
    expect(withBid({ bidder: B, bid: 'sol', tricks: 1 }, 'bord')).toEqual({ bidder: B, bid: 'bord', tricks: 1 })
  })

  test('a pass by everybody needs nothing else', () => {
    expect(withBidder(done, 'pass')).toEqual({ pass: true })
    expect(drafting.complete({ pass: true }, at)).toEqual({ entry: { kind: 'pass' } })
    expect(withBidder({ pass: true }, A)).toEqual({ bidder: A })
  })

  test('the bidder is removed as partner; another partner stays', () => {
    expect(withBidder(done, D)).toEqual({ bidder: D, level: 8, tricks: 9 })
    expect(withBidder(done, C)).toEqual({ ...done, bidder: C })
    expect(withBidder({ bidder: A, bid: 'sol', joined: [{ seat: B, tricks: 0 }] }, B)).toEqual({
      bidder: B,
      bid: 'sol',
    })
    const both: Draft = {
      bidder: A,
      bid: 'sol',
      joined: [
        { seat: B, tricks: 0 },
        { seat: D, tricks: 2 },
      ],
    }
    expect(withBidder(both, B)).toEqual({ bidder: B, bid: 'sol', joined: [{ seat: D, tricks: 2 }] })
    expect(withBidder(both, C)).toEqual({ ...both, bidder: C })
  })

  test('kvarte has no partner, and only vip has turned cards', () => {
    expect(withAttachment(done, 'kvarte')).toEqual({ bidder: B, level: 8, tricks: 9, attachment: 'kvarte' })
    expect(drafting.complete(withAttachment(done, 'kvarte'), at).entry).toMatchObject({ partner: 'none' })
    const vip: Draft = { ...done, attachment: 'vip', flips: 2 }
    expect(drafting.complete(vip, at).entry).toMatchObject({ flips: 2 })
    expect(withAttachment(vip, 'vip')).toEqual(vip)
    expect(withAttachment(vip, 'halve')).toEqual({ ...done, attachment: 'halve' })
    expect(withAttachment(vip, 'none')).toEqual(done)
  })

  test('in play it shows the tricks needed and the worth, until the result is begun', () => {
    const line = (draft: Draft) => {
      const { title, note } = drafting.inPlay(draft, at)!
      return [title, note].map((said) => said && render(said, esmakker.words.da, names))
    }
    expect(line({ ...eight, trump: 'spades', ace: 'diamonds' })).toEqual([
      'B: 8 alm. ♠, ruder es',
      'mindst 8: +20, et for lidt: −40',
    ])
    expect(line({ ...eight, attachment: 'gode' })).toEqual(['B: 8 gode ♣', 'mindst 8: +40, et for lidt: −80'])
    expect(line({ bidder: A, level: 9, attachment: 'kvarte' })[1]).toBe('mindst 9: +240, et for lidt: −480')
    expect(line({ bidder: A, bid: 'sol' })).toEqual(['A: sol', 'højst 1 stik: +150, ellers −300'])
    expect(line({ bidder: A, bid: 'renbord' })[1]).toBe('ingen stik: +600, ellers −1200')
    expect(line({ ...eight, ace: 'none' })[0]).toBe('B: 8 alm.')
    expect(line({ bidder: A, bid: 'sol', doubled: 2 })).toEqual(['A: sol ×2', 'højst 1 stik: +300, ellers −600'])
    expect(line({ ...eight, partner: D })[1]).toBeUndefined()
    expect(line({ ...eight, tricks: 9 })[1]).toBeUndefined()
    for (const draft of [{ bidder: B }, eight0, { ...eight, pass: true as const }, { ...eight, free: [] }])
      expect(drafting.inPlay(draft, at)).toBeUndefined()
  })

  test('the bids around it are those on the rungs above and below', () => {
    expect(bidsAroundInWords({ level: 8 }, words.da)).toBe('slår 7 med påhæng, slås af sol')
    expect(bidsAroundInWords({ bid: 'sol' }, words.da)).toBe('slår 8 alm., slås af 8 med påhæng')
    expect(bidsAroundInWords({ level: 8, attachment: 'gode' }, words.da, true)).toBe('slår sol, slås af 8 sans')
    expect(bidsAroundInWords({ level: 7 }, words.da)).toBe('den laveste melding, slås af 7 med påhæng')
    expect(bidsAroundInWords({ level: 13, attachment: 'kvarte' }, words.da)).toBe('slår 12 kvarte, den højeste melding')
    expect(bidsAroundInWords({ bidder: A }, words.da)).toBeUndefined()
  })
})

describe('the result', () => {
  test('what is missing is named, in order', () => {
    expect(missing({})).toEqual([
      ['bidder', 'Hvem fik meldingen?'],
      ['level', 'Hvad blev der meldt?'],
      ['partner', 'Hvem var makker?'],
    ])
    expect(missing(eight)).toEqual([
      ['partner', 'Hvem var makker?'],
      ['tricks', 'Hvor mange stik fik B?'],
    ])
    expect(missing({ ...eight, partner: D })).toEqual([['tricks', 'Hvor mange stik fik B og D?']])
    expect(missing({ ...eight, partner: 'cat' })).toEqual([['tricks', 'Hvor mange stik fik B?']])
    expect(missing({ bidder: A, bid: 'sol' })).toEqual([['players', 'Hvor mange stik fik A?']])
  })

  test('a doubling of 1 is left out of the entry', () => {
    expect(drafting.complete({ ...done, doubled: 1 }, at).entry).not.toHaveProperty('doubled')
    expect(drafting.complete({ ...done, doubled: 4 }, at).entry).toMatchObject({ doubled: 4 })
    expect(drafting.complete({ bidder: A, bid: 'sol', tricks: 0, doubled: 2 }, at).entry).toMatchObject({ doubled: 2 })
  })

  test('in a nolo each player has their own tricks', () => {
    const joined = withJoined({ bidder: A, bid: 'sol', tricks: 1 }, [B, D])
    expect(missing(joined)).toEqual([['players', 'Hvor mange stik fik B?']])
    const counted = withNoloTricks(joined, [1, 0, 3])
    expect(noloTricks(counted)).toEqual([1, 0, 3])
    expect(drafting.complete(counted, at).entry).toMatchObject({
      players: [
        { seat: A, tricks: 1 },
        { seat: B, tricks: 0 },
        { seat: D, tricks: 3 },
      ],
    })
    expect(withJoined(counted, [D]).joined).toEqual([{ seat: D, tricks: 3 }])
    expect(withJoined(counted, [])).toEqual({ bidder: A, bid: 'sol', tricks: 1 })
  })
})

describe('a free round', () => {
  test('30: is saved only when it sums to 0; the last number is filled in', () => {
    expect(missing({ free: [] })).toEqual([['points', 'Skriv pointene']])
    expect(missing({ free: [30, -10, -10, -20] })).toEqual([['points', 'Pointene giver −10 og skal give 0']])
    expect(drafting.complete({ free: [30, -10, -10], note: 'vores egen' }, at).entry).toEqual({
      kind: 'free',
      points: [30, -10, -10, -10],
      note: 'vores egen',
    })
  })

  test('a cleared number is missing again; a note alone is not a round', () => {
    expect(missing({ free: [null, null, null, null], note: 'x' })).toEqual([['points', 'Skriv pointene']])
    expect(drafting.complete({ free: [null, 30, -10, -10] }, at).entry).toMatchObject({ points: [-10, 30, -10, -10] })
    expect(drafting.complete({ free: [3, -3, 0, 0], note: '' }, at).entry).not.toHaveProperty('note')
    expect(drafting.complete({ free: [3, -3] }, at).entry).toEqual({ kind: 'free', points: [3, -3, 0, 0] })
    expect(withNote({ free: [3] }, 'x')).toEqual({ free: [3], note: 'x' })
    expect(withNote({ free: [3], note: 'x' }, undefined)).toEqual({ free: [3] })
  })

  test('a sum other than 0 is an error at once; a number not yet entered is only missing', () => {
    expect(drafting.complete({ free: [3, 0, 0, 0] }, at).missing).toMatchObject([{ wrong: true }])
    expect(drafting.complete({ free: [] }, at).missing?.[0]?.wrong).toBeUndefined()
  })

  test('begins empty', () => {
    expect(freePoints({}, at)).toEqual([null, null, null, null])
    expect(noloTricks({ bidder: A, bid: 'sol' })).toEqual([null])
  })

  test('15: a player who sits out gets 0', () => {
    expect(freePoints({ free: [] }, sheet(5))).toEqual([0, null, null, null, null])
    expect(drafting.complete({ free: [null, 30, -10, -10] }, sheet(5)).entry).toMatchObject({
      points: [0, 30, -10, -10, -10],
    })
  })
})

describe('an entry opened again', () => {
  test.each([
    ['a bid', bid(8, 'none', 10), { bidder: A, level: 8, partner: B, tricks: 10 }],
    [
      'with an attachment',
      bid(9, 'vip', 9, { flips: 2 }),
      { bidder: A, level: 9, attachment: 'vip', partner: B, flips: 2, tricks: 9 },
    ],
    ['alone', bidWith('none', 8, 'none', 8), { bidder: A, level: 8, partner: 'none', tricks: 8 }],
    ['kvarte', kvarte(9, 9), { bidder: A, level: 9, attachment: 'kvarte', tricks: 9 }],
    [
      'kvarte against its rules',
      bid(9, 'kvarte', 9),
      { bidder: A, level: 9, attachment: 'kvarte', partner: B, tricks: 9 },
    ],
    ['a nolo', nolo('sol', [C, 1]), { bidder: C, bid: 'sol', tricks: 1 }],
    [
      'a nolo of two',
      times(2, nolo('bord', [C, 0], [A, 2])),
      { bidder: C, bid: 'bord', tricks: 0, doubled: 2, joined: [{ seat: A, tricks: 2 }] },
    ],
    ['all pass', pass, { pass: true }],
    ['points by hand', free(3, -3), { free: [3, -3, 0, 0] }],
    ['points with a note', { ...free(3, -3, 0, 0), note: 'x' }, { free: [3, -3, 0, 0], note: 'x' }],
  ])('%s gives the draft it came from, and the entry again', (_, entry, draft) => {
    expect(drafting.draftOf(entry, at)).toEqual(draft)
    const again = drafting.complete(draft, at).entry
    expect(drafting.draftOf(again, at)).toEqual(draft)
  })
})
