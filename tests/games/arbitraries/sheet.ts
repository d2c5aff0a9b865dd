import * as fc from 'fast-check'
import type { Facts, Game, Row } from '../../../src/kernel/contract.ts'
import type { GameArbitrary } from './index.ts'

/** More people than chairs: they come and go. */
const EXTRA_PLAYERS = 2
const MOST_ROWS = 14

/** A random sheet of a game: rounds that may break rules, and sometimes a correction, a seating or a rules change. */
export function sheetOf(game: Game, { options, entry }: GameArbitrary): fc.Arbitrary<Facts> {
  return fc
    .tuple(fc.constantFrom(...game.seatCounts), fc.nat(EXTRA_PLAYERS))
    .chain(([seats, extra]) => {
      const players = seats + extra
      const row = fc.oneof(
        { weight: 9, arbitrary: entry(players) },
        { weight: 1, arbitrary: correctionOf(game, players) },
        { weight: 1, arbitrary: seatingOf(game, players) },
        { weight: 1, arbitrary: fc.record({ kind: fc.constant('rules'), options }) },
      )
      return fc.record({
        players: fc.constant(players),
        table: tableOf(players, [seats]),
        options,
        rows: fc.array(row, { maxLength: MOST_ROWS }).map(rowsOf),
      })
    })
    .map(({ players, table, options, rows }) => ({ players, seated: table.order, dealer: table.dealer, options, rows }))
}

export function rowsOf(entries: readonly unknown[]): readonly Row[] {
  return entries.map((entry, i) => ({ id: `r${i + 1}`, entry }))
}

/** Numbers by column; in a zero-sum game the first balances the others. */
export function correctionOf(
  game: Game,
  players: number,
): fc.Arbitrary<{ kind: string; points: readonly number[]; note?: string }> {
  const columns = game.sides(players, []).length
  const points = fc
    .array(fc.integer({ min: -99, max: 99 }), { minLength: 1, maxLength: columns })
    .map(([first, ...rest]) => {
      return [game.zeroSum ? rest.reduce((total, number) => total - number, 0) : first!, ...rest]
    })
  return fc.record(
    { kind: fc.constant('correction'), points, note: fc.constantFrom('', 'bøde') },
    { requiredKeys: ['kind', 'points'] },
  )
}

function seatingOf(game: Game, players: number): fc.Arbitrary<unknown> {
  const table = tableOf(
    players,
    game.seatCounts.filter((count) => count <= players),
  )
  return fc.tuple(table, fc.boolean()).map(([{ order, dealer }, named]) => {
    return named ? { kind: 'seating', order, dealer } : { kind: 'seating', order }
  })
}

/** Some of the players in any order, and the one of them who deals. */
function tableOf(
  players: number,
  counts: readonly number[],
): fc.Arbitrary<{ order: readonly number[]; dealer: number }> {
  const everyone = Array.from({ length: players }, (_, seat) => seat)
  return fc
    .tuple(fc.shuffledSubarray(everyone, { minLength: players }), fc.constantFrom(...counts))
    .map(([shuffled, count]) => shuffled.slice(0, count))
    .chain((order) => fc.record({ order: fc.constant(order), dealer: fc.constantFrom(...order) }))
}
