/** A screen of the app with something on it, to be tested in any language. */
import { type Page } from 'playwright-core'
import type { Locale } from '../../src/kernel/message.ts'
import { type AppWords, da } from '../../src/words/da/index.ts'
import { de } from '../../src/words/de/index.ts'
import { en } from '../../src/words/en/index.ts'
import { type Prepared } from './prepared.ts'

export type Words = AppWords
export const WORDS: Readonly<Record<Locale, Words>> = { da, de, en }

/** `open` starts at the address, and returns when the screen is shown. */
export interface Screen {
  readonly name: string
  readonly at: (sheets: Prepared) => string
  readonly open?: (page: Page, words: Words) => Promise<void>
}
