import type { HomeWords } from './da.ts'

export const words: HomeWords = {
  welcome: 'The pad that knows the rules: you play, it counts, shows how, and keeps it all on the phone.',
  welcomeHow: 'Choose a game to begin.',
  emptied: 'There is nothing here any more',
  emptiedHelp:
    'This phone held sheets, but now they are gone. The browser may have cleared them, or this is another browser than last time.',
  onlyBin: 'There are no sheets here. What you deleted is in the bin.',
  seeBin: 'See the bin',
  inPlay: 'In play',
  round: (n) => `round ${n}`,
  resume: 'Back to the table',
  newGame: 'New game',
  latest: 'Latest',
  all: 'All sheets',
  rematchNamed: (names) => `Play again: ${names}`,
  bringMine: 'Bring my sheets',
  fromFile: 'Get them from a file',
}
