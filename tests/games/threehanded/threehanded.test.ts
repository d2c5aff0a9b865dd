import { describe, expect, test } from 'vitest'
import { threehanded } from '../../../src/games/threehanded/index.ts'
import { standardOptions } from '../../../src/kernel/options.ts'
import { fields } from '../../../src/games/threehanded/rules/options.ts'
import {
  VARIANTS,
  exchangeOf,
  goalsOf,
  placesOf,
  variantsLeft,
  variantsLeftFor,
} from '../../../src/games/threehanded/rules/variants.ts'
import { clausesOf, playersIn, problemsOf, tallyOf, usesOfOptions, whysOf, words, workingsOf } from '../playing.ts'
import { chooses, endings, game, hints, problems, refusals, round, scores, workings } from './vectors.ts'

const play = (rows: readonly unknown[], options: object = {}) =>
  tallyOf(threehanded, { players: playersIn(rows, 3), seated: [0, 1, 2], dealer: 2, options, rows })

describe('points', () => {
  test.each(scores)('%s: %s', (_clause, _title, options, before, entry, points) => {
    expect(play([...before, entry], options).rows.at(-1)!.points).toEqual(points)
  })

  test('T6, T7: a whole game, round by round', () => {
    const { rows } = play(game.map(([entry]) => entry))
    expect(rows.map(({ points, totals }) => [points, totals])).toEqual(
      game.map(([, points, totals]) => [points, totals]),
    )
    expect(rows.flatMap(problemsOf)).toEqual([])
  })

  test('the worked example ends −5 −3 +8, and A may then choose farve, sans or sol', () => {
    const { next, turn, standing } = play(game.slice(0, 3).map(([entry]) => entry))
    expect(standing).toEqual([-5, -3, 8])
    expect(turn).toBe(0)
    expect(variantsLeft(next as Parameters<typeof variantsLeft>[0])).toEqual(['farve', 'sans', 'sol'])
  })
})

describe('problems', () => {
  test.each(problems)('%s: %s', (_clause, _title, options, before, entry, expected) => {
    expect(problemsOf(play([...before, entry], options).rows.at(-1)!)).toEqual(expected)
  })

  test('T12: an earlier round amended to the variant of a later one flags the later one', () => {
    const later = [round('farve', [0, 13, 0]), round('sol', [0, 13, 0]), round('sans', [7, 4, 2])]
    const flagged = (first: string) => play([round(first, [9, 2, 2]), ...later]).rows.map(problemsOf)
    expect(flagged('spar')).toEqual([[], [], [], []])
    expect(flagged('sans')).toEqual([[], [], [], ['variant: variantUsed']])
  })

  test.each([
    [[round('spar', [9, 2, 2]), chooses(0), round('spar', [9, 2, 2])], {}, 'A har allerede haft spar'],
    [[round('farve', [9, 2, 2], 'spades')], {}, 'spar kan ikke være trumf i farve'],
    [[round('spar', [9, 2, 2], 'hearts')], {}, 'i spar er trumf altid spar'],
    [[round('sans', [9, 2, 2], 'hearts')], {}, 'i sans er der ingen trumf'],
    [game.slice(0, 4).map(([entry]) => entry), { rounds: 3 }, 'spillet er slut efter 3 runder'],
  ])('are said in words', (rows, options, text) => {
    expect(words(threehanded, play(rows, options).rows.at(-1)!.problems[0]!.why)).toBe(text)
  })
})

describe('what is no entry', () => {
  test.each(refusals)('%s: %s', (_clause, _title, entry, expected) => {
    const faults = threehanded.faultsOfEntry(entry, 3)
    expect(faults.map(({ path, why }) => `${path.join('.')}: ${why.key}`)).toEqual(expected)
  })

  test.each(VARIANTS)('%s is an entry, and so is each trump with it', (variant) => {
    for (const trump of [undefined, 'spades', 'hearts', 'diamonds', 'clubs', 'none']) {
      expect(threehanded.faultsOfEntry(round(variant, [13, 0, 0], trump), 3)).toEqual([])
    }
  })
})

