import { type Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { gameOf } from '../../src/games/index.ts'
import { log } from '../../src/document/journal/lines.ts'
import { mergePads } from '../../src/document/merge/merge-pads.ts'
import { readPad } from '../../src/document/read/read.ts'
import type { Pad, Sheet } from '../../src/document/model/sheet.ts'
import { makePad } from '../../src/document/model/write.ts'
import { read } from '../document/toy.ts'
import { chooseFile, dropFile, fileOf, follow, type GivenFile, inStore } from './import.ts'
import { button, enterThreeHanded, eventually, expectTotals, radio, save, startSheet, tap, text } from './table.ts'
import { visits, type Visit } from './visit.ts'

const visit = visits()

const TOTALS = { Anna: 2, Bo: -2, Carl: 0 }

const BY_HAND = {
  format: 'whistblok',
  version: 1,
  sheets: [
    { game: 'threehanded', players: [{ name: 'Gerda' }, { name: 'Hans' }, { name: 'Ida' }], dealer: 2, options: {} },
  ],
}

/** Starts a sheet and enters one round. */
async function played(page: Page, names = ['Anna', 'Bo', 'Carl']): Promise<void> {
  await startSheet(page, { game: 'threehanded', names, dealer: names[2]! })
  await enterThreeHanded(page, { variant: 'spar', tricks: { [names[0]!]: 9, [names[1]!]: 2 } })
  await save(page, 1)
}

/** Three sheets on a phone, and the backup of another where a fourth is one round further and two are new. */
async function evening19(): Promise<Visit & { readonly backup: string }> {
  const visited = await visit()
  const { page, app } = visited
  let known: Pad = { people: [], presets: [], series: [], sheets: [] }
  for (let i = 0; i < 4; i++) {
    await follow(page, app.url)
    await played(page, [`Anna ${i}`, `Bo ${i}`, `Carl ${i}`])
    const merged = mergePads(known, read(readPad(await fileOf(page), gameOf)), gameOf)
    if (!merged.ok) throw new Error(merged.refusal.path)
    known = merged.pad
  }
  const [first, ...others] = known.sheets as [Sheet, ...Sheet[]]
  let ids = 0
  const soonAfter = Date.parse(first.journal.at(-1)!.at) + 60_000
  const writer = { now: () => soonAfter, id: () => `new${++ids}` }
  const changed = log(first, { variant: 'sol', tricks: [10, 1, 2] }, writer)
  const isNew = (name: string): Sheet => ({
    ...first,
    id: `0199aaaa-${name}`,
    players: [{ name }, { name: 'Bo' }, { name: 'Carl' }],
  })
  const sheets = [changed, ...others, isNew('Dorte'), isNew('Erik')]
  return { ...visited, backup: makePad({ ...known, sheets }, gameOf) }
}

describe('evening 19', () => {
  test('a backup with three known sheets, two new ones and a changed one is imported', async () => {
    const { page, app, backup } = await evening19()
    await follow(page, `${app.url}#/settings`)
    await page.getByRole('link', { name: 'Hent ark ind' }).tap()
    await chooseFile(page, { name: 'backup.whistblok.json', text: backup })
    await text(page, 'backup.whistblok.json').waitFor()
    const group = (name: RegExp) => page.getByRole('region', { name })
    await group(/^Vokser \(1\)$/)
      .getByText('1 runde mere')
      .waitFor()
    await group(/^Nye \(2\)$/)
      .getByText('Dorte, Bo og Carl')
      .waitFor()
    await group(/^Nye \(2\)$/)
      .getByText('Erik, Bo og Carl')
      .waitFor()
    await group(/^Er her allerede \(3\)$/).waitFor()
    const before = await inStore(page)
    expect(before[0]).toBe(4)

    await tap(button(page, 'Tag dem ind'))
    await text(page, '3 ark er hentet ind.').waitFor()
    await page.getByRole('link', { name: /Dorte, Bo og Carl/ }).waitFor()
    expect((await inStore(page))[0]).toBe(6)

    // the copy from before the import is there, and the import can be undone as a whole, even after a reload
    await follow(page, `${app.url}#/import`)
    await text(page, /· 4 ark/).waitFor()
    await tap(button(page, /^Fortryd det, du hentede ind/))
    await text(page, 'Det er fortrudt. Det, du hentede ind, er væk igen.').waitFor()
    expect(await inStore(page)).toEqual(before)
    await text(page, /· 6 ark/).waitFor()
    expect(await button(page, /^Fortryd det, du hentede ind/).count()).toBe(0)

    // what was undone is in a copy: all of it can be restored, as a sheet of its own where it differs from the one here
    await button(page, /^Se og gendan/)
      .first()
      .tap()
    await group(/^Nye \(3\)$/).waitFor()
    await tap(button(page, 'Tag dem ind'))
    await text(page, '3 ark er hentet ind.').waitFor()
    expect((await inStore(page))[0]).toBe(7)
  })

  test('the import is undone at once from the notice', async () => {
    const { page, app, backup } = await evening19()
    const before = await inStore(page)
    await follow(page, `${app.url}#/import`)
    await chooseFile(page, { text: backup })
    await tap(button(page, 'Tag dem ind'))
    await tap(button(page, 'Fortryd'))
    await text(page, 'Det er fortrudt. Det, du hentede ind, er væk igen.').waitFor()
    expect(await inStore(page)).toEqual(before)
  })
})

test('evening 8: after the database was deleted, a file brings the sheet back', async () => {
  const { page, app } = await visit()
  await played(page)
  const file = await fileOf(page)
  await follow(page, app.url)
  await page.getByRole('link', { name: 'Fortsæt ved bordet' }).waitFor()
  await page.evaluate(() => indexedDB.deleteDatabase('whistblok'))
  await text(page, 'Her er ingenting mere').waitFor()
  await page.getByRole('link', { name: 'Hent fra en fil' }).tap()
  await chooseFile(page, { text: file })
  await tap(button(page, 'Behold arket'))
  await expectTotals(page, TOTALS)
  await page.reload()
  await expectTotals(page, TOTALS)
})

test('evening 25: on a first visit, "Hent mine ark" imports the file; the sheet is the same', async () => {
  const { page } = await visit()
  await played(page)
  const file = await fileOf(page)
  const { page: app } = await visit()
  await app.getByRole('link', { name: 'Hent mine ark' }).tap()
  await chooseFile(app, { text: file })
  await tap(button(app, 'Behold arket'))
  await expectTotals(app, TOTALS)
  expect(await fileOf(app)).toBe(file)
})

test('the import of a sheet is undone from the notice, and the app leaves the sheet that is gone', async () => {
  const { page: other } = await visit()
  await played(other)
  const file = await fileOf(other)
  const { page, app } = await visit()
  await follow(page, `${app.url}#/import`)
  await chooseFile(page, { text: file })
  await tap(button(page, 'Behold arket'))
  await tap(page.getByRole('status').getByRole('button', { name: 'Fortryd', exact: true }))
  await text(page, 'Det er fortrudt. Det, du hentede ind, er væk igen.').waitFor()
  await page.getByRole('link', { name: 'Hent mine ark' }).waitFor()
  expect(await inStore(page)).toEqual([0, 0, 0])
})

test('an import is not undone once its sheet was played on; the copy restores a sheet beside the one here', async () => {
  const { page: other } = await visit()
  await played(other)
  const file = await fileOf(other)
  const { page, app } = await visit()
  await follow(page, `${app.url}#/import`)
  await chooseFile(page, { text: file })
  await tap(button(page, 'Behold arket'))
  await button(page, 'Gem runde 2').waitFor()
  await enterThreeHanded(page, { variant: 'sol', tricks: { Bo: 1, Carl: 2 } })
  await save(page, 2)
  const totals = { Anna: -1, Bo: -1, Carl: 2 }
  await expectTotals(page, totals)
  await follow(page, `${app.url}#/import`)
  await page.reload()
  await tap(button(page, /^Fortryd det, du hentede ind/))
  await text(page, /^Det kan ikke fortrydes/).waitFor()
  await follow(page, app.url)
  await page.getByRole('link', { name: 'Fortsæt ved bordet' }).tap()
  await expectTotals(page, totals)

  // a copy that contains that sheet, and another sheet that has not changed
  await follow(page, app.url)
  await played(page, ['Dorte', 'Erik', 'Fie'])
  await follow(page, `${app.url}#/import`)
  await chooseFile(page, { text: JSON.stringify(BY_HAND) })
  await tap(button(page, 'Behold arket'))
  await text(page, 'Arket er her nu.').waitFor()
  await follow(page, app.url)
  await page.getByRole('link', { name: /Anna/ }).first().tap()
  await button(page, 'Gem runde 3').waitFor()
  await enterThreeHanded(page, { variant: 'sans', tricks: { Carl: 5, Anna: 4 } })
  await save(page, 3)
  await follow(page, `${app.url}#/import`)
  await button(page, /^Se og gendan/)
    .first()
    .tap()
  await text(page, /^Det, der er anderledes i kopien/).waitFor()
  const copied = page.getByRole('region', { name: /^Nye \(1\)$/ })
  await copied.getByText('2 runder').first().waitFor()
  await copied.getByRole('checkbox', { name: /^Tag med/ }).uncheck()
  await text(page, /^Der er ikke noget nyt/).waitFor()
  await copied.getByRole('checkbox', { name: /^Tag med/ }).check()
  const before = await inStore(page)
  await tap(button(page, 'Tag dem ind'))
  await text(page, '1 ark er hentet ind.').waitFor()
  expect((await inStore(page))[0]).toBe(before[0]! + 1)
})

test('a sheet may still be in a copy after the bin was emptied, and the copy can be deleted too', async () => {
  const { page: other } = await visit()
  await played(other)
  const file = await fileOf(other)
  const { page, app } = await visit()
  await follow(page, app.url)
  await played(page, ['Dorte', 'Erik', 'Fie'])
  await follow(page, `${app.url}#/import`)
  await chooseFile(page, { text: file })
  await tap(button(page, 'Behold arket'))
  await text(page, 'Arket er her nu.').waitFor()
  await follow(page, `${app.url}#/history`)
  await button(page, /^Mere: .*Anna/)
    .first()
    .tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Slet', exact: true }).tap()
  await button(page, 'Fortryd').waitFor()
  await follow(page, `${app.url}#/bin`)
  await tap(button(page, 'Tøm papirkurven'))
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^Kopierne her på telefonen/).waitFor()
  await dialog.getByRole('button', { name: 'Slet for altid' }).tap()
  await page.getByRole('link', { name: 'Se kopierne' }).tap()
  await tap(button(page, /^Slet kopien/))
  await page.getByRole('dialog', { name: 'Slet kopien?' }).getByRole('button', { name: 'Slet for altid' }).tap()
  await text(page, 'Der er ingen endnu.').waitFor()
  await text(page, 'Kopien er slettet.').waitFor()
  await follow(page, `${app.url}#/bin`)
  await text(page, 'Papirkurven er tom.').waitFor()
  expect(await page.getByRole('link', { name: 'Se kopierne' }).count()).toBe(0)
})

