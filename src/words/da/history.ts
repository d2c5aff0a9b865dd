import { counted } from '../plural.ts'
import type { SameWords } from '../catalog.ts'

const sheets = (n: number) => counted(n, 'ark', 'ark')

/** The history and the bin. */
export const words = {
  title: 'Alle ark',
  search: 'Søg',
  searchHelp: 'Navn, spil, titel, måned eller år',
  all: sheets,
  found: (n: number, of: number) => `${n} af ${sheets(of)}`,
  reading: 'Arkene læses …',
  nothing: (query: string) => `Ingen ark passer på »${query}«.`,
  clear: 'Vis alle ark',
  none: 'Her er ingen ark endnu.',
  begin: 'Begynd et spil',
  list: 'Ark, de nyeste først',
  more: (what: string) => `Mere: ${what}`,
  goOn: 'Fortsæt',
  open: 'Åbn arket',
  details: 'Titel og note',
  remove: 'Slet',
  removed: 'Arket er slettet.',
  undo: 'Fortryd',
  failed: 'Det kunne ikke gemmes. Intet er ændret. Prøv igen.',
  gone: 'Det er her ikke mere.',
  apart: (why: string) => `Arket ligger her allerede, og de to kan ikke blive til ét: ${why} Begge ligger, hvor de lå.`,
  toBin: (n: number) => `Papirkurv (${n})`,
  bin: 'Papirkurv',
  binHelp: 'Det, du har slettet, bliver liggende her, til du tømmer papirkurven.',
  binEmpty: 'Papirkurven er tom.',
  binned: (when: string) => `slettet ${when}`,
  preset: (game: string) => `Husregler til ${game}`,
  unreadable: 'Noget, der ikke kan læses',
  unreadableHelp: 'Det kan ikke lægges tilbage.',
  unnamed: 'Uden navn',
  putBack: 'Læg tilbage',
  putBackNamed: (what: string) => `Læg tilbage: ${what}`,
  isBack: 'Det er lagt tilbage.',
  empty: 'Tøm papirkurven',
  emptyTitle: 'Slet for altid?',
  emptyWhat: (sheets: number, presets: number, unreadable: number) =>
    [
      ...(sheets > 0 ? [`${counted(sheets, 'ark', 'ark')} forsvinder for altid.`] : []),
      ...(presets > 0 ? [`${counted(presets, 'sæt husregler', 'sæt husregler')} forsvinder for altid.`] : []),
      ...(unreadable > 0 ? [`${unreadable} ting, der ikke kan læses, forsvinder for altid.`] : []),
      'Det kan ikke fortrydes.',
    ].join(' '),
  emptySure: 'Slet for altid',
  emptyCopies: 'Kopierne her på telefonen, fra før du hentede noget ind, kan stadig have det, der er slettet.',
  seeCopies: 'Se kopierne',
  keep: 'Behold',
  emptied: 'Papirkurven er tømt.',
  liesInBin: 'Dette ark ligger i papirkurven.',
}
export type HistoryWords = SameWords<typeof words>
