import type { SameWords } from '../../words/catalog.ts'

/** What the `score` command says. */
export const words = {
  usage: `Brug: npm run --silent score -- [valg] FIL
      npm run --silent score -- --merge A B

Læser en blokfil (eller - for standardinput) og skriver resultatet som JSON.

  --table      en tabel til mennesker i stedet for JSON
  --csv        CSV til regneark i stedet for JSON
  --merge      skriver to filer flettet til én blokfil
  --lang SPROG da, de eller en; ellers da
  --help       denne hjælp
`,
  unknownFlag: 'et valg er ukendt eller mangler sin værdi',
  unknownLanguage: (language: string) => `sproget "${language}" findes ikke her; vælg da, de eller en`,
  oneFile: 'der skal stå netop én fil',
  twoFiles: '--merge tager netop to filer',
  oneForm: 'kun et af valgene --table, --csv og --merge kan bruges ad gangen',
  noFile: 'filen findes ikke',
  directory: 'det er en mappe, ikke en fil',
  notAllowed: 'filen må ikke læses',
  unreadable: 'filen kan ikke læses',
  notUtf8: 'filen er ikke tekst i UTF-8',
  proof: (sum: string) => `Prøve: ${sum}`,
  won: (name: string, score: string) => `Spil til ${name}: ${score}`,
  deals: (name: string) => `Næste giver: ${name}`,
}
export type CliWords = SameWords<typeof words>
