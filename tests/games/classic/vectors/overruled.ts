/** C8, C18: rounds that break a rule and count all the same. */
import type { PointsRow } from '../../golden-rows.ts'
import { H, honours, took } from '../rounds.ts'

export const overruled: readonly PointsRow[] = [
  ['C8', 'three honours while `honours` is off', {}, [], took(8, honours(0, 3)), [2, 0]],
  ['C8', 'four honours while `honours` is off', {}, [], took(6, honours(0, 4)), [0, 1]],
  ['C18', 'three honours without trump', H, [], took(8, { ...honours(0, 3), trump: 'none' }), [4, 0]],
  [
    'C18',
    'three honours in the round without trump of the cycle',
    { ...H, target: '10', trump: 'cycleNoTrump' },
    [took(7), took(6), took(7), took(6)],
    took(8, honours(0, 3)),
    [4, 0],
  ],
]
