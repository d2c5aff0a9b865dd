/** Every screen of the app, each with something on it, to be tested in any language. */
import { type Page } from 'playwright-core'
import { importScreens } from './import-screens.ts'
import { LONG, type Prepared } from './prepared.ts'
import type { Locale } from '../../src/words/locale.ts'
import { type Screen, type Words, wordsIn } from './screen.ts'
import { button, eventually, radio, tap } from './table.ts'

const fromMenu = (what: (words: Words) => string) => async (page: Page, words: Words) => {
  await tap(
    button(page, words.table.menu),
    page.getByRole('dialog').getByRole('button', { name: what(words), exact: true }),
  )
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await button(page, words.table.saveRow).waitFor()
}
const toTheRound = async (page: Page, words: Words) => {
  await page.getByRole('region', { name: words.table.rounds }).getByRole('link').first().tap()
  await button(page, words.table.amend).waitFor()
}
/** Types five names; the app remembers them until the sheet is begun. */
const typeNames = async (page: Page, words: Words) => {
  await page.getByRole('textbox', { name: words.people.name }).waitFor()
  const seated = await button(page, new RegExp(words.start.remove('.*'))).count()
  for (const [i, name] of LONG.slice(0, 5).entries()) {
    if (i < seated) continue
    await page.getByRole('textbox', { name: words.people.name }).fill(name)
    await button(page, words.people.add).tap()
    await eventually(() => button(page, new RegExp(words.start.remove('.*'))).count()).toBe(i + 1)
  }
}
const seen = (what: (words: Words) => string | RegExp) => (page: Page, words: Words) =>
  button(page, what(words)).first().waitFor()

