import { createPinia } from 'pinia'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { detailsOf } from '../../../src/document/journal/journal.ts'
import { log, set } from '../../../src/document/journal/lines.ts'
import { discardPreset, discardSheet } from '../../../src/storage/library/bin.ts'
import { create } from '../../../src/storage/sheets/create.ts'
import { load } from '../../../src/storage/sheets/load.ts'
import { append } from '../../../src/storage/sheets/sheets.ts'
import type { StorageContext } from '../../../src/storage/db/storage-context.ts'
import { useNoticesStore } from '../../../src/shared/notices.ts'
import { storageIn } from '../../../src/shared/storage.ts'
import BinView from '../../../src/features/history/BinView.vue'
import HistoryView from '../../../src/features/history/HistoryView.vue'
import SheetGone from '../../../src/features/table/SheetGone.vue'
import { mount } from '../../ui/mount.ts'
import { freshStorage, SPAR, THREE, threeHanded } from '../../storage/storage.ts'
import { violationsIn } from '../../ui/axe.ts'

let storage: StorageContext
let pinia: ReturnType<typeof createPinia>
beforeEach(() => {
  localStorage.clear()
  storage = freshStorage()
  pinia = createPinia()
})
afterEach(() => {
  localStorage.clear()
  window.scrollTo(0, 0)
})

const open = (view: object, props = {}) => mount(view, props, { plugins: [pinia, storageIn(storage)] })
const notices = () => useNoticesStore(pinia)
const rows = () => page.getByRole('list', { name: 'Ark, de nyeste først' }).getByRole('listitem')
const search = () => page.getByRole('searchbox', { name: 'Søg' })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

/** A closed sheet with a round, years ago. */
async function evening(names: readonly string[], startedAt: string, title?: string): Promise<string> {
  const id = await create(storage, { ...THREE, guests: names.map((name) => ({ name })) })
  await append(storage, id, (sheet) => log(sheet, SPAR, storage.writer))
  await append(storage, id, (sheet) => set(sheet, { closedAt: startedAt, ...(title && { title }) }, storage.writer))
  const record = (await storage.db.sheets.get(id))!
  await storage.db.sheets.put({ ...record, header: { ...record.header, startedAt } })
  return id
}
async function evenings(count: number): Promise<readonly string[]> {
  const first = await evening(['Anna', 'Bo', 'Carl'], '2025-12-01T19:00:00.000Z')
  const record = (await storage.db.sheets.get(first))!
  const copies = Array.from({ length: count - 1 }, (_, i) => {
    const startedAt = new Date(Date.UTC(2025, 10, 30) - i * 86_400_000).toISOString()
    return { ...record, id: `copy-${i}`, header: { ...record.header, id: `copy-${i}`, startedAt } }
  })
  await storage.db.sheets.bulkPut(copies)
  return [first, ...copies.map(({ id }) => id)]
}

