import type { BySide, Situation } from '../../../kernel/contract.ts'
import type { Entry } from './entry.ts'
import { type Options, targetOf } from './options.ts'

type At = Situation<Options, Entry>

/** C8: points by the number of honours held. */
export const HONOUR_POINTS = { 3: 2, 4: 4 } as const

/** C11: whether the side stands too high to score honours. */
export function honoursBlocked({ options, totals }: Pick<At, 'options' | 'totals'>, side: number): boolean {
  const target = targetOf(options) ?? Infinity
  return totals[side]! >= target - 1
}

/** The sides that cannot score honours in the next round although the table counts them. */
export function sidesBlocked(at: At): BySide<number> {
  return at.options.honours ? [0, 1].filter((side) => honoursBlocked(at, side)) : []
}
