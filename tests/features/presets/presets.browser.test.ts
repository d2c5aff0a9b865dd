import { createPinia } from 'pinia'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nextTick } from 'vue'
import type { Preset } from '../../../src/document/model/sheet.ts'
import { putPreset } from '../../../src/storage/library/presets.ts'
import { create } from '../../../src/storage/sheets/create.ts'
import type { StorageContext } from '../../../src/storage/db/storage-context.ts'
import { useNoticesStore } from '../../../src/shared/notices.ts'
import { useSettingsStore } from '../../../src/shared/settings.ts'
import { storageIn } from '../../../src/shared/storage.ts'
import { useStartStore } from '../../../src/features/start/start.ts'
import NewSheetView from '../../../src/features/start/NewSheetView.vue'
import PresetsView from '../../../src/features/presets/PresetsView.vue'
import PresetView from '../../../src/features/presets/PresetView.vue'
import { mount } from '../../ui/mount.ts'
import { freshStorage, THREE } from '../../storage/storage.ts'
import { violationsIn } from '../../ui/axe.ts'

let storage: StorageContext
let pinia: ReturnType<typeof createPinia>
beforeEach(() => {
  localStorage.clear()
  storage = freshStorage()
  pinia = createPinia()
})
afterEach(() => localStorage.clear())

const open = (view: object, props = {}) => mount(view, props, { plugins: [pinia, storageIn(storage)] })
const keep = (more: Partial<Preset> = {}) =>
  putPreset(storage, {
    id: storage.uuid(),
    game: 'threehanded',
    name: 'Onsdag',
    options: { spadesInFarve: true },
    ...more,
  })
const stored = () => storage.db.presets.toArray()
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('presets', () => {
  test('are created with a name, and then edited', async () => {
    const { router, host } = open(PresetsView)
    await button('Nye husregler til 3-mands whist').click()
    await button('Gem').click()
    await expect.element(page.getByText('Skriv et navn.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Navn' }).fill('  Onsdag ')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(router.currentRoute.value.path).toMatch(/^\/rules\/./))
    expect(await stored()).toMatchObject([{ game: 'threehanded', name: 'Onsdag', options: {} }])
    expect(await violationsIn(host)).toEqual([])
  })

  test('are listed by game, in words, with the usual one marked', async () => {
    const one = await keep()
    await keep({ game: 'classic', name: 'Familien', options: {} })
    localStorage.setItem('whistblok.settings', JSON.stringify({ usual: { threehanded: one.id } }))
    const { host } = open(PresetsView)
    const threehanded = page.getByRole('region', { name: '3-mands whist' })
    await expect.element(threehanded.getByRole('link')).toHaveAttribute('href', `/rules/${one.id}`)
    await expect.element(threehanded.getByRole('link')).toHaveTextContent(/Onsdag\s*de sædvanlige/)
    await expect.element(threehanded).toHaveTextContent(/Spar i farve: Ja \(standard: Nej\)/)
    const classic = page.getByRole('region', { name: 'Klassisk whist' })
    await expect.element(classic).toHaveTextContent(/Familien\s*Alt er som standard/)
    expect(await violationsIn(host)).toEqual([])
  })

  test('that are unreadable are shown with the reason, and can be deleted and restored', async () => {
    await keep()
    const bad = { id: 'bad', game: 'bridge', name: 'Klub', options: {} }
    await storage.db.presets.put(bad)
    const { host } = open(PresetsView)
    const unread = page.getByRole('region', { name: 'Kan ikke læses' })
    await expect.element(unread).toHaveTextContent(/Klub.*bridge/)
    expect(await violationsIn(host)).toEqual([])
    await button('Slet: Klub').click()
    await expect.element(unread).not.toBeInTheDocument()
    expect(await stored()).toHaveLength(1)
    const [notice] = useNoticesStore(pinia).shown
    expect(notice).toMatchObject({ text: '»Klub« er slettet.' })
    notice!.actions![0]!.run()
    await expect.element(unread).toBeVisible()
    expect(await stored()).toContainEqual(bad)
  })

  test('may have the same name, with a warning', async () => {
    await keep()
    open(PresetsView)
    await button('Nye husregler til 3-mands whist').click()
    await page.getByRole('textbox', { name: 'Navn' }).fill('Onsdag')
    await expect.element(page.getByRole('status')).toHaveTextContent('Du har allerede husregler, der hedder »Onsdag«')
    await button('Gem').click()
    await vi.waitFor(async () => expect(await stored()).toHaveLength(2))
  })
})

