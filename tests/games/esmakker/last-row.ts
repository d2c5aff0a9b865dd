import { esmakker } from '../../../src/games/esmakker/index.ts'
import type { TalliedRow } from '../../../src/kernel/contract.ts'
import { tallyOf } from '../playing.ts'

/** The last of these rounds, tallied after the others. The last player deals the first round. */
export function lastRow(options: object, rows: readonly unknown[], players = 4): TalliedRow {
  const seated = Array.from({ length: players }, (_, seat) => seat)
  return tallyOf(esmakker, { players, seated, dealer: players - 1, options, rows }).rows.at(-1)!
}
