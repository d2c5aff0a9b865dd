/** The people of a sheet being prepared. */
import type { Player } from '../../document/model/sheet.ts'

export interface KnownPerson {
  readonly id: string
  readonly name: string
  readonly playedAt: string
  readonly playedWith: readonly string[]
}

export function sameName(a: string, b: string): boolean {
  return a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase()
}

/** The people who may be added; with a query, the best match first. */
export function suggestions(
  people: readonly KnownPerson[],
  guests: readonly Player[],
  typed: string,
): readonly KnownPerson[] {
  const wanted = typed.trim().toLocaleLowerCase()
  const free = people.filter(({ id }) => !guests.some(({ person }) => person === id))
  if (wanted === '') return free
  const found = free.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  const starts = ({ name }: KnownPerson) => (name.toLocaleLowerCase().startsWith(wanted) ? 0 : 1)
  return found.toSorted((a, b) => starts(a) - starts(b))
}

/** The index of the first guest with the same name as an earlier one: they could not be told apart on the sheet. */
export function namesake(guests: readonly Player[]): number | undefined {
  const index = guests.findIndex(({ name }, i) => guests.slice(0, i).some((before) => sameName(before.name, name)))
  return index < 0 ? undefined : index
}

export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const rest = list.filter((_, i) => i !== from)
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)]
}

/** The list in random order (Fisher–Yates); `chance` returns numbers from 0 to below 1. */
export function shuffled<T>(list: readonly T[], chance: () => number): readonly T[] {
  const order = [...list]
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1))
    ;[order[i], order[j]] = [order[j]!, order[i]!]
  }
  return order
}
