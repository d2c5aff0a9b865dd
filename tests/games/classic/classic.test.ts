import { describe, expect, test } from 'vitest'
import { classic } from '../../../src/games/classic/index.ts'
import { fields, targetOf } from '../../../src/games/classic/rules/options.ts'
import { trumpOf } from '../../../src/games/classic/rules/trump.ts'
import type { Working } from '../../../src/kernel/working.ts'
import { explain } from '../../../src/kernel/working.ts'
import { standardOptions } from '../../../src/kernel/options.ts'
import {
  clausesOf,
  legInShort,
  names,
  playersIn,
  problemsOf,
  tallyOf,
  usesOfOptions,
  whysOf,
  words,
  workingsOf,
} from '../playing.ts'
import { endings, hints, honours, problems, refusals, revoke, rules, scores, stand, took, workings } from './vectors.ts'

const play = (rows: readonly unknown[], options: object = {}) =>
  tallyOf(classic, { players: playersIn(rows, 4), seated: [0, 1, 2, 3], dealer: 3, options, rows })

const whyKeysOf = (working: Working) => whysOf(working).map(({ key }) => key)

describe('points', () => {
  const rounds = scores.map(([clause, title, options, before, entry, points, closes]) => {
    return { clause, title, options, rows: [...before, entry], points, closes }
  })
  test.each(rounds)('$clause: $title', ({ options, rows, points, closes }) => {
    const tally = play(rows, options)
    const last = tally.rows.at(-1)!
    expect(last.points).toEqual(points)
    expect(last.leg && legInShort(last.leg)).toEqual(closes)
    expect(last.totals).toEqual(closes?.score ?? tally.next.totals)
    expect(tally.next.totals).toEqual(closes === undefined ? last.totals : [0, 0])
  })

  test('C9: N at 3 with three honours keeps 3 when the others win first', () => {
    const { rows } = play([stand(3, 3), took(5, honours(0, 3))], { honours: true, value: 'sdt' })
    expect(rows.at(-1)!.totals).toEqual([3, 5])
  })

  test('C19: games are counted from the beginning of the sheet', () => {
    const { next } = play([took(13), took(9), rules({ value: 'sdt' }), took(0)])
    expect(next.legs.map(legInShort)).toEqual([
      { winner: 0, score: [5, 0], value: 1 },
      { winner: 1, score: [3, 5], value: 1 },
    ])
  })
})

describe('problems', () => {
  test.each(problems)('%s: %s', (_clause, _title, options, before, row, expected) => {
    expect(problemsOf(play([...before, row], options).rows.at(-1)!)).toEqual(expected)
  })

  test.each([
    [[took(9, honours(0, 3))], {}, 'honnører tæller ikke efter jeres regler'],
    [[took(9, { ...honours(0, 3), trump: 'none' })], { honours: true }, 'uden trumf er der ingen honnører'],
    [[took(13), took(13), took(9)], { rubber: true }, 'spillet er slut'],
    [[stand(0, 5)], {}, 'T når 5 ved en rettelse; spillet slutter først ved næste point'],
  ])('are said in words', (rows, options, text) => {
    expect(words(classic, play(rows, options).rows.at(-1)!.problems[0]!.why)).toBe(text)
  })
})

describe('what is no entry', () => {
  test.each(refusals)('%s: %s', (_clause, _title, entry, expected) => {
    const faults = classic.faultsOfEntry(entry, 4)
    expect(faults.map(({ path, why }) => `${path.join('.')}: ${why.key}`)).toEqual(expected)
  })

  test('every trump, number of honours and penalty is part of an entry', () => {
    for (const trump of ['spades', 'hearts', 'diamonds', 'clubs', 'none'])
      expect(classic.faultsOfEntry(took(0, { trump }), 4)).toEqual([])
    for (const side of [0, 1]) {
      for (const count of [3, 4]) expect(classic.faultsOfEntry(took(13, honours(side, count)), 4)).toEqual([])
      for (const penalty of ['tricks', 'add', 'subtract'])
        expect(classic.faultsOfEntry(took(13, revoke(side, penalty)), 4)).toEqual([])
    }
  })

  test('C26: a correction has two columns and need not sum to 0', () => {
    expect(classic.faultsOfEntry(stand(1, 1), 5)).toEqual([])
    expect(classic.faultsOfEntry(stand(1, 1, 1), 5).map(({ why }) => why.key)).toEqual(['wrongLength'])
  })
})

