/** The terms of the forms for corrections, seatings and rules changes. Danish is the shape of the other languages. */
import { type Locale, type SameTerms, speaker } from '../../../kernel/message.ts'
import { plain } from '../../../kernel/numbers.ts'

const da = {
  missingPayer: 'Hvem betaler?',
  missingPayee: 'Hvem får det?',
  missingAmount: 'Hvor meget?',
  missingPoints: 'Skriv mindst ét tal',
  pointsNotZero: (sum: number) => `Det giver ${plain(sum)} tilsammen og skal give 0`,
  wrongCount: (counts: string) => `Der skal sidde ${counts}`,
  sameTable: 'Bordet er, som det var',
  sameRules: 'Intet er ændret endnu',
  roundGone: 'Den runde findes ikke længere',
  'marks.bidder': 'melder',
  'marks.partner': 'makker',
}
type RowTerms = SameTerms<typeof da>

const de: RowTerms = {
  missingPayer: 'Wer zahlt?',
  missingPayee: 'Wer bekommt es?',
  missingAmount: 'Wie viel?',
  missingPoints: 'Mindestens eine Zahl eintragen',
  pointsNotZero: (sum) => `Das ergibt zusammen ${plain(sum)} und muss 0 ergeben`,
  wrongCount: (counts) => `Es müssen ${counts} am Tisch sitzen`,
  sameTable: 'Der Tisch ist, wie er war',
  sameRules: 'Noch ist nichts geändert',
  roundGone: 'Diese Runde gibt es nicht mehr',
  'marks.bidder': 'spielt',
  'marks.partner': 'Partner',
}

const en: RowTerms = {
  missingPayer: 'Who pays?',
  missingPayee: 'Who gets it?',
  missingAmount: 'How much?',
  missingPoints: 'Enter at least one number',
  pointsNotZero: (sum) => `That makes ${plain(sum)} in all and must make 0`,
  wrongCount: (counts) => `There must be ${counts} at the table`,
  sameTable: 'The table is as it was',
  sameRules: 'Nothing is changed yet',
  roundGone: 'That round is no longer there',
  'marks.bidder': 'bidder',
  'marks.partner': 'partner',
}

export const rowTerms: Readonly<Record<Locale, RowTerms>> = { da, de, en }
export const say = speaker<RowTerms>()
