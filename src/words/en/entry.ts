import type { SameWords } from '../da/index.ts'
import type { entry as shape } from '../da/entry.ts'

export const entry: SameWords<typeof shape> = {
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
