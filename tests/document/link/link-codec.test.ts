import { describe, expect, test } from 'vitest'
import { pack, unpack } from '../../../src/document/link/link-codec.ts'
import type { Line, Pad, Sheet } from '../../../src/document/model/sheet.ts'
import { blank, padOf, sheetOf, toys, win } from '../toy.ts'

const packedSheet = (more: Partial<Sheet>) => pack(padOf({ ...blank, ...more }), toys).s
/** The toy sheet without `seated`: everybody sits, in order. */
const unseated = Object.fromEntries(Object.entries(blank).filter(([key]) => key !== 'seated'))
const bare = {
  i: 's1',
  g: 'toy',
  r: 1,
  p: [['Anna'], ['Bo'], ['Carl']],
  d: 2,
  t: '2026-11-28T18:59:00.000Z',
  j: [],
}

describe('the header of a sheet', () => {
  const four = [...blank.players, { name: 'Dorte' }]

  test.each<readonly [string, Partial<Sheet>, object]>([
    ['that says nothing unusual', {}, bare],
    ['with options', { options: { rate: 2 } }, { ...bare, o: { rate: 2 } }],
    ['with options that are the standard', { options: { rate: 1 } }, bare],
    [
      'with people',
      { players: [{ name: 'Anna', person: 'p1' }, { name: 'Bo' }] },
      { ...bare, p: [['Anna', 'p1'], ['Bo']], c: [0, 1, 2] },
    ],
    ['where they sit in another order', { seated: [2, 1, 0] }, { ...bare, c: [2, 1, 0] }],
    ['where not everybody sat at first', { players: four }, { ...bare, p: [...bare.p, ['Dorte']], c: [0, 1, 2] }],
  ])('%s', (_, more, packed) => {
    expect(packedSheet(more)).toStrictEqual(packed)
  })
})

describe('a line', () => {
  const at = '2026-11-28T18:59:01.000Z'
  const round = { id: '1a', at, row: 'a1', entry: win(0, 2) }

  test.each<readonly [string, Line, unknown]>([
    ['that writes a row', round, ['a1', 1000, win(0, 2)]],
    ['of another id', { ...round, id: 'k1' }, ['a1', 1000, win(0, 2), { i: 'k1' }]],
    ['with a place', { ...round, after: 'a0' }, ['a1', 1000, win(0, 2), { a: 'a0' }]],
    ['before the first', { ...round, after: null }, ['a1', 1000, win(0, 2), { a: null }]],
    ['of another id with a place', { ...round, id: 'k1', after: 'a0' }, ['a1', 1000, win(0, 2), { i: 'k1', a: 'a0' }]],
    ['that holds a place', { ...round, id: '1`~', entry: null }, ['a1', 1000, null]],
    ['that strikes a row by its first line', { ...round, entry: null }, ['a1', 1000, null, { i: '1a' }]],
    ['that strikes a row', { ...round, id: 'k1', entry: null }, ['a1', 1000, null, { i: 'k1' }]],
    ['whose row leaves no room for a place', { id: '1!', at, row: '!1', entry: null }, ['!1', 1000, null]],
    ['that undoes', { id: 'k1', at, undo: 'k0' }, { i: 'k1', w: 1000, u: 'k0' }],
    ['that sets', { id: 'k1', at, set: { title: 'Jul' } }, { i: 'k1', w: 1000, s: { title: 'Jul' } }],
    ['that sets nothing', { id: 'k1', at, set: {} }, { i: 'k1', w: 1000, s: {} }],
    ['at the very beginning', { ...round, at: blank.startedAt }, ['a1', 0, win(0, 2)]],
    ['before the beginning', { ...round, at: '2026-11-28T18:58:59.999Z' }, ['a1', -1, win(0, 2)]],
    [
      'finer than a millisecond',
      { ...round, at: '2026-11-28T18:59:01.0001Z' },
      ['a1', '2026-11-28T18:59:01.0001Z', win(0, 2)],
    ],
    ['at the last instant', { ...round, at: '9999-12-31T23:59:59.999Z' }, ['a1', 251_606_408_459_999, win(0, 2)]],
  ])('%s', (_, line, packed) => {
    const written = pack(padOf({ ...blank, journal: [line] }), toys)
    expect(written.s?.j).toStrictEqual([packed])
    expect(unpack(written)).toStrictEqual({
      format: 'whistblok',
      version: 1,
      sheets: [{ ...unseated, journal: [line] }],
    })
  })

  test('has its time since the line before', () => {
    const { s } = pack(
      padOf({ ...sheetOf({ row: 'r1', entry: win(0, 2) }, { undo: 'l1' }), startedAt: '2026-01-01T00:00:00.000Z' }),
      toys,
    )
    expect(s?.j).toStrictEqual([['r1', 0, win(0, 2), { i: 'l1' }], { i: 'l2', w: 1000, u: 'l1' }])
  })
})

