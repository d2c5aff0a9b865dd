import * as fc from 'fast-check'
import {
  ATTACHMENTS,
  CHAIRS,
  DOUBLINGS,
  FLIPS,
  LEVELS,
  LONERS,
  NOLOS,
  SUITS,
  TRICKS,
} from '../../../src/games/esmakker/rules/bids.ts'
import { fields } from '../../../src/games/esmakker/rules/options.ts'
import { optionsOf } from './options.ts'

/** Large, but so that the points of a whole sheet still add up exactly. */
const MOST_POINTS = 1_000_000_000_000

const tricks = fc.nat(TRICKS)
const suit = fc.constantFrom(...SUITS)
const doubled = fc.constantFrom(...DOUBLINGS)

/** Anybody as bidder and as partner, also somebody who sits out or the bidder themselves, with and without kvarte. */
function tricksOf(players: number) {
  const seat = fc.nat(players - 1)
  return fc.record(
    {
      kind: fc.constant('tricks' as const),
      bidder: seat,
      level: fc.constantFrom(...LEVELS),
      attachment: fc.constantFrom(...ATTACHMENTS),
      partner: fc.oneof(seat, fc.constantFrom(...LONERS)),
      tricks,
      trump: suit,
      ace: suit,
      flips: fc.constantFrom(...FLIPS),
      doubled,
    },
    { requiredKeys: ['kind', 'bidder', 'level', 'attachment', 'partner', 'tricks'] },
  )
}

/** One to four players, who may sit out, be named twice, and take more tricks than there are. */
function noloOf(players: number) {
  const player = fc.record({ seat: fc.nat(players - 1), tricks })
  return fc.record(
    {
      kind: fc.constant('nolo' as const),
      bid: fc.constantFrom(...NOLOS),
      players: fc.array(player, { minLength: 1, maxLength: CHAIRS }),
      doubled,
    },
    { requiredKeys: ['kind', 'bid', 'players'] },
  )
}

/** Points for at most as many as there are players; the first balances the others. */
function freeOf(players: number) {
  const points = fc
    .array(fc.integer({ min: -MOST_POINTS, max: MOST_POINTS }), { maxLength: players })
    .map(([first, ...rest]) => (first === undefined ? [] : [rest.reduce((sum, number) => sum - number, 0), ...rest]))
  return fc.record(
    { kind: fc.constant('free' as const), points, note: fc.string() },
    { requiredKeys: ['kind', 'points'] },
  )
}

export const esmakkerArbitrary = {
  options: optionsOf(fields),
  entry: (players: number) =>
    fc.oneof(
      { weight: 5, arbitrary: tricksOf(players) },
      { weight: 3, arbitrary: noloOf(players) },
      { weight: 1, arbitrary: fc.constant({ kind: 'pass' as const }) },
      { weight: 1, arbitrary: freeOf(players) },
    ),
}
