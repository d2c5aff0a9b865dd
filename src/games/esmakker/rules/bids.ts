/** What can be bid. Bids keep their Danish names. */
export const LEVELS = [7, 8, 9, 10, 11, 12, 13] as const
export type Level = (typeof LEVELS)[number]

export const ATTACHMENTS = ['none', 'vip', 'staerke', 'gode', 'halve', 'kvarte', 'sans'] as const
export type Attachment = (typeof ATTACHMENTS)[number]

export const NOLOS = ['sol', 'rensol', 'bord', 'renbord', 'dobbelt'] as const
export type Nolo = (typeof NOLOS)[number]

/** Trump, or the suit of the called ace. */
export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs', 'none'] as const
export type Suit = (typeof SUITS)[number]

/** How many cards may be turned in vip. */
export const FLIPS = [1, 2, 3] as const
/** Not doubled, banket, re-banket. */
export const DOUBLINGS = [1, 2, 4] as const
export const LONERS = ['self', 'cat', 'none'] as const

export const TRICKS = 13
/** How many people play a round. */
export const CHAIRS = 4

/** E20.1: the most tricks with which a nolo is won. */
export const NOLO_LIMIT: Readonly<Record<Nolo, number>> = { sol: 1, rensol: 0, bord: 1, renbord: 0, dobbelt: 0 }

/** E50.17: whether the player's cards are laid open; nobody may join then. */
export function isOpen(bid: Nolo): boolean {
  return bid === 'bord' || bid === 'renbord' || bid === 'dobbelt'
}
