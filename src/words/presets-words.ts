/** The words of presets. */
import { defineFeatureWords } from './app-words.ts'
import type { PresetsWords } from './da/presets.ts'

export const presetsWords = defineFeatureWords<PresetsWords>({
  da: () => import('./da/presets.ts'),
  de: () => import('./de/presets.ts'),
  en: () => import('./en/presets.ts'),
})
