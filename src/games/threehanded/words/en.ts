import { capital } from '../../../kernel/words/phrases.ts'
import { amount } from './phrases.ts'
import type { ThreehandedWords } from './da.ts'

export const words: ThreehandedWords = {
  name: 'Three-handed whist',
  tagline: 'Three players, 12 rounds, targets 7, 4 and 2',

  'fields.onceEach': 'Each variant once',
  'help.onceEach': 'In 12 rounds each chair may choose each of the four variants only once.',
  'fields.spadesInFarve': 'Spades in farve',
  'help.spadesInFarve': 'In farve, spades may be named as trumps too.',
  'fields.rounds': 'Rounds',
  'help.rounds': 'That many rounds are played; always a multiple of 3.',

  'entry.variant': 'Variant',
  'entry.tricks': 'Tricks',
  'entry.trump': 'Trumps',

  'variants.spar': 'spar',
  'variants.farve': 'farve',
  'variants.sans': 'sans',
  'variants.sol': 'sol',
  'gloss.spar': 'spades are trumps',
  'gloss.farve': 'the chooser names trumps',
  'gloss.sans': 'no trumps',
  'gloss.sol': 'no trumps, fewest tricks count',
  'suits.spades': 'spades',
  'suits.hearts': 'hearts',
  'suits.diamonds': 'diamonds',
  'suits.clubs': 'clubs',
  'suits.none': 'no trumps',

  headline: (chooser, variant) => `${chooser}: ${variant}`,
  headlineInSuit: (chooser, variant, suit) => `${chooser}: ${variant} in ${suit}`,
  chooses: (chooser, ...variants) => `${chooser} chooses: ${variants.join(', ')}`,
  nothingLeft: (chooser) => `${chooser} is to choose, but the chair has used all four variants`,
  exchange: (first, m, second, n, third, k) => `Exchange: ${first} ${m}, ${second} ${n}, ${third} ${k}`,

  tricksTaken: 'tricks',
  target: 'target',
  limit: 'at most',
  tricksLessTarget: 'tricks less target',
  limitLessTricks: 'limit less tricks',

  tricksNot13: 'the tricks must add up to 13',
  variantUsed: (chooser, variant) => `${chooser} has already had ${variant}`,
  spadesInFarve: 'spades cannot be trumps in farve',
  sparIsSpades: 'in spar, spades are always trumps',
  noTrumpIn: (variant) => `there are no trumps in ${variant}`,
  afterEnd: (rounds) => `the game ends after ${rounds} rounds`,

  whoChooses: (name) => `${name} chooses`,
  'marks.bidder': 'chooser',
  used: 'used',
  free: 'free',
  variantsLeft: 'Who has which variants left?',
  goal: (n) => `target ${n}`,
  atMost: (n) => `at most ${n}`,
  trumpMayBeLeft: 'may be left out',
  inPlay: (chooser, variant) => `${chooser} plays ${variant}`,
  row: (variant, suit) => capital(suit === '' ? variant : `${variant} ${suit}`),
  ofGoal: (n, goal) => `${n} of ${goal}`,
  missingVariant: (chooser) => `What does ${chooser} choose?`,
  missingTricks: (name) => `How many tricks did ${name} take?`,
  notThirteen: (sum) =>
    sum < 13 ? `${sum} of 13: ${amount(13 - sum, 'one')} missing` : `${sum} of 13: ${amount(sum - 13, 'one')} too many`,
}
