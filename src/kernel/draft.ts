/**
 * How a round is entered and shown: what a screen needs from a game besides its tally.
 * A draft is an entry not yet complete, as plain JSON; only the game knows its type.
 */
import type { Problem, Seat, SealedSituation as At, Situation } from './contract.ts'
import type { Message } from './message.ts'
import { type Schema, faultsOf, isRecord } from './schema.ts'

/** The two steps of the entry form: the bid, then, after the cards are played, the result. */
export const STEPS = ['bid', 'result'] as const
export type Step = (typeof STEPS)[number]

/** A field that is still to be filled in; `wrong` when it is filled in but not valid, which is shown at once. */
export interface Missing extends Problem {
  readonly wrong?: true
}
/** The complete entry, or what is missing, in the order it is asked for. */
export type Completed<E> =
  | { readonly entry: E; readonly missing?: undefined }
  | { readonly entry?: undefined; readonly missing: readonly Missing[] }

/** The bid in one line, shown while the cards are played. */
export interface InPlay {
  readonly title: Message
  /** The tricks needed, what the bid is worth, how many cards each may exchange. */
  readonly note?: Message | undefined
}

/** How a round is shown as a row of the sheet. */
export interface RowSummary {
  /** For example `8 alm. ♠`. */
  readonly title: Message
  /** For example `10 tricks`. */
  readonly note?: Message | undefined
  /** The columns of the bidder or chooser, and of the partner. */
  readonly bidder?: number | undefined
  readonly partner?: number | undefined
  /** A short text by column, for example `9 of 7`. */
  readonly bySide?: readonly (Message | undefined)[] | undefined
  /** A check sum, in games where points need not sum to zero: `9 + 4 = 13`. */
  readonly proof?: Message | undefined
}

export interface DraftingSpec<O, E, D> {
  /** The schema of a draft; a stored draft that does not pass it is dropped. */
  readonly schema: Schema<D>
  /** The seats a draft names; default: none. */
  readonly seatsIn?: (draft: D) => readonly Seat[]
  readonly empty: D
  /** Other starting drafts, offered by name (word `starts.<key>`). */
  readonly starts?: Readonly<Record<string, D>>
  /** The keys of an entry that are filled in at the bid step. */
  readonly bidFields: readonly string[]
  /** Whether the bid is complete, so that the result step may begin. */
  readonly isBid: (draft: D, at: Situation<O, E>) => boolean
  readonly inPlay: (draft: D, at: Situation<O, E>) => InPlay | undefined
  readonly draftOf: (entry: E, at: Situation<O, E>) => D
  readonly complete: (draft: D, at: Situation<O, E>) => Completed<E>
  readonly rowSummary: (entry: E, at: Situation<O, E>) => RowSummary
}

/** What the app holds: `O`, `E` and `D` are sealed inside by `defineDrafting`. */
export interface Drafting {
  readonly empty: unknown
  readonly starts: Readonly<Record<string, unknown>>
  /** The stored draft, or the empty one when it is not a valid draft of this game for so many players. */
  readonly read: (stored: unknown, players?: number) => unknown
  readonly isEmpty: (draft: unknown) => boolean
  readonly stepOf: (field: string) => Step
  /** The step an empty draft opens at: `result` in a game without bids. */
  readonly firstStep: Step
  readonly isBid: (draft: unknown, at: At) => boolean
  readonly inPlay: (draft: unknown, at: At) => InPlay | undefined
  readonly draftOf: (entry: unknown, at: At) => unknown
  readonly complete: (draft: unknown, at: At) => Completed<unknown>
  readonly rowSummary: (entry: unknown, at: At) => RowSummary
}

/** Makes the drafting of a spec. Pass it only drafts returned by `read`, and valid entries of the game. */
export function defineDrafting<O, E, D>(spec: DraftingSpec<O, E, D>): Drafting {
  const { empty, bidFields, seatsIn = () => [] } = spec
  const sealed = spec as unknown as DraftingSpec<unknown, unknown, unknown>
  return {
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

/** The draft with these fields set. A field set to undefined is removed, so that an emptied draft equals the empty one. */
export function withFields<D extends object>(draft: D, fields: { readonly [K in keyof D]?: D[K] | undefined }): D {
  const merged: Record<string, unknown> = { ...draft, ...fields }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined)) as D
}
