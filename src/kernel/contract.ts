/**
 * The words and interfaces every game and every screen speaks.
 * A game's author writes a `GameSpec`; `defineGame` seals it into a `Game`, and nobody outside ever sees an entry's type.
 */
import type { Message, Locale, Terms } from './message.ts'
import type { AnyOptions, Fields, OptionChange, OptionsOf } from './options.ts'
import type { Fault, Schema } from './schema.ts'
import type { Working } from './working.ts'

/** An index into the sheet's players. Who sits where is the seating order; entries speak of seats, never of names. */
export type Seat = number
/** A column of the sheet: one player, or one partnership. */
export interface Side {
  readonly seats: readonly Seat[]
}
/** Indexable by column. */
export type BySide<T> = readonly T[]

/** A round that has been played, with the table and the house rules as they were. */
export interface PastRound<O, E> {
  readonly entry: E
  readonly dealer: Seat
  readonly seated: readonly Seat[]
  readonly active: readonly Seat[]
  readonly options: O
}

/** All a rule may look at. No clock, no storage, no hidden state: a game is a function of its rounds so far. */
export interface Situation<O, E> {
  /** Everyone who ever sat: the length of the sheet's players. */
  readonly players: number
  readonly sides: readonly Side[]
  /** Everyone at the table, clockwise. */
  readonly seated: readonly Seat[]
  /** Those of them who play this round, clockwise in seating order. */
  readonly active: readonly Seat[]
  readonly dealer: Seat
  /** The next active seat clockwise after the dealer. */
  readonly forehand: Seat
  readonly options: O
  /** The rounds before this one; corrections, seatings and changes of rules are not among them. */
  readonly past: readonly PastRound<O, E>[]
  /** How many of them moved the deal on. */
  readonly played: number
  /** Points so far, of the leg in play. */
  readonly totals: BySide<number>
  /** Every finished leg; a game without legs has none. */
  readonly legs: readonly Leg[]
}

/** What the app holds of a situation: which option is which, and what an entry is, only the game knows. */
export type SealedSituation = Situation<AnyOptions, unknown>

/** Why an entry breaks a rule of the game. Shown before saving, may be overruled. `field` is the key of the entry it belongs to. */
export interface Problem {
  readonly field: string
  readonly why: Message
}

/** One game of a rubber: it books its value for the winner, and the next starts from nothing. */
export interface Leg {
  /** Column of the winner. */
  readonly winner: number
  /** Final score by column. */
  readonly score: BySide<number>
  readonly value: Working
}

/** What a round is worth: a working a column, and the leg it closes. */
export interface Scored {
  readonly working: BySide<Working>
  readonly leg?: Leg | undefined
}

/** How a sheet ended. `points` is what counts, by column. */
export interface Verdict {
  readonly winners: readonly number[]
  readonly points: BySide<number>
  readonly why: Message
}

/** What the author of a game writes. */
export interface GameSpec<F extends Fields, E> {
  readonly id: string
  /** Raised when an old entry or option would now mean something else; comes with a migration. */
  readonly revision: number
  /** How many may sit at the table. */
  readonly seatCounts: readonly number[]
  /** Every round and every correction sums to zero. */
  readonly zeroSum: boolean
  /** A new person takes over the chair (its side, its used variants, its turn to deal) of the one who sat there. */
  readonly keepsChairs: boolean
  readonly terms: Readonly<Record<Locale, Terms>>
  readonly fields: F
  readonly presets: Readonly<Record<string, Partial<OptionsOf<F>>>>
  /** What an entry may be on a sheet of so many players. Validates only: it never transforms. What passes for n passes for more. */
  readonly entry: (players: number) => Schema<E>
  /** Columns by seating order; default: one a player. */
  readonly sides?: (seated: readonly Seat[]) => readonly Side[]
  /** Who sits out when more people sit than the game has chairs; default: nobody. */
  readonly sitsOut?: (seated: readonly Seat[], dealer: Seat) => readonly Seat[]
  /** How many rounds a sheet has, where that is agreed; default: they play until they stop. */
  readonly rounds?: (options: OptionsOf<F>) => number | undefined
  /** Whether the deal moves on after this entry; default: it does. */
  readonly dealMovesOn?: (entry: E, options: OptionsOf<F>) => boolean
  /** Who chooses, or leads, next; default: forehand. */
  readonly turn?: (at: Situation<OptionsOf<F>, E>) => Seat
  /** What the table should know before the next round. */
  readonly hints: (at: Situation<OptionsOf<F>, E>) => readonly Message[]
  readonly check: (entry: E, at: Situation<OptionsOf<F>, E>) => readonly Problem[]
  readonly checkCorrection?: (points: BySide<number>, at: Situation<OptionsOf<F>, E>) => readonly Problem[]
  /** Total on whatever `entry` accepts, legal or not. */
  readonly score: (entry: E, at: Situation<OptionsOf<F>, E>) => Scored
  readonly headline: (entry: E, at: Situation<OptionsOf<F>, E>) => Message
  /** What the ranking goes by; default: the totals. */
  readonly standing?: (at: Situation<OptionsOf<F>, E>) => BySide<number>
  readonly verdict: (at: Situation<OptionsOf<F>, E>) => Verdict | undefined
  /** Step n takes revision n + 1 to n + 2. */
  readonly migrations?: readonly Migration[]
}
export interface Migration {
  readonly options?: (old: unknown) => unknown
  readonly entry?: (old: unknown) => unknown
}

