/** The output of the command for games with more than the example of three-handed whist has. */
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { answer } from '../../src/cli/answer.ts'

const document = (name: string) => fileURLToPath(new URL(`../documents/${name}.json`, import.meta.url))

interface Row {
  readonly kind: string
  readonly points: readonly number[]
  readonly totals: readonly number[]
  readonly game: unknown
}
interface Result {
  readonly columns: readonly string[]
  readonly rounds: readonly Row[]
  readonly totals: readonly number[]
  readonly games: readonly object[]
  readonly next: unknown
  readonly over: boolean
  readonly result: unknown
}
async function resultOf(name: string, ...args: readonly string[]): Promise<Result> {
  const answered = await answer([document(name), ...args])
  if ('error' in answered) throw new Error(answered.error)
  const [sheet] = (JSON.parse(answered.out) as { readonly sheets: readonly Result[] }).sheets
  if (sheet === undefined) throw new Error('no sheet')
  return sheet
}

test('a rubber has sides as columns, its legs, and a result', async () => {
  const rubber = await resultOf('classic-1', '--lang', 'en')
  expect(rubber.columns).toEqual(['Nora & Sofie', 'Egon & Viggo'])
  expect(rubber.rounds.map(({ points, totals, game }) => ({ points, totals, game }))).toEqual([
    { points: [3, 0], totals: [3, 0], game: null },
    { points: [2, 0], totals: [5, 0], game: { winner: 0, score: [5, 0], value: 3 } },
    { points: [0, 0], totals: [0, 0], game: null },
    { points: [0, 3], totals: [0, 3], game: null },
    { points: [0, 2], totals: [0, 5], game: { winner: 1, score: [0, 5], value: 3 } },
    { points: [5, 0], totals: [5, 0], game: { winner: 0, score: [5, 0], value: 3 } },
  ])
  expect(rubber.games).toEqual([
    { winner: 0, score: [5, 0], value: 3 },
    { winner: 1, score: [0, 5], value: 3 },
    { winner: 0, score: [5, 0], value: 3 },
  ])
  expect(rubber).toMatchObject({ totals: [0, 0], next: null, over: true })
  expect(rubber.result).toEqual({
    winners: [0],
    text: expect.stringContaining('Nora & Sofie') as string,
    points: [8, 3],
  })
})

test('a row that is not a round has no dealer, nobody active and no points but its own', async () => {
  const { rounds } = await resultOf('esmakker-1')
  expect(rounds.map(({ kind }) => kind).join(' ')).toBe('round round round round correction seating round rules round')
  expect(Object.keys(rounds[0] ?? {})).toEqual([
    'row',
    'kind',
    'dealer',
    'active',
    'headline',
    'points',
    'totals',
    'working',
    'problems',
    'game',
  ])
  expect(Object.keys(rounds[4] ?? {})).toEqual([
    'row',
    'kind',
    'headline',
    'points',
    'totals',
    'working',
    'problems',
    'game',
  ])
  expect(rounds[5]).toMatchObject({ points: [0, 0, 0, 0, 0], totals: [140, 120, 290, -550, 0], game: null })
})

test('the table of a rubber checks each column’s sum, lists the legs and says who won', async () => {
  const answered = await answer([document('classic-1'), '--table', '--lang', 'en'])
  const table = 'out' in answered ? answered.out : ''
  expect(table.split('\n').slice(-7)).toEqual([
    'Proof: Nora & Sofie: 0',
    'Proof: Egon & Viggo: 0',
    'Game to Nora & Sofie: 5 – 0',
    'Game to Egon & Viggo: 0 – 5',
    'Game to Nora & Sofie: 5 – 0',
    expect.stringContaining('Nora & Sofie'),
    '',
  ])
})

test('sheets are separated by an empty line', async () => {
  const answered = await answer([document('hand-written-1'), '--table'])
  const table = 'out' in answered ? answered.out : ''
  expect(table).toContain('Anna vælger: farve, sans, sol\n\nEs-makker whist, 2000-01-01\n')
})
