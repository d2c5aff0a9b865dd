import { expect, test } from 'vitest'
import { button, expectTotals, openMenu, radio, share, startSheet, tap } from './table.ts'
import { visits } from './visit.ts'

const visit = visits()
const FOUR = { game: 'esmakker', names: ['Anna', 'Bo', 'Carl', 'Dorte'] } as const

test('evening 11: a correction of −150 is typed on the app’s number pad, without a text field in focus', async () => {
  const { page } = await visit()
  const typing = () =>
    page.evaluate(() => document.activeElement?.matches('input:not([type=radio]), textarea') ?? false)
  await startSheet(page, FOUR)
  await (await openMenu(page)).getByRole('button', { name: 'Rettelse eller bøde' }).tap()
  await radio(page, 'Hvordan?', 'Frit').tap()
  for (const key of ['1', '5', '0', 'Plus eller minus']) {
    await button(page, key).tap()
    expect(await typing()).toBe(false)
  }
  await button(page, /^Anna −150/).waitFor()
  await tap(share(page, 'Bo'), button(page, '5'), button(page, '0'))
  await tap(share(page, 'Carl'), button(page, '5'), button(page, '0'))
  await button(page, /^Dorte \+50/).waitFor()
  await button(page, 'Gem').tap()
  await expectTotals(page, { Anna: -150, Bo: 50, Carl: 50, Dorte: 50 })
  expect(await typing()).toBe(false)
})

test('evening 28: one player pays a fine to the others, and the app works out everyone’s points', async () => {
  const { page } = await visit()
  await startSheet(page, FOUR)
  await (await openMenu(page)).getByRole('button', { name: 'Rettelse eller bøde' }).tap()
  await tap(radio(page, 'Hvem betaler?', 'Carl'), radio(page, 'Til hvem?', 'de andre, hver'))
  await tap(button(page, '2'), button(page, '0'))
  await button(page, 'Udregning: −60 Carl').waitFor()
  await button(page, 'Gem').tap()
  await expectTotals(page, { Anna: 20, Bo: 20, Carl: -60, Dorte: 20 })
})
