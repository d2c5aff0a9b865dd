import type { Scored, Situation } from '../../../kernel/contract.ts'
import { say as sayOfAny } from '../../../kernel/words/index.ts'
import { type Working, minus, sum, value } from '../../../kernel/working.ts'
import type { Entry } from './entry.ts'
import type { Options } from './options.ts'
import { say } from '../words/index.ts'
import { goalsOf, placesOf } from './variants.ts'

export function score(entry: Entry, at: Situation<Options, Entry>): Scored {
  const places = placesOf(at)
  const goals = goalsOf(entry.variant)
  const working = at.sides.map((_, seat) => {
    const chair = at.seated.indexOf(seat)
    if (chair < 0) return value(0, sayOfAny('sitsOut')) // T8
    return workingOf(entry, entry.tricks[chair]!, goals[places[chair]!]!)
  })
  return { working }
}

function workingOf({ variant }: Entry, tricks: number, goal: number): Working {
  const taken = value(tricks, say('tricksTaken'))
  return variant === 'sol'
    ? sum(say('limitLessTricks'), value(goal, say('limit')), minus(taken, say('tricksTaken'))) // T7
    : sum(say('tricksLessTarget'), taken, minus(value(goal, say('target')), say('target'))) // T6
}
