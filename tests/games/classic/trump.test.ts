import { describe, expect, test } from 'vitest'
import { trumpOf } from '../../../src/games/classic/rules/trump.ts'
import { play } from './play.ts'
import { took } from './rounds.ts'

describe('trump', () => {
  const at = (rounds: number, trump: string) =>
    play(
      Array.from({ length: rounds }, () => took(7)),
      { trump, target: 'deals' },
    ).next as Parameters<typeof trumpOf>[0]

  test('C4: a trump in the entry comes first', () => {
    expect(trumpOf(at(1, 'cycle'), { trump: 'clubs' })).toBe('clubs')
    expect(trumpOf(at(1, 'lastCard'), { trump: 'none' })).toBe('none')
  })

  test('C4: otherwise the cycle decides, by the number of rounds played', () => {
    const cycle = (trump: string) => Array.from({ length: 6 }, (_, rounds) => trumpOf(at(rounds, trump), {}))
    expect(cycle('cycle')).toEqual(['hearts', 'diamonds', 'spades', 'clubs', 'hearts', 'diamonds'])
    expect(cycle('cycleNoTrump')).toEqual(['hearts', 'diamonds', 'spades', 'clubs', 'none', 'hearts'])
    expect(cycle('lastCard')).toEqual(Array.from({ length: 6 }))
  })
})
