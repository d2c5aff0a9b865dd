/** The kernel's terms: the rows every game has, and what can be wrong with an entry. */
import { type Locale, type SameTerms, speaker } from './message.ts'
import { signed } from './numbers.ts'

const da = {
  correction: 'Rettelse',
  correctionNoted: (note: string) => `Rettelse: ${note}`,
  corrected: 'rettet',
  newSeating: (...names: string[]) => `Nu sidder: ${names.join(', ')}`,
  newDealer: (name: string) => `${name} giver`,
  newRules: (...which: string[]) => told('Nye regler herfra', which),
  otherRules: (...which: string[]) => told('Andre regler fra begyndelsen', which),
  dealerLeft: (gone: string, heir: string) => `${gone} skulle give, men sidder ikke med; så giver ${heir}`,
  noPoints: 'giver ingen point',
  'entry.dealer': 'Giver',
  'entry.points': 'Point',
  sitsOut: 'sidder over',
  wins: (name: string, points: number) => `${name} vinder med ${signed(points)}`,
  share: (points: number, ...names: string[]) => `${and(names, 'og')} deler sejren med ${signed(points)}`,
  notAnObject: 'her skal stå et objekt',
  notAList: 'her skal stå en liste',
  notText: 'her skal stå en tekst',
  notABoolean: 'her skal stå true eller false',
  notAnInteger: 'her skal stå et helt tal',
  outOfRange: (min: string, max: string) => `tallet skal være ${range(min, max, ['mindst', 'højst', 'og'], 'mellem')}`,
  notAMultiple: (step: number) => `tallet skal kunne deles med ${step}`,
  notOneOf: (choices: string) => `her skal stå en af: ${choices}`,
  unknownKey: (key: string) => `ukendt nøgle "${key}"`,
  missingKey: (key: string) => `"${key}" mangler`,
  wrongLength: 'listen har en forkert længde',
  seatTwice: 'den samme person står der to gange',
  notAPlayer: 'her er ingen spiller med det nummer',
  wrongNumberSeated: (counts: string) => `så mange kan ikke sidde til bords; spillet tager ${counts}`,
  dealerNotSeated: 'giveren sidder ikke til bords',
  sumNotZero: 'pointene skal give 0 tilsammen',
}
export type KernelTerms = SameTerms<typeof da>

const de: KernelTerms = {
  correction: 'Korrektur',
  correctionNoted: (note) => `Korrektur: ${note}`,
  corrected: 'korrigiert',
  newSeating: (...names) => `Jetzt sitzen: ${names.join(', ')}`,
  newDealer: (name) => `${name} gibt`,
  newRules: (...which) => told('Ab hier neue Regeln', which),
  otherRules: (...which) => told('Andere Regeln von Anfang an', which),
  dealerLeft: (gone, heir) => `${gone} sollte geben, sitzt aber nicht mehr; dann gibt ${heir}`,
  noPoints: 'gibt keine Punkte',
  'entry.dealer': 'Geber',
  'entry.points': 'Punkte',
  sitsOut: 'setzt aus',
  wins: (name, points) => `${name} gewinnt mit ${signed(points)}`,
  share: (points, ...names) => `${and(names, 'und')} teilen sich den Sieg mit ${signed(points)}`,
  notAnObject: 'hier muss ein Objekt stehen',
  notAList: 'hier muss eine Liste stehen',
  notText: 'hier muss ein Text stehen',
  notABoolean: 'hier muss true oder false stehen',
  notAnInteger: 'hier muss eine ganze Zahl stehen',
  outOfRange: (min, max) => `die Zahl muss ${range(min, max, ['mindestens', 'höchstens', 'und'], 'zwischen')} sein`,
  notAMultiple: (step) => `die Zahl muss durch ${step} teilbar sein`,
  notOneOf: (choices) => `hier muss eines davon stehen: ${choices}`,
  unknownKey: (key) => `unbekannter Schlüssel "${key}"`,
  missingKey: (key) => `"${key}" fehlt`,
  wrongLength: 'die Liste hat eine falsche Länge',
  seatTwice: 'dieselbe Person steht zweimal da',
  notAPlayer: 'hier ist kein Spieler mit dieser Nummer',
  wrongNumberSeated: (counts) => `so viele können nicht am Tisch sitzen; das Spiel nimmt ${counts}`,
  dealerNotSeated: 'wer gibt, sitzt nicht am Tisch',
  sumNotZero: 'die Punkte müssen zusammen 0 ergeben',
}

const en: KernelTerms = {
  correction: 'Correction',
  correctionNoted: (note) => `Correction: ${note}`,
  corrected: 'corrected',
  newSeating: (...names) => `Now seated: ${names.join(', ')}`,
  newDealer: (name) => `${name} deals`,
  newRules: (...which) => told('New rules from here', which),
  otherRules: (...which) => told('Other rules from the start', which),
  dealerLeft: (gone, heir) => `${gone} was due to deal but is not seated; so ${heir} deals`,
  noPoints: 'scores nothing',
  'entry.dealer': 'Dealer',
  'entry.points': 'Points',
  sitsOut: 'sits out',
  wins: (name, points) => `${name} wins with ${signed(points)}`,
  share: (points, ...names) => `${and(names, 'and')} share the win with ${signed(points)}`,
  notAnObject: 'an object is needed here',
  notAList: 'a list is needed here',
  notText: 'a text is needed here',
  notABoolean: 'true or false is needed here',
  notAnInteger: 'a whole number is needed here',
  outOfRange: (min, max) => `the number must be ${range(min, max, ['at least', 'at most', 'and'], 'between')}`,
  notAMultiple: (step) => `the number must be a multiple of ${step}`,
  notOneOf: (choices) => `one of these is needed here: ${choices}`,
  unknownKey: (key) => `unknown key "${key}"`,
  missingKey: (key) => `"${key}" is missing`,
  wrongLength: 'the list has a wrong length',
  seatTwice: 'the same person is named twice',
  notAPlayer: 'there is no player with that number',
  wrongNumberSeated: (counts) => `that many cannot sit at the table; the game takes ${counts}`,
  dealerNotSeated: 'the dealer is not seated',
  sumNotZero: 'the points must sum to 0',
}

export const kernelTerms: Readonly<Record<Locale, KernelTerms>> = { da, de, en }
export const say = speaker<KernelTerms>()

/** A list of names, the last joined by `word`. */
function and(names: readonly string[], word: string): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)!}`
}

function told(what: string, which: readonly string[]): string {
  return which.length === 0 ? what : `${what}: ${which.join('; ')}`
}

/** A range in words; an empty string is an open end. */
function range(min: string, max: string, [least, most, and]: readonly [string, string, string], between: string) {
  if (min === '') return `${most} ${max}`
  return max === '' ? `${least} ${min}` : `${between} ${min} ${and} ${max}`
}
