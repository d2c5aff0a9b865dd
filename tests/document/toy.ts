/** A very small game, and sheets of it. */
import * as v from 'valibot'
import type { Game } from '../../src/kernel/contract.ts'
import { defineGame } from '../../src/kernel/define-game.ts'
import { value } from '../../src/kernel/working.ts'
import type { LineWriter } from '../../src/document/journal/lines.ts'
import type { Reading } from '../../src/document/read/read.ts'
import type { Line, Pad, Sheet } from '../../src/document/model/sheet.ts'

const words = {
  name: 'Toy',
  win: (name: string) => `${name} wins`,
  won: 'won',
  oddWorth: 'worth must be even',
  big: 'a big win',
}

const whole = v.pipe(v.number(), v.safeInteger())
const entry = (players: number) =>
  v.variant('kind', [
    v.strictObject({
      kind: v.literal('win'),
      by: v.pipe(whole, v.minValue(0), v.maxValue(players - 1)),
      worth: v.pipe(
        whole,
        v.check((worth) => worth % 2 === 0, 'oddWorth'),
      ),
      how: v.exactOptional(v.strictObject({ trump: v.string(), turned: v.boolean() })),
    }),
    v.strictObject({ kind: v.literal('free'), points: v.pipe(v.array(whole), v.maxLength(players)) }),
  ])

/** Two or three sit. The winner of a round gets an even number of points, and nobody pays them. */
export const toy: Game = defineGame({
  id: 'toy',
  revision: 1,
  seatCounts: [2, 3],
  zeroSum: false,
  keepsChairs: false,
  words: { da: words, de: words, en: words },
  fields: {
    double: { kind: 'toggle', standard: false },
    mode: { kind: 'choice', standard: 'soft', of: ['soft', 'hard'] },
    rate: { kind: 'number', standard: 1, min: 0, max: 1000 },
  },
  presets: {},
  entry,
  hints: () => [],
  check: (round) =>
    round.kind === 'win' && round.worth > 100 ? [{ field: 'worth', why: { key: 'big', args: [] } }] : [],
  score: (round, { players, options }) => ({
    working: Array.from({ length: players }, (_, seat) => {
      const points =
        round.kind === 'free' ? (round.points[seat] ?? 0) : round.by === seat ? round.worth * options.rate : 0
      return value(points, { key: 'won', args: [] })
    }),
  }),
  headline: (round) => ({
    key: round.kind === 'win' ? 'win' : 'won',
    args: round.kind === 'win' ? [{ seat: round.by }] : [],
  }),
  verdict: () => undefined,
})

export const toys = (id: string): Game | undefined => (id === 'toy' ? toy : undefined)

export const win = (by: number, worth: number) => ({ kind: 'win', by, worth })

/** A writer whose clock moves one second for each line, and whose ids are a letter and a number that counts up. */
export function writer(letter = 'a', start = Date.parse('2026-11-28T19:00:00.000Z')): LineWriter {
  let ids = 0
  let ticks = 0
  return {
    now: () => start + 1000 * ticks++,
    id: () => `${letter}${String(++ids).padStart(4, '0')}`,
  }
}

export const blank: Sheet = {
  id: 's1',
  game: 'toy',
  revision: 1,
  players: [{ name: 'Anna' }, { name: 'Bo' }, { name: 'Carl' }],
  seated: [0, 1, 2],
  dealer: 2,
  options: {},
  startedAt: '2026-11-28T18:59:00.000Z',
  journal: [],
}

/** A sheet whose lines are a second apart, in the order given. */
export function sheetOf(...lines: readonly object[]): Sheet {
  return { ...blank, journal: journalOf(...lines) }
}

/** Lines l1, l2 …, a second apart. */
export function journalOf(...lines: readonly object[]): readonly Line[] {
  return lines.map(
    (line, i) => ({ id: `l${i + 1}`, at: new Date(Date.UTC(2026, 0, 1, 0, 0, i)).toISOString(), ...line }) as Line,
  )
}

export const padOf = (...sheets: readonly Sheet[]): Pad => ({ people: [], presets: [], series: [], sheets })

/** A document with one sheet, as in a file. */
export function documentWith(sheet: object, rest: object = {}): object {
  return { format: 'whistblok', version: 1, ...rest, sheets: [sheet] }
}

/** The pad of a reading that must succeed. */
export function read(reading: Reading): Pad {
  if (!reading.ok) throw new Error(`${reading.refusal.path}: ${reading.refusal.why.key}`)
  return reading.pad
}

/** Path and key of the reason of a reading that must fail. */
export function refused(reading: Reading): string {
  return reading.ok ? 'not refused' : `${reading.refusal.path}: ${reading.refusal.why.key}`
}