/** Opens an address as in Safari on an iPhone, where the installed app has its own storage. */
const onIPhone = async (page: Page, words: Words, hash: string) => {
  await page.evaluate(() => Object.defineProperty(navigator, 'standalone', { value: false }))
  await page.goto(page.url().replace(/#.*$/, '#/new'))
  await page.getByText(words.start.chooseGame).waitFor()
  await page.goto(page.url().replace(/#.*$/, hash))
}
const toTheRules = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link').first()
const openRules = async (page: Page, words: Words) => {
  await toTheRules(page).tap()
  await button(page, words.presets.copy).waitFor()
}

const historyIn = (words: Words) => words.history
/** Opens the actions of the first sheet in the history. */
const openActions = async (page: Page, words: Words) => {
  await button(page, new RegExp(`^${historyIn(words).more('')}`))
    .first()
    .tap()
  await button(page, historyIn(words).remove).waitFor()
}

export const SCREENS: readonly Screen[] = [
  {
    name: 'the front page with sheets',
    at: () => '',
    open: async (page, words) => {
      await page.getByRole('link', { name: words.home.resume }).waitFor()
      await page.getByRole('region', { name: words.backup.reminder }).waitFor()
    },
  },
  {
    name: 'the front page of an iPhone',
    at: () => '',
    open: async (page, words) => {
      await onIPhone(page, words, '#/')
      await page.getByRole('region', { name: words.backup.hint }).waitFor()
    },
  },
  { name: 'choosing a game', at: () => '#/new' },
  { name: 'choosing the people', at: () => '#/new/esmakker', open: typeNames },
  {
    name: 'choosing the house rules',
    at: () => '#/new/esmakker',
    open: async (page, words) => {
      await typeNames(page, words)
      await tap(button(page, words.start.toRules), page.getByText(words.options.allRules))
      await page.getByRole('switch', { name: words.start.money }).check()
    },
  },
  {
    name: 'settings',
    at: () => '#/settings',
    open: seen((words) => words.backup.ways.download),
  },
  {
    name: 'the settings of an iPhone',
    at: () => '',
    open: async (page, words) => {
      await onIPhone(page, words, '#/settings')
      await page.getByText(words.backup.ownStorage).waitFor()
    },
  },
  {
    name: 'the history',
    at: () => '#/history',
    open: (page, words) => page.getByRole('list', { name: historyIn(words).list }).waitFor(),
  },
  {
    name: 'a search that finds nothing',
    at: () => '#/history?q=zebra',
    open: seen((words) => historyIn(words).clear),
  },
  { name: 'the actions of a sheet', at: () => '#/history', open: openActions },
  {
    name: 'the title and the note',
    at: () => '#/history',
    open: async (page, words) => {
      await openActions(page, words)
      await button(page, historyIn(words).details).tap()
      await page.getByRole('textbox', { name: words.details.note }).waitFor()
    },
  },
  { name: 'the bin', at: () => '#/bin', open: seen((words) => historyIn(words).empty) },
  {
    name: 'the question before the bin is emptied',
    at: () => '#/bin',
    open: async (page, words) => {
      await button(page, historyIn(words).empty).tap()
      await button(page, historyIn(words).emptySure).waitFor()
    },
  },
  {
    name: 'a sheet in the bin',
    at: ({ binned }) => binned,
    open: seen((words) => historyIn(words).putBack),
  },
  { name: 'the list of house rules', at: () => '#/rules', open: (page) => toTheRules(page).waitFor() },
  { name: 'one set of house rules', at: () => '#/rules', open: openRules },
  {
    name: 'a name for house rules',
    at: () => '#/rules',
    open: async (page, words) => {
      await openRules(page, words)
      await button(page, words.presets.copy).tap()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'sharing house rules',
    at: () => '#/rules',
    open: async (page, words) => {
      await openRules(page, words)
      await button(page, words.presets.share).tap()
      await page.getByRole('dialog').getByRole('img').waitFor()
    },
  },
  {
    name: 'house rules that are gone',
    at: () => '#/rules/gone',
    open: (page, words) => page.getByText(words.presets.gone).waitFor(),
  },
  {
    name: 'a sheet that is not there',
    at: () => '#/sheet/gone',
    open: (page, words) => page.getByRole('link', { name: words.shell.toStart }).waitFor(),
  },
  {
    name: 'a round that is not there',
    at: ({ played }) => `${played}/round/gone`,
    open: (page, words) => page.getByText(words.table.notThere).waitFor(),
  },
  { name: 'es-makker, the bid', at: ({ bid }) => bid },
  { name: 'es-makker, the result', at: ({ result }) => result },
  { name: 'es-makker, a joined nolo', at: ({ nolo }) => nolo },
  { name: 'es-makker, a free round', at: ({ free }) => free },
  { name: 'es-makker, six people', at: ({ six }) => six },
  { name: 'three-handed, the variant', at: ({ variant }) => variant },
  { name: 'three-handed, the result', at: ({ three }) => three },
  { name: 'classic', at: ({ classic }) => classic },
  {
    name: 'an entry put aside',
    at: ({ result }) => result,
    open: async (page, words) => {
      await button(page, words.table.putAside).tap()
      await button(page, words.table.discard).waitFor()
    },
  },
  { name: 'a closed sheet', at: ({ over }) => over, open: seen((words) => words.table.rematch) },
  { name: 'a round', at: ({ played }) => played, open: toTheRound },
  {
    name: 'the question before a round is struck',
    at: ({ played }) => played,
    open: async (page, words) => {
      await toTheRound(page, words)
      await button(page, words.table.strike).tap()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'the menu',
    at: ({ played }) => played,
    open: async (page, words) => {
      await button(page, words.table.menu).tap()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'sharing a sheet',
    at: ({ played }) => played,
    open: async (page, words) => {
      await tap(button(page, words.table.menu), button(page, words.sheets.share))
      await page.getByRole('dialog', { name: words.sheets.share }).getByRole('img').waitFor()
    },
  },
  {
    name: 'choosing the dealer',
    at: ({ played }) => played,
    open: async (page, words) => {
      await tap(button(page, words.table.menu), button(page, words.table.whoDeals))
      await page.getByRole('dialog', { name: words.table.whoDeals }).waitFor()
    },
  },
  { name: 'a correction', at: ({ forms }) => forms, open: fromMenu((words) => words.table.correction) },
  { name: 'another seating', at: ({ forms }) => forms, open: fromMenu((words) => words.table.changePeople) },
  { name: 'other rules', at: ({ forms }) => forms, open: fromMenu((words) => words.table.rules) },
  {
    name: 'other rules from an earlier round',
    at: ({ forms }) => forms,
    open: async (page, words) => {
      await fromMenu(({ table }) => table.rules)(page, words)
      await radio(page, words.table.rulesWhen, words.presets.fromRound).tap()
      await page.getByRole('radio', { name: LONG.slice(0, 2).join(' ') }).check()
      await page.getByText(words.sheets.effect).waitFor()
    },
  },
  {
    name: 'a name for the rules of a sheet',
    at: ({ played }) => played,
    open: async (page, words) => {
      await tap(button(page, words.table.menu), button(page, words.table.saveRules))
      await page.getByRole('dialog', { name: words.presets.fromSheet }).waitFor()
    },
  },
  ...importScreens,
]

/** Loads a screen. */
export async function show(
  page: Page,
  url: string,
  { at, open }: Screen,
  sheets: Prepared,
  locale: Locale,
): Promise<void> {
  const words = wordsIn(locale)
  await page.goto('about:blank')
  await page.goto(url + at(sheets))
  await page.getByRole('main').waitFor()
  if (Object.values(sheets).includes(at(sheets)) && at(sheets) !== sheets.binned)
    await page.getByRole('region', { name: words.table.rounds }).waitFor()
  await open?.(page, words)
}
