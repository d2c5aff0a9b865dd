import type { AppWords } from '../da/index.ts'
import { counted } from '../plural.ts'

export const sheets: AppWords['sheets'] = {
  closed: 'Die Blätter lassen sich nicht öffnen',
  troubles: {
    newer:
      'Die Blätter stammen aus einer neueren Version von Whistblok als der, die hier läuft. Sie sind unberührt. Schließ alle Tabs mit Whistblok und öffne es neu.',
    closed:
      'Der Browser lässt hier nichts speichern. Das kommt in privaten Fenstern und in manchen eingebauten Browsern vor. Versuch es im gewöhnlichen Browser.',
  },
  rounds: (n) => counted(n, 'Runde', 'Runden'),
  noRounds: 'Noch keine Runde',
  notFinished: 'nicht zu Ende gespielt',
  rematch: 'Noch einmal',
  won: (names, points) => `${names} hat mit ${points} gewonnen`,
  shared: (names, points) => `${names} teilen sich den Sieg mit ${points}`,
  leads: (names, points) => `${names} vorn mit ${points}`,
  leader: 'führt',
  standings: 'Stand',
  unreadable: 'Ein Blatt lässt sich nicht lesen',
  unreadableHelp: 'Es liegt noch hier und wird nicht angerührt.',
  rawFile: 'Das rohe Blatt holen',
  roundNo: (n) => `Runde ${n}`,
  nowDeals: (name) => `${name} gibt`,

  effect: 'Das ändert auch:',

  share: 'Teilen oder speichern',
  stakeSays: (money, points) => (points === 1 ? `${money} pro Punkt` : `${money} für je ${points} Punkte`),
}
