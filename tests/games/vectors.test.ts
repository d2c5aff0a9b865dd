/** Plays the golden rows of every registered game. A new game only has to bring its tables. */
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { LOCALES } from '../../src/words/locale.ts'
import { clausesOf, legInShort, playersIn, problemsOf, tallyOf, usesOfOptions, words, workingsOf } from './playing.ts'
import { vectors } from './vectors.ts'

/** For `test.each`: the clause and title of the row, and the row. */
const named = <R extends readonly [clause: string, title: string, ...rest: unknown[]]>(rows: readonly R[]) =>
  rows.map((row) => [row[0], row[1], row] as const)
const sum = (points: readonly number[]) => points.reduce((total, number) => total + number, 0)

test('every game has golden rows, and all golden rows a game', () => {
  expect(Object.keys(vectors).toSorted()).toEqual(games.map(({ id }) => id).toSorted())
})

describe.each(games)('$id', (game) => {
  const golden = vectors[game.id]!
  const { points, overruled, problems, refusals, workings, hints, endings, headlines, problemWords } = golden
  const rounds = [...points, ...overruled]

  const play = (rows: readonly unknown[], options: object, { seats = golden.seats } = {}) => {
    const seated = Array.from({ length: seats }, (_, seat) => seat)
    return tallyOf(game, { players: playersIn(rows, seats), seated, dealer: seats - 1, options, rows })
  }
  const lastRow = (...sheet: Parameters<typeof play>) => play(...sheet).rows.at(-1)!

  describe('points', () => {
    test.each(named(points))('%s: %s', (_clause, _title, [, , options, past, entry, expected, more]) => {
      const row = lastRow([...past, entry], options, more)
      expect(row.points).toEqual(expected)
      expect(problemsOf(row)).toEqual([])
    })

    test.each(named(overruled))('%s: %s', (_clause, _title, [, , options, past, entry, expected, more]) => {
      const row = lastRow([...past, entry], options, more)
      expect(row.points).toEqual(expected)
      expect(problemsOf(row)).not.toEqual([])
    })

    test.each(named(rounds))(
      '%s: %s is an entry, adds up and closes what it says',
      (_clause, _title, [, , options, past, entry, expected, more]) => {
        const rows = [...past, entry]
        const { next } = play(rows, options, more)
        const { leg, totals } = lastRow(rows, options, more)
        expect(game.faultsOfEntry(entry, playersIn(rows, more?.seats ?? golden.seats))).toEqual([])
        expect(game.zeroSum ? sum(expected) : 0).toBe(0)
        expect(leg && legInShort(leg)).toEqual(more?.closes)
        expect(totals).toEqual(more?.closes?.score ?? next.totals)
        expect(next.totals).toEqual(more?.closes === undefined ? totals : totals.map(() => 0))
      },
    )
  })

  describe('problems', () => {
    test.each(named(problems))('%s: %s', (_clause, _title, [, , options, past, entry, expected, more]) => {
      expect(problemsOf(lastRow([...past, entry], options, more))).toEqual(expected)
    })

    test.each(named(problems))('%s: %s is still an entry', (_clause, _title, [, , options, past, entry, , more]) => {
      const rows = [...past, entry]
      expect(game.faultsOfEntry(entry, playersIn(rows, more?.seats ?? golden.seats))).toEqual([])
      expect(game.zeroSum ? sum(lastRow(rows, options, more).points) : 0).toBe(0)
    })

    test.each(problemWords.map((row) => [row[2].join(), row] as const))(
      '%s',
      (_text, [rows, options, expected, more]) => {
        expect(lastRow(rows, options, more).problems.map(({ why }) => words(game, why))).toEqual(expected)
      },
    )

    test('are said in words, in every language', () => {
      for (const [, , options, past, entry, , more] of [...overruled, ...problems]) {
        for (const { why } of lastRow([...past, entry], options, more).problems) {
          const texts = LOCALES.map((locale) => words(game, why, locale))
          expect(new Set([why.key, ...texts]).size).toBe(LOCALES.length + 1)
        }
      }
    })
  })

  test.each(refusals)('%s: %s is not an entry', (_clause, _title, entry, expected) => {
    const faults = game.faultsOfEntry(entry, golden.seats)
    expect(faults.map(({ path, why }) => `${path.join('.')}: ${why.key}`)).toEqual(expected)
  })

  describe('workings', () => {
    test.each(named(workings))('%s: %s', (_clause, _title, [, , options, past, entry, expected]) => {
      expect(workingsOf(game, lastRow([...past, entry], options))).toEqual(expected)
    })

    test.each(LOCALES)('no number is written −0 in %s', (locale) => {
      for (const [, , options, past, entry, , more] of rounds) {
        const row = lastRow([...past, entry], options, more)
        for (const text of workingsOf(game, row, locale)) expect(text).not.toMatch(/[−-]0(?!\d)/)
        for (const number of [...row.points, ...row.totals]) expect(number).not.toBe(-0)
      }
    })
  })

  test.each(headlines.map((row) => [row[2], row] as const))('%s', (_text, [entry, options, da, de, en, more]) => {
    const { headline } = lastRow([entry], options, more)
    expect(LOCALES.map((locale) => words(game, headline, locale))).toEqual([da, de, en])
  })

  test.each(named(hints))('%s: %s', (_clause, _title, [, , options, past, expected, more]) => {
    expect(play(past, options, more).hints.map((hint) => words(game, hint))).toEqual(expected)
  })

  test.each(named(endings))('%s: %s', (_clause, _title, [, , options, rows, standing, expected]) => {
    const tally = play(rows, options)
    const { verdict } = tally
    const result = verdict && { winners: verdict.winners, points: verdict.points, text: words(game, verdict.why) }
    expect(tally.standing).toEqual(standing)
    expect(result).toEqual(expected)
  })

  describe('the rules', () => {
    const clauses = clausesOf(game.id)
    const tables = [rounds, problems, refusals, workings, hints, endings]
    const cited = new Set(tables.flatMap((table) => table.map(([clause]) => clause)))

    test('number each clause once', () => {
      expect(new Set(clauses).size).toBe(clauses.length)
    })

    test('have every clause that is cited, and every clause is cited', () => {
      expect([...cited, ...golden.elsewhere].toSorted()).toEqual([...clauses].toSorted())
    })

    test('a clause without a golden row is cited by a test of the game', () => {
      const folder = new URL(`./${game.id}/`, import.meta.url)
      const tests = readdirSync(folder).filter((name) => name.endsWith('.test.ts'))
      const text = tests.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')
      expect(
        golden.elsewhere.filter((clause) => !new RegExp(`\\b${clause.replaceAll('.', '\\.')}\\b`).test(text)),
      ).toEqual([])
    })

    test('every option is used at least twice', () => {
      const sheets = [...rounds, ...problems, ...hints, ...endings].map(([, , options, rows]) => ({ options, rows }))
      const uses = usesOfOptions(sheets)
      for (const key of Object.keys(game.fields)) expect(uses.get(key) ?? 0, key).toBeGreaterThanOrEqual(2)
    })
  })
})
