/** Golden rows, a table for each kind. Each row cites a clause of the game's RULES.md; `vectors.test.ts` plays them. */

/** Entries of the game, and rows every game has. */
type Rows = readonly unknown[]
type ByColumn<T> = readonly T[]
interface Seated {
  /** How many sit, if not the usual number; the last of them deals the first round. */
  readonly seats?: number
}
interface Closed {
  readonly winner: number
  readonly score: ByColumn<number>
  readonly value: number
}

/** The points of a round, and the leg it closes. */
export type PointsRow = readonly [
  clause: string,
  title: string,
  options: object,
  past: Rows,
  entry: object,
  points: ByColumn<number>,
  more?: Seated & { readonly closes?: Closed },
]
/** The problems of the last row, as `field: key`. */
export type ProblemRow = readonly [
  clause: string,
  title: string,
  options: object,
  past: Rows,
  entry: object,
  problems: readonly string[],
  more?: Seated,
]
/** Why something is not an entry, as `path: key`. */
export type RefusalRow = readonly [clause: string, title: string, entry: unknown, faults: readonly string[]]
/** The workings of a round, in Danish. */
export type WorkingRow = readonly [
  clause: string,
  title: string,
  options: object,
  past: Rows,
  entry: object,
  workings: ByColumn<string>,
]
/** The hints before the next round, in Danish. */
export type HintRow = readonly [
  clause: string,
  title: string,
  options: object,
  past: Rows,
  hints: readonly string[],
  more?: Seated,
]
/** What the players are ranked by, and the result in Danish, if the sheet has ended. */
export type EndingRow = readonly [
  clause: string,
  title: string,
  options: object,
  rows: Rows,
  standing: ByColumn<number>,
  result: { readonly winners: readonly number[]; readonly points: ByColumn<number>; readonly text: string } | undefined,
]
/** The headline of a first round in each language. */
export type HeadlineRow = readonly [entry: object, options: object, da: string, de: string, en: string, more?: Seated]
/** The problems of the last row, in Danish. */
export type ProblemWordsRow = readonly [rows: Rows, options: object, problems: readonly string[], more?: Seated]

export interface GameVectors {
  /** How many sit, if a row does not say. */
  readonly seats: number
  /** Rounds that break no rule. */
  readonly points: readonly PointsRow[]
  /** Rounds that break a rule and count all the same. */
  readonly overruled: readonly PointsRow[]
  readonly problems: readonly ProblemRow[]
  readonly refusals: readonly RefusalRow[]
  readonly workings: readonly WorkingRow[]
  readonly hints: readonly HintRow[]
  readonly endings: readonly EndingRow[]
  readonly headlines: readonly HeadlineRow[]
  readonly problemWords: readonly ProblemWordsRow[]
  /** Clauses that no row cites, but a test of the game does. */
  readonly elsewhere: readonly string[]
}
