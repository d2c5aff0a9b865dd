import { test } from 'vitest'
import { button, enterBid, save, startSheet, text } from './table.ts'
import { visits } from './visit.ts'

const visit = visits()

test('evening 27: the wrong person dealt; one tap on the dealer, one on who did, and it can be undone', async () => {
  const { page } = await visit()
  await startSheet(page, { game: 'esmakker', names: ['Anna', 'Bo', 'Carl', 'Dorte'], dealer: 'Dorte' })
  await button(page, /^Dorte giver/).tap()
  await button(page, 'Bo giver denne').tap()
  await text(page, 'Runde 1 · Bo giver').waitFor()
  await button(page, /^Fortryd: /).tap()
  await text(page, 'Runde 1 · Dorte giver').waitFor()
  await button(page, /^Gentag: /).tap()
  await text(page, 'Runde 1 · Bo giver').waitFor()
  await enterBid(page, { bidder: 'Anna', bid: '8', partner: 'Bo', tricks: 8 })
  await save(page, 1)
  await text(page, 'Runde 2 · Carl giver').waitFor()
})
