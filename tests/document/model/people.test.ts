import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeNaming, namesOf } from '../../../src/document/model/names.ts'
import { makeKnownResolver, makeResolver } from '../../../src/document/model/people.ts'

const people = (...pairs: readonly string[]) =>
  pairs.map((pair) => {
    const [id = '', mergedInto] = pair.split('>')
    return { id, name: id.toUpperCase(), ...(mergedInto !== undefined && { mergedInto }) }
  })

describe('the person an id resolves to', () => {
  const ends = (pairs: readonly string[], ...ids: readonly string[]) =>
    ids.map(makeResolver(people(...pairs))).join(' ')

  test('is the same person, unless merged', () => {
    expect(ends(['a', 'b'], 'a', 'b', 'unknown')).toBe('a b unknown')
    expect(ends(['a>b', 'b'], 'a', 'b')).toBe('b b')
  })
  test('is found through any number of merges, in any order of asking', () => {
    expect(ends(['a>b', 'b>c', 'c>d', 'd'], 'a', 'b', 'c', 'd')).toBe('d d d d')
    expect(ends(['a>b', 'b>c', 'c>d', 'd'], 'd', 'c', 'b', 'a')).toBe('d d d d')
  })
  test('may be an unknown person', () => {
    expect(ends(['a>gone', 'b>a'], 'a', 'b', 'gone')).toBe('gone gone gone')
  })
  test('is the least id of a ring, also for those merged into the ring', () => {
    expect(ends(['c>b', 'b>a', 'a>c'], 'a', 'b', 'c')).toBe('a a a')
    expect(ends(['c>b', 'b>c', 'a>c'], 'a', 'b', 'c')).toBe('b b b')
    expect(ends(['c>b', 'b>c', 'a>c'], 'c', 'b', 'a')).toBe('b b b')
    expect(ends(['a>a'], 'a')).toBe('a')
  })
  test('is found at the end of a long chain', () => {
    const chain = Array.from({ length: 20_000 }, (_, i) => `p${i}>p${i + 1}`)
    expect(ends(chain, 'p19999', 'p0', 'p1')).toBe('p20000 p20000 p20000')
  })
})

describe('the known person an id resolves to', () => {
  const resolve = makeKnownResolver(people('a>gone', 'b>a', 'd>c', 'c>d'))

  test('is the last known one on the way, and one of a ring', () => {
    expect(['a', 'b', 'c', 'd', 'gone'].map(resolve)).toEqual(['a', 'a', 'c', 'c', 'gone'])
  })
  test('is always a known id that resolves to itself', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const graph = fc.uniqueArray(
      fc.record({
        id: fc.constantFrom(...ids),
        name: fc.constant('x'),
        mergedInto: fc.constantFrom(undefined, ...ids),
      }),
      { selector: ({ id }) => id },
    )
    fc.assert(
      fc.property(graph, (drawn) => {
        const known = drawn.map(({ id, name, mergedInto }) => ({ id, name, ...(mergedInto && { mergedInto }) }))
        const end = makeKnownResolver(known)
        for (const { id } of known) {
          expect(known.map((person) => person.id)).toContain(end(id))
          expect(end(end(id))).toBe(end(id))
        }
      }),
    )
  })
})

describe('the name of a column', () => {
  const nameOf = makeNaming(people('a>b', 'b', 'c>gone'))

  test('is the current name of its person', () => {
    expect(nameOf({ name: 'old', person: 'b' })).toBe('B')
    expect(nameOf({ name: 'old', person: 'a' })).toBe('B')
  })
  test('is the name of the last known person, when that one is merged into an unknown one', () => {
    expect(nameOf({ name: 'old', person: 'c' })).toBe('C')
  })
  test('is its own name when the person is unknown', () => {
    expect(nameOf({ name: 'old' })).toBe('old')
    expect(nameOf({ name: 'old', person: 'x' })).toBe('old')
  })
})

test('names are by seat, and by column with its seats', () => {
  const { seat, side } = namesOf(['A', 'B', 'C'], [{ seats: [0, 2] }, { seats: [1] }])
  expect([seat(0), seat(2), seat(3)]).toEqual(['A', 'C', '4'])
  expect([side(0), side(1), side(2)]).toEqual(['A & C', 'B', ''])
})
