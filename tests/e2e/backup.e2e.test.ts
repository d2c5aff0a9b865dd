import { readFile } from 'node:fs/promises'
import { type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gameOf } from '../../src/games/index.ts'
import { factsOf } from '../../src/document/journal/journal.ts'
import { readPad } from '../../src/document/read/read.ts'
import type { Pad } from '../../src/document/model/sheet.ts'
import { makePad } from '../../src/document/model/write.ts'
import {
  button,
  enterBid,
  enterThreeHanded,
  eventually,
  expectTotals,
  heads,
  openRound,
  save,
  startSheet,
  text,
} from './table.ts'
import { visits } from './visit.ts'

const visit = visits()

/** The content of a backup, read with the app's own check. Its text must be canonical. */
function padIn(file: string): Pad {
  const reading = readPad(file, gameOf)
  if (!reading.ok) throw new Error(`${reading.refusal.why.key} at ${reading.refusal.path}`)
  expect(makePad(reading.pad, gameOf)).toBe(file)
  return reading.pad
}
const totalsOf = ({ sheets }: Pad) => sheets.map((sheet) => gameOf(sheet.game)!.tally(factsOf(sheet)).next.totals)

/** Makes a sheet of each of two games. */
async function twoEvenings(page: Page, url: string): Promise<void> {
  await startSheet(page, { game: 'esmakker', names: ['Anna', 'Bo', 'Carl', 'Dorte'] })
  await enterBid(page, { bidder: 'Anna', bid: '8', partner: 'Bo', tricks: 10 })
  await save(page, 1)
  await page.goto(url)
  await startSheet(page, { game: 'threehanded', names: ['Erik', 'Frida', 'Gerda'], dealer: 'Gerda' })
  await enterThreeHanded(page, { variant: 'spar', tricks: { Erik: 9, Frida: 2 } })
  await save(page, 1)
  await enterThreeHanded(page, { variant: 'sol', tricks: { Frida: 1, Gerda: 2 } })
  await save(page, 2)
}
function expectTwoEvenings(pad: Pad): void {
  expect(pad.sheets.map(({ game }) => game)).toEqual(['esmakker', 'threehanded'])
  expect(totalsOf(pad)).toEqual([
    [60, 60, -60, -60],
    [-1, -1, 2],
  ])
}
async function openSettings(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('link', { name: 'Indstillinger' }).tap()
  await page.getByRole('heading', { name: 'Sikkerhedskopi' }).waitFor()
}
/** Reads the downloaded file. */
async function downloaded(page: Page, by: () => Promise<void>) {
  const coming = page.waitForEvent('download')
  await by()
  const download = await coming
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test('a backup is a file with the local date in its name, also just after midnight, and holds everything', async () => {
  const { page, app, clock } = await visit({ at: '2026-11-30T22:50:00Z', timezoneId: 'Europe/Copenhagen' })
  await twoEvenings(page, app.url)
  await clock.moveTo('2026-11-30T23:05:00Z')
  await openSettings(page, app.url)
  await text(page, 'Der er ikke taget nogen kopi endnu. 2 ark ligger kun her.').waitFor()
  const file = await downloaded(page, () => button(page, 'Gem som fil').tap())
  expect(file.name).toBe('whistblok-2026-12-01.whistblok.json')
  expectTwoEvenings(padIn(file.text))
  await text(page, 'Sidste kopi: tirsdag 1. december. Alle ark er med i den.').waitFor()
  await page.reload()
  await text(page, 'Sidste kopi: tirsdag 1. december. Alle ark er med i den.').waitFor()
})

test('a backup is copied as text', async () => {
  const { page, app, context } = await visit()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await twoEvenings(page, app.url)
  await openSettings(page, app.url)
  await button(page, 'Kopiér som tekst').tap()
  await text(page, /klar til at blive sat ind/).waitFor()
  expectTwoEvenings(padIn(await page.evaluate(() => navigator.clipboard.readText())))
})

test('a backup is shared as a file; a cancelled share does not count', async () => {
  const { page, app } = await visit()
  await page.addInitScript(() => {
    const kept = globalThis as unknown as { shared: readonly string[]; cancels: boolean }
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.length === 1,
      share: async ({ files }: ShareData) => {
        if (!navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError')
        if (kept.cancels) throw new DOMException('', 'AbortError')
        kept.shared = [files![0]!.name, files![0]!.type, await files![0]!.text()]
      },
    })
  })
  await page.reload()
  await twoEvenings(page, app.url)
  await openSettings(page, app.url)
  await page.evaluate(() => Object.assign(globalThis, { cancels: true }))
  await button(page, 'Del kopien').tap()
  await text(page, 'Afbrudt. Der er ikke taget nogen kopi.').waitFor()
  await text(page, /Der er ikke taget nogen kopi endnu/).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('whistblok.backup'))).toBeNull()

  await page.evaluate(() => Object.assign(globalThis, { cancels: false }))
  await button(page, 'Del kopien').tap()
  await text(page, /Alle ark er med i den/).waitFor()
  const [name, type, file] = await page.evaluate(
    () => (globalThis as unknown as { shared: readonly [string, string, string] }).shared,
  )
  expect(name).toMatch(/^whistblok-\d{4}-\d\d-\d\d\.whistblok\.json$/)
  expect(type).toBe('application/json')
  expectTwoEvenings(padIn(file))
})

