/** Every word of the game; Danish is the shape of the others. */
import { type Locale, speaker } from '../../../kernel/message.ts'
import { type EsmakkerTerms, da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export const terms: Readonly<Record<Locale, EsmakkerTerms>> = { da, de, en }
export const say = speaker<EsmakkerTerms>()
