/** E5.5: what is not an entry. */
import type { RefusalRow } from '../../golden-rows.ts'
import { A, bid, bidWith, nolo, doubled, pass, free } from '../rounds.ts'

const without = (entry: object, key: string) =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => name !== key))

const BIG = Number.MAX_SAFE_INTEGER

export const refusals: readonly RefusalRow[] = [
  ['E5.5', 'no kind', {}, ['kind: notOneOf']],
  ['E5.5', 'an unknown kind', { kind: 'misere' }, ['kind: notOneOf']],
  ['E5.5', 'nothing', null, [': notAnObject']],
  ['E5.5', 'a list', [], ['kind: notOneOf']],
  ['E5.5', 'a bid without tricks', without(bid(8, 'none', 8), 'tricks'), ['tricks: missingKey']],
  ['E5.5', 'a bid with an unknown key', bid(8, 'none', 8, { colour: 'red' }), ['colour: unknownKey']],
  ['E5.5', 'a level of 6', bid(6, 'none', 8), ['level: notOneOf']],
  ['E5.5', 'a level of 14', bid(14, 'none', 8), ['level: notOneOf']],
  ['E5.5', 'an unknown attachment', bid(8, 'super', 8), ['attachment: notOneOf']],
  ['E5.5', 'a bidder who is no player', bid(8, 'none', 8, { bidder: 4 }), ['bidder: outOfRange']],
  ['E5.5', 'a bidder below 0', bid(8, 'none', 8, { bidder: -1 }), ['bidder: outOfRange']],
  ['E5.5', 'a bidder who is not a whole number', bid(8, 'none', 8, { bidder: 0.5 }), ['bidder: notAnInteger']],
  ['E5.5', 'a bidder by name', bid(8, 'none', 8, { bidder: 'Anna' }), ['bidder: notAnInteger']],
  ['E5.5', 'a partner who is no player', bidWith(4, 8, 'none', 8), ['partner: outOfRange']],
  ['E5.5', 'a partner by name', bid(8, 'none', 8, { partner: 'Anna' }), ['partner: notOneOf']],
  ['E5.5', 'fourteen tricks', bid(8, 'none', 14), ['tricks: outOfRange']],
  ['E5.5', 'less than no tricks', bid(8, 'none', -1), ['tricks: outOfRange']],
  ['E5.5', 'half a trick', bid(8, 'none', 8.5), ['tricks: notAnInteger']],
  ['E5.5', 'an unknown trump', bid(8, 'none', 8, { trump: 'stars' }), ['trump: notOneOf']],
  ['E5.5', 'an unknown ace', bid(8, 'none', 8, { ace: 'stars' }), ['ace: notOneOf']],
  ['E5.5', 'no card turned', bid(8, 'vip', 8, { flips: 0 }), ['flips: notOneOf']],
  ['E5.5', 'four cards turned', bid(8, 'vip', 8, { flips: 4 }), ['flips: notOneOf']],
  ['E5.5', 'doubled three times', bid(8, 'none', 8, { doubled: 3 }), ['doubled: notOneOf']],
  ['E5.5', 'an unknown nolo', nolo('grand', [A, 0]), ['bid: notOneOf']],
  ['E5.5', 'a nolo without players', nolo('sol'), ['players: wrongLength']],
  ['E5.5', 'a nolo player without a seat', nolo('sol', [4, 0]), ['players.0.seat: outOfRange']],
  ['E5.5', 'a nolo with fourteen tricks', nolo('sol', [A, 14]), ['players.0.tricks: outOfRange']],
  ['E5.5', 'a nolo doubled eight times', doubled(8, nolo('sol', [A, 0])), ['doubled: notOneOf']],
  ['E5.5', 'a nolo with an unknown key', { ...nolo('sol', [A, 0]), trump: 'none' }, ['trump: unknownKey']],
  [
    'E5.5',
    'a nolo player with an unknown key',
    { ...nolo('sol'), players: [{ seat: 0, tricks: 0, won: true }] },
    ['players.0.won: unknownKey'],
  ],
  ['E5.5', 'a pass with an unknown key', { ...pass, note: '' }, ['note: unknownKey']],
  ['E5.5', 'a free round without points', { kind: 'free' }, ['points: missingKey']],
  ['E5.5', 'points that sum to 1', free(1), ['points: sumNotZero']],
  ['E5.5', 'large points that sum to 1, which rounding would hide', free(BIG, -BIG, 1), ['points: sumNotZero']],
  ['E5.5', 'half points', free(0.5, -0.5), ['points.0: notAnInteger', 'points.1: notAnInteger']],
  ['E5.5', 'fractions that do not sum to 0', free(0.5, 0.25), ['points.0: notAnInteger', 'points.1: notAnInteger']],
  ['E5.5', 'a half point among whole ones', free(1, 0.5), ['points.1: notAnInteger']],
  [
    'E5.5',
    'points too large to be exact',
    free(BIG + 1, -BIG - 1),
    ['points.0: notAnInteger', 'points.1: notAnInteger'],
  ],
  ['E5.5', 'more points than players', free(1, -1, 0, 0, 0), ['points: wrongLength']],
  ['E5.5', 'a note that is no text', { ...free(1, -1), note: 1 }, ['note: notText']],
  ['E5.5', 'a free round with an unknown key', { ...free(1, -1), bidder: 0 }, ['bidder: unknownKey']],
]
