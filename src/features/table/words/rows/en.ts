import { plain } from '../../../../kernel/numbers.ts'
import type { RowWords } from './da.ts'

export const rows: RowWords = {
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
