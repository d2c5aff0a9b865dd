/** Every language is loaded before the tests of a file, for all words it has imported. */
import { beforeAll } from 'vitest'
import { loadWords } from '../../src/words/catalog.ts'
import { LOCALES } from '../../src/words/locale.ts'

beforeAll(() => Promise.all(LOCALES.map(loadWords)))
