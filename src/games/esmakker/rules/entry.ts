import * as v from 'valibot'
import type { Situation } from '../../../kernel/contract.ts'
import { sumsToZero } from '../../../kernel/numbers.ts'
import type { Schema } from '../../../kernel/schema.ts'
import { ATTACHMENTS, DOUBLINGS, FLIPS, LEVELS, LONERS, NOLOS, SUITS, TRICKS } from './bids.ts'
import type { Options } from './options.ts'

const upTo = (max: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(max))
const tricks = upTo(TRICKS)
const doubled = v.exactOptional(v.picklist(DOUBLINGS))
const suit = v.exactOptional(v.picklist(SUITS))

const tricksSchema = (seat: ReturnType<typeof upTo>) =>
  v.strictObject({
    kind: v.literal('tricks'),
    bidder: seat,
    level: v.picklist(LEVELS),
    attachment: v.picklist(ATTACHMENTS),
    partner: v.union([seat, v.picklist(LONERS)]),
    tricks,
    trump: suit,
    ace: suit,
    flips: v.exactOptional(v.picklist(FLIPS)),
    doubled,
  })

const noloSchema = (seat: ReturnType<typeof upTo>) =>
  v.strictObject({
    kind: v.literal('nolo'),
    bid: v.picklist(NOLOS),
    players: v.pipe(v.array(v.strictObject({ seat, tricks })), v.minLength(1)),
    doubled,
  })

const passSchema = v.strictObject({ kind: v.literal('pass') })

const freeSchema = (players: number) =>
  v.strictObject({
    kind: v.literal('free'),
    points: v.pipe(
      v.array(v.pipe(v.number(), v.safeInteger())),
      v.maxLength(players),
      v.check((points) => !points.every(Number.isSafeInteger) || sumsToZero(points), 'sumNotZero'),
    ),
    note: v.exactOptional(v.string()),
  })

export type TricksEntry = Readonly<v.InferOutput<ReturnType<typeof tricksSchema>>>
export interface NoloPlayer {
  readonly seat: number
  readonly tricks: number
}
type NoloOutput = v.InferOutput<ReturnType<typeof noloSchema>>
export type NoloEntry = Readonly<Omit<NoloOutput, 'players'>> & { readonly players: readonly NoloPlayer[] }
export type PassEntry = Readonly<v.InferOutput<typeof passSchema>>
type FreeOutput = v.InferOutput<ReturnType<typeof freeSchema>>
export type FreeEntry = Readonly<Omit<FreeOutput, 'points'>> & { readonly points: readonly number[] }
export type Entry = TricksEntry | NoloEntry | PassEntry | FreeEntry

/** The situation, as this game's rules see it. */
export type At = Situation<Options, Entry>

/** E5: the schema of an entry on a sheet with so many players. */
export function entrySchema(players: number): Schema<Entry> {
  const seat = upTo(players - 1)
  return v.variant('kind', [tricksSchema(seat), noloSchema(seat), passSchema, freeSchema(players)])
}
