import type { Seat } from '../../../kernel/contract.ts'
import type { At, TricksEntry } from './entry.ts'

/** The partner's seat, or in which way the bidder is alone. */
export type Settled = Seat | 'self' | 'cat' | 'kvarte'

/** The partner for the score, even where the entry breaks a rule (E40.3 to E40.6). */
export function settledPartner({ attachment, bidder, partner }: TricksEntry, active: At['active']): Settled {
  if (attachment === 'kvarte') return 'kvarte'
  if (partner === 'cat') return 'cat'
  if (partner === 'self' || partner === 'none' || partner === bidder) return 'self'
  return active.includes(partner) ? partner : 'cat'
}
