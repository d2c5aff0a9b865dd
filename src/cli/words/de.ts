import type { CliWords } from './da.ts'

export const words: CliWords = {
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
