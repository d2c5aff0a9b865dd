import { expect, test } from 'vitest'
import { button, eventually, heads, startSheet, tap } from './table.ts'
import { visits } from './visit.ts'

const visit = visits()

test('evening 22: of two people with the same name one is renamed on every sheet, and the other is not', async () => {
  const { page, app } = await visit()
  await startSheet(page, { game: 'threehanded', names: ['Anne', 'Bo', 'Carl'] })
  const first = page.url()

  await page.goto(app.url)
  await page.getByRole('link', { name: /^3-mands whist/ }).tap()
  const name = page.getByRole('textbox', { name: 'Navn' })
  await name.fill('Anne')
  await button(page, 'Tilføj').tap()
  const arrow = page.getByRole('button', { name: 'Flyt Anne ned' })
  await arrow.waitFor()
  await name.fill('Anne')
  await button(page, 'Tilføj').tap()
  await eventually(() => arrow.count()).toBe(2)
  await arrow.first().tap()
  await page.getByRole('textbox', { name: 'To ved bordet hedder Anne. Hvad kalder I den ene?' }).fill('Anne Holm')
  await button(page, 'Giv navnet').tap()
  await name.fill('Dorte')
  await tap(button(page, 'Tilføj'), button(page, 'Videre til reglerne'), button(page, 'Begynd'))
  await button(page, 'Gem runde 1').waitFor()
  const names = async () => (await heads(page)).flatMap((head) => /Anne Holm|Anne|Bo|Carl|Dorte/.exec(head)?.[0] ?? [])
  await eventually(names).toEqual(['Anne', 'Anne Holm', 'Dorte'])

  await page.goto(first)
  await eventually(names).toEqual(['Anne Holm', 'Bo', 'Carl'])
  await page.goto(app.url)
  await page.getByRole('link', { name: /Anne Holm, Bo og Carl/ }).waitFor()
  expect(await page.getByText('Anne, Anne Holm og Dorte').count()).toBe(1)
})
