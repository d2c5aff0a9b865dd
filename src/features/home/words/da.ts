import type { SameWords } from '../../../words/catalog.ts'

export const words = {
  welcome: 'Blokken, der kan reglerne: I spiller, den regner, viser hvordan, og gemmer det hele på telefonen.',
  welcomeHow: 'Vælg et spil for at begynde.',
  emptied: 'Her er ingenting mere',
  emptiedHelp:
    'Der har ligget ark på denne telefon, men nu er de væk. Browseren kan have ryddet op, eller du bruger en anden browser end sidst.',
  onlyBin: 'Her er ingen ark. Det, du har slettet, ligger i papirkurven.',
  seeBin: 'Se papirkurven',
  inPlay: 'I gang',
  round: (n: number) => `runde ${n}`,
  resume: 'Fortsæt ved bordet',
  newGame: 'Nyt spil',
  latest: 'Senest',
  all: 'Alle ark',
  rematchNamed: (names: string) => `Spil igen: ${names}`,
  bringMine: 'Hent mine ark',
  fromFile: 'Hent fra en fil',
}
export type HomeWords = SameWords<typeof words>