describe('the time of a line', () => {
  const { s, ...rest } = pack(padOf(blank), toys)
  const written = (w: number | string, t = '2026-11-28T18:59:00.000Z') => {
    const document = unpack({ ...rest, s: { ...s, t, j: [{ i: 'k1', w, u: 'k0' }] } }) as Pad | undefined
    return document?.sheets[0]?.journal[0]?.at
  }

  test.each([
    [0, '2026-11-28T18:59:00.000Z'],
    [1, '2026-11-28T18:59:00.001Z'],
    [-1, '2026-11-28T18:58:59.999Z'],
    ['2026-11-28T18:59:00Z', '2026-11-28T18:59:00.000Z'],
    [251_606_408_459_999, '9999-12-31T23:59:59.999Z'],
    [251_606_408_460_000, undefined],
    [8.64e15, undefined],
    [-8.64e15, undefined],
    [1e300, undefined],
    [-1e300, undefined],
    [0.5, undefined],
    ['', undefined],
    ['2026-02-30T00:00:00Z', undefined],
  ])('%s', (when, at) => {
    expect(written(when)).toBe(at)
  })

  test('is exact to the millisecond after a finer one, and undefined after an invalid one', () => {
    expect(written(1, '2026-11-28T18:59:00.0009Z')).toBe('2026-11-28T18:59:00.001Z')
    expect(written(0, 'yesterday')).toBeUndefined()
  })
})

describe('presets, people and series', () => {
  test.each<readonly [object, object]>([
    [{ options: { rate: 2 } }, { i: 'h1', g: 'toy', n: 'Onsdag', o: { rate: 2 } }],
    [{ options: {} }, { i: 'h1', g: 'toy', n: 'Onsdag' }],
  ])('%j', (options, h) => {
    const preset = { id: 'h1', game: 'toy', name: 'Onsdag', options: {}, ...options }
    const packed = pack({ ...padOf(), presets: [preset] }, toys)
    expect(packed).toStrictEqual({ v: 1, h })
    expect(unpack(packed)).toStrictEqual({ format: 'whistblok', version: 1, presets: [preset], sheets: [] })
  })

  test('are packed with a sheet', () => {
    const people = [
      { id: 'p1', name: 'Anna', mergedInto: 'p2' },
      { id: 'p2', name: 'Anne' },
    ]
    const series = [{ id: 'x1', name: 'Torsdag' }]
    const packed = pack({ ...padOf(blank), people, series }, toys)
    expect(packed).toStrictEqual({
      v: 1,
      s: bare,
      p: [
        ['p1', 'Anna', 'p2'],
        ['p2', 'Anne'],
      ],
      x: [['x1', 'Torsdag']],
    })
    expect(unpack(packed)).toStrictEqual({
      format: 'whistblok',
      version: 1,
      people,
      series,
      sheets: [unseated],
    })
  })
})
