import * as v from 'valibot'
import type { Seat } from '../../../kernel/contract.ts'
import { type Completed, type InPlay, type Missing, defineDrafting, withFields } from '../../../kernel/draft.ts'
import { type Given, filledIn, sumOf } from '../../../kernel/split.ts'
import { amount } from '../../../kernel/working.ts'
import {
  ATTACHMENTS,
  type Attachment,
  DOUBLINGS,
  FLIPS,
  LEVELS,
  LONERS,
  NOLOS,
  NOLO_LIMIT,
  SUITS,
} from '../rules/bids.ts'
import { bidWithTrump, rowSummary } from './row-summary.ts'
import type { At, Entry, NoloEntry, TricksEntry } from '../rules/entry.ts'
import { say } from '../words/index.ts'
import { noloMessage } from '../rules/headline.ts'
import type { Options } from '../rules/options.ts'
import { score } from '../rules/score.ts'

const seat = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const tricks = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(13))
const schema = v.strictObject({
  pass: v.exactOptional(v.literal(true)),
  bidder: v.exactOptional(seat),
  level: v.exactOptional(v.picklist(LEVELS)),
  attachment: v.exactOptional(v.picklist(ATTACHMENTS)),
  /** A nolo; excludes `level`. */
  bid: v.exactOptional(v.picklist(NOLOS)),
  trump: v.exactOptional(v.picklist(SUITS)),
  ace: v.exactOptional(v.picklist(SUITS)),
  flips: v.exactOptional(v.picklist(FLIPS)),
  doubled: v.exactOptional(v.picklist(DOUBLINGS)),
  partner: v.exactOptional(v.union([seat, v.picklist(LONERS)])),
  /** The tricks of the bidder's side, or in a nolo the bidder's own. */
  tricks: v.exactOptional(tricks),
  /** The other players of the nolo. */
  joined: v.exactOptional(v.array(v.strictObject({ seat, tricks: v.nullable(tricks) }))),
  /** The points of a free round, by player. */
  free: v.exactOptional(v.array(v.nullable(v.pipe(v.number(), v.safeInteger())))),
  note: v.exactOptional(v.string()),
})
export type Draft = Readonly<v.InferOutput<typeof schema>>

/** What stays when a level becomes a nolo or the reverse: the bidder and the doubling. */
function bidAnew({ bidder, doubled }: Draft): Draft {
  return withFields<Draft>({}, { bidder, doubled })
}

/** Sets the bidder, or that everybody passed. If the bidder was entered as partner, the partner is cleared. */
export function withBidder(draft: Draft, bidder: Seat | 'pass' | undefined): Draft {
  if (bidder === 'pass') return { pass: true }
  const partner = draft.partner === bidder ? undefined : draft.partner
  const joined = draft.joined?.filter((player) => player.seat !== bidder)
  return withFields(draft, { bidder, partner, pass: undefined, joined: joined?.length === 0 ? undefined : joined })
}

/** Sets a level or a nolo. Another level keeps the details; between level and nolo only bidder and doubling stay. */
export function withBid(draft: Draft, bid: Draft['level'] | Draft['bid']): Draft {
  if (typeof bid === 'number') return { ...(draft.level === undefined ? bidAnew(draft) : draft), level: bid }
  return withFields(draft.bid === undefined ? bidAnew(draft) : draft, { bid })
}

/** Sets the attachment. Kvarte clears the partner; any but vip clears the cards turned. */
export function withAttachment(draft: Draft, attachment: Attachment | undefined): Draft {
  return withFields(draft, {
    attachment: attachment === 'none' ? undefined : attachment,
    partner: attachment === 'kvarte' ? undefined : draft.partner,
    flips: attachment === 'vip' ? draft.flips : undefined,
  })
}

/** Sets who plays the nolo besides the bidder; those already in keep their tricks. */
export function withJoined(draft: Draft, seats: readonly Seat[]): Draft {
  const joined = seats.map((seat) => draft.joined?.find((player) => player.seat === seat) ?? { seat, tricks: null })
  return withFields(draft, { joined: joined.length === 0 ? undefined : joined })
}

/** The points of a free round, by player: 0 for those who sit out, and the last open one is the rest (unless not `filled`). */
export function freePoints(
  { free = [] }: Draft,
  { players, active }: Pick<At, 'players' | 'active'>,
  filled = true,
): Given {
  const given = Array.from({ length: players }, (_, player) => free[player] ?? (active.includes(player) ? null : 0))
  return filled ? filledIn(given, 0) : given
}

export function withNote(draft: Draft, note: string | undefined): Draft {
  return withFields(draft, { note })
}

/** The tricks of the bidder, then of those who joined. */
export function noloTricks({ tricks, joined = [] }: Draft): Given {
  return [tricks ?? null, ...joined.map((player) => player.tricks)]
}

export function withNoloTricks(draft: Draft, [own = null, ...others]: Given): Draft {
  const joined = draft.joined?.map(({ seat }, i) => ({ seat, tricks: others[i] ?? null }))
  return withFields(draft, { tricks: own ?? undefined, joined })
}

function tricksEntry(draft: Draft, result: Pick<TricksEntry, 'partner' | 'tricks'>): TricksEntry | undefined {
  const { bidder, level, attachment = 'none', trump, ace, flips, doubled } = draft
  if (bidder === undefined || level === undefined) return undefined
  const named = withFields<Partial<TricksEntry>>(
    {},
    { trump, ace, flips, doubled: doubled === 1 ? undefined : doubled },
  )
  return { kind: 'tricks', bidder, level, attachment, ...result, ...named }
}

