import { type Attachment, type Level, type Nolo } from './bids.ts'

/** A bid as the ranking sees it; trick and nolo entries fit this type. */
export type Bid = { readonly level: Level; readonly attachment: Attachment } | { readonly bid: Nolo }

/** E60.2: these share a rung, listed in this order. */
const P: readonly Attachment[] = ['vip', 'staerke', 'gode', 'halve']

const alm = (level: Level): readonly Bid[][] => [[{ level, attachment: 'none' }]]
/** E60.3: sans has its own rung just above these four. */
const p = (level: Level): readonly Bid[][] => [
  P.map((attachment) => ({ level, attachment })),
  [{ level, attachment: 'sans' }],
]
const kvarte = (level: Level): readonly Bid[][] => [[{ level, attachment: 'kvarte' }]]
const nolo = (bid: Nolo): readonly Bid[][] => [[{ bid }]]

/** E60.1: every bid by rung, lowest first. */
export const LADDER: readonly (readonly Bid[])[] = [
  alm(7),
  p(7),
  alm(8),
  nolo('sol'),
  p(8),
  alm(9),
  kvarte(7),
  nolo('rensol'),
  p(9),
  alm(10),
  nolo('bord'),
  nolo('renbord'),
  kvarte(8),
  p(10),
  alm(11),
  kvarte(9),
  p(11),
  alm(12),
  nolo('dobbelt'),
  kvarte(10),
  p(12),
  alm(13),
  kvarte(11),
  p(13),
  kvarte(12),
  kvarte(13),
].flat()

const nameOf = (bid: Bid): string => ('bid' in bid ? bid.bid : `${bid.level} ${bid.attachment}`)
const RUNG: ReadonlyMap<string, number> = new Map(
  LADDER.flatMap((rung, i) => rung.map((bid) => [nameOf(bid), i] as const)),
)

/** Whether `a` beats `b`. `same`: different bids on one rung, so the table decides. No bid beats itself. */
export function beats(a: Bid, b: Bid): 'yes' | 'no' | 'same' {
  const [nameA, nameB] = [nameOf(a), nameOf(b)]
  const above = RUNG.get(nameA)! - RUNG.get(nameB)!
  if (above === 0 && nameA !== nameB) return 'same'
  return above > 0 ? 'yes' : 'no'
}
