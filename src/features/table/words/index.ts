import { speaker } from '../../../kernel/message.ts'
import { defineFeatureWords } from '../../../words/app-words.ts'
import type { TableWords } from './da.ts'
import type { RowWords } from './rows/da.ts'

export const tableWords = defineFeatureWords<TableWords>({
  da: () => import('./da.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
})
export const say = speaker<RowWords>()
