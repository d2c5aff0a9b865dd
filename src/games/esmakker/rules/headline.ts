import type { Message } from '../../../kernel/message.ts'
import type { At, Entry, NoloEntry, TricksEntry } from './entry.ts'
import { countedPlayers } from './nolo.ts'
import { settledPartner } from './partner.ts'
import { BID_NAME, NOLO_NAME } from './rate.ts'
import { say } from '../words/index.ts'

/** The round in one line: who, what, how many tricks. */
export function headline(entry: Entry, at: At): Message {
  switch (entry.kind) {
    case 'tricks':
      return headlineOfTricks(entry, at)
    case 'nolo':
      return headlineOfNolo(entry)
    case 'pass':
      return say('allPassed')
    case 'free':
      return entry.note?.trim() ? say('freeNoted', entry.note) : say('free')
  }
}

function headlineOfTricks(entry: TricksEntry, { active }: At): Message {
  const what = say('bidAndTricks', bidMessage(entry), say('tricks', entry.tricks))
  const bidder = { seat: entry.bidder }
  const partner = settledPartner(entry, active)
  switch (partner) {
    case 'kvarte':
      return say('together', what, bidder)
    case 'self':
      return say('selfPartner', bidder, what)
    case 'cat':
      return say('aceInCat', bidder, what)
    default:
      return say('together', what, bidder, { seat: partner })
  }
}

function headlineOfNolo(entry: NoloEntry): Message {
  const players = countedPlayers(entry)
  const [first] = players
  const tricks =
    players.length === 1 ? say('tricks', first!.tricks) : say('tricksEach', ...players.map((player) => player.tricks))
  const what = say('bidAndTricks', noloMessage(entry), tricks)
  return say('together', what, ...players.map(({ seat }) => ({ seat })))
}

/** For example `8 alm. ♠` or `9 vip ×2`. */
export function bidMessage(entry: Pick<TricksEntry, 'level' | 'attachment' | 'trump' | 'doubled'>): Message {
  const { level, attachment, trump, doubled } = entry
  const named = trump !== undefined && !(trump === 'none' && attachment === 'sans')
  return say('bid', BID_NAME[attachment][level], ...(named ? [say(`trumps.${trump}`)] : []), ...times(doubled))
}

/** For example `sol` or `ren sol ×4`. */
export function noloMessage({ bid, doubled }: Pick<NoloEntry, 'bid' | 'doubled'>): Message {
  return say('bid', NOLO_NAME[bid], ...times(doubled))
}

function times(doubled: TricksEntry['doubled']): readonly string[] {
  return doubled === undefined || doubled === 1 ? [] : [`×${doubled}`]
}
