import type { SameWords } from '../../../../words/catalog.ts'
import { plain } from '../../../../kernel/numbers.ts'

/** Rows of no game, while they are entered. */
export const rows = {
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
export type RowWords = SameWords<typeof rows>
