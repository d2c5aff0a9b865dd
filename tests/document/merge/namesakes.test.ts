import { describe, expect, test } from 'vitest'
import {
  identified,
  impliedIn,
  namesakesOf,
  type PeopleAnswers,
  sameName,
} from '../../../src/document/merge/namesakes.ts'
import type { Pad, Person } from '../../../src/document/model/sheet.ts'
import { blank, padOf } from '../toy.ts'

/** A pad of these people, and a sheet for each table. */
const coming = (people: readonly Person[], ...tables: readonly (readonly Partial<Person>[])[]): Pad => ({
  ...padOf(
    ...tables.map((table, i) => ({
      ...blank,
      id: `s${i}`,
      players: table.map(({ id, name = '' }) => ({ name, ...(id !== undefined && { person: id }) })),
    })),
  ),
  people,
})
const asked = (known: readonly Person[], pad: Pad, answers: PeopleAnswers = {}) =>
  namesakesOf(known, pad, answers).map(({ person, candidates, answer }) => [person, candidates.join(' '), answer])

const anna = { id: 'p1', name: 'Anna' }
const otherAnna = { id: 'p2', name: 'Anna' }
const comes = { id: 'q1', name: 'Anna' }

test.each([
  ['Åse', 'A\u030ase', true],
  ['Anna', ' Anna\t', true],
  ['ÆBLE', 'æble', true],
  ['Anna', 'Anne', false],
  ['Anna', '', false],
  ['Weiß', 'Weiss', false],
  ['Anna B', 'AnnaB', false],
])('“%s” and “%s” are the same name: %s', (one, other, same) => {
  expect(sameName(one, other)).toBe(same)
  expect(sameName(other, one)).toBe(same)
})

describe('the imported people to ask about', () => {
  test('not those with a new name', () => {
    expect(asked([anna], coming([{ id: 'q1', name: 'Bo' }]))).toEqual([])
    expect(asked([], coming([comes], [comes]))).toEqual([])
  })

  test('not those known here, even when others were merged into them', () => {
    expect(asked([anna], coming([anna], [anna]))).toEqual([])
    expect(asked([{ id: 'q0', name: 'Anne', mergedInto: 'q1' }, anna], coming([comes]))).toEqual([])
    expect(asked([anna, { ...comes, mergedInto: 'p1' }], coming([comes]))).toEqual([])
  })

  test('not those merged into another in the file, even in a ring', () => {
    expect(asked([anna], coming([{ ...comes, mergedInto: 'q9' }]))).toEqual([])
    expect(
      asked(
        [anna],
        coming([
          { ...comes, mergedInto: 'q2' },
          { id: 'q2', name: 'Anna', mergedInto: 'q1' },
        ]),
      ),
    ).toEqual([])
  })

  test('not columns that name no person', () => {
    expect(asked([anna], coming([], [{ name: 'Anna' }]))).toEqual([])
  })

  test('people only in a column, or in the list', () => {
    expect(asked([anna], coming([comes], [comes]))).toEqual([['q1', 'p1', 'p1']])
    expect(asked([anna], coming([], [comes]))).toEqual([['q1', 'p1', 'p1']])
    expect(asked([anna], coming([{ id: 'q1', name: 'Anna' }], [{ id: 'q1', name: 'Bo' }]))).toEqual([
      ['q1', 'p1', 'p1'],
    ])
  })
})

