import { expect, test } from 'vitest'
import { complaints, hostsAsked, isControlled } from './complaints.ts'
import { enterThreeHanded, expectTotals, openPad, save, startSheet } from './table.ts'
import { visits } from './visit.ts'

const visit = visits()
const SPAR = { variant: 'spar', tricks: { Anna: 9, Bo: 2 } } as const

test('evening 6: offline after one visit, a sheet opens from the front page and at its own address, and a round is saved', async () => {
  const { page, context, app } = await visit()
  await isControlled(page)
  await startSheet(page, { game: 'threehanded', names: ['Anna', 'Bo', 'Carl'], dealer: 'Carl' })
  const sheet = page.url()
  await page.close()

  await context.setOffline(true)
  const front = await openPad(context, app.url)
  await front.getByRole('link', { name: 'Fortsæt ved bordet' }).tap()
  await enterThreeHanded(front, SPAR)
  await save(front, 1)
  await front.close()

  const deep = await openPad(context, sheet)
  await expectTotals(deep, { Anna: 2, Bo: -2, Carl: 0 })
  await enterThreeHanded(deep, { variant: 'sol', tricks: { Bo: 1, Carl: 2 } })
  await save(deep, 2)
  await deep.reload()
  await expectTotals(deep, { Anna: -1, Bo: -1, Carl: 2 })
})

test('a whole round sends no request to another host, and the policy refuses nothing', async () => {
  const { page, context, app } = await visit()
  const said = complaints(page)
  const hosts = hostsAsked(context)
  await page.reload()
  await startSheet(page, { game: 'threehanded', names: ['Anna', 'Bo', 'Carl'], dealer: 'Carl' })
  await enterThreeHanded(page, SPAR)
  await save(page, 1)
  await page.reload()
  await expectTotals(page, { Anna: 2, Bo: -2, Carl: 0 })
  expect(said).toEqual([])
  expect([...hosts]).toEqual([new URL(app.url).host])
})