describe('other ways in', () => {
  test('a file dropped on a half-entered round is shown, and the entry is still there afterwards', async () => {
    const { page: other } = await visit()
    await played(other, ['Dorte', 'Erik', 'Fie'])
    const file = await fileOf(other)
    const { page } = await visit()
    await played(page)
    await tap(radio(page, / vælger$/, 'sol'), radio(page, 'Stik til Bo', '1'))
    await dropFile(page, { text: file })
    await button(page, 'Behold arket').waitFor()
    await tap(button(page, 'Lad være'), button(page, 'Tilbage'))
    await button(page, 'Gem runde 2').waitFor()
    await button(page, /^Bo 1/).waitFor()
    expect((await inStore(page))[0]).toBe(1)
  })

  test('the text of a file, or the file itself, can be pasted', async () => {
    const { page, app, context } = await visit()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await played(page)
    const file = await fileOf(page)
    const { page: empty, context: theirs } = await visit()
    await theirs.grantPermissions(['clipboard-read', 'clipboard-write'])
    await follow(empty, `${app.url}#/import`)
    await empty.evaluate((copied) => navigator.clipboard.writeText(copied), file)
    await tap(button(empty, 'Indsæt det, du har kopieret'))
    await button(empty, 'Behold arket').waitFor()
    await tap(button(empty, 'Lad være'))
    for (const kind of ['text', 'file']) {
      await empty.evaluate(
        ([copied, as]) => {
          const clipboardData = new DataTransfer()
          if (as === 'text') clipboardData.setData('text/plain', copied!)
          else clipboardData.items.add(new File([copied!], 'ark.json', { type: 'application/json' }))
          document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
        },
        [file, kind],
      )
      await button(empty, 'Behold arket').waitFor()
      await tap(button(empty, 'Lad være'))
    }
    expect(await inStore(empty)).toEqual([0, 0, 0])
  })

  test('a file that the system opens in the app is shown', async () => {
    const { page: other } = await visit()
    await played(other)
    const file = await fileOf(other)
    const { app, context } = await visit()
    await context.addInitScript(() => {
      const launchQueue = {
        setConsumer: (consumer: (launch: object) => void) => Object.assign(window, { launch: consumer }),
      }
      Object.defineProperty(window, 'launchQueue', { value: launchQueue })
    })
    const page = await context.newPage()
    await page.goto(app.url)
    await page.getByRole('link', { name: 'Hent mine ark' }).waitFor()
    await page.evaluate((contents) => {
      const { launch } = window as unknown as { launch: (launch: object) => void }
      launch({ files: [{ getFile: async () => new File([contents], 'fra-posten.whistblok.json') }] })
    }, file)
    await text(page, 'fra-posten.whistblok.json').waitFor()
    await tap(button(page, 'Behold arket'))
    await expectTotals(page, TOTALS)
  })
})

