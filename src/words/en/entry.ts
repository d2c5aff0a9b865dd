import type { AppWords } from '../da/index.ts'

export const entry: AppWords['entry'] = {
  tricksOf: (name) => `Tricks of ${name}`,
  rest: 'the rest',
  restTo: (name) => `Rest to ${name}`,
  flip: 'Plus or minus',
  erase: 'Erase a digit',
  points: 'Points',
  pointsOf: (name) => `Points of ${name}`,
  lastFollows: 'the last number follows',
  note: 'Note, if you like',
}
