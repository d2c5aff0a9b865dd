import * as fc from 'fast-check'
import { HONOUR_COUNTS, PENALTIES, TRUMPS } from '../../../src/games/classic/rules/entry.ts'
import { fields } from '../../../src/games/classic/rules/options.ts'
import { optionsOf } from './options.ts'

const side = fc.nat(1)

export const classicArbitrary = {
  options: optionsOf(fields),
  entry: () =>
    fc.record(
      {
        tricks: fc.nat(13).map((first) => [first, 13 - first]),
        trump: fc.constantFrom(...TRUMPS),
        honours: fc.record({ side, count: fc.constantFrom(...HONOUR_COUNTS) }),
        revoke: fc.record({ side, penalty: fc.constantFrom(...PENALTIES) }),
      },
      { requiredKeys: ['tricks'] },
    ),
}
