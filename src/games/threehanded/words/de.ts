import { capital } from '../../../kernel/words/phrases.ts'
import { amount } from './phrases.ts'
import type { ThreehandedWords } from './da.ts'

export const words: ThreehandedWords = {
  name: 'Whist zu dritt',
  tagline: 'Drei Spieler, 12 Runden, Ziele 7, 4 und 2',

  'fields.onceEach': 'Jede Variante einmal',
  'help.onceEach': 'Jeder Platz darf jede der vier Varianten in 12 Runden nur einmal wählen.',
  'fields.spadesInFarve': 'Pik in Farve',
  'help.spadesInFarve': 'In Farve darf auch Pik als Trumpf gewählt werden.',
  'fields.rounds': 'Runden',
  'help.rounds': 'So viele Runden werden gespielt; immer eine durch 3 teilbare Zahl.',

  'entry.variant': 'Variante',
  'entry.tricks': 'Stiche',
  'entry.trump': 'Trumpf',

  'variants.spar': 'Spar',
  'variants.farve': 'Farve',
  'variants.sans': 'Sans',
  'variants.sol': 'Sol',
  'gloss.spar': 'Pik ist Trumpf',
  'gloss.farve': 'wer wählt, bestimmt den Trumpf',
  'gloss.sans': 'ohne Trumpf',
  'gloss.sol': 'ohne Trumpf, die wenigsten Stiche zählen',
  'suits.spades': 'Pik',
  'suits.hearts': 'Herz',
  'suits.diamonds': 'Karo',
  'suits.clubs': 'Kreuz',
  'suits.none': 'kein Trumpf',

  headline: (chooser, variant) => `${chooser}: ${variant}`,
  headlineInSuit: (chooser, variant, suit) => `${chooser}: ${variant} in ${suit}`,
  chooses: (chooser, ...variants) => `${chooser} wählt: ${variants.join(', ')}`,
  nothingLeft: (chooser) => `${chooser} muss wählen, aber der Platz hat alle vier Varianten verbraucht`,
  exchange: (first, m, second, n, third, k) => `Tausch: ${first} ${m}, ${second} ${n}, ${third} ${k}`,

  tricksTaken: 'Stiche',
  target: 'Ziel',
  limit: 'höchstens',
  tricksLessTarget: 'Stiche minus Ziel',
  limitLessTricks: 'Höchstzahl minus Stiche',

  tricksNot13: 'die Stiche müssen zusammen 13 ergeben',
  variantUsed: (chooser, variant) => `${chooser} hatte ${variant} schon`,
  spadesInFarve: 'in Farve kann Pik nicht Trumpf sein',
  sparIsSpades: 'in Spar ist immer Pik Trumpf',
  noTrumpIn: (variant) => `in ${variant} gibt es keinen Trumpf`,
  afterEnd: (rounds) => `nach ${rounds} Runden ist das Spiel zu Ende`,

  whoChooses: (name) => `${name} wählt`,
  'marks.bidder': 'wählt',
  used: 'verbraucht',
  free: 'frei',
  variantsLeft: 'Wer hat noch welche Varianten?',
  goal: (n) => `Ziel ${n}`,
  atMost: (n) => `höchstens ${n}`,
  trumpMayBeLeft: 'kann offen bleiben',
  inPlay: (chooser, variant) => `${chooser} spielt ${variant}`,
  row: (variant, suit) => capital(suit === '' ? variant : `${variant} ${suit}`),
  ofGoal: (n, goal) => `${n} von ${goal}`,
  missingVariant: (chooser) => `Was wählt ${chooser}?`,
  missingTricks: (name) => `Wie viele Stiche bekam ${name}?`,
  notThirteen: (sum) =>
    sum < 13
      ? `${sum} von 13: ${sum === 12 ? 'einer fehlt' : `${13 - sum} fehlen`}`
      : `${sum} von 13: ${amount(sum - 13, 'einer')} zu viel`,
}
