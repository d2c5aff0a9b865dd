import { createPinia } from 'pinia'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gameOf, games } from '../../../src/games/index.ts'
import { log } from '../../../src/document/journal/lines.ts'
import { readPad } from '../../../src/document/read/read.ts'
import { append } from '../../../src/storage/sheets/sheets.ts'
import { openStorage, type StorageContext } from '../../../src/storage/db/storage-context.ts'
import { useNoticesStore } from '../../../src/shared/notices.ts'
import { storageIn } from '../../../src/shared/storage.ts'
import HomeView from '../../../src/features/home/HomeView.vue'
import SettingsView from '../../../src/features/settings/SettingsView.vue'
import { mount } from '../../ui/mount.ts'
import { SPAR, threeHanded } from '../../storage/storage.ts'
import { violationsIn } from '../../ui/axe.ts'

const DAY = 24 * 60 * 60 * 1000
let time: number
let storage: StorageContext
let pinia: ReturnType<typeof createPinia>
beforeEach(() => {
  localStorage.clear()
  // in the evening, whatever the time zone: the test checks the date
  time = new Date(2026, 10, 28, 20).getTime()
  storage = openStorage({ name: `test-${crypto.randomUUID()}`, games, now: () => (time += 1000) })
  pinia = createPinia()
})
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
  for (const key of ['share', 'canShare', 'standalone']) Reflect.deleteProperty(navigator, key)
})

const open = (view: object) => mount(view, {}, { plugins: [pinia, storageIn(storage)] })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const define = (key: string, value: unknown) => Object.defineProperty(navigator, key, { value, configurable: true })
const kept = () => JSON.parse(localStorage.getItem('whistblok.backup') ?? '{}') as Record<string, unknown>
const play = async (sheets: number) => {
  for (let i = 0; i < sheets; i++) await threeHanded(storage)
}

/** A share sheet that accepts everything, and a list of what was shared. */
function shareSheet(share: () => Promise<void> = async () => {}) {
  const shared = vi.fn<(data: ShareData) => Promise<void>>(share)
  define('canShare', () => true)
  define('share', shared)
  return async () => shared.mock.lastCall![0].files![0]!
}
/** The files that were downloaded. */
function downloads() {
  const made = vi.spyOn(URL, 'createObjectURL')
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return { names, text: () => (made.mock.lastCall![0] as Blob).text() }
}
const sheetsIn = (text: string) => {
  const reading = readPad(text, gameOf)
  return reading.ok ? reading.pad.sheets.length : reading.refusal
}

