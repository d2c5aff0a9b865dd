import { type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, openBid, radio, save, startSheet } from './table.ts'
import { visits } from './visit.ts'

const visit = visits()

/** Drags a finger down the screen from near its top. */
async function pullDown(page: Page): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const at = (y: number) => [{ x: 195, y }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(90) })
  for (let y = 120; y <= 800; y += 40)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(y) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('evening 24: pulling down hard at the top does not reload, and going back closes the entry but keeps it', async () => {
  const { page } = await visit()
  await startSheet(page, { game: 'esmakker', names: ['Anna', 'Bo', 'Carl', 'Dorte'], dealer: 'Dorte' })
  await openBid(page, 'Bo', '8')
  await radio(page, 'Makker', 'Dorte').tap()

  await page.evaluate(() => void Object.assign(globalThis, { marked: true }))
  await pullDown(page)
  const overscroll = () => page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)
  expect(await overscroll()).toBe('none')
  expect(await radio(page, 'Makker', 'Dorte').isChecked()).toBe(true)

  await page.goBack()
  await button(page, /^Fortsæt: Bo: 8 alm\./).tap()
  expect(await radio(page, 'Makker', 'Dorte').isChecked()).toBe(true)
  expect(await page.evaluate(() => 'marked' in globalThis)).toBe(true)
  await radio(page, 'Stik til Bo og Dorte', '8').tap()
  await save(page, 1)
})
