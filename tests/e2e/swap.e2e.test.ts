import { type Page } from 'playwright-core'
import { test } from 'vitest'
import { button, enterBid, expectTotals, openMenu, radio, save, startSheet, tap, text } from './table.ts'
import { visits } from './visit.ts'

const visit = visits()

/** Six rounds of 20 points, Anna and Dorte always together; Bo is due to deal the seventh. */
async function playSix(page: Page): Promise<void> {
  await startSheet(page, { game: 'esmakker', names: ['Anna', 'Bo', 'Carl', 'Dorte'], dealer: 'Dorte' })
  for (let round = 1; round <= 6; round++) {
    await enterBid(page, { bidder: 'Anna', bid: '8', partner: 'Dorte', tricks: 8 })
    await save(page, round)
  }
  await expectTotals(page, { Anna: 120, Bo: -120, Carl: -120, Dorte: 120 })
}

async function erikForDorte(page: Page): Promise<void> {
  await (await openMenu(page)).getByRole('button', { name: 'Nogen går, kommer eller bytter plads' }).tap()
  await button(page, 'Dorte går').tap()
  await text(page, 'Hvem overtager Dortes plads?').waitFor()
  await page.getByRole('textbox', { name: 'Navn' }).fill('Erik')
  await button(page, 'Tilføj').tap()
  await button(page, 'Erik går').waitFor()
}

test('evening 16: after round 6 Dorte leaves, and Erik takes her chair with 0 points', async () => {
  const { page } = await visit()
  await playSix(page)
  await erikForDorte(page)
  await button(page, 'Gem').tap()
  await expectTotals(page, { Anna: 120, Bo: -120, Carl: -120, Dorte: 120, Erik: 0 })
  await enterBid(page, { bidder: 'Erik', bid: '8', partner: 'Bo', tricks: 8 })
  await save(page, 7)
  await expectTotals(page, { Anna: 100, Bo: -100, Carl: -140, Dorte: 120, Erik: 20 })

  await button(page, /^Fortryd: runde 7/).tap()
  await button(page, /^Fortryd: Hvem sidder med/).tap()
  await radio(page, 'Hvem fik meldingen?', 'Dorte').waitFor()
  await expectTotals(page, { Anna: 120, Bo: -120, Carl: -120, Dorte: 120 })
  await button(page, /^Fortryd: runde 6/).tap()
  await expectTotals(page, { Anna: 100, Bo: -100, Carl: -100, Dorte: 100 })
  await tap(button(page, /^Gentag: /), button(page, /^Gentag: Hvem sidder med/), button(page, /^Gentag: /))
  await expectTotals(page, { Anna: 100, Bo: -100, Carl: -140, Dorte: 120, Erik: 20 })
})

test('evening 16: Erik takes over the points with the chair, and one undo gives both back to Dorte', async () => {
  const { page } = await visit()
  await playSix(page)
  await erikForDorte(page)
  await button(page, 'Erik overtager +120 fra Dorte').tap()
  await button(page, 'Gem').tap()
  await expectTotals(page, { Anna: 120, Bo: -120, Carl: -120, Dorte: 0, Erik: 120 })
  await button(page, /^Fortryd: Hvem sidder med/).tap()
  await radio(page, 'Hvem fik meldingen?', 'Dorte').waitFor()
  await expectTotals(page, { Anna: 120, Bo: -120, Carl: -120, Dorte: 120 })
})
