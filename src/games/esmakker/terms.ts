/** Every word of the game; Danish is the shape of the others. */
import { type Locale, type SameTerms, speaker } from '../../rules/message.ts'
import { da } from './terms/da.ts'
import { de } from './terms/de.ts'
import { en } from './terms/en.ts'

export type EsmakkerTerms = SameTerms<typeof da>

export const terms: Readonly<Record<Locale, EsmakkerTerms>> = { da, de, en }
export const say = speaker<EsmakkerTerms>()
