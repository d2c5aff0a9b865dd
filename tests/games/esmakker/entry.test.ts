import { describe, expect, test } from 'vitest'
import { ATTACHMENTS, LEVELS, NOLOS, SUITS } from '../../../src/games/esmakker/rules/bids.ts'
import { entrySchema } from '../../../src/games/esmakker/rules/entry.ts'
import { faultsOf } from '../../../src/kernel/schema.ts'
import { A, B, C, D, bid, bidWith, doubled, free, kvarte, nolo, pass } from './rounds.ts'

const faults = (entry: unknown, players = 4) =>
  faultsOf(entrySchema(players), entry).map(({ path, why }) => `${path.join('.')}: ${why.key}`)
const BIG = Number.MAX_SAFE_INTEGER

describe('what is an entry', () => {
  test.each(LEVELS)('E5.1: a bid of %i, with every attachment', (level) => {
    for (const attachment of ATTACHMENTS) expect(faults(bid(level, attachment, 0))).toEqual([])
  })

  test.each(SUITS)('E5.1: %s as trump and as ace', (suit) => {
    expect(faults(bid(8, 'none', 13, { trump: suit, ace: suit }))).toEqual([])
  })

  test.each(NOLOS)('E5.2: %s', (name) => {
    expect(faults(nolo(name, [A, 13]))).toEqual([])
  })

  test.each([
    ['E5.1: the ace in the cat', bidWith('cat', 8, 'none', 8)],
    ['E5.1: the own ace', bidWith('self', 8, 'none', 8)],
    ['E5.1: nobody', kvarte(8, 8)],
    ['E5.1: the last seat as partner', bidWith(D, 8, 'none', 8)],
    ['E5.1: the last seat as bidder', bid(8, 'none', 8, { bidder: D })],
    ['E5.1: one card turned', bid(8, 'vip', 8, { flips: 1 })],
    ['E5.1: three cards turned', bid(8, 'vip', 8, { flips: 3 })],
    ['E5.1: doubled once', bid(8, 'none', 8, { doubled: 1 })],
    ['E5.1: re-banket', bid(8, 'none', 8, { doubled: 4 })],
    ['E5.2: four players, one of them twice', nolo('sol', [A, 0], [B, 0], [C, 0], [A, 1])],
    ['E5.2: banket', doubled(2, nolo('sol', [D, 0]))],
    ['E5.3: a pass', pass],
    ['E5.4: points', free(10, -10, 5, -5)],
    ['E5.4: no points', free()],
    ['E5.4: a note', { ...free(1, -1), note: '' }],
    ['E5.4: very large points', free(BIG, -BIG, BIG, -BIG)],
  ])('%s', (_title, entry) => {
    expect(faults(entry)).toEqual([])
  })

  test('more players take more seats and more points', () => {
    expect(faults(bidWith(4, 8, 'none', 8, { bidder: 5 }), 6)).toEqual([])
    expect(faults(nolo('sol', [5, 0]), 6)).toEqual([])
    expect(faults(free(1, -1, 0, 0, 1, -1), 6)).toEqual([])
  })
})
