/**
 * The types shared by every game and every screen.
 * A game's author writes a `GameSpec`; `defineGame` turns it into a `Game`, which hides the types of its entries and options.
 */
import type { Message, Words } from './message.ts'
import type { Catalog } from '../words/catalog.ts'
import type { AnyOptions, Fields, OptionChange, OptionsOf } from './options.ts'
import type { Fault, Schema } from './schema.ts'
import type { Working } from './working.ts'

/** Index into the sheet's players. The seating order says who sits where; entries name seats, never people. */
export type Seat = number
/** A column of the sheet: one player, or one partnership. */
export interface Side {
  readonly seats: readonly Seat[]
}
/** A list by column: `points[2]` belongs to column 2. */
export type BySide<T> = readonly T[]

/** A round already played, with its dealer, its seats and the options in force. */
export interface PastRound<O, E> {
  readonly entry: E
  readonly dealer: Seat
  readonly seated: readonly Seat[]
  readonly active: readonly Seat[]
  readonly options: O
}

/** All that a rule may depend on. No clock, no storage, no hidden state: a game is a function of the rounds so far. */
export interface Situation<O, E> {
  /** How many people have a place on the sheet, seated or not. */
  readonly players: number
  readonly sides: readonly Side[]
  /** Everyone at the table, clockwise. */
  readonly seated: readonly Seat[]
  /** The seated who play this round, clockwise. */
  readonly active: readonly Seat[]
  readonly dealer: Seat
  /** The next active seat clockwise after the dealer. */
  readonly forehand: Seat
  readonly options: O
  /** The rounds before this one, without corrections, seatings and rules changes. */
  readonly past: readonly PastRound<O, E>[]
  /** How many of the past rounds moved the deal on. */
  readonly played: number
  /** Points by column in the leg being played. */
  readonly totals: BySide<number>
  /** The finished legs; empty in a game without legs. */
  readonly legs: readonly Leg[]
}

/** What the app holds of a situation: which option is which, and what an entry is, only the game knows. */
export type SealedSituation = Situation<AnyOptions, unknown>

/** Why an entry breaks a rule of the game. Shown before saving, may be overruled. `field` is the key of the entry it belongs to. */
export interface Problem {
  readonly field: string
  readonly why: Message
}

/** One game of a rubber: its value is booked for the winner, and the next leg starts from 0. */
export interface Leg {
  /** Column of the winner. */
  readonly winner: number
  /** Final score by column. */
  readonly score: BySide<number>
  readonly value: Working
}

/** What a round is worth: a working for each column, and the leg it closes, if any. */
export interface Scored {
  readonly working: BySide<Working>
  readonly leg?: Leg | undefined
}

/** How a sheet ended: the winning columns, and the final points by column. */
export interface Verdict {
  readonly winners: readonly number[]
  readonly points: BySide<number>
  readonly why: Message
}

/** What the author of a game writes. */
export interface GameSpec<F extends Fields, E> {
  readonly id: string
  /** Raised, with a migration, when an old entry or option would now mean something else. */
  readonly revision: number
  /** How many people may sit at the table. */
  readonly seatCounts: readonly number[]
  /** Every round and every correction sums to zero. */
  readonly zeroSum: boolean
  /** Whether a newcomer takes over the chair: the side, the used variants and the turn to deal of the person who left. */
  readonly keepsChairs: boolean
  /** Of the rules and of the entry form. */
  readonly words: Catalog<Words>
  readonly fields: F
  readonly presets: Readonly<Record<string, Partial<OptionsOf<F>>>>
  /** The schema of an entry on a sheet with so many players. It must not transform; what is valid for n players is valid for more. */
  readonly entry: (players: number) => Schema<E>
  /** The columns, from the seating order; default: one for each player. */
  readonly sides?: (seated: readonly Seat[]) => readonly Side[]
  /** Who sits out when more people are seated than play; default: nobody. */
  readonly sitsOut?: (seated: readonly Seat[], dealer: Seat) => readonly Seat[]
  /** How many rounds a sheet has, where that is agreed; default: they play until they stop. */
  readonly rounds?: (options: OptionsOf<F>) => number | undefined
  /** Whether the deal moves on after this entry; default: it does. */
  readonly dealMovesOn?: (entry: E, options: OptionsOf<F>) => boolean
  /** Who chooses or leads next; default: forehand. */
  readonly turn?: (at: Situation<OptionsOf<F>, E>) => Seat
  /** What to tell the table before the next round. */
  readonly hints: (at: Situation<OptionsOf<F>, E>) => readonly Message[]
  readonly check: (entry: E, at: Situation<OptionsOf<F>, E>) => readonly Problem[]
  readonly checkCorrection?: (points: BySide<number>, at: Situation<OptionsOf<F>, E>) => readonly Problem[]
  /** Must score every entry that passes the schema, even one that breaks the rules. Never throws. */
  readonly score: (entry: E, at: Situation<OptionsOf<F>, E>) => Scored
  readonly headline: (entry: E, at: Situation<OptionsOf<F>, E>) => Message
  /** What the ranking compares, by column; default: the totals. */
  readonly standing?: (at: Situation<OptionsOf<F>, E>) => BySide<number>
  /** The result once the game is over by its rules, else undefined. */
  readonly verdict: (at: Situation<OptionsOf<F>, E>) => Verdict | undefined
  /** `migrations[n]` migrates revision n + 1 to n + 2. */
  readonly migrations?: readonly Migration[]
}
export interface Migration {
  readonly options?: (old: unknown) => unknown
  readonly entry?: (old: unknown) => unknown
}

/** A game as the app sees it: the types `F` and `E` of its spec are hidden. */
export interface Game extends Pick<
  GameSpec<Fields, unknown>,
  'id' | 'revision' | 'seatCounts' | 'zeroSum' | 'keepsChairs' | 'fields'
> {
  /** The kernel's words and the game's. A language is read once it is loaded. */
  readonly words: Catalog<Words>
  readonly presets: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly migrations: readonly Migration[]
  /** The columns of a sheet with so many players in this seating order. */
  readonly sides: (players: number, seated: readonly Seat[]) => readonly Side[]
  /** Why these are not options of the game; empty when they are. Keys may be missing. */
  readonly faultsOfOptions: (options: unknown) => readonly Fault[]
  /** Why this is neither an entry of the game nor a correction, seating or rules change; empty when it is one of them. */
  readonly faultsOfEntry: (entry: unknown, players: number) => readonly Fault[]
  /** The same entry or row with its keys in canonical order. Expects one without faults. */
  readonly keysInOrder: (entry: unknown, players: number) => unknown
  /** Computes everything shown on the sheet. Throws `TypeError` on options or entries with faults: check them first. */
  readonly tally: (facts: Facts) => Tally
}

/** What a sheet records; everything else is computed from it. */
export interface Facts {
  readonly players: number
  /** Who sits down at first, clockwise. */
  readonly seated: readonly Seat[]
  /** Who deals round 1. */
  readonly dealer: Seat
  /** Only the options that differ from the standard. */
  readonly options: unknown
  readonly rows: readonly Row[]
}
/** `entry` is an entry of the game, a correction, a seating or a rules change. */
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
  /** The `amount` of each working. */
  readonly points: BySide<number>
  /** Points by column after this row, in the leg the row belongs to. */
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
  /** Present once the game is over by its rules. */
  readonly verdict: Verdict | undefined
}
