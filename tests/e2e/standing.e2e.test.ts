import { test } from 'vitest'
import {
  button,
  enterBid,
  eventually,
  expectTotals,
  heads,
  openBid,
  openMenu,
  radio,
  save,
  startSheet,
} from './table.ts'
import { visits } from './visit.ts'

const visit = visits()

test('evening 23: columns ordered by standing do not move while an entry is open', async () => {
  const { page } = await visit()
  const order = async () => (await heads(page)).flatMap((head) => /Anna|Bo|Carl|Dorte/.exec(head)?.[0] ?? [])
  await startSheet(page, { game: 'esmakker', names: ['Anna', 'Bo', 'Carl', 'Dorte'], dealer: 'Dorte' })
  const menu = await openMenu(page)
  await menu.getByRole('switch', { name: 'Sortér efter stilling' }).check()
  await menu.getByRole('button', { name: 'Luk', exact: true }).tap()
  await enterBid(page, { bidder: 'Dorte', bid: '8', partner: 'Carl', tricks: 10 })
  await save(page, 1)
  await eventually(order).toEqual(['Carl', 'Dorte', 'Anna', 'Bo'])

  await openBid(page, 'Anna', '9')
  await button(page, /^Fortryd: runde 1/).tap()
  await expectTotals(page, { Anna: 0, Bo: 0, Carl: 0, Dorte: 0 })
  await eventually(order).toEqual(['Carl', 'Dorte', 'Anna', 'Bo'])
  await radio(page, 'Makker', 'Bo').tap()
  await radio(page, 'Stik til Anna og Bo', '9').tap()
  await eventually(order).toEqual(['Carl', 'Dorte', 'Anna', 'Bo'])
  await save(page, 1)
  await eventually(order).toEqual(['Anna', 'Bo', 'Carl', 'Dorte'])
})
