import type { Seat, Side } from '../../kernel/contract.ts'
import type { Names } from '../../kernel/message.ts'
import { makeKnownResolver } from './people.ts'
import type { Person, Player } from './sheet.ts'

/** What a column is called now: by the person's name of today, where the person is known. */
export function makeNaming(people: readonly Person[]): (player: Player) => string {
  const resolve = makeKnownResolver(people)
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return ({ name, person }) => (person === undefined ? undefined : names.get(resolve(person))) ?? name
}

/** Who is meant by a seat, and by a column of those who sit so. */
export function namesOf(names: readonly string[], sides: readonly Side[]): Names {
  const seat = (index: Seat): string => names[index] ?? String(index + 1)
  return { seat, side: (index) => (sides[index]?.seats ?? []).map(seat).join(' & ') }
}
