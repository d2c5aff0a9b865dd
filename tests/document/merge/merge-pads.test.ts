import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../src/words/locale.ts'
import { rowsOf } from '../../../src/document/journal/journal.ts'
import { amend, log, strike, undo } from '../../../src/document/journal/lines.ts'
import { bytesOf } from '../../../src/document/read/limits.ts'
import { mergePads } from '../../../src/document/merge/merge-pads.ts'
import { refusalText } from '../../../src/document/read/refusal.ts'
import type { Pad, Player, Sheet } from '../../../src/document/model/sheet.ts'
import { blank, padOf, writer, read, refused, toy, win } from '../toy.ts'

const other = { ...toy, id: 'other' }
const games = (id: string) => [toy, other].find((game) => game.id === id)

const merged = (a: Sheet, b: Sheet, people: Pad['people'] = []): Sheet => {
  const [sheet] = read(mergePads({ ...padOf(a), people }, padOf(b), games)).sheets
  if (sheet === undefined) throw new Error('no sheet')
  return sheet
}
const refusal = (a: Sheet, b: Sheet, people: Pad['people'] = []) =>
  refused(mergePads({ ...padOf(a), people }, padOf(b), games))

const evening = log(log(blank, win(0, 2), writer('a')), win(1, 4), writer('b'))

describe('two copies of a sheet', () => {
  test('have the rounds of both, in the order of their times', () => {
    const mine = log(evening, win(0, 6), writer('m', Date.UTC(2027, 0, 1)))
    const yours = log(evening, win(2, 8), writer('y', Date.UTC(2026, 11, 31)))
    const entries = [win(0, 2), win(1, 4), win(2, 8), win(0, 6)]
    expect(rowsOf(merged(mine, yours).journal).map(({ entry }) => entry)).toEqual(entries)
    expect(merged(yours, mine)).toEqual(merged(mine, yours))
  })

  test('have each line once', () => {
    expect(merged(evening, evening)).toEqual(evening)
    expect(merged(blank, evening)).toEqual(evening)
    expect(merged(evening, blank)).toEqual(evening)
  })

  test('a line that differs only in the order of its keys is the same line', () => {
    const turned = evening.journal.map((line) =>
      'entry' in line
        ? { ...line, entry: Object.fromEntries(Object.entries(line.entry as object).toReversed()) }
        : line,
    )
    expect(merged(evening, { ...evening, journal: turned }).journal).toHaveLength(2)
  })

  test('undoing on one and amending on the other both count', () => {
    const [first] = rowsOf(evening.journal)
    const mine = undo(evening, writer('m'))
    const yours = amend(evening, first?.id ?? '', win(2, 8), writer('y'))
    expect(rowsOf(merged(mine, yours).journal).map(({ entry }) => entry)).toEqual([win(2, 8)])
    const struck = strike(mine, first?.id ?? '', writer('z', Date.UTC(2027, 0, 1)))
    expect(rowsOf(merged(struck, yours).journal)).toEqual([])
  })

  test('take the earlier start', () => {
    const earlier = { ...evening, startedAt: '2026-11-28T18:00:00.000Z' }
    expect(merged(evening, earlier).startedAt).toBe(earlier.startedAt)
    expect(merged(earlier, evening).startedAt).toBe(earlier.startedAt)
  })

  test('with options in another order, or standard ones spelt out, are one sheet', () => {
    const a = { ...evening, options: { mode: 'hard', rate: 2 } }
    const b = { ...evening, options: { rate: 2, double: false, mode: 'hard' } }
    expect(merged(a, b).journal).toEqual(evening.journal)
  })
})

