import { describe, expect, test } from 'vitest'
import { type Bid, LADDER, beats } from '../../../src/games/esmakker/rules/ranking.ts'

const P = ['vip', 'staerke', 'gode', 'halve'] as const
const of = (
  level: Extract<Bid, { level: number }>['level'],
  attachment: Extract<Bid, { level: number }>['attachment'],
): Bid => ({
  level,
  attachment,
})
const nameOf = (bid: Bid): string => ('bid' in bid ? bid.bid : `${bid.level} ${bid.attachment}`)

/** E60.1, with sans (E60.3). */
const RUNGS =
  '7 alm, 7 P, 7 sans, 8 alm, sol, 8 P, 8 sans, 9 alm, 7 kvarte, rensol, 9 P, 9 sans, 10 alm, bord, renbord, 8 kvarte, ' +
  '10 P, 10 sans, 11 alm, 9 kvarte, 11 P, 11 sans, 12 alm, dobbelt, 10 kvarte, 12 P, 12 sans, 13 alm, 11 kvarte, 13 P, 13 sans, ' +
  '12 kvarte, 13 kvarte'

describe('E60: the ladder', () => {
  test('has its rungs in this order, lowest first', () => {
    const rungs = LADDER.map((rung) =>
      rung.length === 4 ? nameOf(rung[0]!).replace('vip', 'P') : rung.map(nameOf).join(),
    )
    expect(rungs.join(', ').replaceAll('none', 'alm')).toBe(RUNGS)
  })

  test('E60.2: P is vip, staerke, gode, halve, listed in this order', () => {
    const shared = LADDER.filter((rung) => rung.length > 1)
    expect(shared.map((rung) => rung.map(nameOf))).toEqual(
      [7, 8, 9, 10, 11, 12, 13].map((level) => P.map((attachment) => `${level} ${attachment}`)),
    )
  })

  test('every bid beats all bids on lower rungs and none on higher ones', () => {
    LADDER.forEach((rung, i) => {
      LADDER.forEach((other, k) => {
        if (i === k) return
        for (const a of rung) for (const b of other) expect(beats(a, b)).toBe(i > k ? 'yes' : 'no')
      })
    })
  })
})

describe('does this beat that?', () => {
  test('E60.4: no bid beats itself', () => {
    expect(LADDER.flat().filter((bid) => beats(bid, bid) !== 'no')).toEqual([])
  })

  test.each([
    [of(8, 'none'), of(7, 'halve'), 'yes'],
    [{ bid: 'sol' } as Bid, of(8, 'none'), 'yes'],
    [of(8, 'vip'), { bid: 'sol' } as Bid, 'yes'],
    [{ bid: 'bord' } as Bid, { bid: 'renbord' } as Bid, 'no'],
    [of(10, 'kvarte'), { bid: 'dobbelt' } as Bid, 'yes'],
    [of(8, 'vip'), of(8, 'halve'), 'same'],
    [of(8, 'halve'), of(8, 'vip'), 'same'],
    [of(8, 'sans'), of(8, 'halve'), 'yes'],
    [of(8, 'halve'), of(8, 'sans'), 'no'],
    [of(8, 'vip'), of(8, 'vip'), 'no'],
    [{ bid: 'sol' } as Bid, { bid: 'sol' } as Bid, 'no'],
    [of(13, 'kvarte'), of(13, 'kvarte'), 'no'],
  ])('%j, %j: %s', (a, b, expected) => {
    expect(beats(a, b)).toBe(expected)
  })
})
