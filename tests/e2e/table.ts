/** The steps of an evening as a person takes them: by touch, and by the role and the words of what is on the screen. */
import { type BrowserContext, type Locator, type Page } from 'playwright-core'
import { expect } from 'vitest'

/** How long a loaded machine may take for anything. */
const PATIENCE = { timeout: 30_000 }

export const GAMES = { esmakker: 'Es-makker whist', threehanded: '3-mands whist', classic: 'Klassisk whist' } as const
export type GameId = keyof typeof GAMES

export async function openPad(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE.timeout)
  await page.goto(url)
  return page
}

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
/** `group`: the name of its group. */
export const radio = (page: Page, group: string | RegExp, name: string | RegExp): Locator =>
  page
    .getByRole('radiogroup', { name: group, exact: typeof group === 'string' })
    .getByRole('radio', { name, exact: typeof name === 'string' })
export const text = (page: Page, what: string | RegExp): Locator => page.getByText(what)

export async function tap(...targets: readonly Locator[]): Promise<void> {
  for (const target of targets) await target.tap()
}

/** Waits until an expectation about the page holds. */
export const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look, { ...PATIENCE, interval: 50 })

async function seat(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('textbox', { name: 'Navn' }).fill(name)
    await button(page, 'Tilføj').tap()
    await button(page, `Fjern ${name}`).waitFor()
  }
}

export interface Start {
  readonly game: GameId
  readonly names: readonly string[]
  readonly dealer?: string
  /** Chooses house rules on their screen. */
  readonly rules?: (page: Page) => Promise<void>
}

/** From the front page to an empty sheet. */
export async function startSheet(page: Page, { game, names, dealer, rules }: Start): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^${GAMES[game]}`) }).tap()
  await seat(page, names)
  if (dealer !== undefined) await page.getByRole('radio', { name: dealer, exact: true }).check()
  await button(page, 'Videre til reglerne').tap()
  await button(page, 'Begynd').waitFor()
  await rules?.(page)
  await button(page, 'Begynd').tap()
  await button(page, 'Gem runde 1').waitFor()
}

/** The button of a player or side whose tricks or points are to be entered. */
export const share = (page: Page, name: string): Locator => button(page, new RegExp(`^${name} (·|[+−]?\\d)`))

/** Saves, and waits until the panel asks for the next round. */
export async function save(page: Page, round: number): Promise<void> {
  await button(page, `Gem runde ${round}`).tap()
  await button(page, `Gem runde ${round}`).waitFor({ state: 'detached' })
}

export interface ThreeHanded {
  readonly variant: 'spar' | 'farve' | 'sans' | 'sol'
  readonly trump?: string
  /** The tricks of two of the three, in the order of the form. */
  readonly tricks: Readonly<Record<string, number>>
}
export async function enterThreeHanded(page: Page, { variant, trump, tricks }: ThreeHanded): Promise<void> {
  await radio(page, / vælger$/, variant).tap()
  if (trump !== undefined) await radio(page, 'Trumf', trump).tap()
  for (const [name, count] of Object.entries(tricks)) await radio(page, `Stik til ${name}`, String(count)).tap()
}

export interface Bid {
  readonly bidder: string
  readonly bid: string | RegExp
  readonly partner?: string
  readonly tricks: number
}
export const BIDDER = 'Hvem fik meldingen?'

export async function openBid(page: Page, bidder: string, bid: string | RegExp): Promise<void> {
  await radio(page, BIDDER, bidder).tap()
  await page
    .getByRole('group', { name: 'Melding' })
    .getByRole('radio', { name: bid, exact: typeof bid === 'string' })
    .tap()
}
export async function enterBid(page: Page, { bidder, bid, partner, tricks }: Bid): Promise<void> {
  await openBid(page, bidder, bid)
  if (partner !== undefined) await radio(page, 'Makker', partner).tap()
  await radio(page, /^Stik til/, String(tricks)).tap()
}

const NUMBER = /[+−]?\d[\d\u202f]*/

const numberIn = (words: string): number =>
  Number((NUMBER.exec(words)?.[0] ?? 'NaN').replaceAll('\u202f', '').replace('−', '-'))

/** The text at the head of each column. */
export async function heads(page: Page): Promise<readonly string[]> {
  const paper = page.getByRole('region', { name: 'Runder' })
  await paper.waitFor()
  const strip = paper.getByRole('list', { name: 'Stilling' }).getByRole('listitem')
  const found = await strip.or(paper.getByRole('columnheader')).allInnerTexts()
  return found.map((words) => words.replaceAll('\n', ' ').trim())
}

async function totals(page: Page, names: readonly string[]): Promise<readonly number[]> {
  const all = await heads(page)
  return names.map((name) => numberIn(all.find((head) => head.includes(` ${name}`) || head.startsWith(name)) ?? ''))
}

export async function expectTotals(page: Page, expected: Readonly<Record<string, number>>): Promise<void> {
  const names = Object.keys(expected)
  await eventually(() => totals(page, names)).toEqual(Object.values(expected))
}

/** The next round and its dealer, as shown above the sheet. */
export async function expectDealer(page: Page, round: number, name: string): Promise<void> {
  const line = page.getByText(new RegExp(`^Runde ${round} (af \\d+ )?· `))
  await eventually(() => line.innerText()).toMatch(new RegExp(` ${name} giver$`))
}

/** The page of a round, by its number. */
export async function openRound(page: Page, round: number): Promise<void> {
  const paper = page.getByRole('region', { name: 'Runder' })
  const inColumns = paper.getByRole('rowheader', { name: new RegExp(` ${round} (·|summen)`) }).getByRole('link')
  const inLines = paper.getByRole('link', { name: new RegExp(`^${round} · `) })
  await inColumns.or(inLines).tap()
  await page.getByRole('heading', { name: `Runde ${round}`, exact: true }).waitFor()
}

export async function back(page: Page): Promise<void> {
  await button(page, 'Tilbage').tap()
}

export async function openMenu(page: Page): Promise<Locator> {
  await button(page, 'Mere').tap()
  const dialog = page.getByRole('dialog', { name: 'Arket' })
  await dialog.waitFor()
  return dialog
}
