/** T16: who has won; nobody before the end. */
import type { EndingRow } from '../../golden-rows.ts'
import { round, spar, wholeGame } from '../rounds.ts'

export const endings: readonly EndingRow[] = [
  ['T16', 'after 11 rounds it goes on', {}, wholeGame.slice(0, 11), [-7, -1, 8], undefined],
  [
    'T16',
    'after 12 rounds the highest wins',
    {},
    wholeGame,
    [-6, -1, 7],
    { winners: [2], points: [-6, -1, 7], text: 'U vinder med +7' },
  ],
  [
    'T16',
    'after three rounds, if that is agreed',
    { rounds: 3 },
    [spar, spar, round('spar', [4, 2, 7])],
    [5, -3, -2],
    { winners: [0], points: [5, -3, -2], text: 'S vinder med +5' },
  ],
  [
    'T16',
    'all three equal',
    { rounds: 3 },
    [spar, round('spar', [2, 7, 4]), round('spar', [4, 2, 7])],
    [0, 0, 0],
    { winners: [0, 1, 2], points: [0, 0, 0], text: 'S, T og U deler sejren med 0' },
  ],
  [
    'T16',
    'two share the win',
    { rounds: 3 },
    [round('spar', [8, 5, 0]), round('spar', [2, 7, 4]), round('spar', [4, 2, 7])],
    [1, 1, -2],
    { winners: [0, 1], points: [1, 1, -2], text: 'S og T deler sejren med +1' },
  ],
  [
    'T16',
    'a correction counts',
    { rounds: 3 },
    [spar, spar, spar, { kind: 'correction', points: [-9, 4, 5] }],
    [-1, 3, -2],
    { winners: [1], points: [-1, 3, -2], text: 'T vinder med +3' },
  ],
]
