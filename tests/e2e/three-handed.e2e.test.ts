import { type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  back,
  button,
  enterThreeHanded,
  expectTotals,
  openMenu,
  openRound,
  radio,
  save,
  startSheet,
  tap,
  text,
} from './table.ts'
import { visits } from './visit.ts'

const visit = visits()

/** The example that every pad must reproduce. */
async function playThree(page: Page): Promise<void> {
  await startSheet(page, { game: 'threehanded', names: ['Anna', 'Bo', 'Carl'], dealer: 'Carl' })
  await enterThreeHanded(page, { variant: 'spar', tricks: { Anna: 9, Bo: 2 } })
  await save(page, 1)
  await expectTotals(page, { Anna: 2, Bo: -2, Carl: 0 })
  await enterThreeHanded(page, { variant: 'sol', tricks: { Bo: 1, Carl: 2 } })
  await save(page, 2)
  await expectTotals(page, { Anna: -1, Bo: -1, Carl: 2 })
  await enterThreeHanded(page, { variant: 'farve', trump: 'ruder', tricks: { Carl: 13, Anna: 0 } })
  await save(page, 3)
  await expectTotals(page, { Anna: -5, Bo: -3, Carl: 8 })
}

test('three rounds come to −5 −3 +8, each row sums to 0, and the fourth offers the variants that are left', async () => {
  const { page } = await visit()
  await playThree(page)
  const paper = page.getByRole('region', { name: 'Runder' })
  expect(await paper.getByRole('rowheader', { name: /summen er 0/ }).count()).toBe(3)
  await text(page, /−5 − 3 \+ 8/).waitFor()
  await text(page, 'Anna vælger: farve, sans, sol').waitFor()
  await radio(page, 'Anna vælger', 'spar (brugt)').waitFor()
  for (const variant of ['farve', 'sans', 'sol']) await radio(page, 'Anna vælger', variant).waitFor()
  expect(await page.getByRole('radio').count()).toBe(4)
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
})

test('every number opens its working, before and after it is saved', async () => {
  const { page } = await visit()
  await startSheet(page, { game: 'threehanded', names: ['Anna', 'Bo', 'Carl'], dealer: 'Carl' })
  await enterThreeHanded(page, { variant: 'spar', tricks: { Anna: 9, Bo: 2 } })
  await text(page, '9 − 7 = 2').waitFor()
  await text(page, 'sum 0 ✓').waitFor()
  await button(page, 'Udregning: −2 Bo').tap()
  await text(page, '2 − 4 = −2').waitFor()
  await button(page, 'Udregning: 0 Carl').tap()
  await text(page, '2 − 2 = 0').waitFor()
  await save(page, 1)
  await openRound(page, 1)
  await text(page, '9 − 7 = 2').waitFor()
  for (const working of ['2 − 4 = −2', '2 − 2 = 0']) expect(await text(page, working).count(), working).toBe(1)
})

test('a round is amended, undone and redone, a correction is added, and all of it is still there after a reload', async () => {
  const { page } = await visit()
  await playThree(page)
  await openRound(page, 1)
  await button(page, 'Ret').tap()
  await tap(button(page, /^Anna 9/), radio(page, 'Stik til Anna', '7'))
  await tap(button(page, /^Bo 2/), radio(page, 'Stik til Bo', '4'))
  await button(page, 'Gem rettelsen').tap()
  await expectTotals(page, { Anna: -7, Bo: -1, Carl: 8 })
  await button(page, 'Fortryd: rettelse til runde 1, Spar ♠').tap()
  await expectTotals(page, { Anna: -5, Bo: -3, Carl: 8 })
  await button(page, 'Gentag: rettelse til runde 1, Spar ♠').tap()
  await expectTotals(page, { Anna: -7, Bo: -1, Carl: 8 })

  await (await openMenu(page)).getByRole('button', { name: 'Rettelse eller bøde' }).tap()
  await tap(radio(page, 'Hvem betaler?', 'Anna'), radio(page, 'Til hvem?', 'de andre, hver'))
  await tap(button(page, '1'), button(page, '0'), button(page, 'Gem'))
  await expectTotals(page, { Anna: -27, Bo: 9, Carl: 18 })

  await page.reload()
  await expectTotals(page, { Anna: -27, Bo: 9, Carl: 18 })
  await button(page, 'Fortryd: Rettelse eller bøde').tap()
  await expectTotals(page, { Anna: -7, Bo: -1, Carl: 8 })
  await openRound(page, 1)
  await text(page, /^Rettet /).waitFor()
  await back(page)
  await button(page, 'Gem runde 4').waitFor()
})
