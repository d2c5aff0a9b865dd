/** T4, T5: what is not an entry. */
import type { RefusalRow } from '../../golden-rows.ts'
import { round, spar } from '../rounds.ts'

export const refusals: readonly RefusalRow[] = [
  ['T4', 'twelve tricks', round('spar', [9, 2, 1]), ['tricks: tricksNot13']],
  ['T4', 'fourteen tricks', round('spar', [9, 2, 3]), ['tricks: tricksNot13']],
  ['T4', 'a count below 0', round('spar', [14, 0, -1]), ['tricks.0: outOfRange', 'tricks.2: outOfRange']],
  ['T4', 'half a trick', round('spar', [9.5, 2.5, 1]), ['tricks.0: notAnInteger', 'tricks.1: notAnInteger']],
  ['T4', 'four counts', round('spar', [9, 2, 2, 0]), ['tricks.3: wrongLength']],
  ['T4', 'two counts', round('spar', [9, 4]), ['tricks.2: wrongLength']],
  ['T4', 'no variant', { tricks: [9, 2, 2] }, ['variant: missingKey']],
  ['T4', 'a variant of another game', round('vip', [9, 2, 2]), ['variant: notOneOf']],
  ['T5', 'an unknown trump suit', round('spar', [9, 2, 2], 'stars'), ['trump: notOneOf']],
  ['T5', 'a trump key without a value', { ...spar, trump: undefined }, ['trump: notOneOf']],
  ['T4', 'a key of another game', { ...spar, bidder: 0 }, ['bidder: unknownKey']],
  ['T4', 'not an object', null, [': notAnObject']],
]
