/** The words of the title and the note. */
import { defineFeatureWords } from './app-words.ts'
import type { DetailsWords } from './da/details.ts'

export const detailsWords = defineFeatureWords<DetailsWords>({
  da: () => import('./da/details.ts'),
  de: () => import('./de/details.ts'),
  en: () => import('./en/details.ts'),
})
