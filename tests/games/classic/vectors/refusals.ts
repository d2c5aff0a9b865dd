/** C3 to C6: what is not an entry. */
import type { RefusalRow } from '../../golden-rows.ts'
import { honours, revoke, took } from '../rounds.ts'

export const refusals: readonly RefusalRow[] = [
  ['C3', 'twelve tricks', { tricks: [9, 3] }, ['tricks: tricksNot13']],
  ['C3', 'fourteen tricks', { tricks: [9, 5] }, ['tricks: tricksNot13']],
  ['C3', 'a count below 0', { tricks: [14, -1] }, ['tricks.0: outOfRange', 'tricks.1: outOfRange']],
  ['C3', 'half a trick', { tricks: [9.5, 3.5] }, ['tricks.0: notAnInteger', 'tricks.1: notAnInteger']],
  ['C3', 'three counts', { tricks: [9, 4, 0] }, ['tricks.2: wrongLength']],
  ['C3', 'no counts', {}, ['tricks: missingKey']],
  ['C4', 'an unknown trump suit', took(9, { trump: 'stars' }), ['trump: notOneOf']],
  ['C5', 'two honours', took(9, honours(0, 2)), ['honours.count: notOneOf']],
  ['C5', 'five honours', took(9, honours(0, 5)), ['honours.count: notOneOf']],
  ['C5', 'honours of a third side', took(9, honours(2, 3)), ['honours.side: notOneOf']],
  ['C5', 'honours without a side', took(9, { honours: { count: 3 } }), ['honours.side: missingKey']],
  [
    'C5',
    'honours with an unknown key',
    took(9, { honours: { side: 0, count: 3, suit: 'hearts' } }),
    ['honours.suit: unknownKey'],
  ],
  ['C6', 'an unknown penalty', took(9, revoke(0, 'drinks')), ['revoke.penalty: notOneOf']],
  ['C6', 'a revoke of a third side', took(9, revoke(-1, 'add')), ['revoke.side: notOneOf']],
  ['C6', 'a revoke without a penalty', took(9, { revoke: { side: 0 } }), ['revoke.penalty: missingKey']],
  ['C3', 'a key of another game', took(9, { bidder: 0 }), ['bidder: unknownKey']],
]
