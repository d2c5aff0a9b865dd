import { describe, expect, test } from 'vitest'
import { classic } from '../../../src/games/classic/index.ts'
import { type Working, explain } from '../../../src/kernel/working.ts'
import { legInShort, names, whysOf, words } from '../playing.ts'
import { play } from './play.ts'
import { honours, revoke, rules, stand, took } from './rounds.ts'

const whyKeysOf = (working: Working) => whysOf(working).map(({ key }) => key)

describe('a round', () => {
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

  test('the working of a score that stops says so', () => {
    const why = (before: readonly unknown[], entry: object, options = {}) =>
      words(classic, play([...before, entry], options).rows.at(-1)!.working[0]!.why)
    expect(why([stand(3, 0)], took(9))).toBe('stopper ved 5')
    expect(why([stand(3, 0)], took(9, revoke(0, 'add')))).toBe('stopper ved 4')
    expect(why([stand(7, 0), rules({ target: '5' })], took(9), { target: '10' })).toBe('stopper ved 7')
    expect(why([], took(9), { target: '10' })).toBe('stik over seks')
  })
})

describe('a game', () => {
  test('C19: games are counted from the beginning of the sheet', () => {
    const { next } = play([took(13), took(9), rules({ value: 'sdt' }), took(0)])
    expect(next.legs.map(legInShort)).toEqual([
      { winner: 0, score: [5, 0], value: 1 },
      { winner: 1, score: [3, 5], value: 1 },
    ])
  })

  test('C22: each part of the value has a reason', () => {
    const leg = play([stand(4, 2), took(9)], { value: 'american' }).next.legs[0]!
    expect(whyKeysOf(leg.value)).toEqual(['targetLessLosers', 'target', 'losers', 'losers'])
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
    expect(explain(leg.value, classic.words.da, names)).toBe(text)
    expect(words(classic, leg.value.why)).toBe(why)
  })
})
