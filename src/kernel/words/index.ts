import { speaker } from '../message.ts'
import { defineWords } from '../../words/catalog.ts'
import type { KernelWords } from './da.ts'

export const kernelWords = defineWords<KernelWords>({
  da: () => import('./da.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
})
export const say = speaker<KernelWords>()
