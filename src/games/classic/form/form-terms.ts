/** The terms of the entry form and of a round's row; the Danish ones define the type of the others. */
import { type Locale, type SameTerms, speaker } from '../../../kernel/message.ts'
import type { ClassicTerms } from '../terms/da.ts'

const da = {
  mayBeLeft: 'kan udelades',
  byCycle: (suit: string) => `på skift: ${suit}`,
  more: 'Honnører, svigtet kulør',
  moreRevoke: 'Svigtet kulør',
  honoursOf: (side: string, count: number) => `${side}: ${count}`,
  whoRevoked: 'Hvem svigtede kulør?',
  penalty: 'Straffen',
  took: (tricks: number) => `${tricks} stik`,
  row: (first: number, second: number, sign: string) => `${first} + ${second} ${sign}`.trim(),
  proof: '= 13',
  missingTricks: 'Hvor mange stik blev det?',
  missingPenalty: 'Hvad koster det at svigte kulør?',
}
export type FormTerms = SameTerms<typeof da>

const de: FormTerms = {
  mayBeLeft: 'kann offen bleiben',
  byCycle: (suit) => `reihum: ${suit}`,
  more: 'Figuren, nicht bedient',
  moreRevoke: 'Nicht bedient',
  honoursOf: (side, count) => `${side}: ${count}`,
  whoRevoked: 'Wer hat nicht bedient?',
  penalty: 'Die Strafe',
  took: (tricks) => `${tricks} Stiche`,
  row: (first, second, sign) => `${first} + ${second} ${sign}`.trim(),
  proof: '= 13',
  missingTricks: 'Wie viele Stiche waren es?',
  missingPenalty: 'Was kostet es, nicht zu bedienen?',
}

const en: FormTerms = {
  mayBeLeft: 'may be left out',
  byCycle: (suit) => `in turn: ${suit}`,
  more: 'Honours, revoke',
  moreRevoke: 'Revoke',
  honoursOf: (side, count) => `${side}: ${count}`,
  whoRevoked: 'Who revoked?',
  penalty: 'The penalty',
  took: (tricks) => `${tricks} tricks`,
  row: (first, second, sign) => `${first} + ${second} ${sign}`.trim(),
  proof: '= 13',
  missingTricks: 'How many tricks were there?',
  missingPenalty: 'What does the revoke cost?',
}

export const formTerms: Readonly<Record<Locale, FormTerms>> = { da, de, en }
export const say = speaker<ClassicTerms & FormTerms>()