describe('columns', () => {
  const seated = (...players: readonly Player[]): Sheet => ({ ...blank, seated: [0, 1], dealer: 0, players })
  const [anna, bo, carl] = [{ name: 'Anna' }, { name: 'Bo' }, { name: 'Carl' }] as const
  const people = [
    { id: 'p1', name: 'Anna', mergedInto: 'p2' },
    { id: 'p2', name: 'Anne' },
    { id: 'p3', name: 'Bo' },
  ]

  test('are those of the copy that has more', () => {
    expect(merged(seated(anna, bo), seated(anna, bo, carl)).players).toEqual([anna, bo, carl])
    expect(merged(seated(anna, bo, carl), seated(anna, bo)).players).toEqual([anna, bo, carl])
  })

  test('match by name where one names no person, and then get the person', () => {
    const known = { name: 'Anna', person: 'p1' }
    expect(merged(seated(anna, bo), seated(known, bo)).players).toEqual([known, bo])
    expect(merged(seated(known, bo), seated(anna, bo)).players).toEqual([known, bo])
    expect(refusal(seated(anna, bo), seated({ name: 'Anne', person: 'p1' }, bo))).toBe(
      '$.sheets[0].players[0]: otherPlayer',
    )
  })

  test('match by person under any name, and keep the greater name', () => {
    const [one, two] = [
      { name: 'Anna', person: 'p1' },
      { name: 'Ann', person: 'p1' },
    ]
    expect(merged(seated(one, bo), seated(two, bo)).players).toEqual([one, bo])
    expect(merged(seated(two, bo), seated(one, bo)).players).toEqual([one, bo])
  })

  test('match when one person was merged into the other, and keep the lesser id', () => {
    const [one, two] = [
      { name: 'Anna', person: 'p1' },
      { name: 'Anna', person: 'p2' },
    ]
    expect(merged(seated(two, bo), seated(one, bo), people).players).toEqual([one, bo])
    expect(merged(seated(one, bo), seated(two, bo), people).players).toEqual([one, bo])
    expect(refusal(seated(one, bo), seated(two, bo))).toBe('$.sheets[0].players[0]: otherPlayer')
  })

  test('of different people at one index are refused', () => {
    expect(refusal(seated(anna, bo), seated(anna, carl))).toBe('$.sheets[0].players[1]: otherPlayer')
    expect(refusal(seated(anna, bo, carl), seated(anna, bo, { name: 'Dorte' }))).toBe(
      '$.sheets[0].players[2]: otherPlayer',
    )
    const [one, three] = [
      { name: 'Anna', person: 'p1' },
      { name: 'Anna', person: 'p3' },
    ]
    expect(refusal(seated(one, bo), seated(three, bo), people)).toBe('$.sheets[0].players[0]: otherPlayer')
  })
})

describe('copies that cannot be merged are refused', () => {
  const line = evening.journal[0]
  const noted = (note: string, id: string): Sheet => ({
    ...blank,
    journal: [{ id, at: blank.startedAt, set: { note } }],
  })
  const full = (bytes: number, id: string) => noted('x'.repeat(bytes - bytesOf(noted('', id))), id)
  const half = 2 ** 19 + bytesOf(blank) / 2 - 1
  const corrected = (id: string, points: number): Sheet => ({
    ...blank,
    journal: [{ id, at: blank.startedAt, row: id, entry: { kind: 'correction', points: [points] } }],
  })

  const cases: readonly (readonly [string, Sheet, Sheet, string])[] = [
    ['another game', evening, { ...evening, game: 'other' }, '$.sheets[0].game: otherGame'],
    ['another revision', evening, { ...evening, revision: 2 }, '$.sheets[0].game: otherGame'],
    ['another first dealer', evening, { ...evening, dealer: 1 }, '$.sheets[0].dealer: otherDealer'],
    ['another seating at first', evening, { ...evening, seated: [0, 2, 1] }, '$.sheets[0].seated: otherSeated'],
    ['other rules', evening, { ...evening, options: { rate: 2 } }, '$.sheets[0].options: otherOptions'],
    [
      'different lines with one id',
      evening,
      { ...blank, journal: [{ id: line?.id ?? '', at: line?.at ?? '', undo: 'x' }] },
      '$.sheets[0].journal: otherLine',
    ],
    [
      'one line at different times',
      evening,
      { ...blank, journal: evening.journal.map((at) => ({ ...at, at: '2026-11-28T19:00:01.000Z' })) },
      '$.sheets[0].journal: otherLine',
    ],
    ['more than 1 MiB together', full(half + 1, 'a'), full(half + 1, 'b'), '$.sheets[0]: sheetsTooLarge'],
    [
      'more points together than safe integers allow',
      corrected('a', 2 ** 53 - 1),
      corrected('b', 1),
      '$.sheets[0]: sumsTooHigh',
    ],
  ]

  test.each(cases)('%s', (_, a, b, why) => {
    expect(refusal(a, b)).toBe(why)
    expect(refusal(b, a)).toBe(why)
  })

  test.each(LOCALES)('in words of %s', (locale) => {
    for (const [, a, b] of cases) {
      const merge = mergePads(padOf(a), padOf(b), games)
      if (merge.ok) throw new Error('merged')
      expect(refusalText(merge.refusal, locale, games)).toMatch(/ .* /)
    }
  })

  test('but not when they are just small enough', () => {
    const sheet = merged(full(half, 'a'), full(half + 1, 'b'))
    expect(bytesOf(sheet)).toBe(2 ** 20)
    expect(rowsOf(merged(corrected('a', 2 ** 53 - 1), corrected('b', -1)).journal)).toHaveLength(2)
  })

  test('by the place of the sheet in the first pad', () => {
    const first = padOf({ ...blank, id: 's9' }, { ...blank, id: 's3' }, blank)
    expect(refused(mergePads(first, padOf({ ...blank, dealer: 0 }), games))).toBe('$.sheets[2].dealer: otherDealer')
    const both = padOf({ ...blank, dealer: 0 }, { ...blank, id: 's3', dealer: 0 })
    expect(refused(mergePads(first, both, games))).toBe('$.sheets[2].dealer: otherDealer')
  })
})

