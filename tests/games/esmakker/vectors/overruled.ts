/** E23.4, E40: rounds that break a rule and count all the same. */
import { A, B, E, F, bid, bidWith, kvarte, nolo, free, LINEAR, DOUBLING, TRIPLE, VS_ALL, doubled } from '../rounds.ts'
import type { PointsRow } from '../../golden-rows.ts'

export const overruled: readonly PointsRow[] = [
  ['E23.4', 'off: A wins, B loses', {}, [], nolo('sol', [A, 1], [B, 2]), [250, -350, 50, 50]],
  ['E23.4', 'off: both win', {}, [], nolo('rensol', [A, 0], [B, 0]), [200, 200, -200, -200]],
  ['E40.1', 'the bidder sits out', {}, [], bid(8, 'none', 10, { bidder: E }), [0, 0, 0, 0, 0], { seats: 5 }],
  ['E40.1', 'a kvarte bidder sits out', {}, [], kvarte(8, 3, { bidder: F }), [0, 0, 0, 0, 0, 0], { seats: 6 }],
  ['E40.2', 'a nolo player sits out', {}, [], nolo('sol', [E, 1]), [0, 0, 0, 0, 0], { seats: 5 }],
  ['E40.2', 'one of two nolo players sits out', VS_ALL, [], nolo('sol', [A, 1], [E, 1]), [0, 0, 0, 0, 0], { seats: 5 }],
  ['E40.3', 'the partner sits out', {}, [], bidWith(E, 8, 'none', 9), [120, -40, -40, -40, 0], { seats: 5 }],
  [
    'E40.3',
    'the partner sits out, triple',
    TRIPLE,
    [],
    bidWith(E, 8, 'none', 7),
    [-360, 120, 120, 120, 0],
    { seats: 5 },
  ],
  ['E40.4', 'the bidder as partner', {}, [], bidWith(A, 8, 'none', 9), [120, -40, -40, -40]],
  ['E40.4', 'the bidder as partner, failed', {}, [], bidWith(A, 8, 'none', 7), [-120, 40, 40, 40]],
  ['E40.5', 'kvarte with a partner', {}, [], bid(7, 'kvarte', 7), [60, -20, -20, -20]],
  ['E40.5', 'kvarte as self under triple', TRIPLE, [], bidWith('self', 7, 'kvarte', 6), [-120, 40, 40, 40]],
  ['E40.6', 'no partner', {}, [], bidWith('none', 8, 'none', 9), [120, -40, -40, -40]],
  ['E40.6', 'no partner under triple', TRIPLE, [], bidWith('none', 8, 'gode', 8), [360, -120, -120, -120]],
  ['E40.7', 'cards turned without vip', LINEAR, [], bid(8, 'gode', 8, { flips: 3 }), [40, 40, -40, -40]],
  ['E40.7', 'cards turned in alm', DOUBLING, [], bid(8, 'none', 7, { flips: 3 }), [-40, -40, 40, 40]],
  ['E40.9', 'banket while `banket` is off', {}, [], bid(8, 'none', 8, { doubled: 2 }), [40, 40, -40, -40]],
  ['E40.9', 're-banket sol while `banket` is off', {}, [], doubled(4, nolo('sol', [A, 1])), [600, -200, -200, -200]],
  ['E40.10', 'named twice, first won', {}, [], nolo('sol', [A, 1], [A, 5]), [150, -50, -50, -50]],
  ['E40.10', 'named twice, first lost', VS_ALL, [], nolo('sol', [A, 2], [B, 1], [A, 0]), [-350, 250, 50, 50]],
  ['E40.11', 'sans while `sans` is off', { timesSans: 3 }, [], bid(8, 'sans', 8), [60, 60, -60, -60]],
  ['E40.11', 'a level too low', { minBid: 8 }, [], bid(7, 'none', 7), [10, 10, -10, -10]],
  ['E40.12', 'points for the dealer of five', {}, [], free(0, 0, 0, -20, 20), [0, 0, 0, -20, 20], { seats: 5 }],
]
