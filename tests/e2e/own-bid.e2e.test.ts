import { expect, test } from 'vitest'
import { button, expectDealer, expectTotals, openMenu, share, startSheet, tap, text } from './table.ts'
import { visits } from './visit.ts'

const visit = visits()

test('evening 30: a free round is saved once its points sum to 0, and the deal moves on', async () => {
  const { page } = await visit()
  await startSheet(page, { game: 'esmakker', names: ['Anna', 'Bo', 'Carl', 'Dorte'], dealer: 'Dorte' })
  await (await openMenu(page)).getByRole('button', { name: 'Egen runde, point i hånden' }).tap()
  await tap(button(page, '3'), button(page, '0'))
  for (const name of ['Bo', 'Carl', 'Dorte']) await tap(share(page, name), button(page, '5'))
  await button(page, 'Gem runde 1').tap()
  await text(page, /Pointene giver 45 og skal give 0/).waitFor()
  expect(await page.getByRole('rowheader').count()).toBe(0)
  for (const name of ['Bo', 'Carl', 'Dorte'])
    await tap(share(page, name), button(page, '1'), button(page, '0'), button(page, 'Plus eller minus'))
  await button(page, 'Gem runde 1').tap()
  await expectTotals(page, { Anna: 30, Bo: -10, Carl: -10, Dorte: -10 })
  await expectDealer(page, 2, 'Anna')
})
