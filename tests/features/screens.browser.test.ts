import { createPinia } from 'pinia'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nextTick } from 'vue'
import { log, set } from '../../src/document/journal/lines.ts'
import { games } from '../../src/games/index.ts'
import { LOCALES } from '../../src/words/locale.ts'
import { discardSheet } from '../../src/storage/library/bin.ts'
import { create } from '../../src/storage/sheets/create.ts'
import { append } from '../../src/storage/sheets/sheets.ts'
import type { StorageContext } from '../../src/storage/db/storage-context.ts'
import { storageIn } from '../../src/shared/storage.ts'
import { useStartStore } from '../../src/features/start/start.ts'
import NewSheetView from '../../src/features/start/NewSheetView.vue'
import HomeView from '../../src/features/home/HomeView.vue'
import SettingsView from '../../src/features/settings/SettingsView.vue'
import { type Mounting, mount } from '../ui/mount.ts'
import { freshStorage, SPAR, threeHanded } from '../storage/storage.ts'
import { violationsIn } from '../ui/axe.ts'

let storage: StorageContext
let pinia: ReturnType<typeof createPinia>
beforeEach(() => {
  localStorage.clear()
  storage = freshStorage()
  pinia = createPinia()
})
afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['theme']
})

const open = (view: object, props = {}, { locale = 'da' }: Mounting = {}) =>
  mount(view, props, { locale, plugins: [pinia, storageIn(storage)] })

