import { defineFeatureWords } from '../../../words/app-words.ts'
import type { StartWords } from './da.ts'

export const startWords = defineFeatureWords<StartWords>({
  da: () => import('./da.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
})
