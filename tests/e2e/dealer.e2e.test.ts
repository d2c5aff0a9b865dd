import { test } from 'vitest'
import { button, enterBid, expectDealer, save, startSheet } from './table.ts'
import { visits } from './visit.ts'

const visit = visits()

test('evening 27: the wrong person dealt: a tap on the dealer and one on who really dealt, which can be undone', async () => {
  const { page } = await visit()
  await startSheet(page, { game: 'esmakker', names: ['Anna', 'Bo', 'Carl', 'Dorte'], dealer: 'Dorte' })
  await button(page, /^Dorte giver/).tap()
  await button(page, 'Bo giver denne').tap()
  await expectDealer(page, 1, 'Bo')
  await button(page, /^Fortryd: /).tap()
  await expectDealer(page, 1, 'Dorte')
  await button(page, /^Gentag: /).tap()
  await expectDealer(page, 1, 'Bo')
  await enterBid(page, { bidder: 'Anna', bid: '8', partner: 'Bo', tricks: 8 })
  await save(page, 1)
  await expectDealer(page, 2, 'Carl')
})
