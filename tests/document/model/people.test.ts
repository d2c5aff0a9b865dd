import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeNaming, namesOf } from '../../../src/document/model/names.ts'
import { makeKnownResolver, makeResolver } from '../../../src/document/model/people.ts'

const people = (...pairs: readonly string[]) =>
  pairs.map((pair) => {
    const [id = '', mergedInto] = pair.split('>')
    return { id, name: id.toUpperCase(), ...(mergedInto !== undefined && { mergedInto }) }
  })

describe('who a person is in the end', () => {
  const ends = (pairs: readonly string[], ...ids: readonly string[]) =>
    ids.map(makeResolver(people(...pairs))).join(' ')

  test('is that person, unless merged into another', () => {
    expect(ends(['a', 'b'], 'a', 'b', 'unknown')).toBe('a b unknown')
    expect(ends(['a>b', 'b'], 'a', 'b')).toBe('b b')
  })
  test('is found through any number of others, asked in any order', () => {
    expect(ends(['a>b', 'b>c', 'c>d', 'd'], 'a', 'b', 'c', 'd')).toBe('d d d d')
    expect(ends(['a>b', 'b>c', 'c>d', 'd'], 'd', 'c', 'b', 'a')).toBe('d d d d')
  })
  test('may be someone who is not there', () => {
    expect(ends(['a>gone', 'b>a'], 'a', 'b', 'gone')).toBe('gone gone gone')
  })
  test('is the least of a ring, also for those merged into one of it', () => {
    expect(ends(['c>b', 'b>a', 'a>c'], 'a', 'b', 'c')).toBe('a a a')
    expect(ends(['c>b', 'b>c', 'a>c'], 'a', 'b', 'c')).toBe('b b b')
    expect(ends(['c>b', 'b>c', 'a>c'], 'c', 'b', 'a')).toBe('b b b')
    expect(ends(['a>a'], 'a')).toBe('a')
  })
  test('takes a long chain in its stride', () => {
    const chain = Array.from({ length: 20_000 }, (_, i) => `p${i}>p${i + 1}`)
    expect(ends(chain, 'p19999', 'p0', 'p1')).toBe('p20000 p20000 p20000')
  })
})

describe('who is meant among those who are known', () => {
  const resolve = makeKnownResolver(people('a>gone', 'b>a', 'd>c', 'c>d'))

  test('is the last on the way of whom anything is known, and one of a ring', () => {
    expect(['a', 'b', 'c', 'd', 'gone'].map(resolve)).toEqual(['a', 'a', 'c', 'c', 'gone'])
  })
  test('is always one of them, who stands for himself', () => {
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

describe('what a column is called', () => {
  const nameOf = makeNaming(people('a>b', 'b', 'c>gone'))

  test('is the name of its person today', () => {
    expect(nameOf({ name: 'old', person: 'b' })).toBe('B')
    expect(nameOf({ name: 'old', person: 'a' })).toBe('B')
  })
  test('is the name of the last one known when nobody knows into whom that one was merged', () => {
    expect(nameOf({ name: 'old', person: 'c' })).toBe('C')
  })
  test('is its own name where the person is not known', () => {
    expect(nameOf({ name: 'old' })).toBe('old')
    expect(nameOf({ name: 'old', person: 'x' })).toBe('old')
  })
})

test('names are those of seats and of the columns they sit in', () => {
  const { seat, side } = namesOf(['A', 'B', 'C'], [{ seats: [0, 2] }, { seats: [1] }])
  expect([seat(0), seat(2), seat(3)]).toEqual(['A', 'C', '4'])
  expect([side(0), side(1), side(2)]).toEqual(['A & C', 'B', ''])
})
