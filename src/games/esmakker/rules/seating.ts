import type { Seat } from '../../../kernel/contract.ts'
import { seatAfter } from '../../../kernel/rotation.ts'
import type { At } from './entry.ts'

const NOBODY: readonly Seat[] = []

/** E1.2, E1.3: of five the dealer sits out, of six the person across as well. */
export function sitsOut(seated: readonly Seat[], dealer: Seat): readonly Seat[] {
  switch (seated.length) {
    case 5:
      return [dealer]
    case 6:
      return [dealer, seatAfter(seated, dealer, 3)]
    default:
      return NOBODY
  }
}

/** E3: who plays the first card; undefined when the winner of the bidding does. */
export function leaderOf({ options, active, dealer, forehand }: At): Seat | undefined {
  switch (options.lead) {
    case 'dealer':
      return active.includes(dealer) ? dealer : forehand
    case 'forehand':
      return forehand
    case 'bidder':
      return undefined
  }
}
