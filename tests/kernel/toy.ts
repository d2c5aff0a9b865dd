/** A toy game to test the kernel with: its entries are points. If three sit, the dealer sits out. */
import * as v from 'valibot'
import type { Facts, Game, GameSpec } from '../../src/kernel/contract.ts'
import { defineGame } from '../../src/kernel/define-game.ts'
import { type Names, speaker } from '../../src/kernel/message.ts'
import { sum, value } from '../../src/kernel/working.ts'

const da = {
  name: 'Leg',
  round: (seat: string, first: number) => `${seat} skrev ${first}`,
  written: 'skrevet',
  tooMuch: (most: number) => `mere end ${most}`,
  next: (dealer: string, played: number) => `${dealer} giver, ${played} spillet`,
  over: 'slut',
  oneMore: 'én til',
}
const say = speaker<typeof da>()

export const fields = {
  twice: { kind: 'toggle', standard: false },
  pace: { kind: 'choice', standard: 'slow', of: ['slow', 'fast'], agree: true },
  most: { kind: 'number', standard: 100, min: 10, max: 200, step: 10, when: ['twice', true] },
  rounds: { kind: 'number', standard: 0, min: 0, max: 9 },
} as const

const entrySchema = v.strictObject({
  points: v.pipe(v.array(v.pipe(v.number(), v.safeInteger()))),
  again: v.exactOptional(v.boolean()),
})
type Entry = v.InferOutput<typeof entrySchema>
type Spec = GameSpec<typeof fields, Entry>

export const spec: Spec = {
  id: 'toy',
  revision: 3,
  seatCounts: [2, 3],
  zeroSum: false,
  keepsChairs: false,
  words: { da, de: da, en: { ...da, name: 'Toy' } },
  fields,
  presets: { quick: { pace: 'fast' } },
  entry: (players) =>
    v.pipe(
      entrySchema,
      v.check(({ points }) => points.length <= players, 'wrongLength'),
    ),
  hints: (at) => [say('next', { seat: at.dealer }, at.played)],
  check: ({ points }, { options }) => {
    return points.some((number) => number > options.most)
      ? [{ field: 'points', why: say('tooMuch', options.most) }]
      : []
  },
  score: ({ points }, at) => {
    const times = at.options.twice ? 2 : 1
    const working = at.sides.map((_, side) => value((points[side] ?? 0) * times, say('written')))
    const totals = at.totals.map((total, side) => total + (points[side] ?? 0) * times)
    const winner = totals.findIndex((total) => total >= 50)
    if (winner < 0) return { working }
    return { working, leg: { winner, score: totals, value: sum(say('oneMore'), value(1, say('oneMore'))) } }
  },
  headline: ({ points }, at) => say('round', { seat: at.forehand }, points[0] ?? 0),
  verdict: ({ options, past, totals }) => {
    if (options.rounds === 0 || past.length < options.rounds) return undefined
    return { winners: [0], points: totals, why: say('over') }
  },
}

export const toyWith = (changes: Partial<Spec>): Game => defineGame({ ...spec, ...changes })
export const toy = toyWith({})
export const dealerSitsOut = toyWith({ sitsOut: (seated, dealer) => (seated.length === 3 ? [dealer] : []) })

export const facts = (rows: readonly unknown[], more: Partial<Facts> = {}): Facts => ({
  players: 3,
  seated: [0, 1, 2],
  dealer: 0,
  options: {},
  rows: rows.map((entry, i) => ({ id: `r${i + 1}`, entry })),
  ...more,
})
export const points = (...points: number[]) => ({ points })
export const names: Names = { seat: (seat) => 'ABCDEF'[seat]!, side: (side) => 'STUVWX'[side]! }
