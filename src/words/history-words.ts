/** The words of the history and the bin. */
import { defineFeatureWords } from './app-words.ts'
import type { HistoryWords } from './da/history.ts'

export const historyWords = defineFeatureWords<HistoryWords>({
  da: () => import('./da/history.ts'),
  de: () => import('./de/history.ts'),
  en: () => import('./en/history.ts'),
})
