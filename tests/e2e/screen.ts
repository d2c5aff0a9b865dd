/** A screen of the app with something on it, to be tested in any language. */
import { type Page } from 'playwright-core'
import { importWords } from '../../src/features/import/words/index.ts'
import { startWords } from '../../src/features/start/words/index.ts'
import { tableWords } from '../../src/features/table/words/index.ts'
import { homeWords } from '../../src/features/home/words/index.ts'
import { appWords } from '../../src/words/app-words.ts'
import { backupWords } from '../../src/words/backup-words.ts'
import { loadWords } from '../../src/words/catalog.ts'
import { detailsWords } from '../../src/words/details-words.ts'
import { historyWords } from '../../src/words/history-words.ts'
import { type Locale, LOCALES } from '../../src/words/locale.ts'
import { presetsWords } from '../../src/words/presets-words.ts'
import { type Prepared } from './prepared.ts'

await Promise.all(LOCALES.map(loadWords))

/** The words of all screens in a language. */
export const wordsIn = (locale: Locale) => ({
  ...appWords[locale],
  home: homeWords[locale],
  start: startWords[locale],
  table: tableWords[locale],
  import: importWords[locale],
  backup: backupWords[locale],
  details: detailsWords[locale],
  history: historyWords[locale],
  presets: presetsWords[locale],
})
export type Words = ReturnType<typeof wordsIn>

/** `open` starts at the address, and returns when the screen is shown. */
export interface Screen {
  readonly name: string
  readonly at: (sheets: Prepared) => string
  readonly open?: (page: Page, words: Words) => Promise<void>
}
