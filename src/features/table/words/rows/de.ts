import { plain } from '../../../../kernel/numbers.ts'
import type { RowWords } from './da.ts'

export const rows: RowWords = {
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
