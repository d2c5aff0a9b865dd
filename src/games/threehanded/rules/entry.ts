import * as v from 'valibot'
import { VARIANTS } from './variants.ts'

export const TRUMPS = ['spades', 'hearts', 'diamonds', 'clubs', 'none'] as const

/** The number of tricks in a round, shared by the three chairs. */
export const TRICKS = 13

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(TRICKS))

/** An entry, as T4 and T5 define it. */
export const entrySchema = v.strictObject({
  variant: v.picklist(VARIANTS),
  /** By chair, in seating order. */
  tricks: v.pipe(
    v.strictTuple([count, count, count]),
    v.check(([a, b, c]) => a + b + c === TRICKS, 'tricksNot13'),
    v.readonly(),
  ),
  trump: v.exactOptional(v.picklist(TRUMPS)),
})
export type Entry = Readonly<v.InferOutput<typeof entrySchema>>
