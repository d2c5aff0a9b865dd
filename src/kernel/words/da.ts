import type { SameWords } from '../../words/catalog.ts'
import { signed } from '../numbers.ts'
import { and, range, told } from './phrases.ts'

/** The rows every game has, and what can be wrong with an entry. */
export const words = {
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
export type KernelWords = SameWords<typeof words>
