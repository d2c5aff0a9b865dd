import * as v from 'valibot'

export const TRUMPS = ['spades', 'hearts', 'diamonds', 'clubs', 'none'] as const
export type Trump = (typeof TRUMPS)[number]
export const PENALTIES = ['tricks', 'add', 'subtract'] as const
export const HONOUR_COUNTS = [3, 4] as const

/** The number of tricks in a round, shared by the two sides. */
export const TRICKS = 13

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(TRICKS))
const side = v.picklist([0, 1])

/** An entry, as C3 to C6 define it. */
export const entrySchema = v.strictObject({
  /** By side. */
  tricks: v.pipe(
    v.strictTuple([count, count]),
    v.check(([a, b]) => a + b === TRICKS, 'tricksNot13'),
    v.readonly(),
  ),
  trump: v.exactOptional(v.picklist(TRUMPS)),
  honours: v.exactOptional(v.pipe(v.strictObject({ side, count: v.picklist(HONOUR_COUNTS) }), v.readonly())),
  /** `side` is the side that revoked. */
  revoke: v.exactOptional(v.pipe(v.strictObject({ side, penalty: v.picklist(PENALTIES) }), v.readonly())),
})
export type Entry = Readonly<v.InferOutput<typeof entrySchema>>
