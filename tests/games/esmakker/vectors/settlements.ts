/** E14: who pays whom. */
import { D, bid, bidWith, kvarte, TRIPLE } from '../rounds.ts'
import type { PointsRow } from '../../golden-rows.ts'

export const settlements: readonly PointsRow[] = [
  ['E14.1', 'D bids with B', {}, [], bid(8, 'none', 8, { bidder: D }), [-20, 20, -20, 20]],
  ['E14.1', 'D bids with B and fails', {}, [], bid(8, 'none', 7, { bidder: D }), [40, -40, 40, -40]],
  ['E14.2', '8 alm alone, 9 tricks', {}, [], bidWith('self', 8, 'none', 9), [120, -40, -40, -40]],
  [
    'E14.2',
    '10 alm, D bids, ace in the cat',
    {},
    [],
    bidWith('cat', 10, 'none', 10, { bidder: D }),
    [-80, -80, -80, 240],
  ],
  ['E14.2', '10 halve, ace in the cat, 13 tricks', {}, [], bidWith('cat', 10, 'halve', 13), [1920, -640, -640, -640]],
  ['E14.2', '8 alm alone, failed', {}, [], bidWith('self', 8, 'none', 6), [-240, 80, 80, 80]],
  ['E14.3', 'triple: 8 alm alone, 9 tricks', TRIPLE, [], bidWith('self', 8, 'none', 9), [360, -120, -120, -120]],
  ['E14.3', 'triple: ace in the cat, failed', TRIPLE, [], bidWith('cat', 8, 'none', 7), [-360, 120, 120, 120]],
  ['E14.3', 'triple does not affect a bid with a partner', TRIPLE, [], bid(8, 'none', 9), [40, 40, -40, -40]],
  ['E14.4', '9 kvarte, 8 tricks', {}, [], kvarte(9, 8), [-480, 160, 160, 160]],
  ['E14.4', 'kvarte under triple', TRIPLE, [], kvarte(7, 7), [60, -20, -20, -20]],
  ['E14.4', 'kvarte under triple, failed', TRIPLE, [], kvarte(7, 6), [-120, 40, 40, 40]],
]
