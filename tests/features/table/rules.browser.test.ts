import { createPinia } from 'pinia'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rowsOf } from '../../../src/document/journal/journal.ts'
import { log } from '../../../src/document/journal/lines.ts'
import { create } from '../../../src/storage/sheets/create.ts'
import { load } from '../../../src/storage/sheets/load.ts'
import { putPreset } from '../../../src/storage/library/presets.ts'
import { append } from '../../../src/storage/sheets/sheets.ts'
import type { StorageContext } from '../../../src/storage/db/storage-context.ts'
import { storageIn } from '../../../src/shared/storage.ts'
import SheetView from '../../../src/features/table/SheetView.vue'
import { mount } from '../../ui/mount.ts'
import { freshStorage } from '../../storage/storage.ts'
import { violationsIn } from '../../ui/axe.ts'

let storage: StorageContext
beforeEach(async () => {
  localStorage.clear()
  storage = freshStorage()
  await page.viewport(390, 844)
})
afterEach(() => localStorage.clear())

const SHORT = { kind: 'tricks', bidder: 0, level: 8, attachment: 'none', partner: 1, tricks: 6 }
const SINGLE = { kind: 'rules', options: { undertricks: 'single' } }

async function sit(rows: readonly unknown[]): Promise<string> {
  const guests = ['Anna', 'Bo', 'Carl', 'Dorte'].map((name) => ({ name }))
  const id = await create(storage, { game: 'esmakker', dealer: 3, options: {}, guests })
  for (const row of rows) await append(storage, id, (sheet) => log(sheet, row, storage.writer))
  return id
}
/** Restarts the app on the same phone, with the same sheet. */
function open(sheet: string) {
  return mount(SheetView, { sheet }, { plugins: [createPinia(), storageIn(storage)] })
}
async function otherRules(sheet: string) {
  const shown = open(sheet)
  await page.getByRole('button', { name: 'Mere' }).click()
  await page.getByRole('button', { name: 'Ændr reglerne', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Gem', exact: true })).toBeVisible()
  return shown
}
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const save = () => page.getByRole('button', { name: 'Gem', exact: true }).click()
async function entriesOf(id: string) {
  const stored = await load(storage, id)
  return stored.kind === 'ready' ? rowsOf(stored.sheet.journal).map(({ entry }) => entry) : []
}

describe('a rules change on a sheet', () => {
  test('from a past round goes directly before it, whatever it replaces', async () => {
    const id = await sit([SHORT, SHORT, SHORT])
    const { host } = await otherRules(id)
    await radio('Fra en tidligere runde').click()
    await page.getByRole('combobox').selectOptions(page.getByRole('option').nth(1))
    await radio('taksten for hvert').click()
    await expect
      .element(page.getByText(/Et stik for lidt koster: dobbelt takst for hvert → taksten for hvert/))
      .toBeVisible()
    await expect.element(page.getByRole('status').filter({ hasText: 'Anna' })).toHaveTextContent('Anna −240 → −160')
    expect(await violationsIn(host)).toEqual([])
    // Enter chooses from the open list, and does not save
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    expect(host.querySelector('select')!.dispatchEvent(enter)).toBe(true)
    await save()
    await vi.waitFor(async () => expect(await entriesOf(id)).toEqual([SHORT, SINGLE, SHORT, SHORT]))
  })

  test('to a preset takes all of its options; a later change stays in force and is mentioned', async () => {
    await putPreset(storage, { id: storage.uuid(), game: 'esmakker', name: 'Fast', options: { undertricks: 'flat' } })
    const id = await sit([SHORT, SINGLE, SHORT])
    await otherRules(id)
    await expect.element(page.getByText(/ændret igen/)).not.toBeInTheDocument()
    await radio('Fra begyndelsen').click()
    await radio('Fast').click()
    await expect.element(page.getByText(/ændret igen før runde 2/)).toBeVisible()
    await save()
    const flat = { kind: 'rules', options: { undertricks: 'flat' } }
    await vi.waitFor(async () => expect(await entriesOf(id)).toEqual([flat, SHORT, SINGLE, SHORT]))
  })

  test('without effect on past rounds says so', async () => {
    await otherRules(await sit([SHORT, SHORT]))
    await radio('Fra begyndelsen').click()
    await page.getByRole('switch', { name: 'Sans' }).click()
    await expect.element(page.getByText('Stillingen ændrer sig ikke.')).toBeVisible()
  })

  test('half entered survives a reload, even when its round is gone by then', async () => {
    const id = await sit([SHORT, SHORT])
    await otherRules(id)
    await radio('Fra en tidligere runde').click()
    await radio('taksten for hvert').click()
    await vi.waitFor(async () => expect(JSON.stringify(await storage.db.drafts.get(id))).toContain('single'))
    document.body.replaceChildren()
    const [, second] = ((await load(storage, id)) as { sheet: { journal: readonly { id: string }[] } }).sheet.journal
    await append(storage, id, (sheet) => ({
      ...sheet,
      journal: [...sheet.journal, { id: 'x', at: '2026-11-28T20:00:00.000Z', undo: second!.id }],
    }))
    open(id)
    await expect.element(radio('taksten for hvert')).toBeChecked()
    await expect.element(page.getByText('Den runde findes ikke længere')).toBeVisible()
    await radio('Fra begyndelsen').click()
    await save()
    await vi.waitFor(async () => expect(await entriesOf(id)).toEqual([SINGLE, SHORT]))
  })
})
