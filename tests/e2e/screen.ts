/** A screen of the app with something on it, to be tested in any language. */
import { type Page } from 'playwright-core'
import { da } from '../../src/words/da/index.ts'
import { de } from '../../src/words/de/index.ts'
import { en } from '../../src/words/en/index.ts'
import { type Prepared } from './prepared.ts'

export const WORDS = { da, de, en }
export type Locale = keyof typeof WORDS
export const LOCALES = ['da', 'de', 'en'] as const

/** `open` starts at the address, and returns when the screen is shown. */
export interface Screen {
  readonly name: string
  readonly at: (sheets: Prepared) => string
  readonly open?: (page: Page, words: (typeof WORDS)[Locale]) => Promise<void>
}

export type Words = (typeof WORDS)[Locale]
