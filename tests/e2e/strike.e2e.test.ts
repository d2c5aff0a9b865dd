import { expect, test } from 'vitest'
import { button, enterThreeHanded, expectTotals, openRound, save, startSheet } from './table.ts'
import { visits } from './visit.ts'

const visit = visits()

test('evening 29: before a three-handed round is struck, the app shows what that does to every later row', async () => {
  const { page } = await visit()
  await startSheet(page, { game: 'threehanded', names: ['Anna', 'Bo', 'Carl'], dealer: 'Carl' })
  await enterThreeHanded(page, { variant: 'spar', tricks: { Anna: 9, Bo: 2 } })
  await save(page, 1)
  await enterThreeHanded(page, { variant: 'sol', tricks: { Bo: 1, Carl: 2 } })
  await save(page, 2)
  await enterThreeHanded(page, { variant: 'farve', tricks: { Carl: 13, Anna: 0 } })
  await save(page, 3)

  await openRound(page, 1)
  await button(page, 'Slet runden').tap()
  const dialog = page.getByRole('dialog', { name: 'Slet runden' })
  await dialog.getByText('Det ændrer også:').waitFor()
  const rows = dialog.getByRole('listitem')
  expect(await rows.count()).toBe(2)
  expect(await rows.nth(0).innerText()).toMatch(/Anna: sol.*Anna −3 → −8.*Bo \+1 → \+3.*Carl \+2 → \+5.*Carl giver/)
  expect(await rows.nth(1).innerText()).toMatch(/Bo: farve.*Anna −4 → −2.*Bo −2 → −7.*Carl \+6 → \+9.*Anna giver/)
  await dialog.getByText(/Anna −5.→.−10/).waitFor()
  await dialog.getByRole('button', { name: 'Behold' }).tap()
  await button(page, 'Tilbage').tap()
  await expectTotals(page, { Anna: -5, Bo: -3, Carl: 8 })

  await openRound(page, 1)
  await button(page, 'Slet runden').tap()
  await button(page, 'Slet').tap()
  await expectTotals(page, { Anna: -10, Bo: -4, Carl: 14 })
})
