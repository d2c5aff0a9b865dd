/** Short ways to write rounds and house rules: A, B, C, D … are the seats 0, 1, 2, 3 … */
type Partner = number | 'self' | 'cat' | 'none'

export const [A, B, C, D, E, F] = [0, 1, 2, 3, 4, 5] as const

/** A bids with B. */
export function bid(level: number, attachment: string, tricks: number, more: object = {}) {
  return { kind: 'tricks', bidder: A, level, attachment, partner: B, tricks, ...more } as const
}
export function bidWith(partner: Partner, level: number, attachment: string, tricks: number, more: object = {}) {
  return bid(level, attachment, tricks, { partner, ...more })
}
export function kvarte(level: number, tricks: number, more: object = {}) {
  return bidWith('none', level, 'kvarte', tricks, more)
}
export function nolo(name: string, ...players: readonly (readonly [seat: number, tricks: number])[]) {
  return { kind: 'nolo', bid: name, players: players.map(([seat, tricks]) => ({ seat, tricks })) } as const
}
export function doubled<R extends object>(times: number, round: R) {
  return { ...round, doubled: times } as const
}
export const pass = { kind: 'pass' } as const
export function free(...points: readonly number[]) {
  return { kind: 'free', points } as const
}
export function correction(...points: readonly number[]) {
  return { kind: 'correction', points } as const
}
export function rules(options: object) {
  return { kind: 'rules', options } as const
}
export function seating(order: readonly number[], dealer?: number) {
  return dealer === undefined ? ({ kind: 'seating', order } as const) : ({ kind: 'seating', order, dealer } as const)
}

export const TABLE = {
  rates: 'table',
  table7: 3,
  table8: 5,
  table9: 7,
  table10: 11,
  table11: 13,
  table12: 17,
  table13: 19,
}
export const SANS_3 = { sans: true, timesSans: 3 }
export const LINEAR = { vipFlips: 'linear' }
export const DOUBLING = { vipFlips: 'doubling' }
export const NO_OVER = { overtricks: 'none' }
export const FROM_SIX = { overtricks: 'fromSix' }
export const ALL_TRICKS = { overtricks: 'allTricks' }
export const SINGLE = { undertricks: 'single' }
export const BASE_PLUS = { undertricks: 'basePlus' }
export const FLAT = { undertricks: 'flat' }
export const TRIPLE = { self: 'triple' }
export const SLAM = { slam: 'double' }
export const SLAMS = { slam: 'both' }
export const PER_TRICK = { noloPerTrick: true }
export const NOLO_OVER = { noloOver: true }
export const VS_ALL = { noloJoin: 'vsAll' }
export const VS_OUTSIDERS = { noloJoin: 'vsOutsiders' }
export const BANKET = { banket: true }
export const NEXT_DEALER = { allPass: 'nextDealer' }
export const DOUBLE_NEXT = { allPass: 'doubleNext' }

/** By column: A and B share one working, C and D another. */
export const withPartner = (ours: string, theirs: string) => [ours, ours, theirs, theirs]
/** By column: A has a working of their own, and the three others share one. */
export const alone = (own: string, theirs: string) => [own, theirs, theirs, theirs]
