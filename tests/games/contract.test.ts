/** The laws every game must obey, tried on random sheets of each registered game. A new game is tested without further work. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import type { Facts, Game, Tally } from '../../src/kernel/contract.ts'
import { type Message, render } from '../../src/kernel/message.ts'
import { LOCALES } from '../../src/words/locale.ts'
import { standardOptions } from '../../src/kernel/options.ts'
import { amount, equationsOf, explain } from '../../src/kernel/working.ts'
import { arbitraries } from './arbitraries/index.ts'
import { correctionOf, rowsOf, sheetOf } from './arbitraries/sheet.ts'
import { names, whysOf } from './playing.ts'
import { vectors } from './vectors.ts'

const numRuns = Number(process.env['LAW_RUNS'] ?? 1000)
const SLOW = 120_000

function law<T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => void): void {
  const property = fc.property(arbitrary, (value) => {
    holds(value)
  })
  fc.assert(property, { numRuns })
}

const columnsOf = (game: Game, facts: Facts): number => game.sides(facts.players, facts.seated).length

/** All a tally says, without the situations. */
const said = ({ rows, next, turn, hints, standing, verdict }: Tally) => ({
  rows: rows.map(({ id, kind, headline, working, points, totals, problems, leg }) => {
    return { id, kind, headline, working, points, totals, problems, leg }
  }),
  next: { ...next },
  turn,
  hints,
  standing,
  verdict,
})

const messagesOf = ({ rows, next, hints, verdict }: Tally): readonly Message[] => [
  ...rows.flatMap(({ headline, problems, working }) => [
    headline,
    ...problems.map(({ why }) => why),
    ...working.flatMap((part) => whysOf(part)),
  ]),
  ...next.legs.flatMap(({ value }) => whysOf(value)),
  ...hints,
  ...(verdict === undefined ? [] : [verdict.why]),
]
const keysOf = ({ key, args }: Message): readonly string[] => [
  key,
  ...args.flatMap((arg) => (typeof arg === 'object' && 'key' in arg ? keysOf(arg) : [])),
]

/** What no text and no calculation may contain. */
const SLIP = /undefined|NaN|null|\[object|(?<!\d)[-−]0(?!\d)/
const NOTHING = /^\s*$/
/** All texts in a value: notes that people wrote may contain anything. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The paths to all values inside a value. */
const pathsIn = (value: unknown): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsIn(inner).map((path) => [key, ...path])])
    : []
