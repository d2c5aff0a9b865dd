import { defineFeatureWords } from '../../../words/app-words.ts'
import type { SettingsWords } from './da.ts'

export const settingsWords = defineFeatureWords<SettingsWords>({
  da: () => import('./da.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
})
