import { type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type App, startApp } from './app.ts'
import { inTheme, sideways, tooSmall, violationsIn } from './faults.ts'
import { type Prepared, prepare } from './prepared.ts'
import { LOCALES } from '../../src/words/locale.ts'
import { SCREENS, show } from './screens.ts'
import { openPad } from './table.ts'

const NARROW = 320

let app: App
let context: BrowserContext
let page: Page
let sheets: Prepared
beforeAll(async () => {
  app = await startApp()
  context = await app.visitor({ reducedMotion: 'reduce' })
  page = await openPad(context, app.url)
  sheets = await prepare({ app, context, page })
}, 300_000)
afterAll(() => app.close())

const expectNoFaults = async (on: Page): Promise<void> => {
  await inTheme(on, 'light')
  expect.soft(await violationsIn(on), 'axe, light').toEqual([])
  expect.soft(await tooSmall(on), 'at 390 px').toEqual([])
  await inTheme(on, 'dark')
  expect.soft(await violationsIn(on), 'axe, dark').toEqual([])

  await on.setViewportSize({ width: NARROW, height: 640 })
  expect.soft(await sideways(on, NARROW), 'at 320 px').toEqual([])
  expect.soft(await tooSmall(on), 'at 320 px').toEqual([])
}

describe.each(LOCALES)('in %s', (locale) => {
  beforeAll(() =>
    page.evaluate((chosen) => localStorage.setItem('whistblok.settings', JSON.stringify({ locale: chosen })), locale),
  )

  test.each(SCREENS.map((screen) => [screen.name, screen] as const))('%s', async (_, screen) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await show(page, app.url, screen, sheets, locale)
    await expectNoFaults(page)
  })

  test('an empty front page', async () => {
    const first = await app.visitor({ reducedMotion: 'reduce', locale })
    onTestFinished(() => first.close())
    const empty = await openPad(first, app.url)
    await empty.getByRole('heading', { level: 2 }).waitFor()
    expect(await empty.evaluate(() => document.documentElement.lang)).toBe(locale)
    await expectNoFaults(empty)
  })
})
