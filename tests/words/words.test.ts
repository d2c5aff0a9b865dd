/** What holds of the words of every screen, in every language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { words as danish } from '../../src/features/import/words/da.ts'
import { LOCALES, type Locale } from '../../src/words/locale.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const filesIn = (folder: string) => readdirSync(folder, { encoding: 'utf8' }).map((name) => `${folder}/${name}`)
const allFiles = readdirSync('src', { encoding: 'utf8', recursive: true })
/** The files of words in a language, in every room. */
const wordsIn = (locale: string) =>
  allFiles
    .filter((path) => new RegExp(`(?:^|/)words/(?:\\w+/)*${locale}(?:/\\w+)?\\.ts$`).test(path))
    .map((path) => `src/${path}`)
const sources = allFiles
  .filter((path) => /\.(?:ts|vue)$/.test(path) && !path.startsWith('words'))
  .map((path) => ({ path, text: read(`src/${path}`) }))

/** Two words for one thing make a reader look for the difference. */
const ONE_WORD: Readonly<Record<Locale, Readonly<Record<string, RegExp>>>> = {
  da: { bladet: /\bblad(?:et|e|ene)?\b/i, Sikkerhedskopier: /sikkerhedskopier/i },
  de: { Handy: /handy/i, sichern: /\b(?:ge)?sicher[nt]\b/i, Sicherheitskopie: /sicherheitskop/i },
  en: { 'safety copy': /safety cop/i },
}

describe.each(LOCALES)('the words in %s', (locale) => {
  test.each(Object.entries(ONE_WORD[locale]))('never say %s', (_, word) => {
    for (const text of wordsIn(locale).map(read)) expect(text).not.toMatch(word)
  })
})

test('what several are is said of several', () => {
  const { changed, struck } = danish
  expect([changed(1), changed(2), struck(1), struck(2)]).toEqual(['1 rettet', '2 rettede', '1 slettet', '2 slettede'])
})

/** Those that come with their screen are used by that screen alone; some are asked for by what happened. */
const screens = [
  ...filesIn('src/words')
    .filter((path) => path.endsWith('-words.ts') && !path.endsWith('app-words.ts'))
    .map((path) => ({ index: basename(path), danish: `src/words/da/${basename(path, '-words.ts')}.ts`, among: 'src' })),
  ...filesIn('src/features')
    .filter((feature) => existsSync(`${feature}/words`))
    .map((feature) => ({ index: 'words/index.ts', danish: `${feature}/words/da.ts`, among: feature })),
]

test.each(screens)('every word of $danish is said somewhere', ({ index, danish, among }) => {
  const users = sources.filter(({ path, text }) => `src/${path}`.startsWith(among) && text.includes(index))
  const lent = users.filter(({ path }) => basename(path).startsWith('use'))
  const speakers = sources.filter(
    (source) => users.includes(source) || lent.some(({ path }) => source.text.includes(`/${basename(path)}'`)),
  )
  const keys = [...read(danish).matchAll(/^ {2}(\w+)[:,]/gm)].map(([, key]) => key!)
  expect(keys.length).toBeGreaterThan(0)
  const said = (key: string) =>
    speakers.some(({ text }) => new RegExp(`\\b${key}\\b`).test(text)) ||
    sources.some(({ text }) => text.includes(`'${key}'`))
  expect(keys.filter((key) => !said(key))).toEqual([])
})

test('every word of the app is said somewhere', () => {
  const index = read('src/words/da/index.ts')
  const files = [...index.matchAll(/from '\.\/(\w+)\.ts'/g)].map(([, name]) => `src/words/da/${name!}.ts`)
  const keys = files.flatMap((path) => [...read(path).matchAll(/^ {2}(\w+)[:,]/gm)].map(([, key]) => key!))
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.filter((key) => !sources.some(({ text }) => new RegExp(`\\b${key}\\b`).test(text)))).toEqual([])
})
