/** E10, E20: what a bid is worth before the tricks are counted. */
import { type Working, product, step, value } from '../../../kernel/working.ts'
import { ATTACHMENTS, type Attachment, LEVELS, type Level, NOLOS, type Nolo } from './bids.ts'
import type { NoloEntry, TricksEntry } from './entry.ts'
import type { Options } from './options.ts'
import { say } from '../words/index.ts'

type ByBid<T> = Readonly<Record<Attachment, Readonly<Record<Level, T>>>>

/** For example `8 alm.` or `9 vip`. */
export const BID_NAME = Object.fromEntries(
  ATTACHMENTS.map((attachment) => [
    attachment,
    Object.fromEntries(LEVELS.map((level) => [level, say('bidName', level, say(`attachments.${attachment}`))])),
  ]),
) as ByBid<ReturnType<typeof say>>
export const NOLO_NAME = Object.fromEntries(NOLOS.map((bid) => [bid, say(`nolos.${bid}`)])) as Readonly<
  Record<Nolo, ReturnType<typeof say>>
>

const ATTACHED = say('timesAttachment')
const TURNED = say('timesFlips')
const BANKET = say('timesBanket')
const ALL_PASSED = value(2, say('timesAllPass'))

/** The worth *r* of a trick bid, with its attachment and doublings; `twice` after an all-pass that doubles (E30.2). */
export function rateOf(
  { level, attachment, flips, doubled }: Pick<TricksEntry, 'level' | 'attachment' | 'flips' | 'doubled'>,
  options: Options,
  twice: boolean,
): Working {
  const factors = [value(baseOf(level, options), BID_NAME[attachment][level])]
  const times = timesOf(attachment, options)
  if (times !== 1) factors.push(value(times, ATTACHED))
  const turned = attachment === 'vip' && flips !== undefined ? flipsFactor(flips, options) : 1
  if (turned !== 1) factors.push(value(turned, TURNED))
  return worth(factors, doubled, twice)
}

/** The worth *R* of a nolo, with its doublings; `twice` after an all-pass that doubles (E30.2). */
export function stakeOf(
  { bid, doubled }: Pick<NoloEntry, 'bid' | 'doubled'>,
  options: Options,
  twice: boolean,
): Working {
  return worth([value(options[bid], NOLO_NAME[bid])], doubled, twice)
}

function worth(factors: Working[], doubled: TricksEntry['doubled'], twice: boolean): Working {
  if (doubled !== undefined && doubled !== 1) factors.push(value(doubled, BANKET))
  if (twice) factors.push(ALL_PASSED)
  const [base, ...times] = factors as [Working, ...Working[]]
  if (times.length === 0) return step(base, base.why)
  const why = say('valued', base.why, ...times.map((factor) => factor.why))
  return step(product(why, ...factors), why)
}

function baseOf(level: Level, options: Options): number {
  return options.rates === 'table' ? options[`table${level}`] : options.rate7 * 2 ** (level - 7)
}

function timesOf(attachment: Attachment, options: Options): number {
  switch (attachment) {
    case 'none':
      return 1
    case 'vip':
      return options.timesVip
    case 'staerke':
      return options.timesStaerke
    case 'gode':
      return options.timesGode
    case 'halve':
      return options.timesHalve
    case 'kvarte':
      return options.timesKvarte
    case 'sans':
      return options.timesSans
  }
}

function flipsFactor(flips: 1 | 2 | 3, options: Options): number {
  switch (options.vipFlips) {
    case 'ignore':
      return 1
    case 'linear':
      return flips
    case 'doubling':
      return 2 ** (flips - 1)
  }
}
