/** Makers of random options and entries, one a game. A game without one fails the laws. */
import type * as fc from 'fast-check'
import { classicArbitrary } from './classic.ts'
import { esmakkerArbitrary } from './esmakker.ts'
import { threehandedArbitrary } from './threehanded.ts'

export interface GameArbitrary {
  /** Any options the game takes. */
  readonly options: fc.Arbitrary<Readonly<Record<string, unknown>>>
  /** Any entry the schema accepts on a sheet of so many players, legal or not. */
  readonly entry: (players: number) => fc.Arbitrary<unknown>
}

export const arbitraries: Readonly<Record<string, GameArbitrary>> = {
  esmakker: esmakkerArbitrary,
  threehanded: threehandedArbitrary,
  classic: classicArbitrary,
}