test('the app asks for a backup after thirty days, never on the sheet, and not again while it is put off', async () => {
  const begun = '2026-11-30T19:00:00Z'
  const { page, app, clock } = await visit({ at: begun })
  await twoEvenings(page, app.url)
  const reminder = page.getByRole('region', { name: 'Tag en kopi af arkene' })
  const days = (count: number) => clock.moveTo(Date.parse(begun) + count * 86_400_000)
  const home = async () => {
    await page.goto('about:blank')
    await page.goto(app.url)
    await page.getByRole('link', { name: 'Fortsæt ved bordet' }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  await days(29)
  await home()
  expect(await reminder.count()).toBe(0)
  await days(31)
  await home()
  await reminder.waitFor()
  await page.getByRole('link', { name: 'Fortsæt ved bordet' }).tap()
  await button(page, 'Gem runde 3').waitFor()
  expect(await reminder.count()).toBe(0)
  await home()
  await button(page, 'Ikke nu').tap()
  await reminder.waitFor({ state: 'detached' })
  await days(60)
  await home()
  expect(await reminder.count()).toBe(0)
  await days(62)
  await home()
  await reminder.waitFor()
})

/** An iPhone, in Safari or from its home screen. */
async function iPhone(standalone: boolean) {
  const visited = await visit()
  await visited.page.addInitScript((value) => Object.defineProperty(navigator, 'standalone', { value }), standalone)
  await visited.page.reload()
  return visited
}

test('evening 25: a file takes sheets entered in Safari to the app on the home screen, where they are the same', async () => {
  const { page, app } = await iPhone(false)
  await twoEvenings(page, app.url)
  const written = await heads(page)
  await page.goto(app.url)
  const hint = page.getByRole('region', { name: 'Tag arkene med på hjemmeskærmen' })
  await hint.waitFor()
  const file = await downloaded(page, () => button(page, 'Gem en fil med arkene').tap())
  await hint.getByText(/vælg »Hent mine ark«/).waitFor()

  const { page: phone, app: same } = await iPhone(true)
  await phone.getByRole('link', { name: 'Hent mine ark' }).tap()
  const chosen = { name: file.name, mimeType: 'application/json', buffer: Buffer.from(file.text) }
  await button(phone, 'Vælg en fil').setInputFiles(chosen)
  await button(phone, 'Tag dem ind').tap()
  await text(phone, '2 ark er hentet ind.').waitFor()

  await phone.goto(same.url)
  await phone.getByRole('link', { name: 'Fortsæt ved bordet' }).tap()
  await eventually(() => heads(phone)).toEqual(written)
  await expectTotals(phone, { Erik: -1, Frida: -1, Gerda: 2 })
  await openRound(phone, 2)
  await phone.goto(same.url)
  await phone.getByRole('link', { name: /Anna, Bo, Carl og Dorte/ }).tap()
  await expectTotals(phone, { Anna: 60, Bo: 60, Carl: -60, Dorte: -60 })
  await phone.goto(same.url)
  await openSettings(phone, same.url)
  const back = await downloaded(phone, () => button(phone, 'Gem som fil').tap())
  expect(padIn(back.text)).toEqual(padIn(file.text))
  expect(await phone.getByRole('region', { name: 'Har du ark i Safari?' }).count()).toBe(0)

  await page.goto(app.url)
  await button(page, 'Vis ikke dette mere').tap()
  await hint.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('link', { name: 'Fortsæt ved bordet' }).waitFor()
  expect(await hint.count()).toBe(0)
})
