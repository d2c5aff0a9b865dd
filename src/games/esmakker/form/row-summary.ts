import type { RowSummary } from '../../../kernel/draft.ts'
import type { Attachment, Suit } from '../rules/bids.ts'
import type { At, Entry, TricksEntry } from '../rules/entry.ts'
import { say } from '../words/index.ts'
import { bidMessage, noloMessage } from '../rules/headline.ts'
import { countedPlayers } from '../rules/nolo.ts'
import { settledPartner } from '../rules/partner.ts'

/** The trump an attachment implies. */
const IMPLIED: Partial<Readonly<Record<Attachment, Suit>>> = { gode: 'clubs', staerke: 'spades' }

/** The bid as a message, with its trump even where it is implied. */
export function bidWithTrump(bid: Pick<TricksEntry, 'level' | 'attachment' | 'trump' | 'doubled'>) {
  const trump = bid.trump ?? IMPLIED[bid.attachment]
  return bidMessage(trump === undefined ? bid : { ...bid, trump })
}

/** A round as a row: the bid, the tricks, the columns of bidder and partner. */
export function rowSummary(entry: Entry, at: At): RowSummary {
  switch (entry.kind) {
    case 'tricks': {
      const partner = settledPartner(entry, at.active)
      return {
        title: say('title', bidWithTrump(entry)),
        note: say('tricks', entry.tricks),
        bidder: entry.bidder,
        partner: typeof partner === 'number' ? partner : undefined,
        bySide: at.sides.map((_, seat) =>
          seat !== entry.bidder || typeof partner === 'number' || partner === 'kvarte' ? undefined : say(partner),
        ),
      }
    }
    case 'nolo': {
      const players = countedPlayers(entry)
      return {
        title: say('title', noloMessage(entry)),
        note: players.length === 1 ? say('tricks', players[0]!.tricks) : undefined,
        bidder: players[0]!.seat,
        bySide: at.sides.map((_, seat) => {
          const player = players.find((one) => one.seat === seat)
          return players.length === 1 || player === undefined ? undefined : say('tricks', player.tricks)
        }),
      }
    }
    case 'pass':
      return { title: say('passed') }
    case 'free':
      return { title: entry.note?.trim() ? say('title', entry.note) : say('ownBid') }
  }
}
