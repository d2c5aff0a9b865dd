/** The words of sharing. */
import { defineFeatureWords } from './app-words.ts'
import type { ShareWords } from './da/share.ts'

export const shareWords = defineFeatureWords<ShareWords>({
  da: () => import('./da/share.ts'),
  de: () => import('./de/share.ts'),
  en: () => import('./en/share.ts'),
})
