/** A pad as after many evenings: a sheet for every step of every form. */
import { type Page } from 'playwright-core'
import {
  BIDDER,
  button,
  enterBid,
  enterThreeHanded,
  openBid,
  openMenu,
  radio,
  save,
  share,
  startSheet,
  tap,
} from './table.ts'
import { type Visit } from './visit.ts'

/** Names of about twelve letters. */
export const LONG = ['Bartholomæus', 'Wilhelmine M', 'Christoffers', 'Annekirstine', 'Frederikke B', 'Maximiliane']
const FOUR = LONG.slice(0, 4)

/** The address of each prepared sheet, without that of the app. */
export type Prepared = Readonly<
  Record<
    | 'bid'
    | 'result'
    | 'nolo'
    | 'free'
    | 'six'
    | 'three'
    | 'variant'
    | 'classic'
    | 'played'
    | 'forms'
    | 'over'
    | 'binned',
    string
  >
>

/** Makes the pad, in Danish. */
export async function prepare({ page, app }: Visit): Promise<Prepared> {
  const kept: Record<string, string> = {}
  const keep = async (name: keyof Prepared): Promise<void> => {
    kept[name] = page.url().slice(app.url.length).replace('?entry=1', '')
    await page.goto('about:blank')
    await page.goto(app.url)
  }
  const klub = (rules: Page) => rules.getByRole('radio', { name: 'Klub', exact: true }).check()

  await startSheet(page, { game: 'esmakker', names: FOUR })
  await openBid(page, FOUR[1]!, '8')
  await page.getByText('Trumf og es').tap()
  await tap(radio(page, 'Påhæng', /^vip/), radio(page, 'Trumf', 'hjerter'), button(page, /ret meldingen/))
  await keep('bid')

  await startSheet(page, { game: 'esmakker', names: FOUR })
  await enterBid(page, { bidder: FOUR[0]!, bid: '8', partner: FOUR[1]!, tricks: 10 })
  await save(page, 1)
  await enterBid(page, { bidder: FOUR[2]!, bid: '13', partner: FOUR[1]!, tricks: 6 })
  await keep('result')

  await startSheet(page, { game: 'esmakker', names: FOUR, rules: klub })
  await openBid(page, FOUR[0]!, /^sol/)
  await tap(button(page, FOUR[1]!), radio(page, `Stik til ${FOUR[0]!}`, '1'), radio(page, `Stik til ${FOUR[1]!}`, '3'))
  await keep('nolo')

  await startSheet(page, { game: 'esmakker', names: FOUR })
  await (await openMenu(page)).getByRole('button', { name: 'Egen runde, point i hånden' }).tap()
  await tap(button(page, '3'), share(page, FOUR[1]!), button(page, '5'))
  await keep('free')

  await startSheet(page, { game: 'esmakker', names: LONG, dealer: LONG[0]! })
  await (await openMenu(page)).getByRole('button', { name: 'Rettelse eller bøde' }).tap()
  await tap(radio(page, 'Hvem betaler?', LONG[0]!), radio(page, 'Til hvem?', LONG[1]!))
  for (const digit of '13510') await button(page, digit).tap()
  await button(page, 'Gem').tap()
  await enterBid(page, { bidder: LONG[1]!, bid: '9', partner: LONG[2]!, tricks: 11 })
  await save(page, 1)
  await openBid(page, LONG[0]!, '9')
  await keep('six')

  await startSheet(page, { game: 'threehanded', names: ['Anna', 'Bo', 'Carl'], dealer: 'Carl' })
  await enterThreeHanded(page, { variant: 'spar', tricks: { Anna: 9, Bo: 2 } })
  await save(page, 1)
  await enterThreeHanded(page, { variant: 'farve', tricks: { Bo: 1, Carl: 2 } })
  await keep('three')

  await startSheet(page, { game: 'threehanded', names: LONG.slice(0, 3) })
  await keep('variant')

  await startSheet(page, { game: 'classic', names: FOUR })
  await page.getByText('Svigtet kulør').tap()
  await radio(page, 'Hvem svigtede kulør?', /Bartholomæus/).tap()
  await page.getByRole('radio', { name: '9', exact: true }).tap()
  await keep('classic')

  for (const sheet of ['played', 'forms'] as const) {
    await startSheet(page, { game: 'esmakker', names: FOUR })
    await enterBid(page, { bidder: FOUR[0]!, bid: '8', partner: FOUR[1]!, tricks: 10 })
    await save(page, 1)
    if (sheet === 'forms') {
      await enterBid(page, { bidder: FOUR[0]!, bid: '8', partner: FOUR[1]!, tricks: 6 })
      await save(page, 2)
    }
    await keep(sheet)
  }

  await startSheet(page, { game: 'esmakker', names: FOUR })
  await radio(page, BIDDER, 'Alle pas').tap()
  await save(page, 1)
  await (await openMenu(page)).getByRole('button', { name: 'Luk arket' }).tap()
  await button(page, 'Spil igen').waitFor()
  await keep('over')

  await startSheet(page, { game: 'esmakker', names: FOUR })
  await keep('binned')
  await page.goto(`${app.url}#/history`)
  await button(page, /^Mere: /)
    .first()
    .tap()
  await tap(button(page, 'Slet'))
  await page.getByRole('link', { name: 'Papirkurv (1)' }).waitFor()

  await page.goto(`${app.url}#/rules`)
  await button(page, 'Nye husregler til Es-makker whist').tap()
  await page.getByRole('textbox', { name: 'Navn' }).fill(LONG.slice(0, 2).join(' '))
  await button(page, 'Gem').tap()
  await page.getByRole('radio', { name: 'taksten for hvert', exact: true }).check()
  await page.getByRole('switch', { name: 'Vores sædvanlige' }).check()
  await page.getByRole('switch', { name: 'Vores sædvanlige', checked: true }).waitFor()
  return kept as Prepared
}
