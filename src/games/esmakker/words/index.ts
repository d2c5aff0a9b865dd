import { speaker } from '../../../kernel/message.ts'
import { defineWords } from '../../../words/catalog.ts'
import type { EsmakkerWords } from './da.ts'

export const words = defineWords<EsmakkerWords>({
  da: () => import('./da.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
})
export const say = speaker<EsmakkerWords>()
