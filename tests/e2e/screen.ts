/** A screen of the app, with something on it, to be looked at in any language. */
import { type Page } from 'playwright-core'
import { da } from '../../src/words/da/index.ts'
import { de } from '../../src/words/de/index.ts'
import { en } from '../../src/words/en/index.ts'
import { type Prepared } from './prepared.ts'

export const WORDS = { da, de, en }
export type Locale = keyof typeof WORDS
export const LOCALES = ['da', 'de', 'en'] as const

/** `open` begins at the address; what it waits for is on the screen when it comes back. */
export interface Screen {
  readonly name: string
  readonly at: (sheets: Prepared) => string
  readonly open?: (page: Page, words: (typeof WORDS)[Locale]) => Promise<void>
}

export type Words = (typeof WORDS)[Locale]
