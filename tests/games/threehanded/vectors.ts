/** The golden rows of three-handed whist. */
import type { GameVectors } from '../golden-rows.ts'
import { endings } from './vectors/endings.ts'
import { overruled, points } from './vectors/points.ts'
import { problemWords, problems } from './vectors/problems.ts'
import { refusals } from './vectors/refusals.ts'
import { headlines, hints, workings } from './vectors/words.ts'

export const threehandedVectors: GameVectors = {
  seats: 3,
  points,
  overruled,
  problems,
  refusals,
  workings,
  hints,
  endings,
  headlines,
  problemWords,
  elsewhere: ['T1', 'T11'],
}
