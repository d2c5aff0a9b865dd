import { type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, startApp } from './app.ts'
import { sideways, tooSmall } from './faults.ts'
import { type Prepared, prepare } from './prepared.ts'
import { LOCALES } from '../../src/words/locale.ts'
import { SCREENS, show } from './screens.ts'
import { openPad } from './table.ts'

/** Text of twice the size, as set in the browser. */
const TWICE = { fontSizes: { standard: 32, fixed: 26 } }
const WIDTHS = [320, 390] as const

let app: App
let page: Page
let sheets: Prepared
beforeAll(async () => {
  app = await startApp()
  const context = await app.visitor({ reducedMotion: 'reduce' })
  page = await openPad(context, app.url)
  sheets = await prepare({ app, context, page })
  await (await context.newCDPSession(page)).send('Page.setFontSizes', TWICE)
}, 300_000)
afterAll(() => app.close())

describe.each(LOCALES)('with large text in %s', (locale) => {
  beforeAll(() =>
    page.evaluate((chosen) => localStorage.setItem('whistblok.settings', JSON.stringify({ locale: chosen })), locale),
  )

  test.each(SCREENS.map((screen) => [screen.name, screen] as const))(
    '%s does not scroll sideways',
    async (_, screen) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await show(page, app.url, screen, sheets, locale)
      expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(32)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 640 })
        expect.soft(await sideways(page, width), `at ${width} px`).toEqual([])
        expect.soft(await tooSmall(page), `at ${width} px`).toEqual([])
      }
    },
  )
})
