/** E11 to E14: the points of trick bids. */
import type { BySide } from '../../../kernel/contract.ts'
import { type Working, minus, product, step, sum, value } from '../../../kernel/working.ts'
import type { At, TricksEntry } from './entry.ts'
import type { Options } from './options.ts'
import { settledPartner } from './partner.ts'
import { rateOf } from './rate.ts'
import { PAYS, byColumn, counts } from './settle.ts'
import { say } from '../words/index.ts'

const BIDDER_SITS_OUT = value(0, say('bidderOutScored'))
const MADE = say('made')
const FAILED = say('failed')
const OVER = counts(say('overtricks'))
const UNDER = counts(say('undertricks'))
const TAKEN = counts(say('tricksTaken'))
const TWICE = value(2, say('failedTwice'))
const SIX_LESS = minus(value(6, say('six')), say('six'))
const OVER_SIX = say('overSix')
const SLAM = say('slam')
const SLAM_2 = value(2, SLAM)
const SLAM_4 = value(4, SLAM)
const ALONE = say('alone')
const THREE = value(3, ALONE)
const TRIPLED = say('tripled')
const TRIPLE = value(3, TRIPLED)

export function scoreTricks(entry: TricksEntry, at: At, twice: boolean): BySide<Working> {
  const { bidder, level, tricks } = entry
  if (!at.active.includes(bidder)) return byColumn(at, () => BIDDER_SITS_OUT)
  const made = tricks >= level
  const price = priceOf(entry, at.options, rateOf(entry, at.options, twice))
  const partner = settledPartner(entry, at.active)
  if (typeof partner === 'number') {
    const pays = minus(price, PAYS)
    return byColumn(at, (seat) => ((seat === bidder || seat === partner) === made ? price : pays))
  }
  const each =
    at.options.self === 'triple' && partner !== 'kvarte' ? step(product(TRIPLED, TRIPLE, price), TRIPLED) : price
  const three = product(ALONE, THREE, each)
  const bidders = made ? three : minus(three, ALONE)
  const others = made ? minus(each, PAYS) : each
  return byColumn(at, (seat) => (seat === bidder ? bidders : others))
}

/** The points *A* that change hands between two people; never negative. */
function priceOf({ level, tricks }: TricksEntry, options: Options, rate: Working): Working {
  if (tricks < level) return failedPrice(level - tricks, options, rate)
  const made = madePrice(tricks - level, tricks, options, rate)
  const slam = slamOf(tricks, options)
  return slam === undefined ? made : step(product(SLAM, slam, made), SLAM)
}

function madePrice(over: number, tricks: number, { overtricks }: Options, rate: Working): Working {
  switch (overtricks) {
    case 'rate':
      return over === 0 ? rate : step(sum(MADE, rate, product(MADE, OVER[over]!, rate)), MADE)
    case 'none':
      return rate
    case 'fromSix':
      return step(product(MADE, rate, step(sum(OVER_SIX, TAKEN[tricks]!, SIX_LESS), OVER_SIX)), MADE)
    case 'allTricks':
      return step(product(MADE, rate, TAKEN[tricks]!), MADE)
  }
}

function failedPrice(under: number, { undertricks }: Options, rate: Working): Working {
  switch (undertricks) {
    case 'double':
      return step(product(FAILED, TWICE, rate, UNDER[under]!), FAILED)
    case 'single':
      return step(product(FAILED, rate, UNDER[under]!), FAILED)
    case 'basePlus':
      return step(sum(FAILED, rate, product(FAILED, UNDER[under]!, rate)), FAILED)
    case 'flat':
      return rate
  }
}

/** E13: the slam factor of a bid that is made; undefined without a slam. */
function slamOf(tricks: number, { slam }: Options): Working | undefined {
  switch (slam) {
    case 'none':
      return undefined
    case 'double':
      return tricks === 13 ? SLAM_2 : undefined
    case 'both':
      return tricks === 13 ? SLAM_4 : tricks === 12 ? SLAM_2 : undefined
  }
}
