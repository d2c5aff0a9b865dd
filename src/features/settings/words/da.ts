import type { SameWords } from '../../../words/catalog.ts'

export const words = {
  language: 'Sprog',
  theme: 'Udseende',
  themes: { auto: 'Som telefonen', light: 'Lyst', dark: 'Mørkt', black: 'Sort' },
  table: 'Ved bordet',
  keepAwake: 'Hold skærmen tændt',
  keepAwakeHelp: 'Så længe et ark er åbent.',
  keepAwakeMissing: 'Denne browser kan ikke holde skærmen tændt.',
  newestFirst: 'Nyeste runde øverst',
  newestFirstHelp: 'Ellers står runderne som på papir, den første øverst.',
  runningTotals: 'Løbende stilling i runderne',
  runningTotalsHelp: 'Viser stillingen efter hver runde i stedet for rundens point.',
  storage: 'Hvor arkene ligger',
  storageWhere: 'Kun på denne telefon, i denne browser. Intet sendes nogen steder hen.',
  persisted: 'Browseren har lovet ikke at slette dem af sig selv.',
  notPersisted: 'Browseren har ikke lovet at beholde dem, hvis pladsen bliver trang.',
  persistUnknown: 'Browseren fortæller ikke, om den vil beholde dem.',
  askPersist: 'Bed browseren om at beholde dem',
  persistRefused: 'Browseren sagde nej. Det hjælper ofte at lægge Whistblok på hjemmeskærmen.',
  used: (size: string) => `De fylder ${size}.`,
  toBin: (n: number) => `Papirkurv (${n})`,
  about: 'Om Whistblok',
  aboutText: (games: string) => `En blok til ${games}. Den virker uden net, uden konto og uden reklamer.`,
  version: (version: string) => `Udgave ${version}`,
  bringIn: 'Hent ark ind',
}
export type SettingsWords = SameWords<typeof words>
