/** The document: a pad of sheets, each with a header and a journal that only grows. */
import * as v from 'valibot'
import { parseInstant } from './instant.ts'

/** 1 to 100 characters without control characters. */
const id = v.pipe(v.string(), v.regex(/^\P{Cc}{1,100}$/u, 'badId'))
const instant = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = parseInstant(dataset.value)
    if (read === undefined) addIssue({ message: 'badInstant' })
    return read ?? NEVER
  }),
)
const integerFrom = (min: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min))

/** The most players a sheet can have. */
export const MOST_PLAYERS = 100

export const playerSchema = v.strictObject({ name: v.string(), person: v.exactOptional(id) })
/** A player of a sheet. `person` identifies them across sheets; the name alone does not. */
export type Player = Readonly<v.InferOutput<typeof playerSchema>>

export const personSchema = v.strictObject({ id, name: v.string(), mergedInto: v.exactOptional(id) })
/** A person who plays. `mergedInto` is the id of another record of the same person. */
export type Person = Readonly<v.InferOutput<typeof personSchema>>

export const presetSchema = v.strictObject({ id, game: v.string(), name: v.string(), options: v.unknown() })
/** Named options, as differences from the standard. */
export interface Preset extends Readonly<Omit<v.InferOutput<typeof presetSchema>, 'options'>> {
  readonly options: Options
}

export const seriesSchema = v.strictObject({ id, name: v.string() })
/** Sheets whose results are added up. */
export type Series = Readonly<v.InferOutput<typeof seriesSchema>>

export const stakeSchema = v.strictObject({
  amount: integerFrom(0),
  points: integerFrom(1),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'badCurrency')),
})
/** `amount` in minor units of the currency (cents, øre) for every `points` points. */
export type Stake = Readonly<v.InferOutput<typeof stakeSchema>>

const settingSchema = v.strictObject({
  title: v.exactOptional(v.nullable(v.string())),
  note: v.exactOptional(v.nullable(v.string())),
  stake: v.exactOptional(v.nullable(stakeSchema)),
  series: v.exactOptional(v.nullable(id)),
  closedAt: v.exactOptional(v.nullable(instant)),
})
/** The settings a line changes; `null` clears one. */
export type Setting = Readonly<v.InferOutput<typeof settingSchema>>

const written = { id: v.exactOptional(id), at: v.exactOptional(instant) }
/** Lines as a file may contain them; written by hand they may lack ids and instants. */
export const lineSchemas = {
  entry: v.strictObject({
    ...written,
    row: v.exactOptional(id),
    after: v.exactOptional(v.nullable(id)),
    entry: v.unknown(),
  }),
  undo: v.strictObject({ ...written, undo: id }),
  set: v.strictObject({ ...written, set: settingSchema }),
} as const
export const LINE_KINDS = ['entry', 'undo', 'set'] as const
export type LineKind = (typeof LINE_KINDS)[number]
export type LooseLine = { readonly [K in LineKind]: Readonly<v.InferOutput<(typeof lineSchemas)[K]>> }[LineKind]

interface Written {
  readonly id: string
  readonly at: string
}
/** Sets what a row reads; `null` strikes it. `after`, on a row's first line only, is the row it was inserted after. */
export interface EntryLine extends Written {
  readonly row: string
  readonly after?: string | null
  readonly entry: unknown
}
/** Undoes the line with the id `undo`. */
export interface UndoLine extends Written {
  readonly undo: string
}
export interface SetLine extends Written {
  readonly set: Setting
}
export type Line = EntryLine | UndoLine | SetLine

export type Options = Readonly<Record<string, unknown>>

/** The header as a file may contain it; what depends on the game is checked later. */
export const headerSchema = v.strictObject({
  id: v.exactOptional(id),
  game: v.string(),
  revision: v.exactOptional(integerFrom(1)),
  players: v.pipe(v.array(playerSchema), v.minLength(1), v.maxLength(MOST_PLAYERS)),
  seated: v.exactOptional(v.unknown()),
  dealer: v.unknown(),
  options: v.unknown(),
  startedAt: v.exactOptional(instant),
  journal: v.exactOptional(v.array(v.unknown())),
})

export interface Sheet {
  readonly id: string
  readonly game: string
  readonly revision: number
  /** Only grows: entries refer to players by index. */
  readonly players: readonly Player[]
  /** Who sits down at first, clockwise. */
  readonly seated: readonly number[]
  /** Who deals round 1. */
  readonly dealer: number
  /** Only the options that differ from the standard. */
  readonly options: Options
  readonly startedAt: string
  /** In line order: by `at`, then by `id`. */
  readonly journal: readonly Line[]
}

export interface Pad {
  readonly people: readonly Person[]
  readonly presets: readonly Preset[]
  readonly series: readonly Series[]
  readonly sheets: readonly Sheet[]
}
