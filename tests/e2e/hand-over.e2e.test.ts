import { type Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { chooseFile, fileOf, follow, inStore, linkOf } from './import.ts'
import {
  button,
  enterThreeHanded,
  eventually,
  expectTotals,
  openRound,
  radio,
  save,
  share,
  startSheet,
  tap,
  text,
} from './table.ts'
import { type Visit, visits } from './visit.ts'

const visit = visits()

const sheetsOn = async (page: Page) => (await inStore(page))[0]

/** Anna's phone with two rounds on it. */
async function evening(): Promise<Visit> {
  const visited = await visit()
  const { page } = visited
  await startSheet(page, { game: 'threehanded', names: ['Anna', 'Bo', 'Carl'], dealer: 'Carl' })
  await enterThreeHanded(page, { variant: 'spar', tricks: { Anna: 9, Bo: 2 } })
  await save(page, 1)
  await enterThreeHanded(page, { variant: 'sol', tricks: { Bo: 1, Carl: 2 } })
  await save(page, 2)
  await expectTotals(page, { Anna: -1, Bo: -1, Carl: 2 })
  return visited
}

const WAYS = {
  link: {
    send: linkOf,
    receive: (page: Page, sent: string) => follow(page, sent),
  },
  file: {
    send: fileOf,
    receive: async (page: Page, sent: string, url: string) => {
      await follow(page, `${url}#/import`)
      await chooseFile(page, { text: sent })
    },
  },
} as const

describe.each(Object.entries(WAYS))('evening 26, by %s', (_, { send, receive }) => {
  test('the other phone continues the sheet, and back home both copies are one sheet', async () => {
    const { page: anna, app } = await evening()
    const sheet = anna.url().split('?')[0]!
    const { page: bo } = await visit()
    await receive(bo, await send(anna), app.url)
    await bo.getByRole('list', { name: 'Runder' }).getByText('Anna: spar').waitFor()
    await tap(button(bo, 'Behold arket'))
    await text(bo, 'Arket er her nu.').waitFor()
    await expectTotals(bo, { Anna: -1, Bo: -1, Carl: 2 })

    // Bo enters two rounds, amends the first of the evening and undoes his last
    await enterThreeHanded(bo, { variant: 'farve', trump: 'hjerter', tricks: { Carl: 9, Anna: 2 } })
    await save(bo, 3)
    await openRound(bo, 1)
    await tap(button(bo, 'Ret'), radio(bo, 'Stik til Anna', '10'), share(bo, 'Bo'), radio(bo, 'Stik til Bo', '1'))
    await tap(button(bo, 'Gem rettelsen'))
    await button(bo, 'Gem runde 4').waitFor()
    await enterThreeHanded(bo, { variant: 'sans', tricks: { Anna: 8, Bo: 3 } })
    await save(bo, 4)
    await tap(button(bo, /^Fortryd: runde 4/))
    await button(bo, 'Gem runde 4').waitFor()
    const totals = { Anna: -2, Bo: -2, Carl: 4 }
    await expectTotals(bo, totals)

    // meanwhile Anna's phone has power again, and somebody enters a round there too
    await enterThreeHanded(anna, { variant: 'sans', tricks: { Carl: 8, Anna: 3 } })
    await save(anna, 3)

    const sent = await send(bo)
    await receive(anna, sent, app.url)
    await text(anna, 'Arket er her allerede. De to lægges sammen.').waitFor()
    await text(anna, /1 runde mere, 1 rettet/).waitFor()
    await tap(button(anna, 'Læg sammen med dit ark'))
    await text(anna, 'De to ark er lagt sammen.').waitFor()
    expect(anna.url().split('?')[0]).toBe(sheet)
    await button(anna, 'Gem runde 5').waitFor()
    // hers is now the fourth round, in which Anna is the chooser and not Carl
    const home = { Anna: -2 - 4, Bo: -2 - 2, Carl: 4 + 6 }
    await expectTotals(anna, home)
    expect(await sheetsOn(anna)).toBe(1)

    // importing the same again changes nothing
    const before = await inStore(anna)
    await receive(anna, sent, app.url)
    await text(anna, 'Arket er her allerede, og der er ikke noget nyt i det.').waitFor()
    await anna.getByRole('link', { name: 'Åbn arket' }).tap()
    await expectTotals(anna, home)
    expect(await inStore(anna)).toEqual(before)

    // and both phones end with one sheet
    await receive(bo, await send(anna), app.url)
    await tap(button(bo, 'Læg sammen med dit ark'))
    await expectTotals(bo, home)
    expect(await sheetsOn(bo)).toBe(1)
  })
})

test('a link that is opened twice before it is kept, and once after, is one sheet', async () => {
  const { page: anna } = await evening()
  const link = await linkOf(anna)
  const { page: bo } = await visit()
  await follow(bo, link)
  await tap(button(bo, 'Lad være'))
  expect(await sheetsOn(bo)).toBe(0)
  await follow(bo, link)
  await tap(button(bo, 'Behold arket'))
  await text(bo, 'Arket er her nu.').waitFor()
  await follow(bo, link)
  await bo.getByRole('link', { name: 'Åbn arket' }).waitFor()
  expect(await sheetsOn(bo)).toBe(1)
})

test('after the sheet came back, each person is suggested once, as before', async () => {
  const names = ['Anna', 'Bo', 'Carl']
  const { page: anna, app } = await evening()
  const { page: bo } = await visit()
  await startSheet(bo, { game: 'threehanded', names })
  await follow(bo, await linkOf(anna))
  await tap(button(bo, 'Behold arket'))
  await text(bo, 'Arket er her nu.').waitFor()
  await enterThreeHanded(bo, { variant: 'farve', trump: 'hjerter', tricks: { Carl: 9, Anna: 2 } })
  await save(bo, 3)
  await follow(anna, await linkOf(bo))
  await tap(button(anna, 'Læg sammen med dit ark'))
  await text(anna, 'De to ark er lagt sammen.').waitFor()
  expect([await sheetsOn(anna), await sheetsOn(bo)]).toEqual([1, 2])
  for (const page of [anna, bo]) {
    await follow(page, `${app.url}#/new/threehanded`)
    for (const name of names) await eventually(() => button(page, new RegExp(`^${name}`)).count()).toBe(1)
  }
})

test('the app asks about people whose names the other phone knows, and then suggests each of them once', async () => {
  const { page: anna } = await evening()
  const link = await linkOf(anna)
  const { page: bo, app } = await visit()
  await startSheet(bo, { game: 'threehanded', names: ['Anna', 'Bo', 'Dorte'] })
  await follow(bo, link)
  await bo.getByRole('heading', { name: 'Er det de samme?' }).waitFor()
  const isIt = (name: string, answer: string) =>
    bo.getByRole('group', { name: `Er ${name} den, du kender?` }).getByRole('radio', { name: answer })
  expect(await isIt('Bo', 'Den samme').isChecked()).toBe(true)
  await isIt('Anna', 'En anden').check()
  await tap(button(bo, 'Behold arket'))
  await text(bo, 'Arket er her nu.').waitFor()
  await follow(bo, `${app.url}#/new/threehanded`)
  await button(bo, 'Carl').waitFor()
  await eventually(() => button(bo, /^Anna/).count()).toBe(2)
  expect(await button(bo, /^Bo/).count()).toBe(1)
})
