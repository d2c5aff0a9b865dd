import { defineWords } from '../../words/catalog.ts'
import type { CliWords } from './da.ts'

export const cliWords = defineWords<CliWords>({
  da: () => import('./da.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
})
