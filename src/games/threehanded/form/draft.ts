import * as v from 'valibot'
import type { Seat, Situation } from '../../../kernel/contract.ts'
import { type Completed, type InPlay, type Missing, defineDrafting, withFields } from '../../../kernel/draft.ts'
import { type Given, filledIn, sumOf } from '../../../kernel/split.ts'
import { type Entry, TRICKS, TRUMPS } from '../rules/entry.ts'
import { say } from '../words/index.ts'
import type { Options } from '../rules/options.ts'
import { type Variant, VARIANTS, exchangeOf, goalsOf, placesOf } from '../rules/variants.ts'

const schema = v.strictObject({
  variant: v.exactOptional(v.picklist(VARIANTS)),
  trump: v.exactOptional(v.picklist(TRUMPS)),
  /** The tricks typed, by chair in seating order; null where nothing was. */
  given: v.pipe(
    v.array(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(TRICKS)))),
    v.length(3),
  ),
})
type Parsed = v.InferOutput<typeof schema>
export type Draft = Readonly<Omit<Parsed, 'given'>> & { readonly given: Given }
export type At = Situation<Options, Entry>

/** Sets the variant. Only farve has a choice of suit, so any other clears the trump. */
export function withVariant(draft: Draft, variant: Variant | undefined): Draft {
  return withFields(draft, { variant, trump: variant === 'farve' ? draft.trump : undefined })
}

/** The chairs in the order their tricks are asked for: chooser, next, third. */
export function chairsByPlace(
  at: At,
): readonly { readonly chair: number; readonly seat: Seat; readonly place: number }[] {
  return placesOf(at)
    .map((place, chair) => ({ chair, seat: at.seated[chair]!, place }))
    .toSorted((a, b) => a.place - b.place)
}

function countsOf({ given }: Draft): Given {
  return filledIn(given, TRICKS, (rest) => rest >= 0 && rest <= TRICKS)
}

function missingTricks(draft: Draft, at: At): Missing | undefined {
  const counts = countsOf(draft)
  const open = chairsByPlace(at).find(({ chair }) => counts[chair] === null)
  if (open !== undefined && sumOf(counts) <= TRICKS)
    return { field: 'tricks', why: say('missingTricks', { seat: open.seat }) }
  const sum = sumOf(counts)
  return sum === TRICKS ? undefined : { field: 'tricks', why: say('notThirteen', sum), wrong: true }
}

function complete(draft: Draft, at: At): Completed<Entry> {
  const { variant, trump } = draft
  const chooser = { seat: at.forehand }
  const noTricks = missingTricks(draft, at)
  const missing = [
    ...(variant === undefined ? [{ field: 'variant', why: say('missingVariant', chooser) }] : []),
    ...(noTricks === undefined ? [] : [noTricks]),
  ]
  if (variant === undefined || missing.length > 0) return { missing }
  const [a, b, c] = countsOf(draft) as [number, number, number]
  return { entry: { variant, tricks: [a, b, c], ...(trump !== undefined && { trump }) } }
}

function inPlay({ variant, given }: Draft, at: At): InPlay | undefined {
  if (variant === undefined) return undefined
  const [first, second, third] = chairsByPlace(at).map(({ seat }) => ({ seat }))
  const [m, n, k] = exchangeOf(variant)
  return {
    title: say('inPlay', { seat: at.forehand }, say(`variants.${variant}`)),
    note: given.every((count) => count === null) ? say('exchange', first!, m, second!, n, third!, k) : undefined,
  }
}

/** The symbol of the trump, named or implied by the variant; empty without one. */
function signOf({ variant, trump }: Entry): string {
  const suit = variant === 'spar' ? 'spades' : trump
  return suit === undefined ? '' : { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣', none: '' }[suit]
}

export const drafting = defineDrafting<Options, Entry, Draft>({
  schema,
  empty: { given: [null, null, null] },
  bidFields: ['variant'],
  isBid: ({ variant }) => variant !== undefined,
  inPlay,
  draftOf: ({ variant, tricks, trump }) => ({ given: tricks, variant, ...(trump !== undefined && { trump }) }),
  complete,
  rowSummary: (entry, at) => {
    const goals = goalsOf(entry.variant)
    const places = placesOf(at)
    return {
      title: say('row', say(`variants.${entry.variant}`), signOf(entry)),
      bidder: at.forehand,
      bySide: at.sides.map((_, seat) => {
        const chair = at.seated.indexOf(seat)
        return chair < 0 ? undefined : say('ofGoal', entry.tricks[chair]!, goals[places[chair]!]!)
      }),
    }
  },
})
