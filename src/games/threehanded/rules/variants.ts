/** The four variants: the target of each chair, and which variants a chair has left. */
import type { Seat, Situation } from '../../../kernel/contract.ts'
import type { Options } from './options.ts'

export const VARIANTS = ['spar', 'farve', 'sans', 'sol'] as const
export type Variant = (typeof VARIANTS)[number]

/** What of an entry says which variant was chosen. */
interface Chosen {
  readonly variant: Variant
}

/** By place: the chooser, next, third. */
export type ByPlace<T> = readonly [chooser: T, next: T, third: T]

const MOST: ByPlace<number> = [7, 4, 2]
const FEWEST: ByPlace<number> = [2, 4, 7]

/** T6, T7: the tricks to reach; in sol the most allowed. */
export function goalsOf(variant: Variant): ByPlace<number> {
  return variant === 'sol' ? FEWEST : MOST
}

/** T11: how many cards each may exchange. */
export function exchangeOf(variant: Variant): ByPlace<number> {
  return variant === 'sol' ? FEWEST : MOST
}

/** The place of each chair, in seating order: 0 is the chooser, 1 next, 2 third. */
export function placesOf(at: Pick<Situation<unknown, unknown>, 'seated' | 'forehand'>): readonly number[] {
  const chair = at.seated.indexOf(at.forehand)
  return at.seated.map((_, i) => (i - chair + at.seated.length) % at.seated.length)
}

/** T10: after so many rounds every variant is free again. */
const CYCLE = 12

/** T10: what the chair whose turn it is may choose, in the order of `VARIANTS`. */
export function variantsLeft(at: Situation<Options, Chosen>): readonly Variant[] {
  return variantsLeftFor(at, chairAfter(at.seated, at.dealer))
}

/** T10: what a chair, counted in seating order, has left. */
export function variantsLeftFor(at: Situation<Options, Chosen>, chair: number): readonly Variant[] {
  if (!at.options.onceEach) return VARIANTS
  const used = at.past
    .slice(at.past.length - (at.past.length % CYCLE))
    .filter((round) => chairAfter(round.seated, round.dealer) === chair)
    .map((round) => round.entry.variant)
  return VARIANTS.filter((variant) => !used.includes(variant))
}

/** T2: the chair (index in seating order) of the chooser when this player deals. */
function chairAfter(seated: readonly Seat[], dealer: Seat): number {
  return (seated.indexOf(dealer) + 1) % seated.length
}
