/** T2 to T9: points of one round, by player. */
import type { PointsRow } from '../../golden-rows.ts'
import { chooses, farve, round, sans, spar } from '../rounds.ts'

/** Rounds that break no rule. */
export const points: readonly PointsRow[] = [
  ['T6', 'spar, two over', {}, [], round('spar', [9, 2, 2]), [2, -2, 0]],
  [
    'T7',
    'sol, one below the limit for next and the chooser',
    {},
    [round('spar', [9, 2, 2])],
    round('sol', [10, 1, 2]),
    [-3, 1, 2],
  ],
  ['T6', 'farve, all to the chooser in the last chair', {}, [chooses(2)], round('farve', [0, 0, 13]), [-4, -2, 6]],
  ['T6', 'sans, everyone exactly on target', {}, [], round('sans', [7, 4, 2]), [0, 0, 0]],
  ['T6', 'spar chosen by B', {}, [chooses(1)], round('spar', [2, 5, 6]), [0, -2, 2]],
  ['T7', 'sol chosen by C', {}, [chooses(2)], round('sol', [4, 9, 0]), [0, -2, 2]],
  ['T7', 'sol, the chooser takes all', {}, [], round('sol', [13, 0, 0]), [-11, 4, 7]],
  ['T6', 'farve, the chooser takes all', {}, [], round('farve', [13, 0, 0]), [6, -4, -2]],
  ['T6', 'sans, the chooser takes nothing', {}, [], round('sans', [0, 6, 7]), [-7, 2, 5]],
  ['T6', 'spar, third takes all', {}, [], round('spar', [0, 0, 13]), [-7, -4, 11]],
  ['T6', 'spar, next takes all', {}, [], round('spar', [0, 13, 0]), [-7, 9, -2]],
  ['T7', 'sol, next takes all', {}, [], round('sol', [0, 13, 0]), [2, -9, 7]],
  ['T7', 'sol, third takes all', {}, [], round('sol', [0, 0, 13]), [2, 4, -6]],
  ['T7', 'sol, everyone exactly on the limit', {}, [], round('sol', [2, 4, 7]), [0, 0, 0]],
  ['T2', 'round 2 is chosen by B', {}, [spar], round('spar', [4, 7, 2]), [2, 0, -2]],
  ['T2', 'round 3 is chosen by C', {}, [spar, spar], round('spar', [4, 2, 7]), [0, 0, 0]],
  ['T2', 'round 4 is chosen by A again', {}, [spar, spar, spar], round('sol', [2, 4, 7]), [0, 0, 0]],
  [
    'T2',
    'after a seating that makes B deal, C chooses',
    {},
    [{ kind: 'seating', order: [0, 1, 2], dealer: 1 }],
    round('spar', [4, 2, 7]),
    [0, 0, 0],
  ],
  [
    'T4',
    'tricks follow the chairs when A and C change places: C chooses from the first chair',
    {},
    [{ kind: 'seating', order: [2, 1, 0] }],
    round('spar', [9, 2, 2]),
    [0, -2, 2],
  ],
  [
    'T3',
    'a newcomer takes the turn to deal of the chair, in a column of their own',
    {},
    [spar, { kind: 'seating', order: [3, 1, 2] }],
    round('spar', [2, 9, 2]),
    [0, 2, -2, 0],
  ],
  [
    'T8',
    'a player who left scores 0',
    {},
    [{ kind: 'seating', order: [0, 3, 2] }],
    round('sol', [0, 13, 0]),
    [2, 0, 7, -9],
  ],
  ['T5', 'a trump suit changes no points', {}, [], round('farve', [8, 4, 1], 'clubs'), [1, 0, -1]],
]

/** Rounds that break a rule and count all the same. */
export const overruled: readonly PointsRow[] = [
  ['T9', 'a variant used before scores as usual', {}, [spar, spar, spar], round('spar', [9, 2, 2]), [2, -2, 0]],
  ['T9', 'spades in farve score', {}, [], round('farve', [9, 2, 2], 'spades'), [2, -2, 0]],
  ['T9', 'a suit named in sans scores', {}, [], round('sans', [9, 2, 2], 'hearts'), [2, -2, 0]],
  ['T9', 'a suit named in sol scores as sol', {}, [], round('sol', [1, 5, 7], 'clubs'), [1, -1, 0]],
  ['T9', 'another suit in spar scores', {}, [], round('spar', [9, 2, 2], 'clubs'), [2, -2, 0]],
  ['T9', 'a round after the last scores', { rounds: 3 }, [spar, farve, sans], round('sol', [13, 0, 0]), [-11, 4, 7]],
]
