import { defineFeatureWords } from '../../../words/app-words.ts'
import type { HomeWords } from './da.ts'

export const homeWords = defineFeatureWords<HomeWords>({
  da: () => import('./da.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
})