describe('words', () => {
  test.each(hints)('%s: %s', (_clause, _title, options, before, expected) => {
    expect(play(before, options).hints.map((hint) => words(classic, hint))).toEqual(expected)
  })

  test.each(workings)('%s: %s', (_clause, _title, options, before, entry, expected) => {
    expect(workingsOf(classic, play([...before, entry], options).rows.at(-1)!)).toEqual(expected)
  })

  test.each([
    [took(9), {}, '9 mod 4', '9 zu 4', '9 to 4'],
    [took(4, { trump: 'hearts' }), {}, '4 mod 9, hjerter', '4 zu 9, Herz', '4 to 9, hearts'],
    [took(4, { trump: 'none' }), {}, '4 mod 9, uden trumf', '4 zu 9, ohne Trumpf', '4 to 9, no trumps'],
    [took(13), { trump: 'cycle' }, '13 mod 0, hjerter', '13 zu 0, Herz', '13 to 0, hearts'],
    [took(9, { trump: 'clubs' }), { trump: 'cycle' }, '9 mod 4, klør', '9 zu 4, Kreuz', '9 to 4, clubs'],
    [
      took(9, { ...honours(0, 4), ...revoke(1, 'add') }),
      {},
      '9 mod 4, S 4 honnører, T svigtede kulør',
      '9 zu 4, S 4 Honneurs, T haben nicht bedient',
      '9 to 4, S 4 honours, T revoked',
    ],
  ])('the headline tells the round: %j', (entry, options, da, de, en) => {
    const { headline } = play([entry], options).rows[0]!
    expect([words(classic, headline), words(classic, headline, 'de'), words(classic, headline, 'en')]).toEqual([
      da,
      de,
      en,
    ])
  })

  const ODD = ['oddTricks', 'oddTricks', 'tricksTaken', 'book', 'book']
  test.each([
    [{}, [], took(9), ODD, ['noOddTricks']],
    [{}, [], took(9, honours(1, 3)), ODD, ['honoursOff']],
    [{ honours: true }, [stand(0, 4)], took(9, honours(1, 3)), ODD, ['honoursBlocked']],
    [{ honours: true }, [], took(13, honours(1, 3)), ['cutAt', ...ODD, 'cutAt', 'cutAt'], ['gameClosed']],
    [{ honours: true }, [], took(6, honours(0, 3)), ['honoursHeld'], ODD],
    [{}, [], took(6, revoke(0, 'subtract')), ['revokeSubtract', 'revokeSubtract'], ODD],
    [{}, [], took(6, revoke(1, 'add')), ['revokeAdd'], ODD],
    [{}, [], took(7, revoke(1, 'add')), ['entered', 'revokeAdd', ...ODD], ['noOddTricks']],
    [
      {},
      [],
      took(10, revoke(0, 'tricks')),
      ['oddTricks', 'oddTricks', 'tricksTaken', 'revokeTricks', 'revokeTricks', 'book', 'book'],
      ['noOddTricks'],
    ],
    [
      {},
      [],
      took(6, revoke(0, 'tricks')),
      ['noOddTricks'],
      ['oddTricks', 'oddTricks', 'tricksTaken', 'revokeTricks', 'book', 'book'],
    ],
  ])('each part of a working has its reason: %j %j %j', (options, before, entry, first, second) => {
    const { rows } = play([...before, entry], options)
    expect(rows.at(-1)!.working.map(whyKeysOf)).toEqual([first, second])
  })

  test('where a score stops is said with the score', () => {
    const why = (before: readonly unknown[], entry: object, options = {}) =>
      words(classic, play([...before, entry], options).rows.at(-1)!.working[0]!.why)
    expect(why([stand(3, 0)], took(9))).toBe('stopper ved 5')
    expect(why([stand(3, 0)], took(9, revoke(0, 'add')))).toBe('stopper ved 4')
    expect(why([stand(7, 0), rules({ target: '5' })], took(9), { target: '10' })).toBe('stopper ved 7')
    expect(why([], took(9), { target: '10' })).toBe('stik over seks')
  })

  test.each([
    ['count', [4, 0], '1', 'et spil'],
    ['sdt', [4, 0], '3', 'tredobbelt: taberne har ingenting'],
    ['sdt', [4, 2], '2', 'dobbelt: taberne nåede ikke halvdelen'],
    ['sdt', [4, 3], '1', 'enkelt: taberne nåede mindst halvdelen'],
    ['american', [4, 2], '5 − 2 = 3', 'mål minus tabernes point'],
    ['american', [4, 5], '1', 'et spil giver mindst 1'],
  ])('the value of a game is worked out: %s at %j', (value, before, text, why) => {
    const leg = play([stand(...before), took(9)], { value }).next.legs[0]!
    expect(explain(leg.value, classic.terms.da, names)).toBe(text)
    expect(words(classic, leg.value.why)).toBe(why)
  })
})

test('C22: the value says what it is made of', () => {
  const leg = play([stand(4, 2), took(9)], { value: 'american' }).next.legs[0]!
  expect(whyKeysOf(leg.value)).toEqual(['targetLessLosers', 'target', 'losers', 'losers'])
})

