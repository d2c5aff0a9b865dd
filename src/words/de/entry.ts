import type { SameWords } from '../da/index.ts'
import type { entry as shape } from '../da/entry.ts'

export const entry: SameWords<typeof shape> = {
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