/** A file, the reason it is refused, and the place in it. */
const REFUSED: Readonly<Record<string, readonly [GivenFile, RegExp, string?]>> = {
  'a broken one': [{ text: '{ "format": "whistblok", "version": 1, "sheets": [' }, /gået i stykker på vejen/],
  'an empty one': [{ text: '' }, /Filen er tom/],
  'one of a newer version': [
    { text: '{ "format": "whistblok", "version": 99, "sheets": [] }' },
    /nyere udgave af Whistblok.*Opdatér Whistblok her, og åbn det igen\./s,
    '$.version',
  ],
  'a JSON of something else': [{ text: '{ "name": "package" }' }, /Det er ikke fra Whistblok\./],
  'a table': [{ name: 'ark.csv', type: 'text/csv', text: 'Runde;Giver\r\n1;Anna\r\n' }, /tabel til regneark/],
  'a picture': [{ name: 'ark.png', type: 'image/png', text: Uint8Array.of(137, 80, 78, 71) }, /Det er et billede/],
  'no text at all': [{ name: 'ark.json', text: Uint8Array.of(0, 1, 2, 3) }, /ikke en tekstfil/],
  'a hostile one': [
    {
      text: '{ "format": "whistblok", "version": 1, "__proto__": { "polluted": 1 }, "sheets": [{ "game": "<img src=x onerror=alert(1)>" }] }',
    },
    /./,
    '$.__proto__',
  ],
  'one that is wrong in one place': [
    {
      text: JSON.stringify({
        format: 'whistblok',
        version: 1,
        sheets: [
          {
            game: 'threehanded',
            players: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
            dealer: 0,
            options: {},
            journal: [{ entry: { variant: 'spar', tricks: [9, 2, 1] } }],
          },
        ],
      }),
    },
    /13/,
    '$.sheets[0].journal[0].entry.tricks',
  ],
}