describe('people, presets and series', () => {
  const nothing = padOf()
  const listed = <K extends 'people' | 'presets' | 'series'>(key: K, a: Pad[K], b: Pad[K]) => {
    const there = read(mergePads({ ...nothing, [key]: a }, { ...nothing, [key]: b }, games))[key]
    expect(read(mergePads({ ...nothing, [key]: b }, { ...nothing, [key]: a }, games))[key]).toEqual(there)
    return there
  }

  test('are there once, sorted by id', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, name: id })) as [
      Pad['series'][0],
      Pad['series'][0],
      Pad['series'][0],
    ]
    expect(listed('series', [c, a], [b, a])).toEqual([a, b, c])
    expect(listed('people', [c, a], [b, a])).toEqual([a, b, c])
    const [p, q] = [a, b].map((at) => ({ ...at, game: 'toy', options: {} })) as [Pad['presets'][0], Pad['presets'][0]]
    expect(listed('presets', [q], [p, q])).toEqual([p, q])
    expect(
      read(mergePads(padOf({ ...blank, id: 'b' }), padOf(blank, { ...blank, id: 'a' }), games)).sheets.map(
        ({ id }) => id,
      ),
    ).toEqual(['a', 'b', 's1'])
  })

  test('are, of two versions, the greater as JSON', () => {
    expect(listed('series', [{ id: 'x', name: 'B' }], [{ id: 'x', name: 'A' }])).toEqual([{ id: 'x', name: 'B' }])
    expect(listed('people', [{ id: 'p', name: 'Z' }], [{ id: 'p', name: 'A' }])).toEqual([{ id: 'p', name: 'Z' }])
    const preset = { id: 'h', game: 'toy', name: 'n' }
    expect(
      listed(
        'presets',
        [{ ...preset, options: { rate: 5, mode: 'hard' } }],
        [{ ...preset, options: { mode: 'hard', rate: 6 } }],
      ),
    ).toEqual([{ ...preset, options: { mode: 'hard', rate: 6 } }])
  })

  test('are, of a person, the record merged into another', () => {
    const into = { id: 'p', name: 'A', mergedInto: 'q' }
    expect(listed('people', [{ id: 'p', name: 'Z' }], [into])).toEqual([into])
    expect(listed('people', [{ ...into, mergedInto: 'r' }], [into])).toEqual([{ ...into, mergedInto: 'r' }])
  })
})
