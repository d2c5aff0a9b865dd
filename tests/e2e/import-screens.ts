/** The import screens, each with something on it. */
import { type Page } from 'playwright-core'
import { LONG } from './prepared.ts'
import type { Screen, Words as AllWords } from './screen.ts'
import { button, tap } from './table.ts'

type Words = AllWords['import']

const people = (prefix: string) => LONG.slice(0, 4).map((name, i) => ({ id: `${prefix}${i}`, name }))
/** A sheet closed long ago, so that it is not the one in play. */
const sheet = (id: string, prefix: string, more: object = {}): object => ({
  id,
  game: 'esmakker',
  revision: 1,
  players: people(prefix).map(({ id: person, name }) => ({ name, person })),
  seated: [0, 1, 2, 3],
  dealer: 0,
  options: {},
  startedAt: '2001-11-28T19:04:11.120Z',
  journal: [
    { id: 'l1', at: '2001-11-28T19:12:00.000Z', row: 'r1', entry: { kind: 'pass' } },
    {
      id: 'l2',
      at: '2001-11-28T19:15:00.000Z',
      row: 'r2',
      entry: { kind: 'correction', points: [13510, -13510], note: 'Bartholomæus gav igen og igen' },
    },
    {
      id: 'l3',
      at: '2001-11-28T20:00:00.000Z',
      set: { title: 'Jul hos Bartholomæus', closedAt: '2001-11-28T20:00:00.000Z' },
    },
  ],
  ...more,
})
const pad = (...sheets: readonly object[]): object => ({
  format: 'whistblok',
  version: 1,
  people: [...people('screens-p')],
  sheets,
})
const choose = async (page: Page, document: object | string) => {
  const text = typeof document === 'string' ? document : JSON.stringify(document)
  const file = {
    name: 'alle-vores-ark-2026-11-30.whistblok.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  }
  await page.locator('input[type=file]').setInputFiles(file)
}

let made = 0
const newId = () => `screens-made-${++made}`

/** Makes an import that can be undone, and a safety copy. The sheet is new each time, as a known one is not imported again. */
const bringOneIn = async (page: Page, words: Words) => {
  await choose(page, pad(sheet(newId(), 'screens-p')))
  await tap(button(page, words.keep))
  await page.getByText(words.tookSheet).waitFor()
  await page.goto(page.url().replace(/#.*$/, '#/import'))
  await button(page, new RegExp(`^${words.undoImport}`))
    .first()
    .waitFor()
}

const screen = (name: string, open: (page: Page, words: Words) => Promise<void>): Screen => ({
  name,
  at: () => '#/import',
  open: async (page, words) => {
    const own = words.import
    await page.getByText(own.copiesHelp).waitFor()
    await open(page, own)
  },
})

export const importScreens: readonly Screen[] = [
  screen('importing sheets', bringOneIn),
  screen('a file that is refused', async (page, words) => {
    await choose(page, { ...pad({ game: 'esmakker', players: LONG.slice(0, 2).map((name) => ({ name })) }) })
    await page.getByRole('alert').getByText(words.nothingChanged).waitFor()
  }),
  screen('the preview of a sheet', async (page, words) => {
    await choose(page, pad(sheet('screens-new', 'screens-p')))
    await button(page, words.keep).waitFor()
  }),
  screen('the preview of many sheets, with questions', async (page, words) => {
    await bringOneIn(page, words)
    const known = 'screens-known'
    await choose(page, pad(sheet(known, 'screens-p')))
    await button(page, words.keep)
      .or(page.getByRole('link', { name: words.open }))
      .click()
    await page.waitForURL(/#\/sheet\//)
    await page.goto(page.url().replace(/#.*$/, '#/import'))
    const many = pad(
      sheet(known, 'screens-p', { dealer: 1 }),
      ...Array.from({ length: 25 }, (_, i) => sheet(`screens-${i}`, 'screens-q')),
    )
    await choose(page, {
      ...many,
      presets: [{ id: 'screens-h', game: 'esmakker', name: 'Onsdagsklubbens egne regler', options: {} }],
      series: [{ id: 'screens-x', name: 'Torsdagsklubben 2026' }],
    })
    await page.getByRole('heading', { name: words.namesakes }).waitFor()
    await button(page, words.takeAll).waitFor()
  }),
  screen('the preview of a copy with a sheet that has changed since', async (page, words) => {
    const ids = [newId(), newId()]
    const comeIn = async (...sheets: readonly object[]) => {
      await choose(page, pad(...sheets))
      await tap(button(page, words.takeAll))
      await page.getByText(words.tookAll(sheets.length)).waitFor()
      await page.goto(page.url().replace(/#.*$/, '#/import'))
    }
    await comeIn(...ids.map((id) => sheet(id, 'screens-p', { journal: [] })))
    await comeIn(...ids.map((id) => sheet(id, 'screens-p')))
    await button(page, new RegExp(`^${words.restore}`))
      .first()
      .tap()
    await page.getByText(words.fromCopy).waitFor()
  }),
  screen('an import that cannot be undone', async (page, words) => {
    const id = newId()
    await choose(page, pad(sheet(id, 'screens-p', { journal: [] })))
    await tap(button(page, words.keep))
    await page.getByText(words.tookSheet).waitFor()
    await page.evaluate(
      (key) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('whistblok')
          opening.addEventListener('success', () => {
            const write = opening.result.transaction('drafts', 'readwrite')
            write.objectStore('drafts').put({
              sheet: key,
              token: { line: 'l1', row: 'r1' },
              target: { kind: 'new' },
              form: 'round',
              draft: {},
              step: 1,
            })
            write.addEventListener('complete', () => (opening.result.close(), resolve()))
            write.addEventListener('error', () => reject(write.error))
          })
          opening.addEventListener('error', () => reject(opening.error))
        }),
      id,
    )
    await page.goto(page.url().replace(/#.*$/, '#/import'))
    await button(page, new RegExp(`^${words.undoImport}`)).tap()
    await page.getByText(words.undoRefused.written).waitFor()
  }),
  screen('the question before a copy is deleted', async (page, words) => {
    await bringOneIn(page, words)
    await button(page, new RegExp(`^${words.deleteCopy}`))
      .first()
      .tap()
    await page.getByRole('dialog', { name: words.deleteTitle }).waitFor()
  }),
]
