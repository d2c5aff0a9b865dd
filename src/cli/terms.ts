/** The terms of the `score` command. */
import type { Locale, SameTerms } from '../kernel/message.ts'

const da = {
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
export type CliTerms = SameTerms<typeof da>

const de: CliTerms = {
  usage: `Aufruf: npm run --silent score -- [Optionen] DATEI
        npm run --silent score -- --merge A B

Liest eine Blockdatei (oder - für die Standardeingabe) und schreibt das Ergebnis als JSON.

  --table        eine Tabelle für Menschen statt JSON
  --csv          CSV für Tabellenprogramme statt JSON
  --merge        schreibt zwei Dateien zu einer Blockdatei vereint
  --lang SPRACHE da, de oder en; sonst da
  --help         diese Hilfe
`,
  unknownFlag: 'eine Option ist unbekannt oder ihr fehlt der Wert',
  unknownLanguage: (language) => `die Sprache "${language}" gibt es hier nicht; da, de oder en wählen`,
  oneFile: 'es muss genau eine Datei angegeben sein',
  twoFiles: '--merge nimmt genau zwei Dateien',
  oneForm: 'von --table, --csv und --merge geht nur eines auf einmal',
  noFile: 'die Datei gibt es nicht',
  directory: 'das ist ein Ordner, keine Datei',
  notAllowed: 'die Datei darf nicht gelesen werden',
  unreadable: 'die Datei lässt sich nicht lesen',
  notUtf8: 'die Datei ist kein Text in UTF-8',
  proof: (sum) => `Probe: ${sum}`,
  won: (name, score) => `Spiel für ${name}: ${score}`,
  deals: (name) => `Als Nächstes gibt: ${name}`,
}

const en: CliTerms = {
  usage: `Usage: npm run --silent score -- [options] FILE
       npm run --silent score -- --merge A B

Reads a pad file (or - for standard input) and prints the result as JSON.

  --table          a table for people instead of JSON
  --csv            CSV for spreadsheets instead of JSON
  --merge          prints two files merged into one pad file
  --lang LANGUAGE  da, de or en; da if left out
  --help           this help
`,
  unknownFlag: 'an option is unknown or lacks its value',
  unknownLanguage: (language) => `there is no language "${language}" here; choose da, de or en`,
  oneFile: 'exactly one file is needed',
  twoFiles: '--merge takes exactly two files',
  oneForm: 'only one of --table, --csv and --merge can be used at a time',
  noFile: 'there is no such file',
  directory: 'this is a directory, not a file',
  notAllowed: 'the file may not be read',
  unreadable: 'the file cannot be read',
  notUtf8: 'the file is not text in UTF-8',
  proof: (sum) => `Proof: ${sum}`,
  won: (name, score) => `Game to ${name}: ${score}`,
  deals: (name) => `Next dealer: ${name}`,
}

export const cliTerms: Readonly<Record<Locale, CliTerms>> = { da, de, en }
