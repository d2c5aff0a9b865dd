/** Hints, headlines and workings. */
import type { HeadlineRow, HintRow, WorkingRow } from '../../golden-rows.ts'
import { chooses, farve, round, sans, sol, spar, wholeGame } from '../rounds.ts'

export const hints: readonly HintRow[] = [
  ['T10', 'at first A has all four', {}, [], ['A vælger: spar, farve, sans, sol']],
  ['T10', 'after one round B has all four', {}, [spar], ['B vælger: spar, farve, sans, sol']],
  ['T10', 'after spar A has farve, sans and sol', {}, wholeGame.slice(0, 3), ['A vælger: farve, sans, sol']],
  ['T10', 'before round 12 one variant is left', {}, wholeGame.slice(0, 11), ['C vælger: sans']],
  ['T10', 'before round 13 all four are free again', { rounds: 24 }, wholeGame, ['A vælger: spar, farve, sans, sol']],
  [
    'T10',
    'without `onceEach` all four are always free',
    { onceEach: false },
    [spar, spar, spar],
    ['A vælger: spar, farve, sans, sol'],
  ],
  [
    'T10',
    'a chair that chose four times has nothing left',
    {},
    [spar, farve, sans, sol].flatMap((entry) => [chooses(0), entry]).concat(chooses(0)),
    ['A skal vælge, men pladsen har brugt alle fire varianter'],
  ],
  [
    'T3',
    'the newcomer chooses from what the chair has left',
    {},
    [spar, spar, spar, { kind: 'seating', order: [3, 1, 2] }],
    ['D vælger: farve, sans, sol'],
  ],
  ['T16', 'nobody chooses after the end', {}, wholeGame, []],
]

export const headlines: readonly HeadlineRow[] = [
  [round('spar', [9, 2, 2]), {}, 'A: spar', 'A: Spar', 'A: spar'],
  [round('spar', [9, 2, 2], 'spades'), {}, 'A: spar', 'A: Spar', 'A: spar'],
  [round('farve', [9, 2, 2]), {}, 'A: farve', 'A: Farve', 'A: farve'],
  [round('farve', [9, 2, 2], 'none'), {}, 'A: farve', 'A: Farve', 'A: farve'],
  [round('farve', [9, 2, 2], 'diamonds'), {}, 'A: farve i ruder', 'A: Farve in Karo', 'A: farve in diamonds'],
  [round('sans', [9, 2, 2]), {}, 'A: sans', 'A: Sans', 'A: sans'],
  [round('sol', [9, 2, 2], 'hearts'), {}, 'A: sol', 'A: Sol', 'A: sol'],
]

export const workings: readonly WorkingRow[] = [
  ['T6', 'tricks minus target', {}, [], round('spar', [9, 2, 2]), ['9 − 7 = 2', '2 − 4 = −2', '2 − 2 = 0']],
  ['T7', 'limit minus tricks', {}, [chooses(1)], round('sol', [10, 1, 2]), ['7 − 10 = −3', '2 − 1 = 1', '4 − 2 = 2']],
  ['T6', 'no tricks at all', {}, [chooses(2)], round('farve', [0, 0, 13]), ['0 − 4 = −4', '0 − 2 = −2', '13 − 7 = 6']],
  [
    'T8',
    'a player who sits out',
    {},
    [{ kind: 'seating', order: [0, 3, 2] }],
    round('sans', [7, 4, 2]),
    ['7 − 7 = 0', '0', '2 − 2 = 0', '4 − 4 = 0'],
  ],
]