describe('the end', () => {
  test.each(endings)('%s: %s', (_clause, _title, options, rows, standing, expected) => {
    const tally = play(rows, options)
    const { verdict } = tally
    const result = verdict && { winners: verdict.winners, points: verdict.points, text: words(classic, verdict.why) }
    expect(tally.standing).toEqual(standing)
    expect(result).toEqual(expected)
  })
})

describe('trump', () => {
  const at = (rounds: number, trump: string) =>
    play(
      Array.from({ length: rounds }, () => took(7)),
      { trump, target: 'deals' },
    ).next as Parameters<typeof trumpOf>[0]

  test('C4: what the entry says comes first', () => {
    expect(trumpOf(at(1, 'cycle'), { trump: 'clubs' })).toBe('clubs')
    expect(trumpOf(at(1, 'lastCard'), { trump: 'none' })).toBe('none')
  })

  test('C4: else the cycle, by rounds played', () => {
    const cycle = (trump: string) => Array.from({ length: 6 }, (_, rounds) => trumpOf(at(rounds, trump), {}))
    expect(cycle('cycle')).toEqual(['hearts', 'diamonds', 'spades', 'clubs', 'hearts', 'diamonds'])
    expect(cycle('cycleNoTrump')).toEqual(['hearts', 'diamonds', 'spades', 'clubs', 'none', 'hearts'])
    expect(cycle('lastCard')).toEqual(Array.from({ length: 6 }))
  })
})

describe('the game', () => {
  test('C1: seats four in two sides by the order they sit in', () => {
    expect(classic).toMatchObject({ id: 'classic', revision: 1, seatCounts: [4], zeroSum: false, keepsChairs: true })
    expect(classic.sides(4, [3, 0, 2, 1])).toEqual([{ seats: [3, 2] }, { seats: [0, 1] }])
  })

  test('C2: the turn to deal belongs to the chair', () => {
    const { next, turn } = play([took(7), took(7), { kind: 'seating', order: [0, 4, 2, 3] }])
    expect([next.dealer, turn]).toEqual([4, 2])
  })

  test('its standard is the one of the rules', () => {
    const standard = { target: '5', deals: 12, honours: false, value: 'count', rubber: false, trump: 'lastCard' }
    expect(standardOptions(fields)).toEqual(standard)
  })

  test('its presets are those of the rules', () => {
    expect(classic.presets).toEqual({
      short: {},
      rubber: { honours: true, value: 'sdt', rubber: true },
      american: { target: '7', value: 'american' },
      long: { target: '10', honours: true },
      tournament: { target: 'deals', deals: 20, trump: 'cycleNoTrump' },
    })
  })

  test.each([
    [{ target: '5' }, true],
    [{ target: 5 }, false],
    [{ target: '6' }, false],
    [{ deals: 1 }, true],
    [{ deals: 100 }, true],
    [{ deals: 0 }, false],
    [{ deals: 101 }, false],
    [{ honours: 1 }, false],
    [{ value: 'none' }, false],
    [{ rubber: 'on' }, false],
    [{ trump: 'hearts' }, false],
  ])('options %j are options: %s', (options, good) => {
    expect(classic.faultsOfOptions(options).length === 0).toBe(good)
  })

  test('every choice is an option', () => {
    for (const target of ['5', '7', '10', 'deals']) expect(classic.faultsOfOptions({ target })).toEqual([])
    for (const value of ['count', 'sdt', 'american']) expect(classic.faultsOfOptions({ value })).toEqual([])
    for (const trump of ['lastCard', 'cycle', 'cycleNoTrump']) expect(classic.faultsOfOptions({ trump })).toEqual([])
  })

  test('the target is a number, or none where deals are counted', () => {
    const targets = (['5', '7', '10', 'deals'] as const).map((target) =>
      targetOf({ ...standardOptions(fields), target }),
    )
    expect(targets).toEqual([5, 7, 10, undefined])
  })

  test('the questions to agree on are target, honours, value and rubber; deals are asked where they matter', () => {
    expect(Object.entries(classic.fields).flatMap(([key, field]) => (field.agree ? [key] : []))).toEqual([
      'target',
      'honours',
      'value',
      'rubber',
    ])
    expect(classic.fields['deals']!.when).toEqual(['target', 'deals'])
  })
})

describe('the vectors', () => {
  const tables = [scores, problems, hints, endings, refusals, workings]

  test('cite clauses that exist, and every clause is cited', () => {
    const cited = new Set([...tables.flatMap((table) => table.map(([clause]) => clause)), 'C1'])
    expect([...cited].toSorted()).toEqual([...clausesOf('classic')].toSorted())
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
