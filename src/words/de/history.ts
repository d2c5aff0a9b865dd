import type { HistoryWords } from '../da/history.ts'
import { counted } from '../plural.ts'

const sheets = (n: number) => counted(n, 'Blatt', 'Blätter')

export const words: HistoryWords = {
  title: 'Alle Blätter',
  search: 'Suchen',
  searchHelp: 'Name, Spiel, Titel, Monat oder Jahr',
  all: sheets,
  found: (n, of) => `${n} von ${counted(of, 'Blatt', 'Blättern')}`,
  reading: 'Die Blätter werden gelesen …',
  nothing: (query) => `Kein Blatt passt zu „${query}“.`,
  clear: 'Alle Blätter zeigen',
  none: 'Hier ist noch kein Blatt.',
  begin: 'Ein Spiel beginnen',
  list: 'Blätter, die neuesten zuerst',
  more: (what) => `Mehr: ${what}`,
  goOn: 'Weiterspielen',
  open: 'Blatt öffnen',
  details: 'Titel und Notiz',
  remove: 'Löschen',
  removed: 'Das Blatt ist gelöscht.',
  undo: 'Rückgängig',
  failed: 'Das ließ sich nicht speichern. Nichts ist geändert. Bitte noch einmal versuchen.',
  gone: 'Das ist nicht mehr hier.',
  apart: (why) =>
    `Es gibt das Blatt schon in einer anderen Fassung, und die beiden lassen sich nicht zusammenführen: ${why} Beide liegen, wo sie lagen.`,
  toBin: (n) => `Papierkorb (${n})`,
  bin: 'Papierkorb',
  binHelp: 'Was du löschst, bleibt hier liegen, bis du den Papierkorb leerst.',
  binEmpty: 'Der Papierkorb ist leer.',
  binned: (when) => `gelöscht ${when}`,
  preset: (game) => `Hausregeln für ${game}`,
  unreadable: 'Etwas, das sich nicht lesen lässt',
  unreadableHelp: 'Es lässt sich nicht zurücklegen.',
  unnamed: 'Ohne Namen',
  putBack: 'Zurücklegen',
  putBackNamed: (what) => `Zurücklegen: ${what}`,
  isBack: 'Es liegt wieder an seinem Platz.',
  empty: 'Papierkorb leeren',
  emptyTitle: 'Für immer löschen?',
  emptyWhat: (sheets, presets, unreadable) =>
    [
      ...(sheets > 0 ? [`${counted(sheets, 'Blatt verschwindet', 'Blätter verschwinden')} für immer.`] : []),
      ...(presets > 0
        ? [`${counted(presets, 'Satz Hausregeln verschwindet', 'Sätze Hausregeln verschwinden')} für immer.`]
        : []),
      ...(unreadable > 0
        ? [`${counted(unreadable, 'unlesbarer Eintrag verschwindet', 'unlesbare Einträge verschwinden')} für immer.`]
        : []),
      'Das lässt sich nicht rückgängig machen.',
    ].join(' '),
  emptySure: 'Für immer löschen',
  emptyCopies: 'Die Kopien auf diesem Telefon, von vor dem Holen, können das Gelöschte noch enthalten.',
  seeCopies: 'Kopien ansehen',
  keep: 'Behalten',
  emptied: 'Der Papierkorb ist geleert.',
  liesInBin: 'Dieses Blatt liegt im Papierkorb.',
}
