/** Seat arithmetic on a seating order: seats clockwise, each once. */
import type { Seat } from './contract.ts'

/** The same order, rotated so that it begins with this seat. */
export function countedFrom(order: readonly Seat[], seat: Seat): readonly Seat[] {
  const i = order.indexOf(seat)
  return [...order.slice(i), ...order.slice(0, i)]
}

/** The seat so many places clockwise from this one. */
export function seatAfter(order: readonly Seat[], seat: Seat, places = 1): Seat {
  return order[(order.indexOf(seat) + places) % order.length]!
}

/** The first of `among` clockwise after this seat; undefined when none of them is in the order. */
export function nextAmong(order: readonly Seat[], seat: Seat, among: readonly Seat[]): Seat | undefined {
  const i = order.indexOf(seat)
  for (let places = 1; places <= order.length; places++) {
    const candidate = order[(i + places) % order.length]!
    if (among.includes(candidate)) return candidate
  }
  return undefined
}
