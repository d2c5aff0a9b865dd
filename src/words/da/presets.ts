import type { SameWords } from '../catalog.ts'

/** Presets. */
export const words = {
  title: 'Husregler',
  intro:
    'Husregler med navn er ét tryk væk, når I begynder et nyt spil. Hvert ark beholder sine egne: intet her ændrer et ark.',
  add: 'Nye husregler',
  addTo: (game: string) => `Nye husregler til ${game}`,
  usual: 'de sædvanlige',
  isUsual: 'Vores sædvanlige',
  isUsualHelp: 'De er valgt på forhånd, når I begynder et nyt spil.',
  name: 'Navn',
  unnamed: 'Uden navn',
  nameMissing: 'Skriv et navn.',
  sameName: (name: string) => `Du har allerede husregler, der hedder »${name}«. Du kan godt have begge.`,
  save: 'Gem',
  cancel: 'Fortryd',
  rename: 'Giv nyt navn',
  copy: 'Kopiér',
  copyOf: (name: string) => `Kopi af ${name}`,
  share: 'Del',
  remove: 'Slet',
  unread: 'Kan ikke læses',
  unreadHelp: 'De ligger her endnu, men denne udgave af Whistblok kan ikke bruge dem.',
  removeNamed: (name: string) => `Slet: ${name}`,
  removed: (name: string) => `»${name}« er slettet.`,
  undo: 'Fortryd',
  revert: 'Fortryd ændringerne',
  fromSheet: 'Gem husreglerne',
  fromSheetHelp: 'Reglerne, som de gælder nu, bliver gemt, så I kan bruge dem igen.',
  saved: (name: string) => `Husreglerne er gemt som »${name}«.`,
  failed: 'Det kunne ikke gemmes. Prøv igen.',
  gone: 'De husregler findes ikke længere.',
  toAll: 'Alle husregler',
  fromRound: 'Fra en tidligere runde',
  whichRound: 'Fra hvilken runde?',
  changedAgain: (n: number) =>
    `Reglerne blev ændret igen før runde ${n}. Det, der blev ændret dér, gælder stadig derfra.`,
  changes: 'Det bliver anderledes',
}
export type PresetsWords = SameWords<typeof words>
