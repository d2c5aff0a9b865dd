import type { AppWords } from '../da/index.ts'
import { counted } from '../plural.ts'

export const home: AppWords['home'] = {
  welcome: 'Der Block, der die Regeln kennt: Ihr spielt, er rechnet, zeigt wie und bewahrt alles auf dem Telefon auf.',
  welcomeHow: 'Wähl ein Spiel, um anzufangen.',
  emptied: 'Hier ist nichts mehr',
  emptiedHelp:
    'Auf diesem Telefon lagen Blätter, aber jetzt sind sie weg. Vielleicht hat der Browser aufgeräumt, oder du benutzt einen anderen als zuletzt.',
  onlyBin: 'Hier sind keine Blätter. Was du gelöscht hast, liegt im Papierkorb.',
  seeBin: 'Zum Papierkorb',
  closed: 'Die Blätter lassen sich nicht öffnen',
  troubles: {
    newer:
      'Die Blätter stammen aus einer neueren Version von Whistblok als der, die hier läuft. Sie sind unberührt. Schließ alle Tabs mit Whistblok und öffne es neu.',
    closed:
      'Der Browser lässt hier nichts speichern. Das kommt in privaten Fenstern und in manchen eingebauten Browsern vor. Versuch es im gewöhnlichen Browser.',
  },
  inPlay: 'Läuft',
  round: (n) => `Runde ${n}`,
  resume: 'Am Tisch weitermachen',
  newGame: 'Neues Spiel',
  latest: 'Zuletzt',
  all: 'Alle Blätter',
  rounds: (n) => counted(n, 'Runde', 'Runden'),
  noRounds: 'Noch keine Runde',
  notFinished: 'nicht zu Ende gespielt',
  rematch: 'Noch einmal',
  rematchNamed: (names) => `Noch einmal: ${names}`,
  won: (names, points) => `${names} hat mit ${points} gewonnen`,
  shared: (names, points) => `${names} teilen sich den Sieg mit ${points}`,
  leads: (names, points) => `${names} vorn mit ${points}`,
  leader: 'führt',
  standings: 'Stand',
  unreadable: 'Ein Blatt lässt sich nicht lesen',
  unreadableHelp: 'Es liegt noch hier und wird nicht angerührt.',
  rawFile: 'Das rohe Blatt holen',
  bringMine: 'Meine Blätter holen',
  fromFile: 'Aus einer Datei holen',
}
