import { defineFeatureWords } from '../../../words/app-words.ts'
import type { ImportWords } from './da.ts'

export const importWords = defineFeatureWords<ImportWords>({
  da: () => import('./da.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
})
