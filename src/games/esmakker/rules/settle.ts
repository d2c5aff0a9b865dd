/** Workings that every kind of round uses. */
import type { BySide, Seat } from '../../../kernel/contract.ts'
import type { Message } from '../../../kernel/message.ts'
import { say as sayKernel } from '../../../kernel/words/index.ts'
import { type Working, value } from '../../../kernel/working.ts'
import { TRICKS } from './bids.ts'
import type { At } from './entry.ts'
import { say } from '../words/index.ts'

/** E32.1: the working of a person who sits out. */
export const SITS_OUT = value(0, sayKernel('sitsOut'))
/** Why a payer loses points. */
export const PAYS = say('pays')
export const NO_POINTS = value(0, sayKernel('noPoints'))

/** A working for each count of tricks, 0 to 13, by count. */
export function counts(why: Message): BySide<Working> {
  return Array.from({ length: TRICKS + 1 }, (_, count) => value(count, why))
}

/** A working for each column; those who sit out get `SITS_OUT`. */
export function byColumn({ sides, active }: At, workingOf: (seat: Seat) => Working): BySide<Working> {
  return sides.map((_, seat) => (active.includes(seat) ? workingOf(seat) : SITS_OUT))
}
