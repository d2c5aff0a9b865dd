/** The result of a sheet, and when it is over. */
import type { BySide, Leg, Situation, Verdict } from '../../../kernel/contract.ts'
import { verdictOf } from '../../../kernel/ranking.ts'
import { amount } from '../../../kernel/working.ts'
import type { Entry } from './entry.ts'
import { type Options, targetOf } from './options.ts'
import { say } from '../words/index.ts'

type At = Situation<Options, Entry>

const GAMES_TO_WIN = 2
const RUBBER_BONUS = 2

/** The points the ranking compares (C27 to C29). */
export function standing(at: At): BySide<number> {
  if (targetOf(at.options) === undefined) return at.totals
  return rubberOf(at)?.points ?? valuesOf(at.legs)
}

export function verdict(at: At): Verdict | undefined {
  if (targetOf(at.options) === undefined) return at.past.length >= at.options.deals ? verdictOf(at.totals) : undefined
  return rubberOf(at)
}

/** C27: the result once a side has won two games; later rounds do not change it. */
function rubberOf({ options, legs }: At): Verdict | undefined {
  if (!options.rubber) return undefined
  const last = legs.findIndex(({ winner }, i) => wonBy(winner, legs.slice(0, i + 1)) === GAMES_TO_WIN)
  if (last < 0) return undefined
  const { winner } = legs[last]!
  const points = valuesOf(legs.slice(0, last + 1)).map((points, side) =>
    side === winner ? points + RUBBER_BONUS : points,
  )
  return { winners: [winner], points, why: say('rubberWon', { side: winner }, points[winner]!, points[1 - winner]!) }
}

function wonBy(side: number, legs: readonly Leg[]): number {
  return legs.filter(({ winner }) => winner === side).length
}

function valuesOf(legs: readonly Leg[]): BySide<number> {
  return [0, 1].map((side) => legs.reduce((total, leg) => total + (leg.winner === side ? amount(leg.value) : 0), 0))
}
