/** The golden rows of classic whist. */
import type { GameVectors } from '../golden-rows.ts'
import { closing } from './vectors/closing.ts'
import { endings } from './vectors/endings.ts'
import { overruled } from './vectors/overruled.ts'
import { problemWords, problems } from './vectors/problems.ts'
import { refusals } from './vectors/refusals.ts'
import { tricks } from './vectors/tricks.ts'
import { headlines, hints } from './vectors/words.ts'
import { workings } from './vectors/workings.ts'

export const classicVectors: GameVectors = {
  seats: 4,
  points: [...tricks, ...closing],
  overruled,
  problems,
  refusals,
  workings,
  hints,
  endings,
  headlines,
  problemWords,
  elsewhere: ['C1'],
}
