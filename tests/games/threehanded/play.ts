/** A sheet of three-handed whist: A, B and C sit, and C deals the first round. */
import { threehanded } from '../../../src/games/threehanded/index.ts'
import type { Tally } from '../../../src/kernel/contract.ts'
import { playersIn, tallyOf } from '../playing.ts'

export function play(rows: readonly unknown[], options: object = {}): Tally {
  return tallyOf(threehanded, { players: playersIn(rows, 3), seated: [0, 1, 2], dealer: 2, options, rows })
}
