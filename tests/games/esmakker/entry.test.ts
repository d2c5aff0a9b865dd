import { describe, expect, test } from 'vitest'
import { ATTACHMENTS, LEVELS, NOLOS, SUITS } from '../../../src/games/esmakker/rules/bids.ts'
import { entrySchema } from '../../../src/games/esmakker/rules/entry.ts'
import { faultsOf } from '../../../src/kernel/schema.ts'
import { A, B, C, D, bid, bidWith, doubled, free, kvarte, nolo, pass } from './rounds.ts'

const faults = (entry: unknown, players = 4) =>
  faultsOf(entrySchema(players), entry).map(({ path, why }) => `${path.join('.')}: ${why.key}`)
const without = (entry: object, key: string) =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => name !== key))
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

describe('what is no entry (E5.5)', () => {
  test.each([
    ['no kind', {}, ['kind: notOneOf']],
    ['a kind of its own', { kind: 'misere' }, ['kind: notOneOf']],
    ['nothing', null, [': notAnObject']],
    ['a list', [], ['kind: notOneOf']],
    ['a bid without tricks', without(bid(8, 'none', 8), 'tricks'), ['tricks: missingKey']],
    ['a bid with a key of its own', bid(8, 'none', 8, { colour: 'red' }), ['colour: unknownKey']],
    ['a level of 6', bid(6, 'none', 8), ['level: notOneOf']],
    ['a level of 14', bid(14, 'none', 8), ['level: notOneOf']],
    ['an attachment of its own', bid(8, 'super', 8), ['attachment: notOneOf']],
    ['a bidder who is no player', bid(8, 'none', 8, { bidder: 4 }), ['bidder: outOfRange']],
    ['a bidder below 0', bid(8, 'none', 8, { bidder: -1 }), ['bidder: outOfRange']],
    ['a bidder by half', bid(8, 'none', 8, { bidder: 0.5 }), ['bidder: notAnInteger']],
    ['a bidder by name', bid(8, 'none', 8, { bidder: 'Anna' }), ['bidder: notAnInteger']],
    ['a partner who is no player', bidWith(4, 8, 'none', 8), ['partner: outOfRange']],
    ['a partner by name', bid(8, 'none', 8, { partner: 'Anna' }), ['partner: notOneOf']],
    ['fourteen tricks', bid(8, 'none', 14), ['tricks: outOfRange']],
    ['fewer than no tricks', bid(8, 'none', -1), ['tricks: outOfRange']],
    ['half a trick', bid(8, 'none', 8.5), ['tricks: notAnInteger']],
    ['a trump of its own', bid(8, 'none', 8, { trump: 'stars' }), ['trump: notOneOf']],
    ['an ace of its own', bid(8, 'none', 8, { ace: 'stars' }), ['ace: notOneOf']],
    ['no card turned', bid(8, 'vip', 8, { flips: 0 }), ['flips: notOneOf']],
    ['four cards turned', bid(8, 'vip', 8, { flips: 4 }), ['flips: notOneOf']],
    ['doubled three times', bid(8, 'none', 8, { doubled: 3 }), ['doubled: notOneOf']],
    ['a nolo of its own', nolo('grand', [A, 0]), ['bid: notOneOf']],
    ['a nolo of nobody', nolo('sol'), ['players: wrongLength']],
    ['a nolo player who is none', nolo('sol', [4, 0]), ['players.0.seat: outOfRange']],
    ['a nolo with fourteen tricks', nolo('sol', [A, 14]), ['players.0.tricks: outOfRange']],
    ['a nolo doubled eight times', doubled(8, nolo('sol', [A, 0])), ['doubled: notOneOf']],
    ['a nolo with a key of its own', { ...nolo('sol', [A, 0]), trump: 'none' }, ['trump: unknownKey']],
    [
      'a nolo player with a key of its own',
      { ...nolo('sol'), players: [{ seat: 0, tricks: 0, won: true }] },
      ['players.0.won: unknownKey'],
    ],
    ['a pass with a key of its own', { ...pass, note: '' }, ['note: unknownKey']],
    ['a free round without points', { kind: 'free' }, ['points: missingKey']],
    ['points that make 1', free(1), ['points: sumNotZero']],
    ['large points that make 1 where rounding hides it', free(BIG, -BIG, 1), ['points: sumNotZero']],
    ['half points', free(0.5, -0.5), ['points.0: notAnInteger', 'points.1: notAnInteger']],
    ['points of fractions that make no sum', free(0.5, 0.25), ['points.0: notAnInteger', 'points.1: notAnInteger']],
    ['a half point among whole ones', free(1, 0.5), ['points.1: notAnInteger']],
    ['points beyond what is exact', free(BIG + 1, -BIG - 1), ['points.0: notAnInteger', 'points.1: notAnInteger']],
    ['more points than players', free(1, -1, 0, 0, 0), ['points: wrongLength']],
    ['a note that is no text', { ...free(1, -1), note: 1 }, ['note: notText']],
    ['a free round with a key of its own', { ...free(1, -1), bidder: 0 }, ['bidder: unknownKey']],
  ])('%s', (_title, entry, expected) => {
    expect(faults(entry)).toEqual(expected)
  })
})
