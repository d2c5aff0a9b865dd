import type { Seat, Side } from '../../kernel/contract.ts'
import type { Names } from '../../kernel/message.ts'
import { makeKnownResolver } from './people.ts'
import type { Person, Player } from './sheet.ts'

/** Returns a function that names a column: the person's current name, if the person is known, else the name on the sheet. */
export function makeNaming(people: readonly Person[]): (player: Player) => string {
  const resolve = makeKnownResolver(people)
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return ({ name, person }) => (person === undefined ? undefined : names.get(resolve(person))) ?? name
}

/** Names by seat and by column; `names` is by seat. */
export function namesOf(names: readonly string[], sides: readonly Side[]): Names {
  const seat = (index: Seat): string => names[index] ?? String(index + 1)
  return { seat, side: (index) => (sides[index]?.seats ?? []).map(seat).join(' & ') }
}