describe('the history', () => {
  test('says when it is empty, and where to begin', async () => {
    open(HistoryView)
    await expect.element(page.getByText('Her er ingen ark endnu.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Begynd et spil' })).toHaveAttribute('href', '/')
    await expect.element(search()).not.toBeInTheDocument()
  })

  test('renders only visible rows, and says which of how many each is', async () => {
    await evenings(400)
    open(HistoryView)
    await expect.element(page.getByText('400 ark')).toBeVisible()
    await expect.element(rows().first()).toHaveAttribute('aria-posinset', '1')
    await vi.waitFor(() => expect(rows().first().element().getAttribute('aria-setsize')).toBe('400'))
    expect(rows().elements().length).toBeLessThan(40)
    window.scrollTo(0, document.documentElement.scrollHeight)
    await vi.waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      expect(rows().elements().at(-1)?.getAttribute('aria-posinset')).toBe('400')
    })
    expect(rows().elements().length).toBeLessThan(40)
  })

  test('keeps the row that has the focus, however far the list is scrolled', async () => {
    await evenings(400)
    open(HistoryView)
    await expect.element(page.getByText('400 ark')).toBeVisible()
    const link = rows().nth(1).getByRole('link').element() as HTMLElement
    link.focus()
    window.scrollTo(0, 20_000)
    await vi.waitFor(() => expect(Number(rows().elements().at(-1)?.getAttribute('aria-posinset'))).toBeGreaterThan(100))
    expect(document.activeElement).toBe(link)
    expect(link.isConnected).toBe(true)
    await userEvent.tab()
    await userEvent.tab()
    await vi.waitFor(() => expect(document.activeElement?.closest('li')?.getAttribute('aria-posinset')).toBe('3'))
  })

  test('is grouped by month', async () => {
    await evening(['Anna', 'Bo', 'Carl'], '2024-03-05T19:00:00.000Z')
    await evening(['Anna', 'Bo', 'Carl'], '2024-03-12T19:00:00.000Z')
    await evening(['Anna', 'Bo', 'Carl'], '2024-01-02T19:00:00.000Z')
    open(HistoryView)
    await expect.element(page.getByRole('heading', { name: 'marts 2024' })).toBeVisible()
    expect(
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['marts 2024', 'januar 2024'])
  })

  test('searches people, game, title, month and year, and shows the count', async () => {
    await evening(['Søren', 'Bo', 'Carl'], '2024-03-05T19:00:00.000Z', 'Påskefrokost')
    await evening(['Anna', 'Bo', 'Åse'], '2025-03-12T19:00:00.000Z')
    await evening(['Anna', 'Jacob', 'Carl'], '2025-01-02T19:00:00.000Z')
    open(HistoryView)
    await expect.element(page.getByText('3 ark', { exact: true })).toBeVisible()
    for (const [query, count] of [
      ['bo', 2],
      ['soren', 1],
      ['påske', 1],
      ['3-mands', 3],
      ['marts', 2],
      ['2025', 2],
      ['anna marts 2025', 1],
      ['aase', 1],
    ] as const) {
      await search().fill(query)
      await expect.element(page.getByRole('status')).toHaveTextContent(`${count} af 3 ark`)
      await vi.waitFor(() => expect(rows().elements()).toHaveLength(count))
    }
    await search().fill('zebra')
    await expect.element(page.getByText('Ingen ark passer på »zebra«.')).toBeVisible()
    await expect.element(page.getByRole('status')).toHaveTextContent('0 af 3 ark')
    await button('Vis alle ark').click()
    await vi.waitFor(() => expect(rows().elements()).toHaveLength(3))
    await expect.element(search()).toHaveFocus()
  })

  test('finds a person by the current name', async () => {
    await evening(['Anna', 'Bo', 'Carl'], '2024-03-05T19:00:00.000Z')
    const anna = (await storage.db.people.toArray()).find(({ name }) => name === 'Anna')!
    await storage.db.people.update(anna.id, { name: 'Anna Sofie' })
    const { router } = open(HistoryView)
    await search().fill('sofie')
    await expect.element(page.getByText('Anna Sofie, Bo og Carl')).toBeVisible()
    await vi.waitFor(() => expect(router.currentRoute.value.query).toEqual({ q: 'sofie' }))
  })

  test('opens a sheet, plays again, and edits the title', async () => {
    const id = await evening(['Anna', 'Bo', 'Carl'], '2024-03-05T19:00:00.000Z')
    const { router } = open(HistoryView)
    await expect.element(rows().first().getByRole('link')).toHaveAttribute('href', `/sheet/${id}`)
    await button(/^Mere: Anna vandt med \+2/).click()
    await expect.element(page.getByRole('link', { name: 'Åbn arket' })).toHaveAttribute('href', `/sheet/${id}`)
    await button('Titel og note').click()
    await page.getByRole('textbox', { name: 'Titel' }).fill('  Jul ')
    await page.getByRole('textbox', { name: 'Note' }).fill('Snestorm')
    await button('Gem').click()
    await expect.element(rows().getByText('Jul', { exact: true })).toBeVisible()
    const journal = async () => {
      const stored = await load(storage, id)
      return stored.kind === 'ready' ? stored.sheet.journal : []
    }
    expect(detailsOf(await journal())).toMatchObject({ title: 'Jul', note: 'Snestorm' })

    await button(/^Mere: /).click()
    await button('Titel og note').click()
    await expect.element(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('Jul')
    await page.getByRole('textbox', { name: 'Titel' }).fill('')
    await button('Gem').click()
    await vi.waitFor(async () => expect((await journal()).at(-1)).toMatchObject({ set: { title: null } }))
    expect(Object.keys(detailsOf(await journal()))).not.toContain('title')

    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await button(/^Mere: /).click()
    await button('Spil igen').click()
    await vi.waitFor(() => expect(router.currentRoute.value.path).toMatch(/^\/sheet\//))
    expect(router.currentRoute.value.path).not.toBe(`/sheet/${id}`)
  })

  test('writes nothing when nothing was changed, and keeps typed text when the dialog is closed by mistake', async () => {
    const id = await evening(['Anna', 'Bo', 'Carl'], '2024-03-05T19:00:00.000Z', 'Jul')
    open(HistoryView)
    const lines = await storage.db.lines.count()
    const toDetails = async () => {
      await button(/^Mere: /).click()
      await button('Titel og note').click()
    }
    await toDetails()
    await button('Gem').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(await storage.db.lines.where('sheet').equals(id).count()).toBe(lines)
    await toDetails()
    await page.getByRole('textbox', { name: 'Note' }).fill('halvt skrevet')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await toDetails()
    await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('halvt skrevet')
    await button('Fortryd').click()
    await toDetails()
    await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('')
  })

  test('deletes into the bin, with undo, and focuses the next row', async () => {
    const ids = [
      await evening(['Anna', 'Bo', 'Carl'], '2024-03-05T19:00:00.000Z'),
      await evening(['Dorte', 'Bo', 'Carl'], '2024-03-04T19:00:00.000Z'),
      await evening(['Erik', 'Bo', 'Carl'], '2024-03-03T19:00:00.000Z'),
    ]
    open(HistoryView)
    await button(/^Mere: Dorte/).click()
    await button('Slet').click()
    await expect.element(page.getByText('2 ark', { exact: true })).toBeVisible()
    await expect.element(rows().nth(1).getByRole('link')).toHaveFocus()
    await expect.element(page.getByRole('link', { name: 'Papirkurv (1)' })).toHaveAttribute('href', '/bin')
    const [notice] = notices().shown
    expect(notice).toMatchObject({ text: 'Arket er slettet.', actions: [{ label: 'Fortryd' }] })
    notice!.actions![0]!.run()
    await expect.element(page.getByText('3 ark', { exact: true })).toBeVisible()
    expect(notices().shown).toEqual([])
    expect(await storage.db.sheets.toCollection().primaryKeys()).toEqual(expect.arrayContaining(ids))
  })

  test.each([
    ['it was put back', 'Læg tilbage', undefined],
    ['the bin was emptied', 'Tøm papirkurven', 'Slet for altid'],
  ])('offers no undo any more when %s', async (_, way, sure) => {
    await evening(['Anna', 'Bo', 'Carl'], '2024-03-05T19:00:00.000Z')
    open(HistoryView)
    await button(/^Mere: /).click()
    await button('Slet').click()
    await vi.waitFor(() => expect(notices().shown).toHaveLength(1))
    open(BinView)
    await button(new RegExp(`^${way}`)).click()
    if (sure !== undefined) await button(sure).click()
    const left = sure === undefined ? [] : [{ text: 'Papirkurven er tømt.' }]
    await vi.waitFor(() => expect(notices().shown).toMatchObject(left))
    expect(notices().shown).toHaveLength(left.length)
  })

  test('says why a sheet cannot be read, and can still delete it', async () => {
    const id = await threeHanded(storage)
    const { header } = (await storage.db.sheets.get(id))!
    await storage.db.sheets.update(id, { header: { ...header, game: 'bridge' } })
    open(HistoryView)
    await expect.element(page.getByText(/bridge/)).toBeVisible()
    await button('Mere: Et ark kan ikke læses').click()
    await expect.element(button('Hent det rå ark')).toBeVisible()
    await expect.element(button('Spil igen')).not.toBeInTheDocument()
    await button('Slet').click()
    await expect.element(page.getByText('Her er ingen ark endnu.')).toBeVisible()
    expect(await storage.db.bin.count()).toBe(1)
  })

  test('says when it could not be deleted', async () => {
    await evening(['Anna', 'Bo', 'Carl'], '2024-03-05T19:00:00.000Z')
    open(HistoryView)
    vi.spyOn(storage.db.bin, 'put').mockRejectedValue(new Error('disk full'))
    await button(/^Mere: /).click()
    await button('Slet').click()
    await vi.waitFor(() => expect(notices().shown).toMatchObject([{ tone: 'failed', stays: true }]))
    expect(await storage.db.sheets.count()).toBe(1)
  })
})

test('the history is accessible', async () => {
  await evening(['Anna', 'Bo', 'Carl'], '2024-03-05T19:00:00.000Z', 'Jul')
  const { host } = open(HistoryView)
  await expect.element(rows().first()).toBeVisible()
  expect(await violationsIn(host)).toEqual([])
})

describe('the bin', () => {
  async function deleted(...ids: readonly string[]): Promise<void> {
    for (const id of ids) await discardSheet(storage, id)
  }

  test('says when it is empty', async () => {
    open(BinView)
    await expect.element(page.getByText('Papirkurven er tom.')).toBeVisible()
    await expect.element(button('Tøm papirkurven')).not.toBeInTheDocument()
  })

  test('restores one by one, and is emptied only after a confirmation', async () => {
    const ids = [
      await evening(['Anna', 'Bo', 'Carl'], '2024-03-05T19:00:00.000Z', 'Jul'),
      await evening(['Dorte', 'Bo', 'Carl'], '2024-03-04T19:00:00.000Z'),
      await evening(['Erik', 'Bo', 'Carl'], '2024-03-03T19:00:00.000Z'),
    ]
    await storage.db.presets.add({ id: 'p', game: 'threehanded', name: 'Onsdag', options: {} })
    await deleted(...ids)
    await discardPreset(storage, 'p')
    open(BinView)
    const items = () => page.getByRole('listitem')
    await expect.element(items().nth(0)).toHaveTextContent(/Onsdag.*Husregler til 3-mands whist/)
    await expect.element(items().nth(3)).toHaveTextContent(/Jul.*Anna, Bo og Carl · 3-mands whist/)
    await button('Læg tilbage: Jul').click()
    await vi.waitFor(() => expect(items().elements()).toHaveLength(3))
    expect(await storage.db.sheets.toCollection().primaryKeys()).toEqual([ids[0]])
    await expect.element(button(/^Læg tilbage: Dorte/)).toHaveFocus()

    await button('Tøm papirkurven').click()
    await expect
      .element(page.getByText(/^2 ark forsvinder for altid\. 1 sæt husregler forsvinder for altid\./))
      .toBeVisible()
    await button('Behold').click()
    expect(await storage.db.bin.count()).toBe(3)
    await button('Tøm papirkurven').click()
    const late = await threeHanded(storage)
    await deleted(late)
    await button('Slet for altid').click()
    await vi.waitFor(() => expect(items().elements()).toHaveLength(1))
    expect((await storage.db.bin.toArray()).map(({ id }) => id)).toEqual([late])
  })

  test('says why two copies cannot be merged', async () => {
    const id = await threeHanded(storage)
    const [record] = await storage.db.sheets.toArray()
    await deleted(id)
    await storage.db.sheets.add({ ...record!, header: { ...record!.header, dealer: 0 } })
    open(BinView)
    await button(/^Læg tilbage/).click()
    await vi.waitFor(() => expect(notices().shown[0]?.text).toMatch(/kan ikke blive til ét: .*giver.* Begge ligger/))
    expect(await storage.db.bin.count()).toBe(1)
  })

  test('is mentioned when a sheet in it is opened', async () => {
    const id = await threeHanded(storage)
    await deleted(id)
    open(SheetGone, { sheet: id })
    await expect.element(page.getByText('Dette ark ligger i papirkurven.')).toBeVisible()
    await button('Læg tilbage').click()
    await vi.waitFor(async () => expect(await storage.db.sheets.count()).toBe(1))
    await expect.element(page.getByText('Dette ark ligger i papirkurven.')).not.toBeInTheDocument()
    open(SheetGone, { sheet: 'none' })
    await expect
      .element(page.getByRole('heading', { name: 'Det ark findes ikke på denne telefon.' }).last())
      .toBeVisible()
  })

  test('is accessible', async () => {
    await deleted(await threeHanded(storage))
    const { host } = open(BinView)
    await expect.element(button('Tøm papirkurven')).toBeVisible()
    expect(await violationsIn(host)).toEqual([])
  })
})
