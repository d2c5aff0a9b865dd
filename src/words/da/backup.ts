import { counted, enumerated } from '../plural.ts'
import type { SameWords } from '../catalog.ts'

/** How many items a backup lacks. */
interface Lacks {
  readonly sheets: number
  readonly presets: number
  /** Of people and series. */
  readonly names: number
}

/** Backups outside this device. */
export const words = {
  title: 'Sikkerhedskopi',
  nothing: 'Her er ingen ark endnu.',
  noSheets: (presets: number, names: number) =>
    `Her er ingen ark, men ${enumerated('og', [presets, 'sæt husregler', 'sæt husregler'], [names, 'navn', 'navne'])}.`,
  never: 'Der er ikke taget nogen kopi endnu.',
  onlyHere: (n: number) => `${counted(n, 'ark', 'ark')} ligger kun her.`,
  last: (day: string) => `Sidste kopi: ${day}.`,
  since: (n: number) => `Siden er der skrevet i ${counted(n, 'ark', 'ark')}.`,
  complete: 'Alle ark er med i den.',
  help: 'Kopien er en fil med alle ark, personer og husregler. Gem den et andet sted end på telefonen.',
  ways: { share: 'Del kopien', download: 'Gem som fil', clipboard: 'Kopiér som tekst' },
  saved: {
    share: 'Kopien er delt.',
    download: 'Kopien er gemt som fil.',
    clipboard: 'Kopien er klar til at blive sat ind et sikkert sted, for eksempel i en mail til dig selv.',
  },
  making: 'Kopien laves …',
  cancelled: 'Afbrudt. Der er ikke taget nogen kopi.',
  failed: 'Det lykkedes ikke. Prøv igen.',
  left: ({ sheets, presets, names }: Lacks) =>
    `${enumerated('og', [sheets, 'ark', 'ark'], [presets, 'sæt husregler', 'sæt husregler'], [names, 'navn', 'navne'])} kan ikke læses og er ikke med i kopien. ${sheets + presets + names === 1 ? 'Det' : 'De'} ligger her endnu.`,
  raw: 'Hent, som det ligger',
  reminder: 'Tag en kopi af arkene',
  lost: (n: number) => `${n === 1 ? 'Det' : 'De'} går tabt, hvis du mister telefonen.`,
  notNow: 'Ikke nu',
  hint: 'Tag arkene med på hjemmeskærmen',
  hintWhy:
    'Lægger du Whistblok på hjemmeskærmen, er arkene bedre beskyttet. Men appen dér kan ikke se arkene i Safari: Gem dem i en fil først, og vælg »Hent mine ark« i appen.',
  hintFile: 'Gem en fil med arkene',
  hintDone: 'Filen er gemt. Læg nu Whistblok på hjemmeskærmen, åbn den dér, og vælg »Hent mine ark«.',
  hintClose: 'Vis ikke dette mere',
  bring: 'Har du ark i Safari?',
  bringWhy: 'Denne app kan ikke se dem. Gem dem i en fil i Safari, og hent filen ind her.',
  safari:
    'Safari sletter arkene, når den har været brugt i syv dage, uden at Whistblok er blevet åbnet. Det sker ikke, når Whistblok ligger på hjemmeskærmen.',
  onApple: 'På iPhone, iPad og i Safari',
  ownStorageThere:
    'En app på hjemmeskærmen har dér sit eget lager og kan ikke se arkene i Safari. Tag dem med i en fil.',
  ownStorage: 'Appen på hjemmeskærmen har sit eget lager og kan ikke se arkene her. Tag dem med i en fil.',
  inApp: 'Denne app har sit eget lager og kan ikke se ark, der er skrevet i Safari. Hent dem ind med en fil.',
}
export type BackupWords = SameWords<typeof words>
