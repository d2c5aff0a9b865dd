import { esmakker } from '../../../src/games/esmakker/index.ts'
import type { TalliedRow } from '../../../src/kernel/contract.ts'
import { tallyOf } from '../playing.ts'

/** The last round, played after the others; the last of the players deals the first. */
export function lastRow(options: object, rows: readonly unknown[], players = 4): TalliedRow {
  const seated = Array.from({ length: players }, (_, seat) => seat)
  return tallyOf(esmakker, { players, seated, dealer: players - 1, options, rows }).rows.at(-1)!
}
