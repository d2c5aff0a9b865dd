import { type Locator, type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BIDDER, button, enterBid, expectTotals, radio, startSheet } from './table.ts'
import { visits } from './visit.ts'

const visit = visits()

async function middleOf(target: Locator) {
  const box = await target.boundingBox()
  if (box === null) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Ways to save a second time before the first save is done. */
const TWICE = {
  'tapped twice': async (page: Page, save: Locator) => {
    const { x, y } = await middleOf(save)
    await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)])
  },
  'double-clicked': (_: Page, save: Locator) => save.dblclick({ delay: 0 }),
  'clicked twice in one task': (_: Page, save: Locator) =>
    save.evaluate((element: HTMLElement) => {
      element.click()
      element.click()
    }),
  'tapped and confirmed with Enter': async (page: Page, save: Locator) => {
    const { x, y } = await middleOf(save)
    await Promise.all([page.keyboard.press('Enter'), page.touchscreen.tap(x, y)])
  },
} as const

test.each(Object.entries(TWICE))('evening 13: a save %s makes one round', async (_, twice) => {
  const { page } = await visit()
  await startSheet(page, { game: 'esmakker', names: ['Anna', 'Bo', 'Carl', 'Dorte'], dealer: 'Dorte' })
  await enterBid(page, { bidder: 'Anna', bid: '8', partner: 'Bo', tricks: 10 })
  await twice(page, button(page, 'Gem runde 1'))
  await button(page, 'Gem runde 2').waitFor()
  await page.reload()
  await expectTotals(page, { Anna: 60, Bo: 60, Carl: -60, Dorte: -60 })
  expect(await page.getByRole('rowheader').count()).toBe(1)
})

test('two quick taps on two choices are two taps', async () => {
  const { page } = await visit()
  await startSheet(page, { game: 'esmakker', names: ['Anna', 'Bo', 'Carl', 'Dorte'], dealer: 'Dorte' })
  const spots = [await middleOf(radio(page, BIDDER, 'Bo')), await middleOf(radio(page, 'Melding', '8'))]
  await Promise.all(spots.map(({ x, y }) => page.touchscreen.tap(x, y)))
  await button(page, /^Bo: 8 alm\./).waitFor()
  expect(await radio(page, 'Makker', 'Dorte').isChecked()).toBe(false)
})

test('the second half of a double tap chooses nothing that has just appeared under the finger', async () => {
  const { page } = await visit()
  await startSheet(page, { game: 'esmakker', names: ['Anna', 'Bo', 'Carl', 'Dorte'], dealer: 'Dorte' })
  await radio(page, BIDDER, 'Bo').tap()
  for (const level of ['7', '8', '9', '10', '11', '12', '13']) {
    const { x, y } = await middleOf(radio(page, 'Melding', level))
    await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)])
    const line = button(page, new RegExp(`^Bo: ${level} alm\\.`))
    await line.waitFor()
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(1)
    await line.tap()
  }
})
