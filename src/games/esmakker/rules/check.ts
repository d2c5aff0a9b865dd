/** E50: the problems of an entry. */
import type { Problem } from '../../../kernel/contract.ts'
import type { Message } from '../../../kernel/message.ts'
import { TRICKS, isOpen } from './bids.ts'
import type { At, Entry, FreeEntry, NoloEntry, TricksEntry } from './entry.ts'
import { countedPlayers } from './nolo.ts'
import { say } from '../words/index.ts'

/** E4.2: whether a last round was agreed and has been played. */
export function isOver({ options, played }: At): boolean {
  return options.rounds > 0 && played >= options.rounds
}

/** A rule of the game: whether it is broken, the field it belongs to, and why. */
type Rule = readonly [broken: boolean, field: string, why: Message]

export function check(entry: Entry, at: At): readonly Problem[] {
  const rules: readonly Rule[] = [[isOver(at), 'kind', say('afterLast', at.options.rounds)], ...rulesOf(entry, at)]
  return rules.flatMap(([broken, field, why]) => (broken ? { field, why } : []))
}

function rulesOf(entry: Entry, at: At): readonly Rule[] {
  switch (entry.kind) {
    case 'tricks':
      return [...rulesOfSeats(entry, at), ...rulesOfBid(entry, at), ruleOfBanket(entry, at)]
    case 'nolo':
      return [...rulesOfNolo(entry, at), ruleOfBanket(entry, at)]
    case 'pass':
      return []
    case 'free':
      return rulesOfFree(entry, at)
  }
}

function rulesOfSeats({ bidder, partner, attachment }: TricksEntry, { active }: At): readonly Rule[] {
  const kvarte = attachment === 'kvarte'
  const seat = typeof partner === 'number' ? partner : bidder
  return [
    [!active.includes(bidder), 'bidder', say('bidderOut', { seat: bidder })],
    [!kvarte && seat !== bidder && !active.includes(seat), 'partner', say('partnerOut', { seat })],
    [!kvarte && partner === bidder, 'partner', say('partnerIsBidder', { seat: bidder })],
    [kvarte && partner !== 'none', 'partner', say('kvarteHasNoPartner')],
    [!kvarte && partner === 'none', 'partner', say('noPartner')],
  ]
}

function rulesOfBid({ level, attachment, trump, ace, flips }: TricksEntry, { options }: At): readonly Rule[] {
  const suit = trump !== undefined && trump !== 'none'
  return [
    [level < options.minBid, 'level', say('belowMinBid', options.minBid)],
    [attachment === 'sans' && !options.sans, 'attachment', say('sansOff')],
    [attachment === 'halve' && suit && trump === ace, 'trump', say('halveTrump')],
    [attachment === 'gode' && trump !== undefined && trump !== 'clubs', 'trump', say('godeTrump')],
    [attachment === 'staerke' && trump !== undefined && trump !== 'spades', 'trump', say('staerkeTrump')],
    [attachment !== 'vip' && flips !== undefined, 'flips', say('flipsWithoutVip')],
  ]
}

function rulesOfNolo(entry: NoloEntry, { active, options }: At): readonly Rule[] {
  const players = countedPlayers(entry)
  const twice = new Set(entry.players.filter((player) => !players.includes(player)).map(({ seat }) => seat))
  const several = players.length > 1
  const open = isOpen(entry.bid)
  const tricks = players.reduce((sum, player) => sum + player.tricks, 0)
  return [
    ...players.map(({ seat }): Rule => [!active.includes(seat), 'players', say('noloPlayerOut', { seat })]),
    ...[...twice].map((seat): Rule => [true, 'players', say('noloPlayerTwice', { seat })]),
    [several && open, 'players', say('openAlone', say(`nolos.${entry.bid}`))],
    [several && !open && options.noloJoin === 'off', 'players', say('noloJoinOff')],
    [tricks > TRICKS, 'players', say('tooManyTricks', tricks)],
  ]
}

function ruleOfBanket({ doubled }: TricksEntry | NoloEntry, { options }: At): Rule {
  return [(doubled ?? 1) > 1 && !options.banket, 'doubled', say('banketOff')]
}

function rulesOfFree({ points }: FreeEntry, { active }: At): readonly Rule[] {
  return points.map((written, seat) => [written !== 0 && !active.includes(seat), 'points', say('pointsOut', { seat })])
}
