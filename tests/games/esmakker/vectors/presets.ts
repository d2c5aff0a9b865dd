/** E70: rounds under the presets. */
import { presets as sets } from '../../../../src/games/esmakker/rules/options.ts'
import { A, B, bid, nolo } from '../rounds.ts'
import type { PointsRow } from '../../golden-rows.ts'

export const presets: readonly PointsRow[] = [
  ['E70.4', 'Jyde: 8 alm, an overtrick', sets.jyde, [], bid(8, 'none', 9), [4, 4, -4, -4]],
  ['E70.4', 'Jyde: 13 alm, two missing', sets.jyde, [], bid(13, 'none', 11), [-32, -32, 32, 32]],
  ['E70.4', 'Jyde: sol joined', sets.jyde, [], nolo('sol', [A, 0], [B, 4]), [8, -12, 2, 2]],
  ['E70.2', 'Klub: sans with all tricks', sets.klub, [], bid(12, 'sans', 13), [2560, 2560, -2560, -2560]],
  ['E70.2', 'Klub: sol joined', sets.klub, [], nolo('sol', [A, 1], [B, 2]), [250, -350, 50, 50]],
  ['E70.3', 'Enkelt understik: 8 alm, 6 tricks', sets.enkelt, [], bid(8, 'none', 6), [-40, -40, 40, 40]],
  ['E70.3', 'Enkelt understik: sol lost', sets.enkelt, [], nolo('sol', [A, 2]), [-150, 50, 50, 50]],
  ['E70.1', 'HjerterEs: 8 alm, 6 tricks', sets.hjerteres, [], bid(8, 'none', 6), [-80, -80, 80, 80]],
]
