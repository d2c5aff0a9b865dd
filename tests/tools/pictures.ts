/** Plays the beginning of an evening on the built app and takes the pictures of the README: `npm run pictures`. */
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { startApp } from '../e2e/app.ts'
import { club } from './club.ts'
import {
  button,
  enterBid,
  enterThreeHanded,
  openBid,
  openMenu,
  openPad,
  radio,
  save,
  startSheet,
  tap,
} from '../e2e/table.ts'

const file = { name: 'klubben.whistblok.json', mimeType: 'application/json', buffer: Buffer.from(club) }
const folder = fileURLToPath(new URL('../../.github/pictures/', import.meta.url))
const FOUR = ['Anna', 'Bo', 'Carl', 'Dorte']

const app = await startApp()
await mkdir(folder, { recursive: true })

async function onPhone(picture: (page: Page, take: (name: string) => Promise<void>) => Promise<void>): Promise<void> {
  const context = await app.visitor({ reducedMotion: 'reduce', deviceScaleFactor: 2 })
  const page = await openPad(context, app.url)
  await picture(page, async (name) => {
    await page
      .getByRole('status')
      .filter({ hasText: /\S/ })
      .first()
      .waitFor({ state: 'detached', timeout: 8000 })
      .catch(() => undefined)
    await page.screenshot({ path: `${folder}${name}.png` })
  })
  await context.close()
}

try {
  await onPhone(async (page, take) => {
    await startSheet(page, { game: 'esmakker', names: FOUR, dealer: 'Dorte' })
    await enterBid(page, { bidder: 'Anna', bid: '8', partner: 'Carl', tricks: 10 })
    await save(page, 1)
    await enterBid(page, { bidder: 'Dorte', bid: '9', partner: 'Bo', tricks: 9 })
    await save(page, 2)
    await enterBid(page, { bidder: 'Bo', bid: /^sol/, tricks: 1 })
    await save(page, 3)
    await take('sheet-esmakker')
    await openBid(page, 'Carl', '8')
    await radio(page, 'Makker', 'Dorte').tap()
    await radio(page, /^Stik til/, '9').tap()
    await take('entry-esmakker')
    await (await openMenu(page)).getByRole('button', { name: 'Del eller gem' }).tap()
    await page.getByRole('img', { name: 'QR-kode med linket' }).waitFor()
    await take('share')
    await page.keyboard.press('Escape')
    await page.goto(app.url)
    await page.getByRole('heading', { name: 'Whistblok' }).waitFor()
    await take('home')
  })

  await onPhone(async (page, take) => {
    await startSheet(page, { game: 'threehanded', names: ['Anna', 'Bo', 'Carl'], dealer: 'Carl' })
    await enterThreeHanded(page, { variant: 'spar', tricks: { Anna: 9, Bo: 2 } })
    await save(page, 1)
    await enterThreeHanded(page, { variant: 'sol', tricks: { Bo: 1, Carl: 2 } })
    await save(page, 2)
    await enterThreeHanded(page, { variant: 'farve', trump: 'ruder', tricks: { Carl: 13, Anna: 0 } })
    await save(page, 3)
    await take('sheet-threehanded')
    await enterThreeHanded(page, { variant: 'sans', tricks: { Anna: 8, Bo: 3 } })
    await take('entry-threehanded')
  })

  await onPhone(async (page, take) => {
    await startSheet(page, { game: 'classic', names: FOUR, dealer: 'Dorte' })
    for (const [round, tricks] of [9, 5].entries()) {
      await radio(page, /^Stik til/, String(tricks)).tap()
      await save(page, round + 1)
    }
    await take('sheet-classic')
    await tap(radio(page, /^Stik til/, '8'))
    await button(page, 'Gem runde 3').waitFor()
    await take('entry-classic')
  })

  await onPhone(async (page, take) => {
    await page.goto(`${app.url}#/import`)
    await page.getByLabel('Vælg en fil').setInputFiles(file)
    await button(page, 'Tag dem ind').waitFor()
    await take('import')
    await button(page, 'Tag dem ind').tap()
    await button(page, 'Fortryd').waitFor()
    await page.goto(`${app.url}#/history`)
    await page.getByRole('searchbox').waitFor()
    await take('history')
  })
} finally {
  await app.close()
}
