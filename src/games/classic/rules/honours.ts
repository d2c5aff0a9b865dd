import type { BySide, Situation } from '../../../kernel/contract.ts'
import type { Entry } from './entry.ts'
import { type Options, targetOf } from './options.ts'

type At = Situation<Options, Entry>

/** C8: the points, by the number of honours held. */
export const HONOUR_POINTS = { 3: 2, 4: 4 } as const

/** C11: whether the side's score is too high for it to score honours. */
export function honoursBlocked({ options, totals }: Pick<At, 'options' | 'totals'>, side: number): boolean {
  const target = targetOf(options) ?? Infinity
  return totals[side]! >= target - 1
}

/** The columns that cannot score honours in the next round, where honours are played. */
export function sidesBlocked(at: At): BySide<number> {
  return at.options.honours ? [0, 1].filter((side) => honoursBlocked(at, side)) : []
}
