import { defineGame } from '../../kernel/define-game.ts'
import { check, checkCorrection } from './rules/check.ts'
import { entrySchema } from './rules/entry.ts'
import { headline } from './rules/headline.ts'
import { sidesBlocked } from './rules/honours.ts'
import { fields, presets } from './rules/options.ts'
import { standing, verdict } from './rules/result.ts'
import { score } from './rules/score.ts'
import { say, words } from './words/index.ts'
import { trumpOf } from './rules/trump.ts'

export const classic = defineGame({
  id: 'classic',
  revision: 1,
  seatCounts: [4],
  zeroSum: false,
  keepsChairs: true,
  words,
  fields,
  presets,
  entry: () => entrySchema,
  // C29
  rounds: ({ target, deals }) => (target === 'deals' ? deals : undefined),
  sides: (seated) => [0, 1].map((side) => ({ seats: seated.filter((_, chair) => chair % 2 === side) })),
  check,
  checkCorrection,
  score,
  hints: (at) => {
    if (verdict(at) !== undefined) return []
    const trump = trumpOf(at)
    return [
      ...(trump === undefined ? [] : [say('trumpIs', say(`suits.${trump}`))]),
      ...sidesBlocked(at).map((side) => say('noHonoursFor', { side }, at.totals[side]!)),
    ]
  },
  headline,
  standing,
  verdict,
})
