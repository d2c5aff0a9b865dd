import type { SameWords } from '../../../words/catalog.ts'
import { capital } from '../../../kernel/words/phrases.ts'
import { amount } from './phrases.ts'

export const words = {
  name: '3-mands whist',
  tagline: 'Tre spillere, 12 runder, mål 7, 4 og 2',

  'fields.onceEach': 'Hver variant én gang',
  'help.onceEach': 'Hver plads kan kun vælge hver af de fire varianter én gang på 12 runder.',
  'fields.spadesInFarve': 'Spar i farve',
  'help.spadesInFarve': 'I farve må spar også vælges som trumf.',
  'fields.rounds': 'Runder',
  'help.rounds': 'Så mange runder spilles der; altid et antal, som kan deles med 3.',

  'entry.variant': 'Variant',
  'entry.tricks': 'Stik',
  'entry.trump': 'Trumf',

  'variants.spar': 'spar',
  'variants.farve': 'farve',
  'variants.sans': 'sans',
  'variants.sol': 'sol',
  'gloss.spar': 'spar er trumf',
  'gloss.farve': 'vælgeren bestemmer trumf',
  'gloss.sans': 'uden trumf',
  'gloss.sol': 'uden trumf, færrest stik gælder',
  'suits.spades': 'spar',
  'suits.hearts': 'hjerter',
  'suits.diamonds': 'ruder',
  'suits.clubs': 'klør',
  'suits.none': 'ingen trumf',

  headline: (chooser: string, variant: string) => `${chooser}: ${variant}`,
  headlineInSuit: (chooser: string, variant: string, suit: string) => `${chooser}: ${variant} i ${suit}`,
  chooses: (chooser: string, ...variants: string[]) => `${chooser} vælger: ${variants.join(', ')}`,
  nothingLeft: (chooser: string) => `${chooser} skal vælge, men pladsen har brugt alle fire varianter`,
  exchange: (first: string, m: number, second: string, n: number, third: string, k: number) =>
    `Bytter: ${first} ${m}, ${second} ${n}, ${third} ${k}`,

  tricksTaken: 'stik',
  target: 'mål',
  limit: 'højst',
  tricksLessTarget: 'stik minus mål',
  limitLessTricks: 'det højeste minus stik',

  tricksNot13: 'stikkene skal give 13 tilsammen',
  variantUsed: (chooser: string, variant: string) => `${chooser} har allerede haft ${variant}`,
  spadesInFarve: 'spar kan ikke være trumf i farve',
  sparIsSpades: 'i spar er trumf altid spar',
  noTrumpIn: (variant: string) => `i ${variant} er der ingen trumf`,
  afterEnd: (rounds: number) => `spillet er slut efter ${rounds} runder`,

  whoChooses: (name: string) => `${name} vælger`,
  'marks.bidder': 'vælger',
  used: 'brugt',
  free: 'fri',
  variantsLeft: 'Hvem har hvilke varianter tilbage?',
  goal: (n: number) => `mål ${n}`,
  atMost: (n: number) => `højst ${n}`,
  trumpMayBeLeft: 'kan udelades',
  inPlay: (chooser: string, variant: string) => `${chooser} spiller ${variant}`,
  row: (variant: string, suit: string) => capital(suit === '' ? variant : `${variant} ${suit}`),
  ofGoal: (n: number, goal: number) => `${n} af ${goal}`,
  missingVariant: (chooser: string) => `Hvad vælger ${chooser}?`,
  missingTricks: (name: string) => `Hvor mange stik fik ${name}?`,
  notThirteen: (sum: number) =>
    sum < 13 ? `${sum} af 13: ${amount(13 - sum, 'ét')} mangler` : `${sum} af 13: ${amount(sum - 13, 'ét')} for meget`,
}
export type ThreehandedWords = SameWords<typeof words>
