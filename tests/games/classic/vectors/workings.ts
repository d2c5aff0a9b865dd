/** Workings, by side. */
import type { WorkingRow } from '../../golden-rows.ts'
import { H, honours, revoke, stand, took } from '../rounds.ts'

export const workings: readonly WorkingRow[] = [
  ['C7', 'tricks above six', {}, [], took(9), ['9 − 6 = 3', '0']],
  ['C7', 'of the second side', {}, [], took(6), ['0', '7 − 6 = 1']],
  ['C8', 'with honours', H, [], took(9, honours(0, 3)), ['9 − 6 = 3; 3 + 2 = 5', '0']],
  ['C8', 'honours alone', H, [], took(4, honours(0, 4)), ['4', '9 − 6 = 3']],
  ['C8', 'honours while `honours` is off', {}, [], took(9, honours(0, 3)), ['9 − 6 = 3; 3 + 0 = 3', '0']],
  ['C10', 'cut at the target', {}, [stand(3, 0)], took(9), ['9 − 6 = 3; 3 − 1 = 2', '0']],
  ['C10', 'honours cut at the target', H, [stand(2, 0)], took(8, honours(0, 4)), ['8 − 6 = 2; 2 + 4 − 3 = 3', '0']],
  ['C10', 'honours after the game is won', H, [stand(3, 3)], took(5, honours(0, 3)), ['0', '8 − 6 = 2']],
  ['C11', 'blocked honours', H, [stand(4, 0)], took(4, honours(0, 3)), ['0', '9 − 6 = 3']],
  ['C12', 'tricks received', {}, [], took(8, revoke(0, 'tricks')), ['0', '5 + 3 − 6 = 2']],
  ['C12', 'tricks given away', {}, [], took(10, revoke(0, 'tricks')), ['10 − 3 − 6 = 1', '0']],
  ['C12', 'no tricks to give away', { target: '10' }, [], took(13, revoke(1, 'tricks')), ['13 − 6 = 7', '0']],
  ['C13', 'three for the others', {}, [], took(8, revoke(0, 'add')), ['8 − 6 = 2', '3']],
  ['C13', 'three for the others, and tricks', {}, [], took(7, revoke(1, 'add')), ['7 − 6 = 1; 3 + 1 = 4', '0']],
  ['C13', 'tricks after the game is won', {}, [stand(0, 3)], took(8, revoke(0, 'add')), ['0', '3 − 1 = 2']],
  ['C14', 'three lost', {}, [stand(4, 0)], took(8, revoke(0, 'subtract')), ['8 − 6 = 2; −3 + 2 = −1', '0']],
  ['C14', 'nothing to lose', {}, [], took(6, revoke(0, 'subtract')), ['0', '7 − 6 = 1']],
  [
    'C15',
    'stopped below the target',
    {},
    [stand(3, 0)],
    took(9, revoke(0, 'subtract')),
    ['9 − 6 = 3; −3 + 3 = 0', '0'],
  ],
  [
    'C15',
    'cut below the target',
    {},
    [stand(3, 0)],
    took(12, revoke(0, 'subtract')),
    ['12 − 6 = 6; −3 + 6 − 2 = 1', '0'],
  ],
]
