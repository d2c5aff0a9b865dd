import type { AppWords } from '../da/index.ts'
import { counted } from '../plural.ts'

export const home: AppWords['home'] = {
  welcome: 'The pad that knows the rules: you play, it counts, shows how, and keeps it all on the phone.',
  welcomeHow: 'Choose a game to begin.',
  emptied: 'There is nothing here any more',
  emptiedHelp:
    'This phone held sheets, but now they are gone. The browser may have cleared them, or this is another browser than last time.',
  onlyBin: 'There are no sheets here. What you deleted is in the bin.',
  seeBin: 'See the bin',
  closed: 'The sheets cannot be opened',
  troubles: {
    newer:
      'The sheets were kept by a newer version of Whistblok than the one running here. They are untouched. Close every tab with Whistblok and open it again.',
    closed:
      'The browser does not let anything be kept here. That happens in private windows and in some built-in browsers. Try the ordinary browser.',
  },
  inPlay: 'In play',
  round: (n) => `round ${n}`,
  resume: 'Back to the table',
  newGame: 'New game',
  latest: 'Latest',
  all: 'All sheets',
  rounds: (n) => counted(n, 'round', 'rounds'),
  noRounds: 'No rounds yet',
  notFinished: 'not finished',
  rematch: 'Play again',
  rematchNamed: (names) => `Play again: ${names}`,
  won: (names, points) => `${names} won with ${points}`,
  shared: (names, points) => `${names} shared the win with ${points}`,
  leads: (names, points) => `${names} in the lead with ${points}`,
  leader: 'ahead',
  standings: 'Standings',
  unreadable: 'A sheet cannot be read',
  unreadableHelp: 'It is still here and will not be touched.',
  rawFile: 'Save the raw sheet',
  bringMine: 'Bring my sheets',
  fromFile: 'Get them from a file',
}
