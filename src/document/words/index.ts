import { defineWords } from '../../words/catalog.ts'
import type { SheetWords } from './da.ts'

export const sheetWords = defineWords<SheetWords>({
  da: () => import('./da.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
})
