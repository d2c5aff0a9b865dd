import type { AppWords } from '../da/index.ts'
import { counted } from '../plural.ts'

export const sheets: AppWords['sheets'] = {
  closed: 'The sheets cannot be opened',
  troubles: {
    newer:
      'The sheets were kept by a newer version of Whistblok than the one running here. They are untouched. Close every tab with Whistblok and open it again.',
    closed:
      'The browser does not let anything be kept here. That happens in private windows and in some built-in browsers. Try the ordinary browser.',
  },
  rounds: (n) => counted(n, 'round', 'rounds'),
  noRounds: 'No rounds yet',
  notFinished: 'not finished',
  rematch: 'Play again',
  won: (names, points) => `${names} won with ${points}`,
  shared: (names, points) => `${names} shared the win with ${points}`,
  leads: (names, points) => `${names} in the lead with ${points}`,
  leader: 'ahead',
  standings: 'Standings',
  unreadable: 'A sheet cannot be read',
  unreadableHelp: 'It is still here and will not be touched.',
  rawFile: 'Save the raw sheet',
  roundNo: (n) => `Round ${n}`,
  nowDeals: (name) => `${name} deals`,

  effect: 'This also changes:',

  share: 'Share or save',
  stakeSays: (money, points) => (points === 1 ? `${money} a point` : `${money} for every ${points} points`),
}
