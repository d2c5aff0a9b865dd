import { compareText } from './order.ts'
import type { Person } from './sheet.ts'

/** Who an id stands for in the end, through `mergedInto`. People merged into each other in a ring are the one with the least id. */
export function makeResolver(people: readonly Person[]): (id: string) => string {
  const into = new Map(people.flatMap(({ id, mergedInto }) => (mergedInto === undefined ? [] : [[id, mergedInto]])))
  const ends = new Map<string, string>()
  return (id) => {
    const way = new Set<string>()
    let at = id
    for (let next = into.get(at); next !== undefined && !ends.has(at) && !way.has(at); next = into.get(at)) {
      way.add(at)
      at = next
    }
    const end = ends.get(at) ?? leastOfRing([...way], at)
    for (const passed of way) ends.set(passed, end)
    return end
  }
}

/**
 * Who an id stands for among those who are known: whoever was merged into someone of whom nothing is known is still the
 * one to show and to suggest. Law: an id that is known stands for one that is known and stands for itself.
 */
export function makeKnownResolver(people: readonly Person[]): (id: string) => string {
  const known = new Set(people.map(({ id }) => id))
  return makeResolver(people.filter(({ mergedInto }) => mergedInto !== undefined && known.has(mergedInto)))
}

/** `at` itself, unless the way came back to it. */
function leastOfRing(way: readonly string[], at: string): string {
  const ring = way.includes(at) ? way.slice(way.indexOf(at)) : [at]
  return ring.reduce((least, id) => (compareText(id, least) < 0 ? id : least))
}

/** Those of the people who are, in the end, one of these: whom they were merged into, and who was merged into them. */
export function recordsOf(ids: Iterable<string>, people: readonly Person[]): readonly Person[] {
  const resolve = makeResolver(people)
  const ends = new Set([...ids].map(resolve))
  return people.filter(({ id }) => ends.has(resolve(id)))
}