describe('in the settings', () => {
  test('there is nothing to back up before the first sheet', async () => {
    open(SettingsView)
    await expect.element(page.getByText('Her er ingen ark endnu.')).toBeVisible()
    await expect.element(button('Gem som fil')).not.toBeInTheDocument()
  })

  test('presets and names alone can be backed up too, without mention of sheets', async () => {
    await storage.db.presets.put({ id: 'p1', game: 'classic', name: 'Onsdag', options: {} })
    await storage.db.people.put({ id: 'a', name: 'Åse' } as never)
    const saved = downloads()
    open(SettingsView)
    await expect
      .element(page.getByText('Her er ingen ark, men 1 sæt husregler og 1 navn. Der er ikke taget nogen kopi endnu.'))
      .toBeVisible()
    await button('Gem som fil').click()
    await expect.element(page.getByText(/ingen ark, men .* Sidste kopi: lørdag 28. november/)).toBeVisible()
    expect(JSON.parse(await saved.text())).toMatchObject({ presets: [{ name: 'Onsdag' }], people: [{ name: 'Åse' }] })
  })

  test('a backup is downloaded, and what is written after it is counted', async () => {
    await play(2)
    const saved = downloads()
    const { host } = open(SettingsView)
    await expect.element(page.getByText('Der er ikke taget nogen kopi endnu. 2 ark ligger kun her.')).toBeVisible()
    await button('Gem som fil').click()
    await expect.element(page.getByText(/Sidste kopi: lørdag 28. november.* Alle ark er med i den\./)).toBeVisible()
    await expect.element(page.getByText('Kopien er gemt som fil.')).toBeVisible()
    expect(saved.names).toEqual([expect.stringMatching(/^whistblok-\d{4}-\d\d-\d\d\.whistblok\.json$/)])
    expect(sheetsIn(await saved.text())).toBe(2)
    await play(1)
    await expect.element(page.getByText(/Siden er der skrevet i 1 ark\./)).toBeVisible()
    expect(await violationsIn(host)).toEqual([])
  })

  test('it is shared as a file', async () => {
    await play(1)
    const shared = shareSheet()
    open(SettingsView)
    await button('Del kopien').click()
    await expect.element(page.getByText('Kopien er delt.')).toBeVisible()
    expect((await shared()).name).toMatch(/^whistblok-\d{4}-\d\d-\d\d\.whistblok\.json$/)
    expect(sheetsIn(await (await shared()).text())).toBe(1)
    expect(kept()).toMatchObject({ savedAt: expect.any(String) })
  })

  test.each([
    ['cancelled', 'AbortError', 'Afbrudt. Der er ikke taget nogen kopi.'],
    ['refused', 'NotAllowedError', 'Det lykkedes ikke. Prøv igen.'],
  ])('a share that is %s is no backup', async (_, name, words) => {
    await play(1)
    shareSheet(() => Promise.reject(new DOMException('', name)))
    open(SettingsView)
    await button('Del kopien').click()
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(page.getByText(/Der er ikke taget nogen kopi endnu/)).toBeVisible()
    expect(kept()).toEqual({})
  })

  test('it is copied as text', async () => {
    await play(1)
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    open(SettingsView)
    await button('Kopiér som tekst').click()
    await expect.element(page.getByText(/klar til at blive sat ind/)).toBeVisible()
    expect(sheetsIn(copied.mock.lastCall![0])).toBe(1)
  })

  test('unreadable presets and names are left out, which is shown, and can be exported by themselves', async () => {
    await play(2)
    const bad = { id: 'bad', game: 'bridge', name: 'Klub', options: {} }
    await storage.db.presets.bulkPut([bad, { id: 'good', game: 'classic', name: 'Onsdag', options: {} }])
    await storage.db.series.put({ id: 'x1' } as never)
    const saved = downloads()
    open(SettingsView)
    await button('Gem som fil').click()
    await expect
      .element(page.getByText('1 sæt husregler og 1 navn kan ikke læses og er ikke med i kopien. De ligger her endnu.'))
      .toBeVisible()
    expect(sheetsIn(await saved.text())).toBe(2)
    await button('Hent, som det ligger').click()
    await vi.waitFor(() => expect(saved.names).toHaveLength(2))
    expect(JSON.parse(await saved.text())).toMatchObject({
      people: [],
      presets: [bad],
      series: [{ id: 'x1' }],
      sheets: [],
    })
  })

  test('unreadable records are left out, which is shown, and can be exported raw', async () => {
    await play(2)
    const [first] = await storage.db.sheets.toArray()
    await storage.db.sheets.update(first!.id, { header: { ...first!.header, game: 'bridge' } })
    const saved = downloads()
    open(SettingsView)
    await button('Gem som fil').click()
    await expect.element(page.getByText(/1 ark kan ikke læses og er ikke med i kopien/)).toBeVisible()
    expect(sheetsIn(await saved.text())).toBe(1)
    await button('Hent, som det ligger').click()
    await vi.waitFor(() => expect(saved.names).toHaveLength(2))
    expect(JSON.parse(await saved.text())).toMatchObject({ sheets: [{ id: first!.id, game: 'bridge' }] })
  })

  test('an iPhone explains its two storages, other devices only when asked', async () => {
    open(SettingsView)
    await expect.element(page.getByText('Hvor arkene ligger')).toBeVisible()
    await expect.element(page.getByText(/sit eget lager/)).not.toBeVisible()
    await page.getByText('På iPhone, iPad og i Safari').click()
    await expect.element(page.getByText(/har dér sit eget lager/)).toBeVisible()
    await expect.element(page.getByText(/Safari sletter arkene/)).toBeVisible()
    define('standalone', false)
    open(SettingsView)
    await expect.element(page.getByText(/Appen på hjemmeskærmen har sit eget lager/)).toBeVisible()
    define('standalone', true)
    open(SettingsView)
    await expect.element(page.getByText(/Denne app har sit eget lager/)).toBeVisible()
  })

  test('Safari explains what it does to sites that are not visited', async () => {
    vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.')
    open(SettingsView)
    await expect.element(page.getByText(/Safari sletter arkene/)).toBeVisible()
  })
})

