/** What a round scores, in the order it is booked (C9), before scores are cut at the target. */
import type { Situation } from '../../../kernel/contract.ts'
import { type Working, minus, step, sum, value } from '../../../kernel/working.ts'
import type { Entry } from './entry.ts'
import { HONOUR_POINTS, honoursBlocked } from './honours.ts'
import type { Options } from './options.ts'
import { say } from '../words/index.ts'

type At = Situation<Options, Entry>

export interface Item {
  readonly side: number
  readonly working: Working
}

/** The first six tricks of a side score nothing. */
const BOOK = 6
const PENALTY = 3

export function itemsOf(entry: Entry, at: At): readonly Item[] {
  return [...revokeOf(entry, at), tricksOf(entry), ...honoursOf(entry, at)]
}

/** Points for a revoke (C13, C14). */
function revokeOf({ revoke }: Entry, at: At): readonly Item[] {
  switch (revoke?.penalty) {
    case 'add':
      return [{ side: 1 - revoke.side, working: value(PENALTY, say('revokeAdd')) }]
    case 'subtract': {
      const lost = Math.min(PENALTY, Math.max(0, at.totals[revoke.side]!))
      return [{ side: revoke.side, working: minus(value(lost, say('revokeSubtract')), say('revokeSubtract')) }]
    }
    default:
      return []
  }
}

/** Points for tricks (C7, C12). The sides share 13 tricks, so exactly one has more than six. */
function tricksOf({ tricks, revoke }: Entry): Item {
  const moved = revoke?.penalty === 'tricks' ? Math.min(PENALTY, tricks[revoke.side]!) : 0
  const after = tricks.map((count, side) => (side === revoke?.side ? count - moved : count + moved))
  const side = after.findIndex((count) => count > BOOK)
  const parts = [value(tricks[side]!, say('tricksTaken'))]
  if (moved > 0) parts.push(movedTricks(moved, side === revoke?.side))
  const oddTricks = sum(say('oddTricks'), ...parts, minus(value(BOOK, say('book')), say('book')))
  return { side, working: step(oddTricks, say('oddTricks')) }
}

function movedTricks(moved: number, offended: boolean): Working {
  const tricks = value(moved, say('revokeTricks'))
  return offended ? minus(tricks, say('revokeTricks')) : tricks
}

/** Points for honours (C8, C11). */
function honoursOf({ honours }: Entry, at: At): readonly Item[] {
  if (honours === undefined) return []
  const { side, count } = honours
  if (!at.options.honours) return [{ side, working: value(0, say('honoursOff')) }]
  if (honoursBlocked(at, side)) return [{ side, working: value(0, say('honoursBlocked')) }]
  return [{ side, working: value(HONOUR_POINTS[count], say('honoursHeld', count)) }]
}