function noloEntry({ bidder, bid, doubled, joined = [] }: Draft, tricks: number): NoloEntry | undefined {
  if (bidder === undefined || bid === undefined) return undefined
  const players = [
    { seat: bidder, tricks },
    ...joined.map((player) => ({ seat: player.seat, tricks: player.tricks ?? 0 })),
  ]
  return { kind: 'nolo', bid, players, ...(doubled !== undefined && doubled !== 1 && { doubled }) }
}

const lacks = (field: string, why: Missing['why']): Missing => ({ field, why })

function complete(draft: Draft, at: At): Completed<Entry> {
  if (draft.free !== undefined) return completeFree(draft, at)
  if (draft.pass) return { entry: { kind: 'pass' } }
  const { bidder, level, bid, attachment, partner, tricks, joined = [] } = draft
  const missing: Missing[] = []
  if (bidder === undefined) missing.push(lacks('bidder', say('missingBidder')))
  if (level === undefined && bid === undefined) missing.push(lacks('level', say('missingBid')))
  if (bid !== undefined) {
    const open = tricks === undefined ? bidder : joined.find((player) => player.tricks === null)?.seat
    if (open !== undefined) missing.push(lacks('players', say('missingTricks', { seat: open })))
  } else {
    if (partner === undefined && attachment !== 'kvarte') missing.push(lacks('partner', say('missingPartner')))
    if (tricks === undefined && bidder !== undefined) missing.push(lacks('tricks', say('missingTricks', sideOf(draft))))
  }
  const entry =
    bid === undefined
      ? tricksEntry(draft, { partner: attachment === 'kvarte' ? (partner ?? 'none') : partner!, tricks: tricks! })
      : noloEntry(draft, tricks!)
  return missing.length > 0 || entry === undefined ? { missing } : { entry }
}

function completeFree(draft: Draft, at: At): Completed<Entry> {
  const { free = [], note } = draft
  if (free.every((points) => points === null)) return { missing: [lacks('points', say('missingPoints'))] }
  const points = freePoints(draft, at).map((number) => (number ?? 0) + 0)
  const sum = sumOf(points)
  if (sum !== 0) return { missing: [{ field: 'points', why: say('pointsNotZero', sum), wrong: true }] }
  return { entry: { kind: 'free', points, ...(note && { note }) } }
}

/** The bidder, and the partner if it is a person, as a message. */
export function sideOf({ bidder, partner }: Draft) {
  const people = [bidder, partner].filter((one) => typeof one === 'number')
  return say('side', ...people.map((seat) => ({ seat })))
}

/** The bidder's points for so many tricks: with a partner, or in kvarte alone. */
function wouldGet(draft: Draft, tricks: number, at: At): number {
  const partner = draft.attachment === 'kvarte' ? 'none' : at.active.find((seat) => seat !== draft.bidder)!
  const entry = tricksEntry(draft, { partner, tricks }) ?? noloEntry({ ...draft, joined: [] }, tricks)
  return entry === undefined ? 0 : amount(score(entry, at).working[draft.bidder!]!)
}

function inPlay(draft: Draft, at: At): InPlay | undefined {
  const { bidder, level, bid, attachment = 'none', trump, ace, doubled, partner, tricks } = draft
  if (bidder === undefined || draft.pass || draft.free) return undefined
  const more = withFields<Pick<TricksEntry, 'trump' | 'doubled'>>({}, { trump, doubled })
  const open = partner === undefined && tricks === undefined
  if (level !== undefined) {
    const line = say('inPlay', { seat: bidder }, bidWithTrump({ level, attachment, ...more }))
    return {
      title: ace === undefined || ace === 'none' ? line : say('withAce', line, say(`suits.${ace}`)),
      note: open ? say('worth', level, wouldGet(draft, level, at), wouldGet(draft, level - 1, at)) : undefined,
    }
  }
  if (bid === undefined) return undefined
  const limit = NOLO_LIMIT[bid]
  return {
    title: say('inPlay', { seat: bidder }, noloMessage({ bid, ...more })),
    note: open ? say('worthNolo', limit, wouldGet(draft, limit, at), wouldGet(draft, limit + 1, at)) : undefined,
  }
}

function draftOf(entry: Entry, { players }: At): Draft {
  switch (entry.kind) {
    case 'tricks': {
      const { kind: _, attachment, partner, ...rest } = entry
      return {
        ...rest,
        ...(attachment !== 'none' && { attachment }),
        ...(!(attachment === 'kvarte' && partner === 'none') && { partner }),
      }
    }
    case 'nolo': {
      const [first, ...joined] = entry.players
      return withFields<Draft>(
        { bidder: first!.seat, bid: entry.bid, tricks: first!.tricks },
        { doubled: entry.doubled, joined: joined.length === 0 ? undefined : joined },
      )
    }
    case 'pass':
      return { pass: true }
    case 'free':
      return withFields<Draft>(
        { free: Array.from({ length: players }, (_, seat) => entry.points[seat] ?? 0) },
        { note: entry.note },
      )
  }
}

export const drafting = defineDrafting<Options, Entry, Draft>({
  schema,
  seatsIn: ({ bidder, partner, joined = [], free = [] }) =>
    [bidder, partner, ...joined.map(({ seat }) => seat), ...free.keys()].filter((seat) => typeof seat === 'number'),
  empty: {},
  starts: { free: { free: [] } },
  bidFields: ['bidder', 'level', 'bid', 'kind'],
  isBid: ({ bidder, level, bid }) => bidder !== undefined && (level !== undefined || bid !== undefined),
  inPlay,
  draftOf,
  complete,
  rowSummary,
})
