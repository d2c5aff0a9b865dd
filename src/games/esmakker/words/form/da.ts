import type { SameWords } from '../../../../words/catalog.ts'
import { capital } from '../../../../kernel/words/phrases.ts'
import { plain, signed } from '../../../../kernel/numbers.ts'

/** The entry form and a round's row. */
export const form = {
  'starts.free': 'Egen runde, point i hånden',
  whoBids: 'Hvem fik meldingen?',
  allPass: 'Alle pas',
  bidOf: 'Melding',
  orNolo: 'eller nolo',
  'nolos.sol.short': 'Sol',
  'nolos.rensol.short': 'Ren sol',
  'nolos.bord.short': 'Bordl.',
  'nolos.renbord.short': 'Ren b.',
  'nolos.dobbelt.short': 'Dobb. b.',
  withAny: (level: number) => `${level} med påhæng`,
  self: 'Selv',
  cat: 'Katten',
  beats: (bids: string) => `slår ${bids}`,
  beatenBy: (bids: string) => `slås af ${bids}`,
  lowest: 'den laveste melding',
  highest: 'den højeste melding',
  details: 'Trumf og es',
  detailsAndBanket: 'Trumf, es, banket',
  mayBeLeft: 'kan udelades',
  turned: (n: number) => (n === 1 ? '1 kort' : `${n} kort`),
  once: 'Nej',
  times: (n: number) => `×${n}`,
  tricksOf: (names: string) => `Stik til ${names}`,
  side: (...names: string[]) => names.join(' og '),
  othersGot: (n: number) => `de andre fik ${n}`,
  joins: 'Går nogen med?',
  inPlay: (name: string, bid: string) => `${name}: ${bid}`,
  withAce: (line: string, suit: string) => `${line}, ${suit} es`,
  worth: (level: number, made: number, failed: number) =>
    `mindst ${level}: ${signed(made)}, et for lidt: ${plain(failed)}`,
  worthNolo: (limit: number, made: number, failed: number) =>
    `${limit === 0 ? 'ingen stik' : 'højst 1 stik'}: ${signed(made)}, ellers ${plain(failed)}`,
  passed: 'Alle passer',
  ownBid: 'Egen melding',
  title: (bid: string) => capital(bid),
  missingBidder: 'Hvem fik meldingen?',
  missingBid: 'Hvad blev der meldt?',
  missingPartner: 'Hvem var makker?',
  missingTricks: (names: string) => `Hvor mange stik fik ${names}?`,
  missingPoints: 'Skriv pointene',
  pointsNotZero: (sum: number) => `Pointene giver ${plain(sum)} og skal give 0`,
}
export type FormWords = SameWords<typeof form>
