/** The golden rows of es-makker whist. */
import type { GameVectors } from '../golden-rows.ts'
import { endings } from './vectors/endings.ts'
import { headlines } from './vectors/headlines.ts'
import { hints } from './vectors/hints.ts'
import { nolos } from './vectors/nolos.ts'
import { others } from './vectors/others.ts'
import { overruled } from './vectors/overruled.ts'
import { presets } from './vectors/presets.ts'
import { problemWords, problems } from './vectors/problems.ts'
import { rates } from './vectors/rates.ts'
import { refusals } from './vectors/refusals.ts'
import { results } from './vectors/results.ts'
import { settlements } from './vectors/settlements.ts'
import { workingsOfOthers } from './vectors/workings-of-others.ts'
import { workingsOfTricks } from './vectors/workings-of-tricks.ts'

export const esmakkerVectors: GameVectors = {
  seats: 4,
  points: [...rates, ...results, ...settlements, ...nolos, ...others, ...presets],
  overruled,
  problems,
  refusals,
  workings: [...workingsOfTricks, ...workingsOfOthers],
  hints,
  endings,
  headlines,
  problemWords,
  elsewhere: 'E1.1 E1.2 E1.3 E2.1 E2.2 E2.3 E5.1 E5.2 E5.3 E5.4 E60.1 E60.2 E60.3 E60.4'.split(' '),
}
