/** Every word of the game; Danish is the shape of the others. */
import { type Locale, type SameTerms, speaker } from '../../../kernel/message.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export type ThreehandedTerms = SameTerms<typeof da>

export const terms: Readonly<Record<Locale, ThreehandedTerms>> = { da, de, en }
export const say = speaker<ThreehandedTerms>()
