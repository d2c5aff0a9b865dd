import { defineGame } from '../../kernel/define-game.ts'
import { verdictOf } from '../../kernel/ranking.ts'
import { check, isOver } from './rules/check.ts'
import { entrySchema } from './rules/entry.ts'
import { headline } from './rules/headline.ts'
import { hints } from './rules/hints.ts'
import { fields, presets } from './rules/options.ts'
import { score } from './rules/score.ts'
import { sitsOut } from './rules/seating.ts'
import { words } from './words/index.ts'

export const esmakker = defineGame({
  id: 'esmakker',
  revision: 1,
  seatCounts: [4, 5, 6],
  zeroSum: true,
  keepsChairs: false,
  words,
  fields,
  presets,
  entry: entrySchema,
  sitsOut,
  // E4.1, E4.2
  rounds: ({ rounds }) => (rounds > 0 ? rounds : undefined),
  // E2.2
  dealMovesOn: (entry, options) => entry.kind !== 'pass' || options.allPass !== 'sameDealer',
  hints,
  check,
  score,
  headline,
  verdict: (at) => (isOver(at) ? verdictOf(at.totals) : undefined),
})