describe('on the start screen', () => {
  const reminder = page.getByRole('region', { name: 'Tag en kopi af arkene' })

  test('a backup is suggested after ten sheets, and one tap takes it', async () => {
    await play(9)
    const saved = downloads()
    const { host } = open(HomeView)
    await expect.element(page.getByText('I gang · runde 1')).toBeVisible()
    await expect.element(reminder).not.toBeInTheDocument()
    await play(1)
    await expect.element(reminder).toHaveTextContent('10 ark ligger kun her')
    expect(await violationsIn(host)).toEqual([])
    await button('Gem som fil').click()
    await expect.element(reminder).not.toBeInTheDocument()
    expect(sheetsIn(await saved.text())).toBe(10)
    expect(useNoticesStore(pinia).shown).toMatchObject([{ text: 'Kopien er gemt som fil.' }])
  })

  test('a backup without the unreadable records keeps saying so', async () => {
    await play(10)
    const [first] = await storage.db.sheets.toArray()
    await storage.db.sheets.update(first!.id, { header: { ...first!.header, game: 'bridge' } })
    downloads()
    open(HomeView)
    await button('Gem som fil').click()
    await vi.waitFor(() =>
      expect(useNoticesStore(pinia).shown).toMatchObject([
        { text: expect.stringMatching(/1 ark kan ikke læses og er ikke med i kopien/), stays: true },
      ]),
    )
  })

  test('dismissed, it comes again after ten more', async () => {
    await play(10)
    open(HomeView)
    await button('Ikke nu').click()
    await expect.element(reminder).not.toBeInTheDocument()
    expect(kept()).toMatchObject({ remindedAt: expect.any(String) })
    await play(9)
    await vi.waitFor(async () => expect(await storage.db.sheets.count()).toBe(19))
    await expect.element(reminder).not.toBeInTheDocument()
    await play(1)
    await expect.element(reminder).toHaveTextContent('20 ark ligger kun her.')
  })

  test('it comes after thirty days, when anything is unsaved', async () => {
    await play(1)
    time += 29 * DAY
    const first = open(HomeView)
    await expect.element(page.getByText('I gang · runde 1')).toBeVisible()
    await expect.element(reminder).not.toBeInTheDocument()
    first.host.remove()
    time += DAY
    pinia = createPinia()
    open(HomeView)
    await expect.element(reminder).toHaveTextContent('1 ark ligger kun her')
  })

  test('a cancelled share leaves the reminder, and says so', async () => {
    await play(10)
    shareSheet(() => Promise.reject(new DOMException('', 'AbortError')))
    open(HomeView)
    await button('Del kopien').click()
    await expect.element(reminder).toHaveTextContent('Afbrudt. Der er ikke taget nogen kopi.')
    expect(kept()).toEqual({})
  })

  test('Safari on an iPhone suggests moving the sheets, until that is closed for good', async () => {
    define('standalone', false)
    const hint = page.getByRole('region', { name: 'Tag arkene med på hjemmeskærmen' })
    const first = open(HomeView)
    await expect.element(page.getByText(/Blokken, der kan reglerne/)).toBeVisible()
    await expect.element(hint).not.toBeInTheDocument()
    const id = await threeHanded(storage)
    await append(storage, id, (sheet) => log(sheet, SPAR, storage.writer))
    const shared = shareSheet()
    await expect.element(hint).toBeVisible()
    first.host.remove()

    const again = open(HomeView)
    await button('Gem en fil med arkene').click()
    await expect.element(hint).toHaveTextContent(/Filen er gemt.*»Hent mine ark«/)
    expect(sheetsIn(await (await shared()).text())).toBe(1)
    expect(await violationsIn(again.host)).toEqual([])
    await button('Vis ikke dette mere').click()
    await expect.element(hint).not.toBeInTheDocument()
    again.host.remove()
    pinia = createPinia()
    open(HomeView)
    await expect.element(page.getByText('I gang · runde 2')).toBeVisible()
    await vi.waitFor(() => expect(kept()).toMatchObject({ hintClosed: true }))
    await expect.element(hint).not.toBeInTheDocument()
  })

  test('the home screen app on an iPhone offers to import them while it is empty', async () => {
    define('standalone', true)
    open(HomeView)
    const bring = page.getByRole('region', { name: 'Har du ark i Safari?' })
    await expect.element(bring.getByRole('link', { name: 'Hent mine ark' })).toHaveAttribute('href', '/import')
    expect(page.getByRole('link', { name: 'Hent mine ark' }).elements()).toHaveLength(1)
    await play(1)
    await expect.element(bring).not.toBeInTheDocument()
  })
})
