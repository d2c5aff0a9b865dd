import type { BySide, Leg, Scored, Situation } from '../../../kernel/contract.ts'
import { type Working, amount, minus, sum, value } from '../../../kernel/working.ts'
import type { Entry } from './entry.ts'
import { type Item, itemsOf } from './items.ts'
import { type Options, targetOf } from './options.ts'
import { say } from '../words/index.ts'

type At = Situation<Options, Entry>

export function score(entry: Entry, at: At): Scored {
  const played = play(itemsOf(entry, at), entry.revoke?.side, at)
  const leg = played.winner === undefined ? undefined : legOf(played.winner, played.score, at.options)
  return { working: [0, 1].map((side) => workingOf(played, side)), leg }
}

interface Played {
  readonly score: BySide<number>
  /** The workings booked, by side. */
  readonly parts: BySide<readonly Working[]>
  /** How many points were cut off, by side. */
  readonly over: BySide<number>
  /** The score at which they were cut, by side. */
  readonly top: BySide<number>
  readonly winner: number | undefined
}

/** C9, C10, C15, C17: books the items one by one until a side wins the game. */
function play(items: readonly Item[], offender: number | undefined, { totals, options }: At): Played {
  const target = targetOf(options) ?? Infinity
  const score = [...totals]
  const parts: [Working[], Working[]] = [[], []]
  const over = [0, 0]
  const top = [target, target]
  let winner: number | undefined
  for (const { side, working } of items) {
    if (winner !== undefined) {
      parts[side]!.push(value(0, say('gameClosed')))
      continue
    }
    const points = amount(working)
    top[side] = Math.max(score[side]!, side === offender ? target - 1 : target)
    const entered = Math.min(points, top[side] - score[side]!)
    score[side]! += entered
    over[side]! += points - entered
    parts[side]!.push(working)
    if (points > 0 && side !== offender && score[side]! >= target) winner = side
  }
  return { score, parts, over, top, winner }
}

function workingOf({ parts, over, top }: Played, side: number): Working {
  const own = parts[side]!
  const cut = over[side]!
  if (own.length === 0) return value(0, say('noOddTricks'))
  if (own.length === 1 && cut === 0) return own[0]!
  const why = cut === 0 ? say('entered') : say('cutAt', top[side]!)
  return sum(why, ...own, ...(cut === 0 ? [] : [minus(value(cut, why), why)]))
}

/** The game just won (C19). */
function legOf(winner: number, score: BySide<number>, options: Options): Leg {
  return { winner, score, value: valueOf(score[1 - winner]!, targetOf(options)!, options) }
}

/** What the game is worth to the winners (C20 to C22); `losers` is the losers' score. */
function valueOf(losers: number, target: number, options: Options): Working {
  switch (options.value) {
    case 'count':
      return value(1, say('oneGame'))
    case 'sdt':
      if (losers <= 0) return value(3, say('treble'))
      return losers < target / 2 ? value(2, say('double')) : value(1, say('single'))
    case 'american':
      if (losers >= target) return value(1, say('atLeastOne'))
      return sum(
        say('targetLessLosers'),
        value(target, say('target')),
        minus(value(losers, say('losers')), say('losers')),
      )
  }
}
