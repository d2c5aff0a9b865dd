/** The golden rows of every game. */
import { classicVectors } from './classic/vectors.ts'
import { esmakkerVectors } from './esmakker/vectors.ts'
import type { GameVectors } from './golden-rows.ts'
import { threehandedVectors } from './threehanded/vectors.ts'

export const vectors: Readonly<Record<string, GameVectors>> = {
  esmakker: esmakkerVectors,
  threehanded: threehandedVectors,
  classic: classicVectors,
}
