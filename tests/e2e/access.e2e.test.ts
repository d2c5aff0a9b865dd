import { type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, startApp } from './app.ts'
import { inTheme, sideways, tooSmall, violationsIn } from './faults.ts'
import { LOCALES, type Prepared, prepare, SCREENS, show } from './screens.ts'
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

describe.each(LOCALES)('in %s', (locale) => {
  beforeAll(() =>
    page.evaluate((chosen) => localStorage.setItem('whistblok.settings', JSON.stringify({ locale: chosen })), locale),
  )

  test.each(SCREENS.map((screen) => [screen.name, screen] as const))('%s', async (_, screen) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await inTheme(page, 'light')
    await show(page, app.url, screen, sheets, locale)
    expect.soft(await violationsIn(page), 'axe, light').toEqual([])
    expect.soft(await tooSmall(page), 'at 390 px').toEqual([])
    await inTheme(page, 'dark')
    expect.soft(await violationsIn(page), 'axe, dark').toEqual([])

    await page.setViewportSize({ width: NARROW, height: 640 })
    expect.soft(await sideways(page, NARROW), 'at 320 px').toEqual([])
    expect.soft(await tooSmall(page), 'at 320 px').toEqual([])
  })
})
