/** E20 to E23: nolos. */
import type { BySide, Seat } from '../../../kernel/contract.ts'
import { type Working, minus, product, step, sum, value } from '../../../kernel/working.ts'
import { CHAIRS, NOLO_LIMIT } from './bids.ts'
import type { At, NoloEntry, NoloPlayer } from './entry.ts'
import type { Options } from './options.ts'
import { stakeOf } from './rate.ts'
import { NO_POINTS, PAYS, byColumn, counts } from './settle.ts'
import { say } from '../words/index.ts'

const PLAYER_SITS_OUT = value(0, say('noloPlayerOutScored'))
const WON = say('noloWon')
const LOST = say('noloLost')
const LOSS = [1, 2, 3, 4].map((times) => value(times, LOST))
const ABOVE = counts(say('aboveLimit'))
const BELOW = counts(say('belowLimit'))
const PAYERS = Array.from({ length: CHAIRS }, (_, payers) => value(payers, say('payers')))
const SEVERAL = say('severalNolos')

/** What a nolo player settles with each payer. */
interface Claim {
  readonly seat: Seat
  readonly own: Working
  readonly payer: Working
}

export function scoreNolo(entry: NoloEntry, at: At, twice: boolean): BySide<Working> {
  const players = countedPlayers(entry)
  if (!players.every(({ seat }) => at.active.includes(seat))) return byColumn(at, () => PLAYER_SITS_OUT)
  const stake = stakeOf(entry, at.options, twice)
  const outsidersOnly = at.options.noloJoin === 'vsOutsiders'
  const payers = outsidersOnly ? at.active.length - players.length : at.active.length - 1
  if (payers === 0) return byColumn(at, () => NO_POINTS)

  const claims = players.map((player) => claimOf(player, entry, at.options, stake, payers))
  const joined = (seat: Seat) => claims.some((claim) => claim.seat === seat)
  return byColumn(at, (seat) => {
    const parts: Working[] = []
    for (const claim of claims) {
      if (claim.seat === seat) parts.push(claim.own)
      else if (!(outsidersOnly && joined(seat))) parts.push(claim.payer)
    }
    return parts.length === 1 ? parts[0]! : sum(SEVERAL, ...parts)
  })
}

/** The players without repetitions: who is named twice counts as first named (E40.10). */
export function countedPlayers({ players }: Pick<NoloEntry, 'players'>): readonly NoloPlayer[] {
  return players.filter(({ seat }, i) => players.findIndex((other) => other.seat === seat) === i)
}

function claimOf(
  { seat, tricks }: NoloPlayer,
  { bid }: NoloEntry,
  options: Options,
  stake: Working,
  payers: number,
): Claim {
  const over = tricks - NOLO_LIMIT[bid]
  const price = over > 0 ? lostPrice(over, options, stake) : wonPrice(-over, options, stake)
  const all = payers === 1 ? price : product(price.why, PAYERS[payers]!, price)
  return over > 0 ? { seat, own: minus(all, LOST), payer: price } : { seat, own: all, payer: minus(price, PAYS) }
}

function wonPrice(below: number, { noloOver }: Options, stake: Working): Working {
  return noloOver && below > 0 ? step(product(WON, stake, BELOW[below + 1]!), WON) : stake
}

function lostPrice(above: number, { noloLoss, noloPerTrick }: Options, stake: Working): Working {
  if (noloLoss === 1 && !noloPerTrick) return stake
  const loss = noloLoss === 1 ? [stake] : [LOSS[noloLoss - 1]!, stake]
  return step(product(LOST, ...loss, ...(noloPerTrick ? [ABOVE[above]!] : [])), LOST)
}
