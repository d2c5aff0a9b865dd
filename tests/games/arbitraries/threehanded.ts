import * as fc from 'fast-check'
import { TRUMPS } from '../../../src/games/threehanded/rules/entry.ts'
import { fields } from '../../../src/games/threehanded/rules/options.ts'
import { VARIANTS } from '../../../src/games/threehanded/rules/variants.ts'
import { optionsOf } from './options.ts'

const tricks = fc.tuple(fc.nat(13), fc.nat(13)).map(([a, b]) => {
  const [first, second] = [Math.min(a, b), Math.max(a, b)]
  return [first, second - first, 13 - second]
})

export const threehandedArbitrary = {
  options: optionsOf(fields),
  entry: () =>
    fc.record(
      { variant: fc.constantFrom(...VARIANTS), tricks, trump: fc.constantFrom(...TRUMPS) },
      { requiredKeys: ['variant', 'tricks'] },
    ),
}
