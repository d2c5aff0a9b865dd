import { describe, expect, test } from 'vitest'
import { gameOf } from '../../../src/games/index.ts'
import { readPad } from '../../../src/document/read/read.ts'
import { makePad } from '../../../src/document/model/write.ts'
import { whole } from '../read/refusals.ts'
import { blank, padOf, read, sheetOf, toys, win } from '../toy.ts'

/** The same value with the keys of every object in reverse order. */
function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backwards)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, backwards(inner)]),
  )
}

const written = (document: unknown) => makePad(read(readPad(document, toys)), toys)

describe('a written pad', () => {
  test('is JSON indented by two spaces, with a line end', () => {
    expect(makePad(padOf(), toys)).toBe('{\n  "format": "whistblok",\n  "version": 1,\n  "sheets": []\n}\n')
    expect(written(whole)).toBe(`${JSON.stringify(whole, null, 2)}\n`)
  })

  test('has the same bytes in whatever order the keys were read', () => {
    const all = {
      ...whole,
      sheets: [
        {
          ...whole.sheets[0],
          options: { mode: 'hard', rate: 2 },
          journal: [
            ...(whole.sheets[0]?.journal ?? []),
            {
              id: 'l5',
              at: '2026-11-28T19:16:00.000Z',
              row: 'r3',
              entry: { ...win(0, 2), how: { trump: 'x', turned: true } },
            },
            {
              id: 'l6',
              at: '2026-11-28T19:17:00.000Z',
              row: 'r4',
              entry: { kind: 'correction', points: [1], note: 'n' },
            },
            {
              id: 'l7',
              at: '2026-11-28T19:18:00.000Z',
              row: 'r5',
              entry: { kind: 'seating', order: [1, 0], dealer: 1 },
            },
            {
              id: 'l8',
              at: '2026-11-28T19:19:00.000Z',
              row: 'r6',
              entry: { kind: 'rules', options: { double: false, rate: 1 } },
            },
            { id: 'l9', at: '2026-11-28T19:20:00.000Z', set: { closedAt: null } },
            { id: 'm1', at: '2026-11-28T19:21:00.000Z', row: 'r1', entry: null },
            { id: 'm2', at: '2026-11-28T19:22:00.000Z', row: 'r7', entry: { kind: 'correction', points: [1] } },
            { id: 'm3', at: '2026-11-28T19:23:00.000Z', row: 'r8', entry: { kind: 'seating', order: [1, 0] } },
            { id: 'm4', at: '2026-11-28T19:24:00.000Z', set: { stake: null, series: 'x1' } },
            { id: 'm5', at: '2026-11-28T19:25:00.000Z', row: 'r9', after: null, entry: win(1, 2) },
          ],
        },
      ],
    }
    const text = written(all)
    expect(written(backwards(all))).toBe(text)
    expect(JSON.parse(text)).toEqual({ ...all, sheets: [{ ...all.sheets[0], options: { mode: 'hard', rate: 2 } }] })
    expect(text).toBe(`${JSON.stringify(all, null, 2)}\n`)
  })

  test('sorts its lists by id, by code units', () => {
    const ids = ['b', 'å', 'B', 'a', '10', '9']
    const sorted = ['10', '9', 'B', 'a', 'b', 'å']
    const pad = {
      people: ids.map((id) => ({ id, name: 'x' })),
      presets: ids.map((id) => ({ id, game: 'toy', name: 'x', options: {} })),
      series: ids.map((id) => ({ id, name: 'x' })),
      sheets: ids.map((id) => ({ ...blank, id })),
    }
    const document = JSON.parse(makePad(pad, toys)) as typeof pad
    for (const list of [document.people, document.presets, document.series, document.sheets]) {
      expect(list.map(({ id }) => id)).toEqual(sorted)
    }
  })

  test('leaves out empty lists, and options that equal the standard', () => {
    const options = { mode: 'soft', rate: 3, double: false }
    const preset = { id: 'h', game: 'toy', name: 'n', options }
    const pad = { ...padOf({ ...blank, options }), presets: [preset] }
    const document = JSON.parse(makePad(pad, toys)) as typeof pad
    expect(Object.keys(document)).toEqual(['format', 'version', 'presets', 'sheets'])
    expect(document.presets).toEqual([{ ...preset, options: { rate: 3 } }])
    expect(document.sheets[0]?.options).toEqual({ rate: 3 })
  })

  test('reads back the same', () => {
    const pad = padOf(sheetOf({ row: 'r1', entry: win(0, 2) }, { undo: 'l1' }, { set: { title: 'æ "\n\u2028\ud800' } }))
    expect(read(readPad(makePad(pad, toys), toys))).toEqual(pad)
  })

  test('cannot be made for an unknown game', () => {
    const unknown = { ...blank, game: 'bridge' }
    expect(() => makePad(padOf(unknown), toys)).toThrow(new TypeError('no game is called bridge'))
  })
})

describe('an entry is written with its keys in canonical order', () => {
  const entries: readonly (readonly [game: string, entry: object])[] = [
    [
      'esmakker',
      {
        kind: 'tricks',
        bidder: 0,
        level: 8,
        attachment: 'none',
        partner: 1,
        tricks: 10,
        trump: 'spades',
        ace: 'diamonds',
        flips: 2,
        doubled: 1,
      },
    ],
    ['esmakker', { kind: 'nolo', bid: 'sol', players: [{ seat: 0, tricks: 1 }], doubled: 1 }],
    ['esmakker', { kind: 'free', points: [30, -10, -10, -10], note: 'our own bid' }],
    ['threehanded', { variant: 'spar', tricks: [9, 2, 2], trump: 'spades' }],
    [
      'classic',
      { tricks: [9, 4], trump: 'hearts', honours: { side: 0, count: 4 }, revoke: { side: 1, penalty: 'tricks' } },
    ],
  ]

  test.each(entries)('of %s: %j', (game, entry) => {
    const players = ['A', 'B', 'C', 'D'].slice(0, game === 'threehanded' ? 3 : 4).map((name) => ({ name }))
    const sheet = { game, players, dealer: 0, options: {}, journal: [{ entry: backwards(entry) }] }
    const pad = read(readPad({ format: 'whistblok', version: 1, sheets: [sheet] }, gameOf))
    const [line] = (JSON.parse(makePad(pad, gameOf)) as typeof pad).sheets[0]?.journal ?? []
    expect(JSON.stringify(line && 'entry' in line && line.entry)).toBe(JSON.stringify(entry))
  })
})
