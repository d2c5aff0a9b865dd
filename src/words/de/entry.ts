import type { AppWords } from '../da/index.ts'

export const entry: AppWords['entry'] = {
  tricksOf: (name) => `Stiche von ${name}`,
  rest: 'der Rest',
  restTo: (name) => `Rest an ${name}`,
  flip: 'Plus oder minus',
  erase: 'Ziffer löschen',
  points: 'Punkte',
  pointsOf: (name) => `Punkte von ${name}`,
  lastFollows: 'die letzte Zahl ergibt sich',
  note: 'Notiz, wenn ihr wollt',
}
