import { expect, test } from 'vitest'
import {
  button,
  enterBid,
  eventually,
  expectDealer,
  expectTotals,
  openBid,
  openRound,
  radio,
  save,
  startSheet,
} from './table.ts'
import { visits } from './visit.ts'

const visit = visits()

test('evening 15: five people, the dealer sits out, and the right one deals after undo, insert and strike', async () => {
  const { page } = await visit()
  await startSheet(page, { game: 'esmakker', names: ['Anna', 'Bo', 'Carl', 'Dorte', 'Erik'], dealer: 'Anna' })
  await expectDealer(page, 1, 'Anna')
  await openBid(page, 'Bo', '8')
  const partners = page.getByRole('radiogroup', { name: 'Makker' }).getByRole('radio')
  expect(await partners.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
    'Carl',
    'Dorte',
    'Erik',
    'Selv',
    'Katten',
  ])
  await radio(page, 'Makker', 'Carl').tap()
  await radio(page, 'Stik til Bo og Carl', '10').tap()
  await save(page, 1)
  await expectTotals(page, { Anna: 0, Bo: 60, Carl: 60, Dorte: -60, Erik: -60 })
  await expectDealer(page, 2, 'Bo')

  await button(page, /^Fortryd: runde 1/).tap()
  await expectDealer(page, 1, 'Anna')
  await button(page, /^Gentag:/).tap()
  await expectDealer(page, 2, 'Bo')
  await enterBid(page, { bidder: 'Anna', bid: '8', partner: 'Carl', tricks: 8 })
  await save(page, 2)
  await expectDealer(page, 3, 'Carl')
  await expectTotals(page, { Anna: 20, Bo: 60, Carl: 80, Dorte: -80, Erik: -80 })

  await openRound(page, 2)
  await button(page, 'Indsæt en runde efter').tap()
  await enterBid(page, { bidder: 'Dorte', bid: '7', partner: 'Erik', tricks: 7 })
  await button(page, 'Indsæt runden').tap()
  await expectDealer(page, 4, 'Dorte')
  await expectTotals(page, { Anna: 10, Bo: 50, Carl: 80, Dorte: -70, Erik: -70 })

  await openRound(page, 3)
  await button(page, 'Slet runden').tap()
  await button(page, 'Slet').tap()
  await expectDealer(page, 3, 'Carl')
  await expectTotals(page, { Anna: 20, Bo: 60, Carl: 80, Dorte: -80, Erik: -80 })
  await eventually(() => radio(page, 'Hvem fik meldingen?', 'Carl').count()).toBe(0)
})
