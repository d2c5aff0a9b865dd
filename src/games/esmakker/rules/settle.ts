/** Nodes every round shares: whoever gets nothing, and counts with their reason. */
import type { BySide, Seat } from '../../../kernel/contract.ts'
import type { Message } from '../../../kernel/message.ts'
import { say as sayKernel } from '../../../kernel/terms.ts'
import { type Working, value } from '../../../kernel/working.ts'
import { TRICKS } from './bids.ts'
import type { At } from './entry.ts'
import { say } from '../terms/index.ts'

/** E32.1 */
export const SITS_OUT = value(0, sayKernel('sitsOut'))
/** What those who pay are told. */
export const PAYS = say('pays')
export const NO_POINTS = value(0, sayKernel('noPoints'))

/** A node for each count of tricks. */
export function counts(why: Message): BySide<Working> {
  return Array.from({ length: TRICKS + 1 }, (_, count) => value(count, why))
}

/** A working a column; whoever does not play gets nothing. */
export function byColumn({ sides, active }: At, workingOf: (seat: Seat) => Working): BySide<Working> {
  return sides.map((_, seat) => (active.includes(seat) ? workingOf(seat) : SITS_OUT))
}