test('a refused file changes nothing, and the app says why and where', async () => {
  const { page, app } = await visit()
  await played(page)
  const before = await inStore(page)
  await follow(page, `${app.url}#/import`)
  for (const [what, [file, why, where]] of Object.entries(REFUSED)) {
    await chooseFile(page, file)
    const alert = page.getByRole('alert')
    await eventually(() => alert.innerText()).toMatch(why)
    const said = await alert.innerText()
    expect(said, what).toContain('Intet er ændret.')
    if (where !== undefined) expect(said, what).toContain(where)
    expect(await inStore(page), what).toEqual(before)
  }
  await follow(page, `${app.url}#/import/1.abc`)
  await page.getByRole('alert').waitFor()
  await follow(page, `${app.url}#/import/9.abc`)
  await text(page, /nyere/).waitFor()
  expect(await inStore(page)).toEqual(before)
})

test('a sheet that cannot be merged with the one here is kept beside it, or left out', async () => {
  const { page, app } = await visit()
  await played(page)
  const pad = read(readPad(await fileOf(page), gameOf))
  const other = makePad({ ...pad, sheets: pad.sheets.map((sheet) => ({ ...sheet, dealer: 0 })) }, gameOf)
  await follow(page, `${app.url}#/import`)
  await chooseFile(page, { text: other })
  await text(page, 'De to eksemplarer af arket har hver sin første giver.').waitFor()
  await page.getByRole('radio', { name: 'Lad det være' }).check()
  await eventually(() => button(page, 'Behold arket').count()).toBe(0)
  await page.getByRole('radio', { name: 'Behold begge' }).check()
  await tap(button(page, 'Behold arket'))
  await text(page, 'Arket er her nu.').waitFor()
  expect((await inStore(page))[0]).toBe(2)
  await follow(page, `${app.url}#/import`)
  await chooseFile(page, { text: other })
  await text(page, 'Arket er her allerede, og der er ikke noget nyt i det.').waitFor()
})

test('a thousand sheets are shown a few at a time and imported all at once', async () => {
  const { page, app } = await visit()
  await played(page)
  const pad = read(readPad(await fileOf(page), gameOf))
  const sheets = Array.from({ length: 1000 }, (_, i) => ({ ...pad.sheets[0]!, id: `many-${i}` }))
  await follow(page, `${app.url}#/import`)
  await chooseFile(page, { text: makePad({ ...pad, sheets }, gameOf) })
  await page.getByRole('region', { name: 'Nye (1000)' }).waitFor()
  expect(await page.getByRole('listitem').count()).toBeLessThan(50)
  await tap(button(page, 'Tag dem ind'))
  await text(page, '1000 ark er hentet ind.').waitFor()
  expect((await inStore(page))[0]).toBe(1001)
})
