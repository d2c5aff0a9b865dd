import type { BySide, Problem, Situation } from '../../../kernel/contract.ts'
import type { Entry } from './entry.ts'
import { type Options, targetOf } from './options.ts'
import { verdict } from './result.ts'
import { say } from '../words/index.ts'
import { trumpOf } from './trump.ts'

type At = Situation<Options, Entry>

export function check(entry: Entry, at: At): readonly Problem[] {
  const problems: Problem[] = []
  if (verdict(at) !== undefined) problems.push({ field: 'tricks', why: say('afterEnd') })
  if (entry.honours === undefined) return problems
  if (!at.options.honours) problems.push({ field: 'honours', why: say('honoursNotPlayed') })
  if (trumpOf(at, entry) === 'none') problems.push({ field: 'honours', why: say('honoursWithoutTrump') })
  return problems
}

/** C26: a problem for each side that the correction lifts to the target. */
export function checkCorrection(points: BySide<number>, { totals, options }: At): readonly Problem[] {
  const target = targetOf(options) ?? Infinity
  return points.flatMap((number, side) =>
    number > 0 && totals[side]! + number >= target
      ? [{ field: 'points', why: say('correctedToTarget', { side }, target) }]
      : [],
  )
}
