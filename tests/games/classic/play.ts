/** A sheet of classic whist: A to D sit, and D deals the first round. */
import { classic } from '../../../src/games/classic/index.ts'
import type { Tally } from '../../../src/kernel/contract.ts'
import { playersIn, tallyOf } from '../playing.ts'

export function play(rows: readonly unknown[], options: object = {}): Tally {
  return tallyOf(classic, { players: playersIn(rows, 4), seated: [0, 1, 2, 3], dealer: 3, options, rows })
}
