import { defineGame } from '../../rules/define-game.ts'
import { verdictOf } from '../../rules/ranking.ts'
import { check, isOver } from './check.ts'
import { entrySchema } from './entry.ts'
import { headline } from './headline.ts'
import { hints } from './hints.ts'
import { fields, presets } from './options.ts'
import { score } from './score.ts'
import { sitsOut } from './seating.ts'
import { terms } from './terms.ts'

export const esmakker = defineGame({
  id: 'esmakker',
  revision: 1,
  seatCounts: [4, 5, 6],
  zeroSum: true,
  keepsChairs: false,
  terms,
  fields,
  presets,
  entry: entrySchema,
  sitsOut,
  // E2.2
  dealMovesOn: (entry, options) => entry.kind !== 'pass' || options.allPass !== 'sameDealer',
  hints,
  check,
  score,
  headline,
  verdict: (at) => (isOver(at) ? verdictOf(at.totals) : undefined),
})
