import { type Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { startApp } from './app.ts'
import { isControlled } from './complaints.ts'
import { release } from './release.ts'
import { button, eventually, expectTotals, openBid, openPad, radio, save, startSheet, tap, text } from './table.ts'

const LATEST = '9.9.9'

/** Makes the app look for a newer version, as when the phone is taken up again. */
const lookForNews = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
/** Leaves a mark on the page that a reload removes. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis)

async function halfARoundBeforeRelease() {
  const build = await release()
  onTestFinished(() => build.remove())
  const app = await startApp({ folder: build.folder })
  onTestFinished(() => app.close())
  const context = await app.visitor()
  const page = await openPad(context, app.url)
  await isControlled(page)
  await startSheet(page, { game: 'esmakker', names: ['Anna', 'Bo', 'Carl', 'Dorte'], dealer: 'Dorte' })
  await openBid(page, 'Bo', '8')
  await radio(page, 'Makker', 'Dorte').tap()
  await mark(page)
  await build.publish(LATEST)
  return { app, context, page }
}

async function finishTheRound(page: Page): Promise<void> {
  await button(page, /^Bo: 8 alm\./).waitFor()
  expect(await radio(page, 'Makker', 'Dorte').isChecked()).toBe(true)
  await radio(page, 'Stik til Bo og Dorte', '10').tap()
  await save(page, 1)
  await expectTotals(page, { Anna: -60, Bo: 60, Carl: -60, Dorte: 60 })
}

const versionOf = async (page: Page, url: string): Promise<string> => {
  await page.goto(`${url}#/settings`)
  return text(page, /^Udgave/).innerText()
}

test('evening 5: a new version that arrives during an entry is announced quietly, and the half-entered round survives it', async () => {
  const { app, page } = await halfARoundBeforeRelease()
  await lookForNews(page)
  await page.getByRole('status').filter({ hasText: 'Der er en ny udgave af Whistblok.' }).waitFor()
  expect(await isMarked(page)).toBe(true)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await radio(page, 'Makker', 'Carl').tap()
  await radio(page, 'Makker', 'Dorte').tap()

  await button(page, 'Skift til den').tap()
  await eventually(() => isMarked(page).catch(() => true)).toBe(false)
  await finishTheRound(page)
  expect(await text(page, /ny udgave/).count()).toBe(0)
  expect(await versionOf(page, app.url)).toBe(`Udgave ${LATEST}`)
})

test('a new version that is put off waits until the app is opened again, and the old one saves the round', async () => {
  const { app, page } = await halfARoundBeforeRelease()
  await lookForNews(page)
  await tap(button(page, 'Senere'))
  await finishTheRound(page)
  expect(await isMarked(page)).toBe(true)
  expect(await text(page, /ny udgave/).count()).toBe(0)
  expect(await versionOf(page, app.url)).not.toBe(`Udgave ${LATEST}`)
})

test('a tab in which the old version still runs goes on, and keeps its half-entered round', async () => {
  const { context, page } = await halfARoundBeforeRelease()
  const other = await openPad(context, page.url())
  await button(other, 'Skift til den').tap()
  await button(other, 'Skift til den').waitFor({ state: 'detached' })
  await eventually(() => other.evaluate(() => document.readyState)).toBe('complete')
  expect(await isMarked(page)).toBe(true)
  await finishTheRound(page)
  await expectTotals(other, { Anna: -60, Bo: 60, Carl: -60, Dorte: 60 })
})
