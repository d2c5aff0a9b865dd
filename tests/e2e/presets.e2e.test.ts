import { type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, enterBid, eventually, expectTotals, openMenu, radio, save, startSheet, tap, text } from './table.ts'
import { visits } from './visit.ts'

const visit = visits()
const NAMES = ['Anna', 'Bo', 'Carl', 'Dorte']
const UNDERTRICKS = { single: 'taksten for hvert', double: 'dobbelt takst for hvert' } as const

/** Chooses what a missing trick costs, on the screen of saved house rules. */
async function answer(page: Page, undertricks: keyof typeof UNDERTRICKS): Promise<void> {
  const choice = page.getByRole('radio', { name: UNDERTRICKS[undertricks], exact: true })
  await choice.check()
  await eventually(() => choice.isChecked()).toBe(true)
}
async function newRules(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}#/rules`)
  await button(page, 'Nye husregler til Es-makker whist').tap()
  await page.getByRole('textbox', { name: 'Navn' }).fill(name)
  await button(page, 'Gem').tap()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}
/** Anna and Bo bid 8 and take two tricks too few. */
async function fail(page: Page, round: number): Promise<void> {
  await enterBid(page, { bidder: 'Anna', bid: '8', partner: 'Bo', tricks: 6 })
  await save(page, round)
}
const lose = (points: number) => ({ Anna: -points, Bo: -points, Carl: points, Dorte: points })
async function otherRules(page: Page): Promise<void> {
  await (await openMenu(page)).getByRole('button', { name: 'Ændr reglerne', exact: true }).tap()
  await button(page, 'Gem').waitFor()
}

test('evening 20: saved house rules are edited; sheets keep theirs until they are changed from a round or from the start', async () => {
  const { page, app } = await visit()
  await newRules(page, app.url, 'Onsdag')
  await answer(page, 'single')
  await page.getByRole('switch', { name: 'Vores sædvanlige' }).check()
  const usual = async (rules: Page) => {
    await eventually(() => rules.getByRole('radio', { name: 'Onsdag', exact: true }).isChecked()).toBe(true)
  }

  await page.goto(app.url)
  await startSheet(page, { game: 'esmakker', names: NAMES, rules: usual })
  const past = page.url()
  await fail(page, 1)
  await expectTotals(page, lose(40))
  await (await openMenu(page)).getByRole('button', { name: 'Luk arket' }).tap()
  await button(page, 'Spil igen').waitFor()

  await page.goto(app.url)
  await startSheet(page, { game: 'esmakker', names: NAMES, rules: usual })
  const running = page.url()
  for (const round of [1, 2, 3]) await fail(page, round)
  await expectTotals(page, lose(120))

  await page.goto(`${app.url}#/rules`)
  await page.getByRole('link', { name: /^Onsdag/ }).tap()
  await answer(page, 'double')
  await text(page, 'Alt er som standard.').waitFor()
  await page.goto(past)
  await expectTotals(page, lose(40))
  await page.goto(running)
  await expectTotals(page, lose(120))

  await otherRules(page)
  await page.getByRole('radio', { name: 'Onsdag', exact: true }).check()
  await radio(page, 'Hvornår gælder de?', 'Fra en tidligere runde').tap()
  const which = page.getByRole('combobox', { name: 'Fra hvilken runde?' })
  expect(await which.getByRole('option').count()).toBe(2)
  await which.selectOption({ index: 1 })
  await text(page, /Anna −120.→.−200/).waitFor()
  await button(page, 'Gem').tap()
  await expectTotals(page, lose(200))
  await text(page, /^Nye regler herfra/).waitFor()

  await button(page, /^Fortryd: Ændr reglerne/).tap()
  await expectTotals(page, lose(120))
  await button(page, /^Gentag: /).tap()
  await expectTotals(page, lose(200))

  await otherRules(page)
  await radio(page, 'Hvornår gælder de?', 'Fra begyndelsen').tap()
  await page.getByRole('radio', { name: 'Onsdag', exact: true }).check()
  await text(page, /Anna −200.→.−240/).waitFor()
  await button(page, 'Gem').tap()
  await expectTotals(page, lose(240))
  await page.reload()
  await expectTotals(page, lose(240))
  await button(page, /^Fortryd: Ændr reglerne/).tap()
  await button(page, /^Fortryd: Ændr reglerne/).tap()
  await expectTotals(page, lose(120))

  await otherRules(page)
  await page.getByRole('radio', { name: 'Onsdag', exact: true }).check()
  await button(page, 'Gem').tap()
  await button(page, 'Gem runde 4').waitFor()
  await expectTotals(page, lose(120))
  await fail(page, 4)
  await expectTotals(page, lose(200))
})

test('the rules of a sheet are saved under a name, and deleted ones can be restored', async () => {
  const { page, app } = await visit()
  await startSheet(page, {
    game: 'esmakker',
    names: NAMES,
    rules: (rules) => answer(rules, 'single'),
  })
  await (await openMenu(page)).getByRole('button', { name: 'Gem husreglerne' }).tap()
  await page.getByRole('textbox', { name: 'Navn' }).fill('Hos Anna')
  await page.getByRole('dialog').getByRole('button', { name: 'Gem', exact: true }).tap()
  await text(page, 'Husreglerne er gemt som »Hos Anna«.').waitFor()

  await page.goto(app.url)
  await page.getByRole('link', { name: 'Indstillinger' }).tap()
  await page.getByRole('link', { name: 'Husregler med navn' }).tap()
  const link = page.getByRole('link', { name: 'Hos Anna' })
  await link.tap()
  await eventually(() => page.getByRole('radio', { name: UNDERTRICKS.single }).isChecked()).toBe(true)
  await button(page, 'Slet').tap()
  await page.getByRole('heading', { name: 'Husregler' }).waitFor()
  await link.waitFor({ state: 'detached' })
  await tap(page.getByRole('status').getByRole('button', { name: 'Fortryd' }))
  await link.waitFor()
  expect(await link.innerText()).toContain('Hos Anna')
})

test('house rules are shared by a link, and are the same on the other phone', async () => {
  const { page, app, context } = await visit()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await newRules(page, app.url, 'Søren; "Åse"')
  await answer(page, 'single')
  await button(page, 'Del').tap()
  await button(page, 'Kopiér linket').tap()
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#/import/1.')
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const { page: other, app: same } = await visit()
  await other.goto(link)
  await text(other, /Et stik for lidt koster: taksten for hvert/).waitFor()
  await button(other, 'Behold husreglerne').tap()
  await text(other, 'Husreglerne er her nu.').waitFor()
  await other.goto(`${same.url}#/rules`)
  await other.getByRole('link', { name: 'Søren; "Åse"' }).tap()
  const single = other.getByRole('radio', { name: UNDERTRICKS.single })
  await eventually(() => single.isChecked()).toBe(true)
  expect(await other.getByText('Anderledes end standard: 1').count()).toBe(1)
})
