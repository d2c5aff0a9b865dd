import { describe, expect, test } from 'vitest'
import { esmakker } from '../../../src/games/esmakker/index.ts'
import { tallyOf, words } from '../playing.ts'
import {
  A,
  B,
  C,
  D,
  DOUBLE_NEXT,
  E,
  F,
  NEXT_DEALER,
  bid,
  correction,
  free,
  nolo,
  pass,
  rules,
  seating,
} from './rounds.ts'

const FOUR = [A, B, C, D]
const FIVE = [A, B, C, D, E]
const SIX = [A, B, C, D, E, F]

function sheet(seated: readonly number[], dealer: number, rows: readonly object[], options: object = {}) {
  return tallyOf(esmakker, { players: SIX.length, seated, dealer, options, rows })
}

describe('who plays and who deals', () => {
  const seatings: readonly (readonly [string, readonly number[], number, readonly number[], number])[] = [
    ['E1.1: all four play', FOUR, D, [A, B, C, D], A],
    ['E1.2: the dealer of five sits out', FIVE, B, [A, C, D, E], C],
    ['E1.2: the last of five deals', FIVE, E, [A, B, C, D], A],
    ['E1.3: of six, the dealer and the one across', SIX, B, [A, C, D, F], C],
    ['E1.3: across, past the end of the order', SIX, E, [A, C, D, F], F],
    ['E1.3: across in a seating order of their own', [F, D, B, A, C, E], D, [F, B, A, E], B],
    ['E2.3: forehand in an order of their own', [C, A, D, B], B, [C, A, D, B], C],
  ]
  test.each(seatings)('%s', (_title, seated, dealer, active, forehand) => {
    const { next, turn } = sheet(seated, dealer, [])
    expect(next.active).toEqual(active)
    expect([next.forehand, turn]).toEqual([forehand, forehand])
  })

  const dealings: readonly (readonly [string, object, readonly object[], number])[] = [
    ['E2.1: a bid moves the deal on', {}, [bid(8, 'none', 8)], A],
    ['E2.1: a nolo moves the deal on', {}, [nolo('sol', [A, 1])], A],
    ['E2.1: a free round moves the deal on', {}, [free(1, -1)], A],
    ['E2.1: once round the table', {}, [free(), free(), free(), free()], D],
    ['E2.1: a correction does not', {}, [correction(1, -1)], D],
    ['E2.2: the same deals again', {}, [pass, pass], D],
    ['E2.2: the next deals', NEXT_DEALER, [pass], A],
    ['E2.2: the next deals before a doubled round', DOUBLE_NEXT, [pass, pass], B],
    ['E2.2: by the rules in force', {}, [pass, rules(NEXT_DEALER), pass], A],
  ]
  test.each(dealings)('%s', (_title, options, rows, dealer) => {
    expect(sheet(FOUR, D, rows, options).next.dealer).toBe(dealer)
  })

  test('E1.2: of five, each sits out in turn', () => {
    const { rows, next } = sheet(FIVE, D, [free(), free(), free(), free(), free()])
    expect(
      [...rows.map(({ at }) => at), next].map(({ active }) => FIVE.filter((seat) => !active.includes(seat))),
    ).toEqual([[D], [E], [A], [B], [C], [D]])
  })

  test('E32.1: a player who left keeps their points and gets no more', () => {
    const { rows } = sheet(FOUR, D, [bid(8, 'none', 8), seating([A, B, C, E]), bid(8, 'none', 8)])
    expect(rows.map(({ totals }) => totals)).toEqual([
      [20, 20, -20, -20, 0, 0],
      [20, 20, -20, -20, 0, 0],
      [40, 40, -40, -20, -20, 0],
    ])
    expect(rows[2]!.working.map(({ why }) => words(esmakker, why))).toEqual([
      '8 alm.',
      '8 alm.',
      'betaler',
      'sidder over',
      'betaler',
      'sidder over',
    ])
  })
})

test.each([
  ['E4.1: no number of rounds', {}, undefined],
  ['E4.2: as many as were agreed', { rounds: 20 }, 20],
])('%s', (_title, options, rounds) => {
  expect(sheet(FOUR, D, [], options).rounds).toBe(rounds)
})

describe('hints', () => {
  test('are in German and English too, with one or two players who sit out', () => {
    const said = (seated: readonly number[], locale: 'de' | 'en', options: object = {}, rows: readonly object[] = []) =>
      sheet(seated, D, rows, options).hints.map((hint) => words(esmakker, hint, locale))
    expect(said(FIVE, 'de')).toEqual(['D setzt aus', 'E spielt aus'])
    expect(said(SIX, 'de')).toEqual(['A und D setzen aus', 'E spielt aus'])
    expect(said(FIVE, 'en')).toEqual(['D sits out', 'E leads'])
    expect(said(SIX, 'en')).toEqual(['A and D sit out', 'E leads'])
    const twice = { ...DOUBLE_NEXT, lead: 'bidder' }
    expect(said(FOUR, 'de', twice, [pass])).toEqual([
      'Der Ansager spielt aus',
      'Die nächste Ansage zählt doppelt, weil alle gepasst haben',
    ])
    expect(said(FOUR, 'en', twice, [pass])).toEqual([
      'The bidder leads',
      'The next bid counts twice because everybody passed',
    ])
  })
})
