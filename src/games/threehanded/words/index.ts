import { speaker } from '../../../kernel/message.ts'
import { defineWords } from '../../../words/catalog.ts'
import type { ThreehandedWords } from './da.ts'

export const words = defineWords<ThreehandedWords>({
  da: () => import('./da.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
})
export const say = speaker<ThreehandedWords>()
