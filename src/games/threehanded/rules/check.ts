import type { Problem, Situation } from '../../../kernel/contract.ts'
import type { Message } from '../../../kernel/message.ts'
import type { Entry } from './entry.ts'
import type { Options } from './options.ts'
import { say } from '../words/index.ts'
import { variantsLeft } from './variants.ts'

type At = Situation<Options, Entry>

export function check(entry: Entry, at: At): readonly Problem[] {
  const problems: Problem[] = []
  if (isOver(at)) problems.push({ field: 'variant', why: say('afterEnd', at.options.rounds) })
  if (!variantsLeft(at).includes(entry.variant)) {
    problems.push({
      field: 'variant',
      why: say('variantUsed', { seat: at.forehand }, say(`variants.${entry.variant}`)),
    })
  }
  const why = whyNotTrump(entry, at.options)
  if (why !== undefined) problems.push({ field: 'trump', why })
  return problems
}

/** T16: whether the last round has been played. */
export function isOver({ past, options }: At): boolean {
  return past.length >= options.rounds
}

/** T13, T14: why this suit cannot be trump in this variant. */
function whyNotTrump({ variant, trump }: Entry, { spadesInFarve }: Options): Message | undefined {
  if (trump === undefined) return undefined
  switch (variant) {
    case 'spar':
      return trump === 'spades' ? undefined : say('sparIsSpades')
    case 'farve':
      return trump === 'spades' && !spadesInFarve ? say('spadesInFarve') : undefined
    case 'sans':
    case 'sol':
      return trump === 'none' ? undefined : say('noTrumpIn', say(`variants.${variant}`))
  }
}
