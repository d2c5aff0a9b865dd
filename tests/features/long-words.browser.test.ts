/** Text from a file may have any length: it makes nothing scroll sideways and does not fill the screen. */
import { createPinia } from 'pinia'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gameOf } from '../../src/games/index.ts'
import { rowsOf } from '../../src/document/journal/journal.ts'
import { log, set } from '../../src/document/journal/lines.ts'
import { makePad } from '../../src/document/model/write.ts'
import { discardSheet } from '../../src/storage/library/bin.ts'
import { create } from '../../src/storage/sheets/create.ts'
import { padOf } from '../../src/storage/backup/export.ts'
import { append } from '../../src/storage/sheets/sheets.ts'
import type { StorageContext } from '../../src/storage/db/storage-context.ts'
import { storageIn } from '../../src/shared/storage.ts'
import BinView from '../../src/features/history/BinView.vue'
import HistoryView from '../../src/features/history/HistoryView.vue'
import ImportView from '../../src/features/import/ImportView.vue'
import HomeView from '../../src/features/home/HomeView.vue'
import RoundView from '../../src/features/table/round/RoundView.vue'
import ShareSheet from '../../src/shared/ShareSheet.vue'
import SheetView from '../../src/features/table/SheetView.vue'
import { mount, mountModel } from '../ui/mount.ts'
import { freshStorage, SPAR, THREE } from '../storage/storage.ts'

const LONGEST = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(12).slice(0, 400)
const TITLE = 'Julewhist-hos-Anna'.repeat(170).slice(0, 3000)
/** The most screens it may take; without a limit it would be some twenty. */
const SCREENS = 3

let storage: StorageContext
let pinia: ReturnType<typeof createPinia>
beforeEach(async () => {
  localStorage.clear()
  storage = freshStorage()
  pinia = createPinia()
  await page.viewport(320, 640)
})
afterEach(async () => {
  localStorage.clear()
  await page.viewport(414, 896)
})

async function evening(on: StorageContext, closedAt?: string): Promise<{ readonly id: string; readonly row: string }> {
  const id = await create(on, { ...THREE, guests: [{ name: LONGEST }, { name: 'Bo' }, { name: `${LONGEST}!` }] })
  await append(on, id, (sheet) => log(sheet, SPAR, on.writer))
  const details = { title: TITLE, note: TITLE.slice(0, 600), ...(closedAt && { closedAt }) }
  const sheet = await append(on, id, (before) => set(before, details, on.writer))
  return { id, row: rowsOf(sheet.journal)[0]!.id }
}
const plugins = () => ({ plugins: [pinia, storageIn(storage)] })
const open = (view: object, props = {}) => mount(view, props, plugins())
async function fits(): Promise<void> {
  const { scrollingElement } = document
  await vi.waitFor(() => expect(document.body.textContent).toMatch(/Julewhist|Wolfe/))
  expect(scrollingElement!.scrollWidth).toBe(320)
  expect(scrollingElement!.scrollHeight).toBeLessThanOrEqual(SCREENS * 640)
  for (const part of document.querySelectorAll('main, dialog, .rounds, .toast')) {
    expect(part.scrollWidth, part.className).toBeLessThanOrEqual(part.clientWidth)
    expect(part.scrollHeight, part.className).toBeLessThanOrEqual(SCREENS * 640)
  }
}

describe('a very long name and title', () => {
  test('on the start screen, in play and closed', async () => {
    await evening(storage, '2026-11-28T19:00:00.000Z')
    await evening(storage)
    open(HomeView)
    await expect.element(page.getByRole('list', { name: 'Stilling' })).toBeVisible()
    await fits()
  })

  test('in the history, and in the actions for a sheet', async () => {
    await evening(storage)
    open(HistoryView)
    await fits()
    await page.getByRole('button', { name: /^Mere: / }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await fits()
  })

  test('on the sheet', async () => {
    open(SheetView, { sheet: (await evening(storage)).id })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await fits()
  })

  test('on a round, and in the effects of striking it', async () => {
    const { id, row } = await evening(storage)
    open(RoundView, { sheet: id, row })
    await expect.element(page.getByRole('button', { name: 'Slet runden' })).toBeVisible()
    await fits()
    await page.getByRole('button', { name: 'Slet runden' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await fits()
  })

  test.each([1, 2])('in the preview of an import of %s', async (sheets) => {
    const phone = freshStorage()
    for (let i = 0; i < sheets; i++) await evening(phone)
    const { pad } = await padOf(phone)
    open(ImportView)
    const file = new File([makePad(pad, gameOf)], `${LONGEST}.json`.slice(-250), { type: 'application/json' })
    await userEvent.upload(page.getByLabelText(/^Vælg en/), file)
    await expect.element(page.getByRole('button', { name: 'Lad være' })).toBeVisible()
    await fits()
  })

  test('in the bin', async () => {
    await discardSheet(storage, (await evening(storage)).id)
    open(BinView)
    await expect.element(page.getByRole('listitem')).toBeVisible()
    await fits()
  })

  test('in the share dialog', async () => {
    const { id } = await evening(storage)
    mountModel(ShareSheet, 'open', true, { sheet: id }, plugins())
    await expect.element(page.getByRole('button', { name: 'Gem filen' })).toBeVisible()
    const dialog = document.querySelector('dialog')!
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  })
})
