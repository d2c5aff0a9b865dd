import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { esmakker } from '../../../src/games/esmakker/index.ts'
import { LOCALES } from '../../../src/kernel/message.ts'
import { problemsOf, words, workingsOf } from '../playing.ts'
import { lastRow } from './last-row.ts'
import { overruled, problems, vectors, workings } from './vectors.ts'

describe('points', () => {
  test.each(vectors)('%s: %s', (_clause, _title, options, past, entry, points) => {
    const row = lastRow(options, [...past, entry], points.length)
    expect(row.points).toEqual(points)
    expect(problemsOf(row)).toEqual([])
  })

  test.each(overruled)('%s: %s', (_clause, _title, options, past, entry, points) => {
    const row = lastRow(options, [...past, entry], points.length)
    expect(row.points).toEqual(points)
    expect(problemsOf(row)).not.toEqual([])
  })

  test.each([...vectors, ...overruled])(
    '%s: %s is an entry, and makes 0',
    (_clause, _title, _options, _past, entry, points) => {
      expect(esmakker.faultsOfEntry(entry, points.length)).toEqual([])
      expect(points.reduce((sum, number) => sum + number, 0)).toBe(0)
    },
  )
})

describe('problems', () => {
  const rows = problems.map(
    ([clause, title, options, past, entry, expected, seats = 4]) =>
      [clause, title, options, [...past, entry], expected, seats] as const,
  )

  test.each(rows)('%s: %s', (_clause, _title, options, rounds, expected, seats) => {
    expect(problemsOf(lastRow(options, rounds, seats))).toEqual(expected)
  })

  test.each(rows)('%s: %s is still an entry, and makes 0', (_clause, _title, options, rounds, _expected, seats) => {
    expect(esmakker.faultsOfEntry(rounds.at(-1), seats)).toEqual([])
    expect(lastRow(options, rounds, seats).points.reduce((sum, number) => sum + number)).toBe(0)
  })

  test('are said in words, in every language', () => {
    for (const [, , options, rounds, , seats] of rows) {
      for (const { why } of lastRow(options, rounds, seats).problems) {
        const texts = LOCALES.map((locale) => words(esmakker, why, locale))
        expect(new Set([why.key, ...texts]).size).toBe(LOCALES.length + 1)
      }
    }
  })
})

describe('workings', () => {
  test.each(workings)('%s: %j, %j', (_clause, options, rounds, texts) => {
    expect([...new Set(workingsOf(esmakker, lastRow(options, rounds)))]).toEqual(texts)
  })

  test.each(LOCALES)('no number is written −0 in %s', (locale) => {
    for (const [, , options, past, entry, points] of [...vectors, ...overruled]) {
      const row = lastRow(options, [...past, entry], points.length)
      for (const text of workingsOf(esmakker, row, locale)) expect(text).not.toMatch(/[−-]0(?!\d)/)
      for (const number of [...row.points, ...row.totals]) expect(number).not.toBe(-0)
    }
  })

  test('opponents in the same position share one working', () => {
    for (const [, , options, past, entry, points] of vectors) {
      if ((entry as { kind: string }).kind !== 'tricks') continue
      expect(new Set(lastRow(options, [...past, entry], points.length).working).size).toBeLessThanOrEqual(3)
    }
  })
})

describe('the rules', () => {
  const text = readFileSync(new URL('../../../src/games/esmakker/RULES.md', import.meta.url), 'utf8')
  const clausesOf = (part: string) => [...part.matchAll(/^- \*\*(E\d+\.\d+)\*\*/gm)].map(([, clause]) => clause!)
  const ofPoints = text.split(/^## /m).filter((part) => /^(Points|Problems|Presets)/.test(part))
  const cited = new Set([...vectors, ...overruled, ...problems, ...workings].map(([clause]) => clause))

  test('number each clause once', () => {
    const clauses = clausesOf(text)
    expect(new Set(clauses).size).toBe(clauses.length)
  })

  test('hold every clause that is cited', () => {
    expect([...cited].filter((clause) => !clausesOf(text).includes(clause))).toEqual([])
  })

  test.each(ofPoints.flatMap(clausesOf))('%s has a golden round', (clause) => {
    expect(cited).toContain(clause)
  })
})