describe('one preset', () => {
  test('saves every answer at once, and can reset them all', async () => {
    const one = await keep()
    const { host } = open(PresetView, { preset: one.id })
    await page.getByRole('switch', { name: 'Spar i farve' }).click()
    await vi.waitFor(async () => expect(await stored()).toMatchObject([{ id: one.id, options: {} }]))
    await expect.element(page.getByText('Alt er som standard.')).toBeVisible()
    expect(await violationsIn(host)).toEqual([])
    await button('Fortryd ændringerne').click()
    await vi.waitFor(async () => expect(await stored()).toEqual([one]))
    await expect.element(button('Fortryd ændringerne')).not.toBeInTheDocument()
  })

  test('loses none of several quick answers', async () => {
    const one = await keep({ options: {} })
    const { host } = open(PresetView, { preset: one.id })
    await expect.element(page.getByRole('switch', { name: 'Spar i farve' })).toBeVisible()
    const switches = [...host.querySelectorAll<HTMLInputElement>('.option input[role=switch]')]
    expect(switches.length).toBeGreaterThan(1)
    for (const each of switches) {
      each.click()
      await nextTick()
    }
    await vi.waitFor(async () => expect(Object.keys((await stored())[0]!.options)).toHaveLength(switches.length))
  })

  test('is renamed and copied', async () => {
    const one = await keep()
    const { router } = open(PresetView, { preset: one.id })
    await button('Giv nyt navn').click()
    await page.getByRole('textbox', { name: 'Navn' }).fill('Torsdag')
    await button('Gem').click()
    await vi.waitFor(async () => expect(await stored()).toEqual([{ ...one, name: 'Torsdag' }]))
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Torsdag')
    await button('Kopiér').click()
    await expect.element(page.getByRole('textbox', { name: 'Navn' })).toHaveValue('Kopi af Torsdag')
    await button('Gem').click()
    await vi.waitFor(() => expect(router.currentRoute.value.path).not.toBe(`/rules/${one.id}`))
    expect((await stored()).map(({ name, options }) => [name, options]).toSorted()).toEqual([
      ['Kopi af Torsdag', one.options],
      ['Torsdag', one.options],
    ])
  })

  test('is deleted with undo, and is the usual one again when restored', async () => {
    const one = await keep()
    open(PresetView, { preset: one.id })
    await page.getByRole('switch', { name: 'Vores sædvanlige' }).click()
    expect(useSettingsStore(pinia).usual).toEqual({ threehanded: one.id })
    await button('Slet').click()
    await vi.waitFor(async () => expect(await stored()).toEqual([]))
    await expect.element(page.getByText('De husregler findes ikke længere.')).toBeVisible()
    const [notice] = useNoticesStore(pinia).shown
    expect(notice).toMatchObject({ text: '»Onsdag« er slettet.', actions: [{ label: 'Fortryd' }] })
    notice!.actions![0]!.run()
    await vi.waitFor(async () => expect(await stored()).toEqual([one]))
    await expect.element(page.getByRole('switch', { name: 'Vores sædvanlige' })).toBeChecked()
  })

  test('that could not be saved says so and shows what is stored', async () => {
    const one = await keep()
    open(PresetView, { preset: one.id })
    await expect.element(page.getByRole('switch', { name: 'Spar i farve' })).toBeChecked()
    const put = vi.spyOn(storage.db.presets, 'put').mockRejectedValue(new Error('full'))
    await page.getByRole('switch', { name: 'Spar i farve' }).click()
    await vi.waitFor(() => expect(useNoticesStore(pinia).shown).toMatchObject([{ tone: 'failed' }]))
    put.mockRestore()
    await expect.element(page.getByRole('switch', { name: 'Spar i farve' })).toBeChecked()
  })
})

describe('a new sheet', () => {
  const begin = async () => {
    open(NewSheetView, { game: 'threehanded' })
    const start = useStartStore(pinia)
    for (const name of ['Anna', 'Bo', 'Carl']) start.add({ name })
    await button('Videre til reglerne').click()
    await expect.element(button('Begynd')).toBeEnabled()
  }
  const chosen = (name: string) => page.getByRole('radio', { name, exact: true })

  test('begins with the usual preset rather than with the options of last time', async () => {
    await create(storage, { ...THREE, options: { rounds: 9 } })
    const one = await keep()
    await keep({ name: 'Andre', options: { spadesInFarve: true } })
    localStorage.setItem('whistblok.settings', JSON.stringify({ usual: { threehanded: one.id } }))
    await begin()
    await expect.element(chosen('Onsdag')).toBeChecked()
    await chosen('Som sidst').click()
    await expect.element(chosen('Som sidst')).toBeChecked()
    await chosen('Andre').click()
    await expect.element(chosen('Andre')).toBeChecked()
    await button('Begynd').click()
    await vi.waitFor(async () => expect(await storage.db.sheets.count()).toBe(2))
    const sheets = await storage.db.sheets.toArray()
    expect(sheets.map(({ header }) => header.options)).toContainEqual({ spadesInFarve: true })
  })

  test('begins as last time when the usual preset is gone', async () => {
    await create(storage, { ...THREE, options: { rounds: 9 } })
    localStorage.setItem('whistblok.settings', JSON.stringify({ usual: { threehanded: 'gone' } }))
    await keep()
    await begin()
    await expect.element(chosen('Som sidst')).toBeChecked()
  })

  test('keeps what was answered already', async () => {
    const one = await keep()
    localStorage.setItem('whistblok.settings', JSON.stringify({ usual: { threehanded: one.id } }))
    localStorage.setItem('whistblok.start', JSON.stringify({ options: { threehanded: { spadesInFarve: false } } }))
    await begin()
    await expect.element(chosen('Standard')).toBeChecked()
  })

  test('has its own copy of the options', async () => {
    const one = await keep()
    localStorage.setItem('whistblok.settings', JSON.stringify({ usual: { threehanded: one.id } }))
    await begin()
    await button('Begynd').click()
    await vi.waitFor(async () => expect(await storage.db.sheets.count()).toBe(1))
    await putPreset(storage, { ...one, options: { rounds: 6 } })
    const [sheet] = await storage.db.sheets.toArray()
    expect(sheet?.header.options).toEqual({ spadesInFarve: true })
  })
})
