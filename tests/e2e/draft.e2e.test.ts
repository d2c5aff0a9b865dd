import { type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, openBid, openPad, radio, save, startSheet, tap } from './table.ts'
import { visits } from './visit.ts'

const visit = visits()

/** Bo plays 8 vip with clubs as trumps. The partner is entered, the tricks are not. */
async function halfARound(page: Page): Promise<void> {
  await startSheet(page, { game: 'esmakker', names: ['Anna', 'Bo', 'Carl', 'Dorte'], dealer: 'Dorte' })
  await openBid(page, 'Bo', '8')
  await page.getByText('Trumf og es').tap()
  await tap(radio(page, 'Påhæng', /^vip/), radio(page, 'Trumf', 'klør'), radio(page, 'Makker', 'Dorte'))
}

/** Expects every choice to be as it was, and no tricks yet. */
async function expectHalfARound(page: Page): Promise<void> {
  await button(page, /^Bo: 8 vip ♣/).waitFor()
  expect(await radio(page, 'Makker', 'Dorte').isChecked()).toBe(true)
  expect(
    await page.getByRole('radiogroup', { name: 'Stik til Bo og Dorte' }).getByRole('radio', { checked: true }).count(),
  ).toBe(0)
}

test('a half-entered round is there after a reload', async () => {
  const { page } = await visit()
  await halfARound(page)
  await page.reload()
  await expectHalfARound(page)
  await radio(page, 'Stik til Bo og Dorte', '9').tap()
  await save(page, 1)
})

test('a half-entered round is there after the app was closed and opened again', async () => {
  const { context, page, app } = await visit()
  await halfARound(page)
  await page.close()
  const again = await openPad(context, app.url)
  await again.getByRole('link', { name: 'Fortsæt ved bordet' }).tap()
  await expectHalfARound(again)
})

test('evening 4: after the phone was turned three times, every choice of a half-entered round is still set', async () => {
  const { page } = await visit()
  await halfARound(page)
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectHalfARound(page)
  }
})