describe('the front page', () => {
  test('says on a first visit what it is, and offers the games', async () => {
    open(HomeView)
    await expect.element(page.getByText(/Blokken, der kan reglerne/)).toBeVisible()
    const offered = page.getByRole('listitem').getByRole('link')
    expect(offered.elements().map((link) => link.getAttribute('href'))).toEqual(games.map(({ id }) => `/new/${id}`))
    for (const [i, { words }] of games.entries())
      await expect
        .element(offered.nth(i))
        .toHaveAccessibleName(`${String(words.da['name'])} ${String(words.da['tagline'])}`)
    await expect.element(page.getByText('Senest')).not.toBeInTheDocument()
  })

  test('has the sheet in play first, with its standing, one tap away', async () => {
    const id = await threeHanded(storage)
    await append(storage, id, (sheet) => log(sheet, SPAR, storage.writer))
    open(HomeView)
    await expect.element(page.getByRole('link', { name: 'Fortsæt ved bordet' })).toHaveAttribute('href', `/sheet/${id}`)
    const standing = page.getByRole('list', { name: 'Stilling' }).getByRole('listitem')
    await expect.element(standing.nth(0)).toHaveTextContent(/1\s*Anna.*fører.*\+2/)
    await expect.element(standing.nth(2)).toHaveTextContent(/3\s*Bo.*−2/)
    await expect.element(page.getByText('I gang · runde 2')).toBeVisible()
  })

  test('starts a rematch in one tap', async () => {
    const id = await threeHanded(storage)
    await append(storage, id, (sheet) => log(sheet, SPAR, storage.writer))
    await append(storage, id, (sheet) => set(sheet, { closedAt: sheet.startedAt }, storage.writer))
    const { router } = open(HomeView)
    await expect.element(page.getByText('Anna vandt med +2')).toBeVisible()
    await page.getByRole('button', { name: 'Spil igen: Anna, Bo og Carl' }).click()
    await vi.waitFor(() => expect(router.currentRoute.value.path).toMatch(/^\/sheet\//))
    expect(await storage.db.sheets.count()).toBe(2)
    expect(router.currentRoute.value.path).not.toBe(`/sheet/${id}`)
  })

  test('says when the sheets are lost', async () => {
    await threeHanded(storage)
    await storage.db.sheets.clear()
    open(HomeView)
    await expect.element(page.getByRole('status')).toHaveTextContent('Her er ingenting mere')
    await expect.element(page.getByText(/Blokken, der kan reglerne/)).not.toBeInTheDocument()
  })

  test('links to the bin when that is all there is', async () => {
    await discardSheet(storage, await threeHanded(storage))
    open(HomeView)
    await expect.element(page.getByText('Her er ingen ark. Det, du har slettet, ligger i papirkurven.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Se papirkurven' })).toHaveAttribute('href', '/bin')
    await expect.element(page.getByText(/Blokken, der kan reglerne/)).not.toBeInTheDocument()
  })

  test('shows an unreadable sheet, with the reason and the raw record', async () => {
    const id = await threeHanded(storage)
    const { header } = (await storage.db.sheets.get(id))!
    await storage.db.sheets.update(id, { header: { ...header, game: 'bridge' } })
    open(HomeView)
    await expect.element(page.getByText('Et ark kan ikke læses')).toBeVisible()
    await expect.element(page.getByText(/bridge/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Hent det rå ark' })).toBeVisible()
  })

  test('says when the data is of a newer version', async () => {
    await threeHanded(storage)
    storage.db.close({ disableAutoOpen: false })
    await new Promise<void>((resolve) => {
      const request = indexedDB.open(storage.db.name, 1000)
      request.addEventListener('success', () => {
        request.result.close()
        resolve()
      })
    })
    open(HomeView)
    await expect.element(page.getByText(/nyere udgave/)).toBeVisible()
  })
})

describe('a new sheet', () => {
  test('takes three short screens from an empty pad', async () => {
    const { router } = open(NewSheetView, { game: 'threehanded' })
    for (const name of ['Anna', 'Bo', 'Carl']) {
      await page.getByRole('textbox', { name: 'Navn' }).fill(name)
      await userEvent.keyboard('{Enter}')
    }
    await page.getByRole('radio', { name: 'Bo' }).click()
    await page.getByRole('button', { name: 'Videre til reglerne' }).click()
    await page.getByRole('switch', { name: 'Spar i farve' }).click()
    await page.getByRole('button', { name: 'Begynd' }).click()
    await vi.waitFor(() => expect(router.currentRoute.value.path).toMatch(/^\/sheet\//))
    const [record] = await storage.db.sheets.toArray()
    expect(record?.header).toMatchObject({ game: 'threehanded', dealer: 1, options: { spadesInFarve: true } })
    expect(record?.header.players.map(({ name }) => name)).toEqual(['Anna', 'Bo', 'Carl'])
  })

  test('loses nothing by going back or reloading', async () => {
    const { router } = open(NewSheetView, { game: 'threehanded' })
    for (const name of ['Anna', 'Bo', 'Carl']) {
      await page.getByRole('textbox', { name: 'Navn' }).fill(name)
      await userEvent.keyboard('{Enter}')
    }
    await page.getByRole('button', { name: 'Videre til reglerne' }).click()
    await page.getByRole('switch', { name: 'Spar i farve' }).click()
    router.back()
    await expect.element(page.getByText('3 valgt, der skal være 3')).toBeVisible()
    await nextTick()
    pinia = createPinia()
    open(SettingsView)
    const again = useStartStore(pinia)
    expect(again.guests.map(({ name }) => name)).toEqual(['Anna', 'Bo', 'Carl'])
    expect(again.optionsOf('threehanded')).toMatchObject({ spadesInFarve: true })
  })

  test('remembers who played and by which options', async () => {
    const guests = [{ name: 'Anna' }, { name: 'Bo' }, { name: 'Carl' }]
    await create(storage, { game: 'threehanded', guests, dealer: 0, options: { rounds: 6 } })
    open(NewSheetView, { game: 'threehanded' })
    for (const name of ['Anna', 'Bo', 'Carl']) await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('button', { name: 'Videre til reglerne' }).click()
    await expect.element(page.getByText('Runder: 6 (standard: 12)')).toBeVisible()
  })
})

test('settings name every game', async () => {
  open(SettingsView)
  for (const { words } of games) await expect.element(page.getByText(String(words.da['name']))).toBeVisible()
})

test('settings change the app at once and are kept', async () => {
  open(SettingsView)
  await page.getByRole('radio', { name: 'Sort' }).click()
  await page.getByRole('switch', { name: 'Løbende stilling i runderne' }).click()
  expect(JSON.parse(localStorage.getItem('whistblok.settings')!)).toMatchObject({ theme: 'black', runningTotals: true })
})

describe.each(LOCALES)('in %s', (locale) => {
  test.each(['light', 'dark'])('every screen is accessible in %s', async (theme) => {
    document.documentElement.dataset['theme'] = theme
    document.documentElement.lang = locale
    const id = await threeHanded(storage)
    await threeHanded(storage)
    await append(storage, id, (sheet) => log(sheet, SPAR, storage.writer))
    const screens = [
      open(HomeView, {}, { locale }),
      open(SettingsView, {}, { locale }),
      open(NewSheetView, {}, { locale }),
      open(NewSheetView, { game: 'esmakker' }, { locale }),
    ]
    const start = useStartStore(pinia)
    for (const name of ['Bartholomæus', 'Wilhelmine M.', 'Christoffer', 'Anne Kirstine', 'Frederikke'])
      start.add({ name })
    const rules = open(NewSheetView, { game: 'esmakker' }, { locale })
    await rules.router.push('/?step=rules')
    await vi.waitFor(() => expect(rules.host.querySelector('.option')).not.toBeNull())
    await vi.waitFor(() => expect(screens[0]!.host.querySelector('.in-play')).not.toBeNull())
    for (const { host } of [...screens, rules]) {
      for (const other of document.querySelectorAll<HTMLElement>('body > div')) other.hidden = other !== host
      for (const details of host.querySelectorAll('details')) details.open = true
      expect(await violationsIn(host)).toEqual([])
      expect(tooSmall(host)).toEqual([])
      expect(host.textContent).not.toMatch(/undefined|\[object/)
    }
  })
})

/** Controls under 44 px and words under 12 px. */
function tooSmall(host: Element): readonly string[] {
  const controls = [...host.querySelectorAll<HTMLElement>('button, a, summary, input')].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && (width < 44 || height < 44)
  })
  const words = [...host.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.children.length === 0 &&
      element.textContent !== '' &&
      parseFloat(getComputedStyle(element).fontSize) < 12,
  )
  return [...controls, ...words].map(({ outerHTML }) => outerHTML)
}
