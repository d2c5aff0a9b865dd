import { readFile } from 'node:fs/promises'
import { type BrowserContextOptions, type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gameOf } from '../../src/games/index.ts'
import { rowsOf } from '../../src/document/journal/journal.ts'
import { readLink } from '../../src/document/link/link.ts'
import { readPad } from '../../src/document/read/read.ts'
import type { Line } from '../../src/document/model/sheet.ts'
import { realisticEvening } from '../document/realistic.ts'
import { read } from '../document/toy.ts'
import { scan } from './scan.ts'
import { button, enterThreeHanded, openMenu, save, startSheet } from './table.ts'
import { visits, type Visit } from './visit.ts'

const visit = visits()

const NAMES = ['Bartholomæus', 'Wilhelmine M', 'Christoffers', 'Annekirstine']

/** Starts a sheet and writes this many rounds into the database, as tapping them in would take too long. */
async function longEvening(rounds: number, who: BrowserContextOptions = {}): Promise<Visit> {
  const visited = await visit(who)
  const { page } = visited
  await startSheet(page, { game: 'esmakker', names: NAMES })
  const id = /sheet\/([^?]+)/.exec(page.url())![1]!
  const { journal } = realisticEvening('esmakker', rounds)
  await page.evaluate(
    ([sheet, lines]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('whistblok')
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('lines', 'readwrite')
          for (const line of lines) writing.objectStore('lines').put({ sheet, id: line.id, line })
          writing.addEventListener('complete', () => resolve())
          writing.addEventListener('error', () => reject(writing.error))
        })
      }),
    [id, journal] as readonly [string, readonly Line[]],
  )
  await page.reload()
  await page
    .getByRole('link', { name: /^20 · / })
    .first()
    .waitFor()
  return visited
}

async function openSharing(page: Page) {
  await (await openMenu(page)).getByRole('button', { name: 'Del eller gem' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Del eller gem' })
  await dialog.getByRole('heading', { name: 'Fil' }).waitFor()
  return dialog
}

test.each([
  ['390 px, light', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, colorScheme: 'light' }],
  ['390 px, dark', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, colorScheme: 'dark' }],
  ['320 px, dark', { viewport: { width: 320, height: 640 }, deviceScaleFactor: 2, colorScheme: 'dark' }],
] as const)('the code of an evening of 20 rounds is read off the screen: %s', async (_, who) => {
  const { page, app } = await longEvening(20, who)
  const dialog = await openSharing(page)
  const code = dialog.getByRole('img', { name: 'QR-kode med linket' })
  const url = await scan(code)
  expect(url?.startsWith(`${app.url}#/import/1.`)).toBe(true)
  const { sheets } = read(await readLink(url!.slice(url!.indexOf('1.')), gameOf))
  expect(rowsOf(sheets[0]!.journal)).toHaveLength(20)
  expect(sheets[0]!.players.map(({ name }) => name)).toEqual(NAMES)
})

test('for an evening too long for a QR code the app says so, and offers the link and the file', async () => {
  const { page } = await longEvening(40)
  const dialog = await openSharing(page)
  await dialog.getByText('Arket er blevet for langt til en kode').waitFor()
  expect(await dialog.getByRole('img').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Kopiér linket' }).waitFor()
  await dialog.getByRole('button', { name: 'Gem filen' }).waitFor()
})

test('names that look like formulas are harmless in a spreadsheet and unchanged in the file', async () => {
  const { page, app } = await visit()
  const names = ['Søren; "Åse"', '=1+1', 'Carl']
  await startSheet(page, { game: 'threehanded', names, dealer: 'Carl' })
  await enterThreeHanded(page, { variant: 'spar', tricks: { [names[0]!]: 9, [names[1]!]: 2 } })
  await save(page, 1)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const dialog = await openSharing(page)

  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name }).tap()])
    await dialog.getByText('Gemt. Filen ligger').waitFor()
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
  }
  const csv = await download('Gem tabellen')
  expect(csv.name).toMatch(/^Søren-Åse-1-1-Carl-\d{4}-\d\d-\d\d\.csv$/)
  const [head, round] = csv.text.split('\r\n')
  expect(head).toMatch(/^\uFEFFRunde;Giver;Tekst;"Søren; ""Åse""";'=1\+1;Carl;/)
  expect(round).toMatch(/;2;-2;0;2;-2;0$/)

  const file = await download('Gem filen')
  expect(file.name).toMatch(/^Søren-Åse-1-1-Carl-\d{4}-\d\d-\d\d\.whistblok\.json$/)
  const [sheet] = read(readPad(file.text, gameOf)).sheets
  expect(sheet!.players.map(({ name }) => name)).toEqual(names)
  expect(asked.filter((url) => !url.startsWith(app.url) && !url.startsWith('blob:'))).toEqual([])
})

test('in the hour after midnight the file name has the local date, not that of UTC', async () => {
  const { page } = await visit({ at: '2026-11-28T23:30:00Z', timezoneId: 'Europe/Copenhagen' })
  await startSheet(page, { game: 'threehanded', names: ['Anna', 'Bo', 'Carl'] })
  const dialog = await openSharing(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Gem filen' }).tap(),
  ])
  expect(file.suggestedFilename()).toBe('Anna-Bo-Carl-2026-11-29.whistblok.json')
})

test('when the dialog is closed, the focus returns to the button of the menu', async () => {
  const { page } = await visit()
  await startSheet(page, { game: 'threehanded', names: ['Anna', 'Bo', 'Carl'] })
  const dialog = await openSharing(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await button(page, 'Mere').evaluate((element) => element === document.activeElement)).toBe(true)
})
