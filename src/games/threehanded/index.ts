import { defineGame } from '../../kernel/define-game.ts'
import { verdictOf } from '../../kernel/ranking.ts'
import { check, isOver } from './rules/check.ts'
import { entrySchema } from './rules/entry.ts'
import { fields } from './rules/options.ts'
import { score } from './rules/score.ts'
import { say, words } from './words/index.ts'
import { variantsLeft } from './rules/variants.ts'

export const threehanded = defineGame({
  id: 'threehanded',
  revision: 1,
  seatCounts: [3],
  zeroSum: true,
  keepsChairs: true,
  words,
  fields,
  presets: {},
  entry: () => entrySchema,
  // T16
  rounds: ({ rounds }) => rounds,
  check,
  score,
  hints: (at) => {
    if (isOver(at)) return []
    const left = variantsLeft(at).map((variant) => say(`variants.${variant}`))
    return [
      left.length === 0 ? say('nothingLeft', { seat: at.forehand }) : say('chooses', { seat: at.forehand }, ...left),
    ]
  },
  headline: ({ variant, trump }, at) => {
    const chooser = { seat: at.forehand }
    return variant === 'farve' && trump !== undefined && trump !== 'none'
      ? say('headlineInSuit', chooser, say('variants.farve'), say(`suits.${trump}`))
      : say('headline', chooser, say(`variants.${variant}`))
  },
  verdict: (at) => (isOver(at) ? verdictOf(at.totals) : undefined),
})
