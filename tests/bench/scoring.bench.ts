/** The time to score, and to check, an es-makker sheet of 30 rounds, each compared with JSON.parse of the same sheet. */
import { gameOf } from '../../src/games/index.ts'
import { factsOf } from '../../src/document/journal/journal.ts'
import { readPad } from '../../src/document/read/read.ts'
import { compare, type Ratio } from './measure.ts'

const ROUNDS = 30
/** How many sheets a run handles, so that it takes some milliseconds. */
const REPEATS = 200

function entryOf(round: number): unknown {
  const bidder = round % 4
  if (round % 6 === 5) return { kind: 'nolo', bid: 'sol', players: [{ seat: bidder, tricks: round % 3 }] }
  const attachment = (['none', 'vip', 'none', 'gode', 'halve'] as const)[round % 5]!
  return {
    kind: 'tricks',
    bidder,
    level: 7 + (round % 4),
    attachment,
    partner: (bidder + 1 + (round % 3)) % 4,
    tricks: 6 + (round % 7),
    ...(round % 2 === 0 ? { trump: 'spades', ace: 'hearts' } : {}),
  }
}

const startedAt = Date.parse('2026-11-28T19:00:00.000Z')
const text = JSON.stringify({
  format: 'whistblok',
  version: 1,
  sheets: [
    {
      id: '0199a6f2-7c00-7000-8000-000000000001',
      game: 'esmakker',
      revision: 1,
      players: [{ name: 'Anna' }, { name: 'Bo' }, { name: 'Carl' }, { name: 'Dorte' }],
      seated: [0, 1, 2, 3],
      dealer: 3,
      options: {},
      startedAt: new Date(startedAt).toISOString(),
      journal: Array.from({ length: ROUNDS }, (_, round) => ({
        id: `k3f0aaaa${String(round).padStart(2, '0')}`,
        at: new Date(startedAt + round * 240_000).toISOString(),
        row: `r3f0aaaa${String(round).padStart(2, '0')}`,
        entry: entryOf(round),
      })),
    },
  ],
})

export async function* bench(): AsyncGenerator<Ratio> {
  const reading = readPad(text, gameOf)
  if (!reading.ok) throw new Error(`the gate refuses the sheet at ${reading.refusal.path}`)
  const sheet = reading.pad.sheets[0]!
  const game = gameOf(sheet.game)!
  const facts = factsOf(sheet)

  const parse = repeated(() => JSON.parse(text) as unknown)
  yield compare(
    'score a sheet / JSON.parse',
    1,
    repeated(() => pointsOf(game.tally(facts))),
    parse,
  )
  yield compare(
    'journal to rows, then score / JSON.parse',
    3,
    repeated(() => pointsOf(game.tally(factsOf(sheet)))),
    parse,
  )
  yield compare(
    'gate, from text / JSON.parse',
    10,
    repeated(() => readPad(text, gameOf)),
    parse,
  )
}

/** Reads all that the screen shows of every row, as words and problems are made only when they are read. */
function pointsOf({ rows, verdict }: ReturnType<NonNullable<ReturnType<typeof gameOf>>['tally']>): unknown {
  return [rows.map(({ points, totals }) => [points, totals]), verdict]
}

function repeated(work: () => unknown): () => unknown {
  return () => {
    let last: unknown
    for (let i = 0; i < REPEATS; i++) last = work()
    return last
  }
}
