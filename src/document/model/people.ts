import { compareText } from './order.ts'
import type { Person } from './sheet.ts'

/** Returns a function that follows `mergedInto` to the end. Of people merged in a ring, the least id is the end. */
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
 * As `makeResolver`, but it stops before an id that is not in `people`: someone merged into an unknown person is still shown
 * and suggested. Law: a known id resolves to a known id that resolves to itself.
 */
export function makeKnownResolver(people: readonly Person[]): (id: string) => string {
  const known = new Set(people.map(({ id }) => id))
  return makeResolver(people.filter(({ mergedInto }) => mergedInto !== undefined && known.has(mergedInto)))
}

/** The least id of the ring that the way runs into; without a ring, `at`. */
function leastOfRing(way: readonly string[], at: string): string {
  const ring = way.includes(at) ? way.slice(way.indexOf(at)) : [at]
  return ring.reduce((least, id) => (compareText(id, least) < 0 ? id : least))
}

/** All records of these people: the ones they were merged into, and the ones merged into those. */
export function recordsOf(ids: Iterable<string>, people: readonly Person[]): readonly Person[] {
  const resolve = makeResolver(people)
  const ends = new Set([...ids].map(resolve))
  return people.filter(({ id }) => ends.has(resolve(id)))
}
