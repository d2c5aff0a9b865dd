/** The terms of the entry form and of a round's row; the Danish ones define the type of the others. */
import { type Locale, type SameTerms, speaker } from '../../../kernel/message.ts'
import type { ThreehandedTerms } from '../terms/da.ts'

const da = {
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
export type FormTerms = SameTerms<typeof da>

const de: FormTerms = {
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

const en: FormTerms = {
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

export const formTerms: Readonly<Record<Locale, FormTerms>> = { da, de, en }
export const say = speaker<ThreehandedTerms & FormTerms>()

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function amount(n: number, one: string): string {
  return n === 1 ? one : String(n)
}
