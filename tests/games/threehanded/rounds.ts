/** Short ways to write rounds. At first A, B, C sit in this order and C deals, so A chooses round 1. */

export const round = (variant: string, tricks: readonly number[], trump?: string) =>
  trump === undefined ? { variant, tricks } : { variant, tricks, trump }
/** A seating of the same three in which this player chooses: the player before them deals. */
export const chooses = (seat: number) => ({ kind: 'seating', order: [0, 1, 2], dealer: (seat + 2) % 3 })
export const times = (count: number, row: unknown): readonly unknown[] => Array.from({ length: count }, () => row)

export const spar = round('spar', [7, 4, 2])
export const farve = round('farve', [7, 4, 2])
export const sans = round('sans', [7, 4, 2])
export const sol = round('sol', [2, 4, 7])

/** A whole game that breaks no rule, with the totals after each round. */
export const game: readonly (readonly [entry: object, points: readonly number[], totals: readonly number[]])[] = [
  [round('spar', [9, 2, 2]), [2, -2, 0], [2, -2, 0]],
  [round('sol', [10, 1, 2]), [-3, 1, 2], [-1, -1, 2]],
  [round('farve', [0, 0, 13], 'diamonds'), [-4, -2, 6], [-5, -3, 8]],
  [round('sans', [6, 5, 2]), [-1, 1, 0], [-6, -2, 8]],
  [round('spar', [1, 8, 4]), [-1, 1, 0], [-7, -1, 8]],
  [round('sol', [5, 6, 2]), [-1, 1, 0], [-8, 0, 8]],
  [round('sol', [3, 4, 6]), [-1, 0, 1], [-9, 0, 9]],
  [round('farve', [3, 6, 4]), [1, -1, 0], [-8, -1, 9]],
  [round('spar', [4, 1, 8]), [0, -1, 1], [-8, -2, 10]],
  [round('farve', [8, 3, 2]), [1, -1, 0], [-7, -3, 10]],
  [round('sans', [2, 9, 2]), [0, 2, -2], [-7, -1, 8]],
  [round('sans', [5, 2, 6]), [1, 0, -1], [-6, -1, 7]],
]
export const wholeGame = game.map(([entry]) => entry)
