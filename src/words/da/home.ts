import { counted } from '../plural.ts'

export const home = {
  welcome: 'Blokken, der kan reglerne: I spiller, den regner, viser hvordan, og gemmer det hele på telefonen.',
  welcomeHow: 'Vælg et spil for at begynde.',
  emptied: 'Her er ingenting mere',
  emptiedHelp:
    'Der har ligget ark på denne telefon, men nu er de væk. Browseren kan have ryddet op, eller du bruger en anden browser end sidst.',
  onlyBin: 'Her er ingen ark. Det, du har slettet, ligger i papirkurven.',
  seeBin: 'Se papirkurven',
  closed: 'Arkene kan ikke åbnes',
  troubles: {
    newer:
      'Arkene er gemt af en nyere udgave af Whistblok end den, der kører her. De er ikke rørt. Luk alle faner med Whistblok, og åbn den igen.',
    closed:
      'Browseren giver ikke adgang til at gemme noget her. Det sker i private vinduer og i nogle indbyggede browsere. Prøv den almindelige browser.',
  },
  inPlay: 'I gang',
  round: (n: number) => `runde ${n}`,
  resume: 'Fortsæt ved bordet',
  newGame: 'Nyt spil',
  latest: 'Senest',
  all: 'Alle ark',
  rounds: (n: number) => counted(n, 'runde', 'runder'),
  noRounds: 'Ingen runder endnu',
  notFinished: 'ikke gjort færdig',
  rematch: 'Spil igen',
  rematchNamed: (names: string) => `Spil igen: ${names}`,
  won: (names: string, points: string) => `${names} vandt med ${points}`,
  shared: (names: string, points: string) => `${names} delte sejren med ${points}`,
  leads: (names: string, points: string) => `${names} fører med ${points}`,
  leader: 'fører',
  standings: 'Stilling',
  unreadable: 'Et ark kan ikke læses',
  unreadableHelp: 'Det ligger her endnu og bliver ikke rørt.',
  rawFile: 'Hent det rå ark',
  bringMine: 'Hent mine ark',
  fromFile: 'Hent fra en fil',
}
