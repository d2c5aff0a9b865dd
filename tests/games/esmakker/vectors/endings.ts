/** E4: when it is over, and who has won. */
import type { EndingRow } from '../../golden-rows.ts'
import { bid, pass, free, correction, NEXT_DEALER } from '../rounds.ts'

export const endings: readonly EndingRow[] = [
  ['E4.1', 'it lasts until they stop', {}, [bid(8, 'none', 8)], [20, 20, -20, -20], undefined],
  ['E4.2', 'one round to go', { rounds: 2 }, [free(3, -3)], [3, -3, 0, 0], undefined],
  [
    'E4.2',
    'the last round',
    { rounds: 2 },
    [free(3, -3), free()],
    [3, -3, 0, 0],
    { winners: [0], points: [3, -3, 0, 0], text: 'S vinder med +3' },
  ],
  [
    'E4.2',
    'one more than the last',
    { rounds: 1 },
    [free(3, -3), free()],
    [3, -3, 0, 0],
    { winners: [0], points: [3, -3, 0, 0], text: 'S vinder med +3' },
  ],
  ['E4.2', 'a redeal by the same dealer does not count', { rounds: 1 }, [pass], [0, 0, 0, 0], undefined],
  [
    'E4.2',
    'a pass that moves the deal on counts',
    { rounds: 1, ...NEXT_DEALER },
    [pass, correction(-1, 1)],
    [-1, 1, 0, 0],
    { winners: [1], points: [-1, 1, 0, 0], text: 'T vinder med +1' },
  ],
  [
    'E4.3',
    'a shared win',
    { rounds: 1 },
    [bid(8, 'none', 8)],
    [20, 20, -20, -20],
    { winners: [0, 1], points: [20, 20, -20, -20], text: 'S og T deler sejren med +20' },
  ],
]
