/**
 * How a round is entered and shown: what a screen needs of a game besides its tally.
 * A draft is an entry not yet complete, as plain JSON; nobody outside the game sees its type.
 */
import type { Problem, Seat, SealedSituation as At, Situation } from './contract.ts'
import type { Locale, Message, Terms } from './message.ts'
import { type Schema, faultsOf, isRecord } from './schema.ts'

/** First what was bid; then, when the cards are played, what came of it. */
export const STEPS = ['bid', 'result'] as const
export type Step = (typeof STEPS)[number]

/** What is still to be chosen; `wrong` when it was, but can be no entry: that is said at once. */
export interface Missing extends Problem {
  readonly wrong?: true
}
/** The entry, or what is missing: the first thing first. */
export type Completed<E> =
  | { readonly entry: E; readonly missing?: undefined }
  | { readonly entry?: undefined; readonly missing: readonly Missing[] }

/** The first step in one line while the cards are played. */
export interface InPlay {
  readonly title: Message
  /** What it needs, what it is worth, who exchanges how many cards. */
  readonly note?: Message | undefined
}

/** A round as a row of the sheet. */
export interface RowSummary {
  /** `8 alm. ♠` */
  readonly title: Message
  /** `10 tricks` */
  readonly note?: Message | undefined
  /** The column of who bid or chose, and of the partner. */
  readonly bidder?: number | undefined
  readonly partner?: number | undefined
  /** By column: `9 of 7`. */
  readonly bySide?: readonly (Message | undefined)[] | undefined
  /** How the row proves itself where points need not sum to zero: `9 + 4 = 13`. */
  readonly proof?: Message | undefined
}

export interface DraftingSpec<O, E, D> {
  /** The words of the form, laid over those of the game. */
  readonly terms: Readonly<Record<Locale, Terms>>
  /** What a draft is; what is stored and is none is dropped. */
  readonly schema: Schema<D>
  /** Those it names. */
  readonly seatsIn?: (draft: D) => readonly Seat[]
  readonly empty: D
  /** Other ways to begin than the empty draft, offered by name: `starts.<key>`. */
  readonly starts?: Readonly<Record<string, D>>
  /** The fields of an entry that belong to the first step. */
  readonly bidFields: readonly string[]
  /** Where the second step may begin. */
  readonly isBid: (draft: D, at: Situation<O, E>) => boolean
  readonly inPlay: (draft: D, at: Situation<O, E>) => InPlay | undefined
  readonly draftOf: (entry: E, at: Situation<O, E>) => D
  readonly complete: (draft: D, at: Situation<O, E>) => Completed<E>
  readonly rowSummary: (entry: E, at: Situation<O, E>) => RowSummary
}

/** What the app holds: `O`, `E` and `D` are sealed inside by `defineDrafting`. */
export interface Drafting {
  readonly terms: Readonly<Record<Locale, Terms>>
  readonly empty: unknown
  readonly starts: Readonly<Record<string, unknown>>
  /** A stored draft, or the empty one when it is none of this game's, at a table of so many players. */
  readonly read: (stored: unknown, players?: number) => unknown
  readonly isEmpty: (draft: unknown) => boolean
  readonly stepOf: (field: string) => Step
  /** Where an empty draft begins: a game without bids knows one step. */
  readonly firstStep: Step
  readonly isBid: (draft: unknown, at: At) => boolean
  readonly inPlay: (draft: unknown, at: At) => InPlay | undefined
  readonly draftOf: (entry: unknown, at: At) => unknown
  readonly complete: (draft: unknown, at: At) => Completed<unknown>
  readonly rowSummary: (entry: unknown, at: At) => RowSummary
}

/** Seals the drafts of a game. Only drafts that passed `read`, and entries of the game, may be handed in. */
export function defineDrafting<O, E, D>(spec: DraftingSpec<O, E, D>): Drafting {
  const { terms, empty, bidFields, seatsIn = () => [] } = spec
  const sealed = spec as unknown as DraftingSpec<unknown, unknown, unknown>
  return {
    terms,
    empty,
    starts: spec.starts ?? {},
    read: (stored, players = Infinity) => {
      const isDraft = isRecord(stored) && faultsOf(spec.schema, stored).length === 0
      return isDraft && seatsIn(stored as D).every((seat) => seat < players) ? stored : empty
    },
    isEmpty: (draft) => JSON.stringify(draft) === JSON.stringify(empty),
    firstStep: bidFields.length > 0 ? 'bid' : 'result',
    stepOf: (field) => (bidFields.includes(field) ? 'bid' : 'result'),
    isBid: sealed.isBid,
    inPlay: sealed.inPlay,
    draftOf: sealed.draftOf,
    complete: sealed.complete,
    rowSummary: sealed.rowSummary,
  }
}

/** The draft with these fields set; those set to undefined are left out, so that an emptied draft equals the empty one. */
export function withFields<D extends object>(draft: D, fields: { readonly [K in keyof D]?: D[K] | undefined }): D {
  const merged: Record<string, unknown> = { ...draft, ...fields }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined)) as D
}
