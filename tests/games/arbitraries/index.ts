/** Makers of random options and entries, one for each game. A game without one fails the laws. */
import type * as fc from 'fast-check'
import { classicArbitrary } from './classic.ts'
import { esmakkerArbitrary } from './esmakker.ts'
import { threehandedArbitrary } from './threehanded.ts'

export interface GameArbitrary {
  /** Any options the game accepts. */
  readonly options: fc.Arbitrary<Readonly<Record<string, unknown>>>
  /** Any entry the schema accepts on a sheet with this many players, whether it breaks a rule or not. */
  readonly entry: (players: number) => fc.Arbitrary<unknown>
}

export const arbitraries: Readonly<Record<string, GameArbitrary>> = {
  esmakker: esmakkerArbitrary,
  threehanded: threehandedArbitrary,
  classic: classicArbitrary,
}
