import { type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { back, button, enterBid, expectTotals, openRound, radio, save, startSheet, text } from './table.ts'
import { visits } from './visit.ts'

const visit = visits()

const ROUNDS = [
  { bidder: 'Bo', bid: '7', partner: 'Carl', tricks: 7 },
  { bidder: 'Anna', bid: '8', partner: 'Bo', tricks: 10 },
  { bidder: 'Dorte', bid: '8', partner: 'Anna', tricks: 6 },
  { bidder: 'Carl', bid: /^sol/, tricks: 1 },
] as const
const WITH_THE_SLIP = { Anna: -80, Bo: 100, Carl: 180, Dorte: -200 }
const PUT_RIGHT = { Anna: -120, Bo: 60, Carl: 220, Dorte: -160 }

async function expectFourRowsOfZero(page: Page): Promise<void> {
  const rows = page.getByRole('region', { name: 'Runder' }).getByRole('rowheader', { name: /summen er 0/ })
  await expect.poll(() => rows.count()).toBe(4)
}

test('evening 1: a mistake is found two rounds later and amended', async () => {
  const { page } = await visit()
  await startSheet(page, { game: 'esmakker', names: ['Anna', 'Bo', 'Carl', 'Dorte'], dealer: 'Dorte' })
  for (const [i, bid] of ROUNDS.entries()) {
    await enterBid(page, bid)
    await save(page, i + 1)
  }
  await expectTotals(page, WITH_THE_SLIP)

  await openRound(page, 2)
  await button(page, 'Ret').tap()
  await radio(page, 'Stik til Anna og Bo', '8').tap()
  await text(page, '8 alm. = 20').waitFor()
  await button(page, 'Udregning: −20 Carl').waitFor()
  await button(page, 'Gem rettelsen').tap()
  await expectTotals(page, PUT_RIGHT)
  await expectFourRowsOfZero(page)

  await openRound(page, 2)
  await text(page, 'Anna +60, Bo +60, Carl −60 og Dorte −60').waitFor()
  await text(page, 'Anna +20, Bo +20, Carl −20 og Dorte −20').waitFor()
  await back(page)

  await button(page, /^Fortryd: rettelse til runde 2/).tap()
  await expectTotals(page, WITH_THE_SLIP)
  await expectFourRowsOfZero(page)
  await button(page, /^Gentag: rettelse til runde 2/).tap()
  await expectTotals(page, PUT_RIGHT)
  await expectFourRowsOfZero(page)
})
