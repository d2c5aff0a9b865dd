import { type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Evening, evenings, seed } from './many.ts'
import { back, button, eventually, expectTotals, openMenu, save, text } from './table.ts'
import { type Visit, visits } from './visit.ts'

const visit = visits()

const list = (page: Page) => page.getByRole('list', { name: 'Ark, de nyeste først' })
const rows = (page: Page) => list(page).getByRole('listitem')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Søg' })
const status = (page: Page) => page.getByRole('search').getByRole('status')
const more = (page: Page, what: RegExp) => button(page, new RegExp(`^Mere: ${what.source}`))
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

/** Evenings that differ from the rest, by index. */
const SPECIAL: Readonly<Record<number, Partial<Evening>>> = {
  0: { details: {} },
  40: { names: ['Søren', 'Åse', 'Günther', 'Dorte'], game: 'esmakker', entries: [{ kind: 'pass' }] },
  50: { details: { title: 'Juleaften', closedAt: '2025-12-24T22:00:00.000Z' } },
}
async function withMany(who: Parameters<typeof visit>[0] = {}): Promise<Visit> {
  const visited = await visit(who)
  const { page, app } = visited
  await text(page, 'Klassisk whist').waitFor()
  await seed(page, evenings(150, SPECIAL))
  await page.goto('about:blank')
  await page.goto(app.url)
  await page.getByRole('link', { name: 'Alle ark' }).waitFor()
  return visited
}
async function toHistory(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Alle ark' }).click()
  await eventually(() => status(page).innerText()).toBe('150 ark')
}
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
/** The distances in px between each row and the next, or the end of the list: none once every row has been measured. */
const gaps = (page: Page) =>
  list(page).evaluate((element) => {
    const { bottom: end } = element.getBoundingClientRect()
    const boxes = [...element.children].map((row) => row.getBoundingClientRect())
    return boxes.map(({ bottom }, i) => (boxes[i + 1]?.top ?? end) - bottom).filter((gap) => Math.abs(gap) >= 1)
  })
async function toTheOldest(page: Page): Promise<void> {
  await eventually(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    return rows(page).last().getAttribute('aria-posinset')
  }).toBe('150')
  await eventually(() => gaps(page)).toEqual([])
}

test('a sheet among the oldest of 150 is opened, and going back leads to the same place in the list', async () => {
  const { page } = await withMany()
  await toHistory(page)
  expect(await rows(page).count()).toBeLessThan(30)
  await toTheOldest(page)
  expect(await rows(page).last().getAttribute('aria-setsize')).toBe('150')
  await rows(page).nth(-5).scrollIntoViewIfNeeded()
  const row = await rows(page).nth(-5).getAttribute('aria-posinset')
  const at = await scrolled(page)
  const link = () => list(page).locator(`[aria-posinset="${row}"]`).getByRole('link')
  const place = await link().boundingBox()
  const href = await link().getAttribute('href')
  await link().tap()
  await page.getByRole('region', { name: 'Runder' }).waitFor()
  await back(page)
  await eventually(() => scrolled(page)).toBe(at)
  await eventually(() => link().boundingBox()).toEqual(place)
  expect(await link().getAttribute('href')).toBe(href)
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href)

  // also if the page was reloaded in between
  await link().tap()
  await page.getByRole('region', { name: 'Runder' }).waitFor()
  await page.reload()
  await page.getByRole('region', { name: 'Runder' }).waitFor()
  await back(page)
  await eventually(async () => Math.abs((await scrolled(page)) - at)).toBeLessThan(200)
  await eventually(() => link().getAttribute('href')).toBe(href)
})

test('sheets are found by person, game, title, month and year; the search survives going into a sheet and back', async () => {
  const { page } = await withMany()
  await toHistory(page)
  for (const [query, count] of [
    ['søren', 1],
    ['soeren', 1],
    ['ase', 1],
    ['Gunther', 1],
    ['juleaften', 1],
    ['klassisk', 50],
    ['2025', 52],
    ['december 2025', 4],
    ['3-mands december 2025', 1],
  ] as const) {
    await search(page).fill(query)
    await eventually(() => status(page).innerText()).toBe(`${count} af 150 ark`)
  }
  expect(await rows(page).count()).toBe(1)
  await search(page).fill('Søren')
  await eventually(() => rows(page).count()).toBe(1)
  await eventually(() => page.url()).toContain('q=S')
  await rows(page).getByRole('link').tap()
  await page.getByRole('region', { name: 'Runder' }).waitFor()
  await back(page)
  await eventually(() => search(page).inputValue()).toBe('Søren')
  await eventually(() => status(page).innerText()).toBe('1 af 150 ark')
  await page.reload()
  await eventually(() => status(page).innerText()).toBe('1 af 150 ark')
  await search(page).fill('zebra')
  await text(page, 'Ingen ark passer på »zebra«.').waitFor()
  await button(page, 'Vis alle ark').tap()
  await eventually(() => status(page).innerText()).toBe('150 ark')
})

test('an open sheet is continued, a closed one has a rematch', async () => {
  const { page } = await withMany()
  await toHistory(page)
  await more(page, /Anna og Bo fører/).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Fortsæt' }).tap()
  await expectTotals(page, { Anna: 60, Bo: 60, Carl: -60, Dorte: -60 })
  await page.getByRole('radio', { name: 'Alle pas' }).tap()
  await save(page, 3)
  await back(page)
  await eventually(() => rows(page).first().innerText()).toContain('3 runder')

  await search(page).fill('juleaften')
  await eventually(() => rows(page).count()).toBe(1)
  await more(page, /.*/).first().tap()
  await inDialog(page, 'Spil igen').tap()
  await button(page, 'Gem runde 1').waitFor()
  await back(page)
  await eventually(() => status(page).innerText()).toBe('1 af 151 ark')
})

