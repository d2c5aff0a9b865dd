import { entry } from './entry.ts'
import { home } from './home.ts'
import { settings } from './settings.ts'
import { sheet } from './sheet.ts'
import { shell } from './shell.ts'
import { start } from './start.ts'

/** The words in Danish; the type of the other languages derives from them. */
export const da = { shell, home, start, settings, entry, sheet }

/** The same keys, and functions with the same arguments. */
export type SameWords<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => string
    ? (...args: A) => string
    : T[K] extends string
      ? string
      : SameWords<T[K]>
}
export type AppWords = SameWords<typeof da>
