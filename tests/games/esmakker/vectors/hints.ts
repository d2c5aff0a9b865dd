/** E3, E4, E30: hints before the next round. */
import type { HintRow } from '../../golden-rows.ts'
import { A, B, C, D, E, F, bid, pass, free, seating, DOUBLE_NEXT } from '../rounds.ts'

/** D deals, and sits out. */
const FIVE = [seating([A, B, C, D, E], D)]
const SIX = [seating([A, B, C, D, E, F], D)]

export const hints: readonly HintRow[] = [
  ['E3.1', 'the dealer leads', {}, [], ['D spiller ud']],
  ['E3.1', 'forehand leads when the dealer sits out', {}, FIVE, ['D sidder over', 'E spiller ud'], { seats: 5 }],
  ['E3.1', 'forehand leads when two sit out', {}, SIX, ['A og D sidder over', 'E spiller ud'], { seats: 6 }],
  ['E3.2', 'forehand leads', { lead: 'forehand' }, [], ['A spiller ud']],
  ['E3.3', 'the bidder leads', { lead: 'bidder' }, FIVE, ['D sidder over', 'Melderen spiller ud'], { seats: 5 }],
  [
    'E30.2',
    'the next bid counts twice',
    DOUBLE_NEXT,
    [pass],
    ['A spiller ud', 'Næste melding tæller dobbelt, fordi alle passede'],
  ],
  ['E30.6', 'the doubling has been used up', DOUBLE_NEXT, [pass, bid(8, 'none', 8)], ['B spiller ud']],
  ['E4.2', 'there is no hint after the last round', { rounds: 1 }, [free()], []],
]