test('a sheet gets a title and a note, from the history and at the table, and both can be undone', async () => {
  const { page } = await withMany()
  await toHistory(page)
  await more(page, /Anna og Bo fører/).tap()
  await inDialog(page, 'Titel og note').tap()
  await page.getByRole('textbox', { name: 'Titel' }).fill('Hos farmor')
  await page.getByRole('textbox', { name: 'Note' }).fill('Der var snestorm.')
  await inDialog(page, 'Gem').tap()
  await eventually(() => rows(page).first().innerText()).toContain('Hos farmor')
  await rows(page).first().getByRole('link').tap()
  await page.getByRole('heading', { name: 'Hos farmor' }).waitFor()
  await text(page, 'Der var snestorm.').waitFor()

  await (await openMenu(page)).getByRole('button', { name: 'Titel og note' }).tap()
  const title = page.getByRole('textbox', { name: 'Titel' })
  await eventually(() => title.inputValue()).toBe('Hos farmor')
  await title.fill('Hos farfar')
  await inDialog(page, 'Gem').tap()
  await page.getByRole('heading', { name: 'Hos farfar' }).waitFor()
  await button(page, 'Fortryd: oplysninger om arket').tap()
  await page.getByRole('heading', { name: 'Hos farmor' }).waitFor()
  await button(page, 'Fortryd: oplysninger om arket').tap()
  await page.getByRole('heading', { name: 'Es-makker whist' }).waitFor()
  await eventually(() => text(page, 'Der var snestorm.').count()).toBe(0)
  expect(await button(page, 'Gentag: oplysninger om arket').count()).toBe(1)
})

test('a sheet is deleted, brought back, deleted again and restored from the bin, which only the user empties', async () => {
  const { page, app } = await withMany()
  await toHistory(page)
  const totals = { Anna: 60, Bo: 60, Carl: -60, Dorte: -60 }
  const remove = async () => {
    await more(page, /Anna og Bo fører/).tap()
    await inDialog(page, 'Slet').tap()
    await eventually(() => status(page).innerText()).toBe('149 ark')
  }
  await remove()
  await button(page, 'Fortryd').tap()
  await eventually(() => status(page).innerText()).toBe('150 ark')
  await remove()

  // it was the sheet in play: the front page shows the change at once
  await back(page)
  await text(page, 'Klassisk whist').first().waitFor()
  expect(await page.getByRole('link', { name: 'Fortsæt ved bordet' }).count()).toBe(0)

  await page.goto(`${app.url}#/sheet/evening-0`)
  await text(page, 'Dette ark ligger i papirkurven.').waitFor()
  await button(page, 'Læg tilbage').tap()
  await expectTotals(page, totals)

  await page.goto(`${app.url}#/history`)
  await remove()
  await page.getByRole('link', { name: 'Papirkurv (1)' }).tap()
  await button(page, /^Læg tilbage: Anna, Bo, Carl og Dorte/).tap()
  await text(page, 'Papirkurven er tom.').waitFor()
  await page.goto(`${app.url}#/sheet/evening-0`)
  await expectTotals(page, totals)

  await page.goto(`${app.url}#/history`)
  await remove()
  await page.goto(`${app.url}#/settings`)
  await page.getByRole('link', { name: 'Papirkurv (1)' }).tap()
  await button(page, 'Tøm papirkurven').tap()
  await text(page, /^1 ark forsvinder for altid/).waitFor()
  await inDialog(page, 'Slet for altid').tap()
  await text(page, 'Papirkurven er tom.').waitFor()
  await page.goto(`${app.url}#/sheet/evening-0`)
  await text(page, 'Det ark findes ikke på denne telefon.').waitFor()
})

test('everything can be done with the keyboard alone', async () => {
  const { page } = await withMany({ hasTouch: false, isMobile: false, viewport: { width: 1024, height: 768 } })
  await page.getByRole('link', { name: 'Alle ark' }).focus()
  await page.keyboard.press('Enter')
  await eventually(() => status(page).innerText()).toBe('150 ark')
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: at } = document
      return at?.getAttribute('aria-label') ?? at?.id ?? at?.textContent ?? ''
    })
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.keyboard.press('Tab')
  await page.keyboard.type('juleaften')
  await eventually(() => status(page).innerText()).toBe('1 af 150 ark')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await eventually(focused).toMatch(/^Mere: /)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Juleaften' }).waitFor()
  await page.keyboard.press('Escape')
  await eventually(focused).toMatch(/^Mere: /)
  await page.keyboard.press('Enter')
  await inDialog(page, 'Slet').focus()
  await page.keyboard.press('Enter')
  await text(page, 'Ingen ark passer på »juleaften«.').waitFor()

  // row by row: the focus goes beyond the rows that were on the page at first
  await search(page).fill('')
  await eventually(() => status(page).innerText()).toBe('149 ark')
  await rows(page).first().getByRole('link').focus()
  for (let i = 0; i < 80; i++) await page.keyboard.press('Tab')
  expect(await rows(page).count()).toBeLessThan(40)
  const position = () => page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'))
  await eventually(position).toBe('41')
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Runder' }).waitFor()
  await page.goBack()
  await eventually(position).toBe('41')
})
