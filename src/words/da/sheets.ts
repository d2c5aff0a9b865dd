import { counted } from '../plural.ts'

/** Sheets, wherever they are shown. */
export const sheets = {
  closed: 'Arkene kan ikke åbnes',
  troubles: {
    newer:
      'Arkene er gemt af en nyere udgave af Whistblok end den, der kører her. De er ikke rørt. Luk alle faner med Whistblok, og åbn den igen.',
    closed:
      'Browseren giver ikke adgang til at gemme noget her. Det sker i private vinduer og i nogle indbyggede browsere. Prøv den almindelige browser.',
  },
  rounds: (n: number) => counted(n, 'runde', 'runder'),
  noRounds: 'Ingen runder endnu',
  notFinished: 'ikke gjort færdig',
  rematch: 'Spil igen',
  won: (names: string, points: string) => `${names} vandt med ${points}`,
  shared: (names: string, points: string) => `${names} delte sejren med ${points}`,
  leads: (names: string, points: string) => `${names} fører med ${points}`,
  leader: 'fører',
  standings: 'Stilling',
  unreadable: 'Et ark kan ikke læses',
  unreadableHelp: 'Det ligger her endnu og bliver ikke rørt.',
  rawFile: 'Hent det rå ark',
  roundNo: (n: number) => `Runde ${n}`,
  nowDeals: (name: string) => `${name} giver`,

  effect: 'Det ændrer også:',

  share: 'Del eller gem',
  stakeSays: (money: string, points: number) =>
    points === 1 ? `${money} pr. point` : `${money} for hver ${points} point`,
}
