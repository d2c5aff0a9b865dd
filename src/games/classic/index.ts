import { defineGame } from '../../rules/define-game.ts'
import { check, checkCorrection } from './check.ts'
import { entrySchema } from './entry.ts'
import { headline } from './headline.ts'
import { sidesBlocked } from './honours.ts'
import { fields, presets } from './options.ts'
import { standing, verdict } from './result.ts'
import { score } from './score.ts'
import { say, terms } from './terms.ts'
import { trumpOf } from './trump.ts'

export const classic = defineGame({
  id: 'classic',
  revision: 1,
  seatCounts: [4],
  zeroSum: false,
  keepsChairs: true,
  terms,
  fields,
  presets,
  entry: () => entrySchema,
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
