import type { HomeWords } from './da.ts'

export const words: HomeWords = {
  welcome: 'Der Block, der die Regeln kennt: Ihr spielt, er rechnet, zeigt wie und bewahrt alles auf dem Telefon auf.',
  welcomeHow: 'Wähl ein Spiel, um anzufangen.',
  emptied: 'Hier ist nichts mehr',
  emptiedHelp:
    'Auf diesem Telefon lagen Blätter, aber jetzt sind sie weg. Vielleicht hat der Browser aufgeräumt, oder du benutzt einen anderen als zuletzt.',
  onlyBin: 'Hier sind keine Blätter. Was du gelöscht hast, liegt im Papierkorb.',
  seeBin: 'Zum Papierkorb',
  inPlay: 'Läuft',
  round: (n) => `Runde ${n}`,
  resume: 'Am Tisch weitermachen',
  newGame: 'Neues Spiel',
  latest: 'Zuletzt',
  all: 'Alle Blätter',
  rematchNamed: (names) => `Noch einmal: ${names}`,
  bringMine: 'Meine Blätter holen',
  fromFile: 'Aus einer Datei holen',
}
