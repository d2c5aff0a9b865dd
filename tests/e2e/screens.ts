/** Every screen of the app, each with something on it, to be looked at in any language. */
import { type Page } from 'playwright-core'
import { da } from '../../src/i18n/da/index.ts'
import { de } from '../../src/i18n/de/index.ts'
import { en } from '../../src/i18n/en/index.ts'
import { type Visit } from './visit.ts'
import {
  BIDDER,
  button,
  enterBid,
  enterThreeHanded,
  eventually,
  openBid,
  openMenu,
  radio,
  save,
  share,
  startSheet,
  tap,
} from './table.ts'

const WORDS = { da, de, en }
export type Locale = keyof typeof WORDS
export const LOCALES = ['da', 'de', 'en'] as const

/** Twelve letters each. */
const LONG = ['Bartholomæus', 'Wilhelmine M', 'Christoffers', 'Annekirstine', 'Frederikke B', 'Maximiliane']
const FOUR = LONG.slice(0, 4)

/** The address behind the app's own of each sheet that was prepared. */
export type Prepared = Readonly<Record<'bid' | 'result' | 'nolo' | 'free' | 'six' | 'three' | 'variant' | 'classic' | 'played' | 'forms' | 'over', string>>

/** A pad with a sheet for every step of every form. In Danish. */
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
    await keep(sheet)
  }

  await startSheet(page, { game: 'esmakker', names: FOUR })
  await radio(page, BIDDER, 'Alle pas').tap()
  await save(page, 1)
  await (await openMenu(page)).getByRole('button', { name: 'Luk arket' }).tap()
  await button(page, 'Spil igen').waitFor()
  await keep('over')
  return kept as Prepared
}

/** `open` begins at the address; what it waits for is on the screen when it comes back. */
export interface Screen {
  readonly name: string
  readonly at: (sheets: Prepared) => string
  readonly open?: (page: Page, words: (typeof WORDS)[Locale]) => Promise<void>
}

type Words = (typeof WORDS)[Locale]
const fromMenu = (what: (words: Words) => string) => async (page: Page, words: Words) => {
  await tap(button(page, words.sheet.menu), page.getByRole('dialog').getByRole('button', { name: what(words), exact: true }))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await button(page, words.sheet.saveRow).waitFor()
}
const toTheRound = async (page: Page, words: Words) => {
  await page.getByRole('region', { name: words.sheet.rounds }).getByRole('link').first().tap()
  await button(page, words.sheet.amend).waitFor()
}
/** They are remembered until the sheet is begun. */
const typeNames = async (page: Page, words: Words) => {
  await page.getByRole('textbox', { name: words.start.name }).waitFor()
  const seated = await button(page, new RegExp(words.start.remove('.*'))).count()
  for (const [i, name] of LONG.slice(0, 5).entries()) {
    if (i < seated) continue
    await page.getByRole('textbox', { name: words.start.name }).fill(name)
    await button(page, words.start.add).tap()
    await eventually(() => button(page, new RegExp(words.start.remove('.*'))).count()).toBe(i + 1)
  }
}
const seen = (what: (words: Words) => string | RegExp) => (page: Page, words: Words) => button(page, what(words)).first().waitFor()

export const SCREENS: readonly Screen[] = [
  { name: 'the front page with sheets', at: () => '', open: (page, words) => page.getByRole('link', { name: words.home.resume }).waitFor() },
  { name: 'which game', at: () => '#/new' },
  { name: 'who plays', at: () => '#/new/esmakker', open: typeNames },
  {
    name: 'by which rules',
    at: () => '#/new/esmakker',
    open: async (page, words) => {
      await typeNames(page, words)
      await tap(button(page, words.start.toRules), page.getByText(words.start.allRules))
      await page.getByRole('switch', { name: words.start.money }).check()
    },
  },
  { name: 'settings', at: () => '#/settings' },
  { name: 'es-makker, the bid', at: ({ bid }) => bid },
  { name: 'es-makker, the result', at: ({ result }) => result },
  { name: 'es-makker, a nolo that is joined', at: ({ nolo }) => nolo },
  { name: 'es-makker, points by hand', at: ({ free }) => free },
  { name: 'es-makker, six people', at: ({ six }) => six },
  { name: 'three-handed, the variant', at: ({ variant }) => variant },
  { name: 'three-handed, the result', at: ({ three }) => three },
  { name: 'classic', at: ({ classic }) => classic },
  { name: 'an entry put aside', at: ({ result }) => result, open: async (page, words) => {
    await button(page, words.sheet.putAside).tap()
    await button(page, words.sheet.discard).waitFor()
  } },
  { name: 'a closed sheet', at: ({ over }) => over, open: seen((words) => words.sheet.rematch) },
  { name: 'a round', at: ({ played }) => played, open: toTheRound },
  { name: 'a round about to be struck', at: ({ played }) => played, open: async (page, words) => {
    await toTheRound(page, words)
    await button(page, words.sheet.strike).tap()
    await page.getByRole('dialog').waitFor()
  } },
  { name: 'the menu', at: ({ played }) => played, open: async (page, words) => {
    await button(page, words.sheet.menu).tap()
    await page.getByRole('dialog').waitFor()
  } },
  { name: 'who deals', at: ({ played }) => played, open: async (page, words) => {
    await tap(button(page, words.sheet.menu), button(page, words.sheet.whoDeals))
    await page.getByRole('dialog', { name: words.sheet.whoDeals }).waitFor()
  } },
  { name: 'a correction', at: ({ forms }) => forms, open: fromMenu((words) => words.sheet.correction) },
  { name: 'another seating', at: ({ forms }) => forms, open: fromMenu((words) => words.sheet.people) },
  { name: 'other rules', at: ({ forms }) => forms, open: fromMenu((words) => words.sheet.rules) },
]

/** The screen, freshly loaded. */
export async function show(page: Page, url: string, { at, open }: Screen, sheets: Prepared, locale: Locale): Promise<void> {
  await page.goto('about:blank')
  await page.goto(url + at(sheets))
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (at(sheets).startsWith('#/sheet/')) await page.getByRole('region', { name: WORDS[locale].sheet.rounds }).waitFor()
  await open?.(page, WORDS[locale])
}