describe('the candidates', () => {
  test('everybody of the name, but nobody merged into another', () => {
    expect(asked([anna, otherAnna, { id: 'p3', name: 'Bo' }], coming([comes]))).toEqual([['q1', 'p1 p2', undefined]])
    expect(asked([anna, { ...otherAnna, mergedInto: 'p1' }], coming([comes]))).toEqual([['q1', 'p1', 'p1']])
    expect(
      asked(
        [
          { id: 'p1', name: 'Anne' },
          { ...otherAnna, mergedInto: 'p1' },
        ],
        coming([comes]),
      ),
    ).toEqual([])
  })

  test('at most twenty, however many a file makes up', () => {
    const crowd = Array.from({ length: 21 }, (_, i) => ({ id: `p${i}`, name: 'Anna' }))
    const [namesake] = namesakesOf(crowd, coming([comes]), {})
    expect(namesake?.candidates).toEqual(crowd.slice(0, 20).map(({ id }) => id))
  })

  test('nobody they sit with, whatever name that one has now', () => {
    expect(asked([anna, otherAnna], coming([comes], [comes, anna]))).toEqual([['q1', 'p2', 'p2']])
    expect(asked([anna], coming([comes], [comes, anna]))).toEqual([])
    const known = [anna, otherAnna, { id: 'p3', name: 'Ann', mergedInto: 'p1' }]
    expect(asked(known, coming([comes], [comes, { id: 'p3', name: 'Ann' }]))).toEqual([['q1', 'p2', 'p2']])
  })

  test('nobody they sit with on any sheet, but people of other sheets', () => {
    const bo = { id: 'p3', name: 'Bo' }
    const tables = [
      [comes, bo],
      [comes, anna],
      [bo, otherAnna],
    ]
    expect(asked([anna, otherAnna, bo], coming([comes], ...tables))).toEqual([['q1', 'p2', 'p2']])
  })

  test('nobody that a person they sit with is merged into', () => {
    const second = { id: 'q2', name: 'Anna' }
    const third = { id: 'q3', name: 'Anna' }
    const pad = coming([comes, second, third], [comes, second], [third])
    expect(asked([anna, otherAnna], pad, { q1: 'p1' })).toEqual([
      ['q1', 'p1 p2', 'p1'],
      ['q2', 'p2', 'p2'],
      ['q3', 'p1 p2', undefined],
    ])
    expect(asked([anna], pad)).toEqual([
      ['q1', 'p1', 'p1'],
      ['q3', 'p1', 'p1'],
    ])
    expect(asked([anna], pad, { q1: null })).toEqual([
      ['q1', 'p1', null],
      ['q2', 'p1', 'p1'],
      ['q3', 'p1', 'p1'],
    ])
  })
})

test.each<readonly [string, readonly Person[], string | null | undefined, string | null | undefined]>([
  ['the only one, unasked', [anna], undefined, 'p1'],
  ['another, when somebody says so', [anna], null, null],
  ['the only one, when nonsense was said', [anna], 'p9', 'p1'],
  ['nobody yet of several', [anna, otherAnna], undefined, undefined],
  ['the one of several that was said', [anna, otherAnna], 'p2', 'p2'],
  ['none of several', [anna, otherAnna], null, null],
  ['nobody yet of several, when nonsense was said', [anna, otherAnna], 'p9', undefined],
])('the imported person is %s', (_, known, given, answer) => {
  const answers = given === undefined ? {} : { q1: given }
  expect(namesakesOf(known, coming([comes]), answers).map((namesake) => namesake.answer)).toEqual([answer])
})

test('people in no list are named by a column, by the last one if several', () => {
  expect(impliedIn(coming([anna], [anna, { name: 'Bo' }, comes], [{ id: 'q1', name: 'Anne' }]))).toEqual([
    { id: 'q1', name: 'Anne' },
  ])
  expect(impliedIn(coming([anna]))).toEqual([])
})

test('those who are known here are merged; all others stay as they are', () => {
  const namesake = (person: string, answer: string | null | undefined) => ({
    person,
    name: 'Anna',
    candidates: [],
    answer,
  })
  const bo = { id: 'q2', name: 'Bo' }
  const pad = coming([comes, bo])
  expect(identified(pad, [])).toEqual([comes, bo])
  expect(identified(pad, [namesake('q1', null), namesake('q2', undefined)])).toEqual([comes, bo])
  expect(identified(pad, [namesake('q1', 'p1'), namesake('q3', 'p2'), namesake('q4', null)])).toEqual([
    { ...comes, mergedInto: 'p1' },
    bo,
    { id: 'q3', name: 'Anna', mergedInto: 'p2' },
  ])
})