/** A copy with another value at the end of the path. */
const replaced = (value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown => {
  if (key === undefined) return by
  const inner = replaced((value as Record<string, unknown>)[key], rest, by)
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...(value as object), [key]: inner }
}
/** The same value with the keys of every object in reverse order. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, reversed(inner)]),
  )
}
const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

test('every game has a maker of random entries, and every maker a game', () => {
  expect(Object.keys(arbitraries).toSorted()).toEqual(games.map(({ id }) => id).toSorted())
})

describe.each(games)('$id', (game) => {
  const arbitrary = arbitraries[game.id]!
  const sheets = sheetOf(game, arbitrary)
  const most = Math.max(...game.seatCounts) + 2
  const entries = arbitrary.entry(most)

  test('1: entries are accepted by the schema, on any larger sheet too', { timeout: SLOW }, () => {
    law(entries, (entry) => {
      expect(game.faultsOfEntry(entry, most)).toEqual([])
      expect(game.faultsOfEntry({ ...(entry as object) }, most + 1)).toEqual([])
    })
  })

  test('1: standard options, presets and random options are options', { timeout: SLOW }, () => {
    expect(game.faultsOfOptions(standardOptions(game.fields))).toEqual([])
    for (const preset of Object.values(game.presets)) expect(game.faultsOfOptions(preset)).toEqual([])
    law(arbitrary.options, (options) => expect(game.faultsOfOptions(options)).toEqual([]))
  })

  test('2: whatever the schema accepts is scored', { timeout: SLOW }, () => {
    const anything = fc.oneof(
      fc.integer({ min: -2, max: 14 }),
      fc.constantFrom('none', 'self', '', true, null),
      fc.constant([]),
    )
    law(fc.tuple(sheets, entries, fc.nat(), anything), ([facts, entry, where, value]) => {
      const paths = pathsIn(entry)
      const changed = replaced(entry, paths[where % paths.length]!, value)
      const accepted = game.faultsOfEntry(changed, facts.players).length === 0 ? [changed] : []
      const { rows } = game.tally({ ...facts, rows: rowsOf([...facts.rows.map((row) => row.entry), ...accepted]) })
      expect(rows).toHaveLength(facts.rows.length + accepted.length)
    })
  })

  test(
    '3, 4, 6: points are the amounts of the workings, totals their running sums, and nothing is −0',
    { timeout: SLOW },
    () => {
      law(sheets, (facts) => {
        const { rows, next, standing, verdict } = game.tally(facts)
        let totals = Array.from({ length: columnsOf(game, facts) }, () => 0)
        for (const { working, points, totals: after, leg } of rows) {
          expect(points).toEqual(working.map(amount))
          totals = totals.map((total, side) => total + points[side]!)
          expect(after).toEqual(totals)
          expect(leg?.score ?? totals).toEqual(totals)
          expect(game.zeroSum ? points.reduce((sum, number) => sum + number, 0) : 0).toBe(0)
          if (leg !== undefined) totals = totals.map(() => 0)
        }
        expect(next.totals).toEqual(totals)
        expect(next.legs).toEqual(rows.flatMap(({ leg }) => leg ?? []))
        const numbers = [
          ...rows.flatMap((row) => [...row.points, ...row.totals]),
          ...next.totals,
          ...standing,
          ...(verdict?.points ?? []),
        ]
        expect(numbers.filter((number) => Object.is(number, -0) || !Number.isSafeInteger(number))).toEqual([])
      })
    },
  )

  test('5: no row depends on later rows', { timeout: SLOW }, () => {
    law(fc.tuple(sheets, fc.nat()), ([facts, cut]) => {
      const length = cut % (facts.rows.length + 1)
      const whole = said(game.tally(facts)).rows.slice(0, length)
      expect(said(game.tally({ ...facts, rows: facts.rows.slice(0, length) })).rows).toEqual(whole)
    })
  })

  test('7: a tally does not change its input, and is the same each time', { timeout: SLOW }, () => {
    law(sheets, (facts) => {
      expect(said(game.tally(frozen(structuredClone(facts))))).toEqual(said(game.tally(facts)))
    })
  })

  test('8: every message has a text in every language, and uses only terms that exist', { timeout: SLOW }, () => {
    law(sheets, (facts) => {
      fc.pre(!textsIn(facts.rows).some((text) => SLIP.test(text)))
      const tally = game.tally(facts)
      const messages = messagesOf(tally)
      const workings = [...tally.rows.flatMap(({ working }) => working), ...tally.next.legs.map(({ value }) => value)]
      const unknown = messages.flatMap(keysOf).filter((key) => !Object.hasOwn(game.words.da, key))
      expect(unknown).toEqual([])
      for (const locale of LOCALES) {
        const terms = game.words[locale]
        const texts = [
          ...messages.map((message) => render(message, terms, names)),
          ...workings.map((working) => explain(working, terms, names)),
        ]
        expect(texts.filter((text) => SLIP.test(text) || NOTHING.test(text))).toEqual([])
      }
    })
  })

  test('8: the last equation of a working is its amount', { timeout: SLOW }, () => {
    law(sheets, (facts) => {
      const workings = game.tally(facts).rows.flatMap(({ working }) => working)
      expect(workings.map((working) => equationsOf(working).at(-1)!.result)).toEqual(workings.map(amount))
    })
  })

  test.each(LOCALES)('8: no term is empty: %s', (locale) => {
    const texts = Object.entries(game.words[locale]).map(([key, term]) => {
      const fillings = Array.from({ length: 8 }, (_, i) => i + 2)
      return [key, typeof term === 'string' ? term : (term as (...args: number[]) => string)(...fillings)] as const
    })
    expect(texts.filter(([, text]) => SLIP.test(text) || NOTHING.test(text))).toEqual([])
    expect(texts.map(([key]) => key)).toEqual(Object.keys(game.words.da))
  })

  test.each(LOCALES)('9: every field, choice, preset and the game itself has a label: %s', (locale) => {
    const labels = Object.entries(game.fields).flatMap(([key, field]) => [
      `fields.${key}`,
      `help.${key}`,
      ...(field.kind === 'choice' ? field.of.map((choice) => `fields.${key}.${choice}`) : []),
    ])
    const wanted = ['name', 'tagline', ...labels, ...Object.keys(game.presets).map((name) => `presets.${name}`)]
    expect(wanted.filter((key) => typeof game.words[locale][key] !== 'string')).toEqual([])
  })

  test('9: a field that is shown only sometimes depends on a field and a value that exist', () => {
    const possible = Object.entries(game.fields).flatMap(([key, field]) =>
      field.kind === 'choice'
        ? field.of.map((choice) => [key, choice])
        : field.kind === 'toggle'
          ? [
              [key, true],
              [key, false],
            ]
          : [],
    )
    const needed = Object.values(game.fields).flatMap(({ when }) => (when === undefined ? [] : [when]))
    expect(possible).toEqual(expect.arrayContaining(needed))
  })

  test('9: every problem belongs to a field with a label in every language', { timeout: SLOW }, () => {
    law(sheets, (facts) => {
      const fields = game.tally(facts).rows.flatMap(({ problems }) => problems.map(({ field }) => field))
      const unlabelled = LOCALES.flatMap((locale) =>
        fields.filter((field) => typeof game.words[locale][`entry.${field}`] !== 'string'),
      )
      expect(unlabelled).toEqual([])
    })
  })

  test('10: a verdict stays as it is, and a round after it is a problem', { timeout: SLOW }, () => {
    let given = 0
    const rounds = fc.tuple(
      sheets,
      fc.array(arbitrary.entry(Math.min(...game.seatCounts)), { minLength: 1, maxLength: 4 }),
    )
    law(rounds, ([facts, more]) => {
      if (game.tally(facts).verdict === undefined) return
      given += 1
      const after = game.tally({
        ...facts,
        rows: [...facts.rows, ...more.map((entry, i) => ({ id: `more${i}`, entry }))],
      })
      expect(after.verdict).toBeDefined()
      expect(after.rows.slice(facts.rows.length).every(({ problems }) => problems.length > 0)).toBe(true)
    })
    const ends = vectors[game.id]!.endings.some(([, , , , , result]) => result !== undefined)
    // in only a few runs, perhaps no game ends
    expect(given > 0 || (ends && numRuns < 1000)).toBe(ends)
  })

  test('12: entries and options are plain JSON, and nothing else passes', { timeout: SLOW }, () => {
    const strangers = fc.constantFrom<unknown>(
      undefined,
      Number.NaN,
      Infinity,
      0.5,
      1n,
      new Date(0),
      new Map(),
      () => 0,
      Symbol('stranger'),
    )
    law(fc.tuple(entries, fc.nat(), strangers), ([entry, where, stranger]) => {
      expect(JSON.parse(JSON.stringify(entry))).toEqual(entry)
      const paths = pathsIn(entry)
      expect(game.faultsOfEntry(replaced(entry, paths[where % paths.length]!, stranger), most)).not.toEqual([])
      expect(game.faultsOfEntry({ ...(entry as object), stranger }, most)).not.toEqual([])
    })
    law(fc.tuple(fc.constantFrom(...Object.keys(game.fields)), strangers), ([key, stranger]) => {
      expect(game.faultsOfOptions({ [key]: stranger })).not.toEqual([])
    })
  })

  test('12: the keys of an entry are put in the same order, whatever order they came in', { timeout: SLOW }, () => {
    law(entries, (entry) => {
      const inOrder = game.keysInOrder(entry, most)
      expect(inOrder).toEqual(entry)
      expect(JSON.stringify(game.keysInOrder(reversed(entry), most))).toBe(JSON.stringify(inOrder))
    })
  })

  test('13: a correction adds its points to the totals and does not change the turn', { timeout: SLOW }, () => {
    const corrected = sheets.chain((facts) => fc.tuple(fc.constant(facts), correctionOf(game, facts.players)))
    law(corrected, ([facts, correction]) => {
      const before = game.tally(facts)
      const after = game.tally({ ...facts, rows: [...facts.rows, { id: 'correction', entry: correction }] })
      expect(after.next.totals).toEqual(before.next.totals.map((total, side) => total + (correction.points[side] ?? 0)))
      expect(after.turn).toBe(before.turn)
      expect({ ...after.next, totals: [] }).toEqual({ ...before.next, totals: [] })
    })
  })
})
