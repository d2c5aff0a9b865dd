import { test } from 'vitest'
import { button, enterBid, enterThreeHanded, expectTotals, openPad, save, startSheet } from './table.ts'
import { visits } from './visit.ts'

const visit = visits()

test('two sheets are on the front page, and one tap continues either', async () => {
  const { page, app } = await visit()
  await startSheet(page, { game: 'threehanded', names: ['Anna', 'Bo', 'Carl'], dealer: 'Carl' })
  await enterThreeHanded(page, { variant: 'spar', tricks: { Anna: 9, Bo: 2 } })
  await save(page, 1)
  await page.goto(app.url)
  await startSheet(page, { game: 'esmakker', names: ['Dorte', 'Erik', 'Frida', 'Gerda'] })
  await enterBid(page, { bidder: 'Dorte', bid: '8', partner: 'Erik', tricks: 10 })
  await save(page, 1)

  await page.goto(app.url)
  await page.getByRole('link', { name: 'Fortsæt ved bordet' }).tap()
  await expectTotals(page, { Dorte: 60, Erik: 60, Frida: -60, Gerda: -60 })

  await page.goto(app.url)
  await page.getByRole('link', { name: /Anna, Bo og Carl/ }).tap()
  await expectTotals(page, { Anna: 2, Bo: -2, Carl: 0 })
})

test('two tabs show the same, whichever of them saves a round', async () => {
  const { page, context } = await visit()
  await startSheet(page, { game: 'threehanded', names: ['Anna', 'Bo', 'Carl'], dealer: 'Carl' })
  const other = await openPad(context, page.url())
  await button(other, 'Gem runde 1').waitFor()
  await enterThreeHanded(page, { variant: 'spar', tricks: { Anna: 9, Bo: 2 } })
  await save(page, 1)
  await expectTotals(other, { Anna: 2, Bo: -2, Carl: 0 })
  await enterThreeHanded(other, { variant: 'sol', tricks: { Bo: 1, Carl: 2 } })
  await save(other, 2)
  await expectTotals(page, { Anna: -1, Bo: -1, Carl: 2 })
  await button(page, /^Fortryd: runde 2/).tap()
  await expectTotals(other, { Anna: 2, Bo: -2, Carl: 0 })
  await button(other, 'Gentag: Sol').waitFor()
})
