/** What several screens say; it is loaded before the first of them is shown. */
import { type Catalog, defineWords, mergeWords } from './catalog.ts'
import type { AppWords } from './da/index.ts'

export const appWords = defineWords<AppWords>({
  da: () => import('./da/index.ts'),
  de: () => import('./de/index.ts'),
  en: () => import('./en/index.ts'),
})

/** The words of a feature, beside the app's. */
export function defineFeatureWords<W extends Record<string, unknown> & { readonly [K in keyof AppWords]?: never }>(
  load: Parameters<typeof defineWords<W>>[0],
): Catalog<AppWords & W> {
  return mergeWords(appWords, defineWords(load))
}