describe('words', () => {
  test.each(hints)('%s: %s', (_clause, _title, options, before, expected) => {
    expect(play(before, options).hints.map((hint) => words(threehanded, hint))).toEqual(expected)
  })

  test.each(workings)('%s: %s', (_clause, _title, before, entry, expected) => {
    expect(workingsOf(threehanded, play([...before, entry]).rows.at(-1)!)).toEqual(expected)
  })

  test.each([
    [round('spar', [9, 2, 2]), 'A: spar', 'A: Spar', 'A: spar'],
    [round('spar', [9, 2, 2], 'spades'), 'A: spar', 'A: Spar', 'A: spar'],
    [round('farve', [9, 2, 2]), 'A: farve', 'A: Farve', 'A: farve'],
    [round('farve', [9, 2, 2], 'none'), 'A: farve', 'A: Farve', 'A: farve'],
    [round('farve', [9, 2, 2], 'diamonds'), 'A: farve i ruder', 'A: Farve in Karo', 'A: farve in diamonds'],
    [round('sans', [9, 2, 2]), 'A: sans', 'A: Sans', 'A: sans'],
    [round('sol', [9, 2, 2], 'hearts'), 'A: sol', 'A: Sol', 'A: sol'],
  ])('the headline names chooser and variant: %j', (entry, da, de, en) => {
    const { headline } = play([entry]).rows[0]!
    expect([
      words(threehanded, headline),
      words(threehanded, headline, 'de'),
      words(threehanded, headline, 'en'),
    ]).toEqual([da, de, en])
  })

  test('the parts of a working say what they are', () => {
    const whys = (entry: object) => whysOf(play([entry]).rows[0]!.working[0]!).map((why) => words(threehanded, why))
    expect(whys(round('spar', [9, 2, 2]))).toEqual(['stik minus mål', 'stik', 'mål', 'mål'])
    expect(whys(round('sol', [9, 2, 2]))).toEqual(['det højeste minus stik', 'højst', 'stik', 'stik'])
  })

  test('T8: who has no chair is said to sit out', () => {
    const { rows } = play([{ kind: 'seating', order: [0, 3, 2] }, round('sans', [7, 4, 2])])
    expect(words(threehanded, rows[1]!.working[1]!.why)).toBe('sidder over')
  })
})

describe('the end', () => {
  test.each(endings)('%s: %s', (_clause, _title, options, rows, expected) => {
    const { verdict } = play(rows, options)
    const result = verdict && {
      winners: verdict.winners,
      points: verdict.points,
      text: words(threehanded, verdict.why),
    }
    expect(result).toEqual(expected)
  })
})

describe('what an entry form asks', () => {
  test('T6, T7: goals by place', () => {
    expect(VARIANTS.map(goalsOf)).toEqual([
      [7, 4, 2],
      [7, 4, 2],
      [7, 4, 2],
      [2, 4, 7],
    ])
  })

  test('T10: what each chair has left, whoever is to choose', () => {
    const { next } = play(game.slice(0, 5).map(([entry]) => entry))
    const left = [0, 1, 2].map((chair) => variantsLeftFor(next as Parameters<typeof variantsLeft>[0], chair))
    expect(left).toEqual([
      ['farve', 'sol'],
      ['farve', 'sans'],
      ['spar', 'sans', 'sol'],
    ])
  })

  test('T11: cards to swap by place', () => {
    expect(VARIANTS.map(exchangeOf)).toEqual([
      [7, 4, 2],
      [7, 4, 2],
      [7, 4, 2],
      [2, 4, 7],
    ])
  })

  test.each([
    [[0, 1, 2], 0, [0, 1, 2]],
    [[0, 1, 2], 1, [2, 0, 1]],
    [[0, 1, 2], 2, [1, 2, 0]],
    [[3, 0, 2], 2, [1, 2, 0]],
  ])('T2: in the order %j, seat %i chooses, so the chairs are at places %j', (seated, forehand, places) => {
    expect(placesOf({ seated, forehand })).toEqual(places)
  })
})

describe('the game', () => {
  test('T1: seats three, keeps chairs and sums to zero', () => {
    expect(threehanded).toMatchObject({
      id: 'threehanded',
      revision: 1,
      seatCounts: [3],
      zeroSum: true,
      keepsChairs: true,
      presets: {},
    })
    expect(play([]).next.sides).toEqual([{ seats: [0] }, { seats: [1] }, { seats: [2] }])
  })

  test('its standard is the one of the rules', () => {
    expect(standardOptions(fields)).toEqual({ onceEach: true, spadesInFarve: false, rounds: 12 })
  })

  test.each([
    [{ rounds: 3 }, true],
    [{ rounds: 60 }, true],
    [{ rounds: 0 }, false],
    [{ rounds: 63 }, false],
    [{ rounds: 13 }, false],
    [{ onceEach: 'yes' }, false],
    [{ spadesInFarve: true, onceEach: false }, true],
  ])('options %j are options: %s', (options, good) => {
    expect(threehanded.faultsOfOptions(options).length === 0).toBe(good)
  })

  test('the questions to agree on are the variants and spades', () => {
    expect(Object.entries(threehanded.fields).flatMap(([key, field]) => (field.agree ? [key] : []))).toEqual([
      'onceEach',
      'spadesInFarve',
    ])
  })
})

describe('the vectors', () => {
  const tables = [scores, problems, hints, endings, refusals, workings]
  const tested = ['T1', 'T11']

  test('cite clauses that exist, and every clause is cited', () => {
    const cited = new Set([...tables.flatMap((table) => table.map(([clause]) => clause)), ...tested])
    expect([...cited].toSorted()).toEqual([...clausesOf('threehanded')].toSorted())
  })

  test('use every option twice at least', () => {
    const sheets = [...scores, ...problems, ...hints, ...endings].map(([, , options, rows]) => ({
      options,
      rows: rows as readonly unknown[],
    }))
    const uses = usesOfOptions(sheets)
    for (const key of Object.keys(fields)) expect(uses.get(key) ?? 0, key).toBeGreaterThanOrEqual(2)
  })
})