/** What the app holds: `F` and `E` are sealed inside by `defineGame`. */
export interface Game extends Pick<
  GameSpec<Fields, unknown>,
  'id' | 'revision' | 'seatCounts' | 'zeroSum' | 'keepsChairs' | 'fields'
> {
  /** The kernel's words and the game's. */
  readonly terms: Readonly<Record<Locale, Terms>>
  readonly presets: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly migrations: readonly Migration[]
  /** The columns of a sheet with so many players, seated so. */
  readonly sides: (players: number, seated: readonly Seat[]) => readonly Side[]
  /** Why these are not (some of) this game's options; empty when they are. */
  readonly faultsOfOptions: (options: unknown) => readonly Fault[]
  /** Why this is neither an entry of the game nor a row every sheet takes; empty when it is. */
  readonly faultsOfEntry: (entry: unknown, players: number) => readonly Fault[]
  /** An entry or row without faults, its keys in the order the game writes them. */
  readonly keysInOrder: (entry: unknown, players: number) => unknown
  /** Every number and word derived from the facts. Throws `TypeError` on facts that have faults: pass the gate first. */
  readonly tally: (facts: Facts) => Tally
}

/** The facts; all below is derived. */
export interface Facts {
  readonly players: number
  /** Who sits down at first, clockwise. */
  readonly seated: readonly Seat[]
  /** Who deals round 1. */
  readonly dealer: Seat
  /** Only what differs from the standard. */
  readonly options: unknown
  readonly rows: readonly Row[]
}
/** `entry` is the game's, or one of the rows every sheet takes. */
export interface Row {
  readonly id: string
  readonly entry: unknown
}

export const ROW_KINDS = ['round', 'correction', 'seating', 'rules'] as const
export type RowKind = (typeof ROW_KINDS)[number]

export interface TalliedRow {
  readonly id: string
  readonly kind: RowKind
  /** Where the row found the table: dealer, active seats, options, totals before it. */
  readonly at: SealedSituation
  readonly headline: Message
  readonly working: BySide<Working>
  /** `amount` of each working. */
  readonly points: BySide<number>
  /** Of the leg this row belongs to, after it. */
  readonly totals: BySide<number>
  readonly problems: readonly Problem[]
  readonly leg: Leg | undefined
  /** What a change of rules changes; any other row changes none. */
  readonly changes: readonly OptionChange[]
}

export interface Tally {
  readonly rows: readonly TalliedRow[]
  /** Where the next round starts; what an entry form is given. Its `totals` and `legs` are the sheet's. */
  readonly next: SealedSituation
  /** How many rounds the sheet has by the rules now in force. */
  readonly rounds: number | undefined
  /** Who chooses or leads next. */
  readonly turn: Seat
  readonly hints: readonly Message[]
  readonly standing: BySide<number>
  /** Given when the game is over by its rules. */
  readonly verdict: Verdict | undefined
}
