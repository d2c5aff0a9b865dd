import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Game, Migration } from '../../../src/kernel/contract.ts'
import { defineGame } from '../../../src/kernel/define-game.ts'
import { value } from '../../../src/kernel/working.ts'
import { formatSteps, type FormatStep, versionOf } from '../../../src/document/read/migrations.ts'
import { readPad } from '../../../src/document/read/read.ts'
import { documentWith, read, refused } from '../toy.ts'

const words = { win: 'win', won: 'won' }

/** A toy whose points were called worth, then value; whose rate was called price. */
function toyWith(migrations: readonly Migration[]): Game {
  return defineGame({
    id: 'toy',
    revision: migrations.length + 1,
    seatCounts: [2],
    zeroSum: false,
    keepsChairs: false,
    words: { da: words, de: words, en: words },
    fields: { rate: { kind: 'number', standard: 1, min: 0, max: 9 } },
    presets: {},
    entry: () => v.strictObject({ points: v.number() }),
    hints: () => [],
    check: () => [],
    score: ({ points }) => ({ working: [points, 0].map((number) => value(number, { key: 'won', args: [] })) }),
    headline: () => ({ key: 'win', args: [] }),
    verdict: () => undefined,
    migrations,
  })
}

const rename = (from: string, to: string) => (old: unknown) =>
  Object.fromEntries(Object.entries(old as object).map(([key, at]) => [key === from ? to : key, at as unknown]))

const steps: readonly Migration[] = [
  { entry: rename('worth', 'value') },
  { entry: rename('value', 'points'), options: rename('price', 'rate') },
]
const games = (migrations: readonly Migration[]) => () => toyWith(migrations)
const header = { id: 's', game: 'toy', players: [{ name: 'A' }, { name: 'B' }], dealer: 0 }

describe('a sheet of an older revision of its game', () => {
  const journal = [
    { entry: { worth: 5 } },
    { entry: { kind: 'rules', options: { price: 3 } } },
    { entry: { kind: 'correction', points: [1] } },
    { entry: null },
  ]

  test('is migrated to the current revision, its rules changes too', () => {
    const [sheet] = read(
      readPad(documentWith({ ...header, revision: 1, options: { price: 2 }, journal }), games(steps)),
    ).sheets
    expect(sheet?.revision).toBe(3)
    expect(sheet?.options).toEqual({ rate: 2 })
    expect(sheet?.journal.map((line) => 'entry' in line && line.entry)).toEqual([
      { points: 5 },
      { kind: 'rules', options: { rate: 3 } },
      { kind: 'correction', points: [1] },
      null,
    ])
  })

  test('is of the first revision when it does not say', () => {
    const [sheet] = read(readPad(documentWith({ ...header, options: { price: 2 }, journal }), games(steps))).sheets
    expect(sheet?.options).toEqual({ rate: 2 })
  })

  test('passes only the steps after its own', () => {
    const second = { ...header, revision: 2, options: { price: 2 }, journal: [{ entry: { value: 5 } }] }
    expect(read(readPad(documentWith(second), games(steps))).sheets[0]?.journal[0]).toMatchObject({
      entry: { points: 5 },
    })
    const third = { ...header, revision: 3, options: { rate: 2 }, journal: [{ entry: { points: 5 } }] }
    expect(read(readPad(documentWith(third), games(steps))).sheets[0]?.options).toEqual({ rate: 2 })
    const old = { ...header, revision: 3, options: {}, journal: [{ entry: { worth: 5 } }] }
    expect(refused(readPad(documentWith(old), games(steps)))).toBe('$.sheets[0].journal[0].entry.points: missingKey')
  })

  test('keeps the id derived from its original text', () => {
    const { id, ...unnamed } = { ...header, options: {}, journal: [] }
    expect(id).toBe('s')
    const idUnder = (migrations: readonly Migration[]) =>
      read(readPad(documentWith(unnamed), games(migrations))).sheets[0]?.id
    expect(idUnder(steps)).toBe(idUnder([]))
  })

  test('is refused when it is not valid in that revision, even where a step throws', () => {
    const sheet = { ...header, revision: 1, options: {}, journal: [{ entry: {} }] }
    const throwing = (old: unknown) => (old as { a: { b: number } }).a.b
    const outcome = (step: Migration) => refused(readPad(documentWith(sheet), games([step])))
    expect(outcome({ options: () => null, entry: () => ({ points: 1 }) })).toBe('$.sheets[0].options: notAnObject')
    expect(outcome({ options: throwing })).toBe('$.sheets[0].options: cannotMigrate')
    expect(outcome({ entry: throwing })).toBe('$.sheets[0].journal[0].entry: cannotMigrate')
    expect(outcome({ entry: () => null })).toBe('$.sheets[0].journal[0].entry: notAnObject')
  })

  test('is refused when it is newer than the game', () => {
    expect(refused(readPad(documentWith({ ...header, revision: 4, options: {} }), games(steps)))).toBe(
      '$.sheets[0].revision: newerGame',
    )
  })
})

describe('a document of an older format', () => {
  const renamed: FormatStep = ({ blocks, ...rest }) => ({ ...rest, version: 2, sheets: blocks })
  const again: FormatStep = ({ folk, ...rest }) => ({ ...rest, version: 3, people: folk })
  const chain = [renamed, again]
  const gameOf = games([])

  test('passes every step after its own version', () => {
    const first = {
      format: 'whistblok',
      version: 1,
      folk: [{ id: 'p', name: 'A' }],
      blocks: [{ ...header, options: {} }],
    }
    const pad = read(readPad(first, gameOf, chain))
    expect(pad.people).toEqual([{ id: 'p', name: 'A' }])
    expect(pad.sheets).toHaveLength(1)
    const second = { format: 'whistblok', version: 2, folk: [], sheets: [] }
    expect(read(readPad(second, gameOf, chain)).people).toEqual([])
    expect(read(readPad({ format: 'whistblok', version: 3, people: [] }, gameOf, chain)).people).toEqual([])
    expect(refused(readPad({ format: 'whistblok', version: 3, folk: [] }, gameOf, chain))).toBe('$.folk: unknownKey')
  })

  test('is refused when newer than the last step', () => {
    expect(refused(readPad({ format: 'whistblok', version: 4 }, gameOf, chain))).toBe('$.version: newerFormat')
  })

  test('is refused when a step throws', () => {
    const first = { format: 'whistblok', version: 1 }
    const fails: FormatStep = () => {
      throw new Error('no')
    }
    expect(refused(readPad(first, gameOf, [fails]))).toBe('$: cannotMigrate')
    expect(refused(readPad(first, gameOf, [() => null]))).toBe('$: cannotMigrate')
  })

  test('the current version is the one the chain leads to', () => {
    expect(versionOf(chain)).toBe(3)
    expect(versionOf(formatSteps)).toBe(1)
  })
})
