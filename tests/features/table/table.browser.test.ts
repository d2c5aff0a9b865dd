import { createPinia, setActivePinia } from 'pinia'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LOCALES } from '../../../src/words/locale.ts'
import { log } from '../../../src/document/journal/lines.ts'
import { create, type NewSheet } from '../../../src/storage/sheets/create.ts'
import { append } from '../../../src/storage/sheets/sheets.ts'
import type { StorageContext } from '../../../src/storage/db/storage-context.ts'
import { useSettingsStore } from '../../../src/shared/settings.ts'
import { storageIn } from '../../../src/shared/storage.ts'
import { useSheetStore } from '../../../src/features/table/state/sheet.ts'
import RoundView from '../../../src/features/table/round/RoundView.vue'
import SheetView from '../../../src/features/table/SheetView.vue'
import { type Mounting, mount } from '../../ui/mount.ts'
import { freshStorage, SOL, SPAR } from '../../storage/storage.ts'
import { violationsIn } from '../../ui/axe.ts'

let storage: StorageContext
let pinia: ReturnType<typeof createPinia>
beforeEach(async () => {
  localStorage.clear()
  storage = freshStorage()
  pinia = createPinia()
  await page.viewport(390, 844)
})
afterEach(() => localStorage.clear())

const FARVE = { variant: 'farve', tricks: [0, 0, 13], trump: 'diamonds' }
const bid = (bidder: number, partner: number, level: number, tricks: number) => {
  return { kind: 'tricks', bidder, level, attachment: 'none', partner, tricks }
}
/** Round 2 has the mistake. */
const FOUR = [bid(0, 1, 8, 10), bid(1, 2, 9, 9), bid(2, 3, 7, 8), bid(3, 0, 8, 9)]

interface Sitting extends Partial<Omit<NewSheet, 'guests'>> {
  readonly rows?: readonly unknown[]
  readonly names?: readonly string[]
}
async function sheetOf({ rows = [], names = ['Anna', 'Bo', 'Carl'], ...plan }: Sitting = {}): Promise<string> {
  const guests = names.map((name) => ({ name }))
  const id = await create(storage, { game: 'threehanded', dealer: names.length - 1, options: {}, ...plan, guests })
  for (const row of rows) await append(storage, id, (sheet) => log(sheet, row, storage.writer))
  return id
}
const esmakker = { game: 'esmakker', names: ['Anna', 'Bo', 'Carl', 'Dorte'] }

function show(view: object, props: object, { locale = 'da' }: Mounting = {}) {
  const shown = mount(view, { ...props }, { locale, plugins: [pinia, storageIn(storage)] })
  setActivePinia(pinia)
  return { ...shown, store: useSheetStore() }
}
async function sit(sitting: Sitting = {}) {
  const id = await sheetOf(sitting)
  const shown = show(SheetView, { sheet: id })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { id, ...shown }
}
async function look(sitting: Sitting, index: number) {
  const id = await sheetOf(sitting)
  const rows = await storage.db.lines.where('sheet').equals(id).toArray()
  const entries = rows
    .flatMap(({ line }) => ('entry' in line ? [line] : []))
    .toSorted((a, b) => a.at.localeCompare(b.at))
  const shown = show(RoundView, { sheet: id, row: entries[index]!.row })
  await expect.element(button('Ret')).toBeVisible()
  return { id, ...shown }
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const radio = (name: string | RegExp, group?: string) =>
  (group === undefined ? page : page.getByRole('radiogroup', { name: group })).getByRole('radio', { name, exact: true })
const totals = () =>
  [...document.querySelectorAll('thead b, .strip b')].map((total) => total.textContent.replace(/\s/g, ''))
const roundsIn = (host: Element) => [...host.querySelectorAll('.rounds > table > tbody > tr')]
const PATIENT = { timeout: 5000 }
const showTotals = (...expected: readonly string[]) => vi.waitFor(() => expect(totals()).toEqual(expected), PATIENT)
async function menu(item: string | RegExp) {
  await button('Mere').click()
  await page.getByRole('dialog').getByRole('button', { name: item }).click()
}

describe('the sheet', () => {
  test('begins with the first question and nothing on it', async () => {
    await sit()
    await expect.element(page.getByText('Ingen runder endnu. Indtast den første herunder.')).toBeVisible()
    await expect.element(page.getByText('Runde 1 af 12 · Carl giver')).toBeVisible()
    await expect.element(button('Gem runde 1')).toBeVisible()
  })

  test('shows each round with its chooser, points, running totals and the check of the sum', async () => {
    const { host } = await sit({ rows: [SPAR, SOL, FARVE] })
    await showTotals('−5', '−3', '+8')
    const rows = [...host.querySelectorAll('tbody tr')].map((row) => row.textContent.replace(/\s+/g, ' '))
    expect(rows[0]).toMatch(/Farve.*3.*summen er 0.*−4.*−2.*vælger.*\+6/)
    expect(rows[2]).toMatch(/Spar.*vælger.*\+2.*−2.*0/)
    expect(host.querySelector('thead')!.textContent).toMatch(/= 0 ✓.*Carlfører.*giver/)
  })

  test('has the newest round last, and running totals, if the settings say so', async () => {
    const { host } = await sit({ rows: [SPAR, SOL] })
    useSettingsStore().newestFirst = false
    useSettingsStore().runningTotals = true
    await vi.waitFor(() => expect(host.querySelector('tbody tr')!.textContent).toContain('Spar'))
    expect(host.querySelectorAll('tbody tr')[1]!.textContent).toMatch(/−3−1.*\+1−1.*\+2\+2/)
  })

  test('long names and totals stand in a strip, the rounds in lines', async () => {
    await page.viewport(320, 640)
    const names = ['Bartholomæus', 'Wilhelmine M', 'Christoffer', 'Annekirstine', 'Frederikke']
    const free = { kind: 'free', points: [13510, -4280, 1940, -13510, 2340] }
    const { host } = await sit({ game: 'esmakker', names, rows: [free, bid(1, 2, 8, 9)] })
    await expect.element(page.getByRole('list', { name: 'Stilling' })).toBeVisible()
    expect(totals()).toContain('−13550')
    expect(host.querySelector('ol')!.textContent).toMatch(/● Wilhelmine M, ○ Christoffer\+40/)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    for (const total of host.querySelectorAll('.strip b')) {
      expect(total.getBoundingClientRect().bottom).toBeLessThan(
        host.querySelector('.panel')!.getBoundingClientRect().top,
      )
    }
  })

  test('23: ordered by score, no column moves while an entry is open', async () => {
    await sit({ rows: [SPAR, SOL, FARVE] })
    useSettingsStore().byStanding = true
    await showTotals('+8', '−3', '−5')
    await radio('sans').click()
    await append(storage, useSheetStore().id!, (sheet) =>
      log(sheet, { kind: 'correction', points: [50, -50] }, storage.writer),
    )
    await showTotals('+8', '−53', '+45')
    await expect.element(button(/Anna spiller sans/)).toBeVisible()
  })

  test('of a long sheet only the newest rounds are rendered, and earlier ones on request', async () => {
    const rows = Array.from({ length: 60 }, () => ({ kind: 'correction', points: [1, -1] }))
    const { host } = await sit({ rows })
    expect(roundsIn(host)).toHaveLength(40)
    await button('Vis 20 runder mere').click()
    await vi.waitFor(() => expect(roundsIn(host)).toHaveLength(60))
  })

  test('shows a game won and what the games are worth', async () => {
    const names = ['Anna', 'Bo', 'Carl', 'Dorte']
    await sit({ game: 'classic', names, options: { value: 'sdt' }, rows: [{ tricks: [13, 0] }, { tricks: [9, 4] }] })
    await expect.element(page.getByText('Anna & Carl vandt spillet 5–0. Værdi: 3')).toBeVisible()
    await expect.element(page.getByText('1 Anna & Carl (værdi 3)')).toBeVisible()
    await showTotals('+3', '0')
  })

  test('shows who has which variants left', async () => {
    await sit({ rows: [SPAR] })
    await page.getByText('Hvem har hvilke varianter tilbage?').click()
    await expect.element(page.getByRole('row', { name: 'Anna brugt fri fri fri' })).toBeVisible()
  })
})

describe('entering', () => {
  test('13: saved twice at once, it is one round', async () => {
    const { store } = await sit()
    await radio('spar').click()
    await radio('9').click()
    await radio('2').click()
    await button('Gem runde 1').dblClick()
    await showTotals('+2', '−2', '0')
    expect(store.rows).toHaveLength(1)
    await expect.element(button('Gem runde 2')).toBeVisible()
  })

  test('4: a half-entered round is there again', async () => {
    const id = await sheetOf()
    const first = show(SheetView, { sheet: id })
    await radio('farve').click()
    await radio('hjerter').click()
    await radio('7').click()
    await first.store.settled()
    first.store.close()
    pinia = createPinia()
    first.host.remove()
    show(SheetView, { sheet: id })
    await expect.element(button(/Anna spiller farve/)).toBeVisible()
    await expect.element(radio('hjerter')).toBeChecked()
    await expect.element(button(/^Anna 7/)).toBeVisible()
  })

  test('24: back puts the entry aside and keeps it', async () => {
    const { router } = await sit()
    await radio('spar').click()
    await vi.waitFor(() => expect(router.currentRoute.value.query).toEqual({ entry: '1' }))
    router.back()
    await button('Fortsæt: Anna spiller spar').click()
    await expect.element(button(/Anna spiller spar/)).toBeVisible()
  })

  test('a discarded entry can be brought back', async () => {
    const { router } = await sit()
    await radio('spar').click()
    await vi.waitFor(() => expect(router.currentRoute.value.query).toEqual({ entry: '1' }))
    router.back()
    await button('Smid indtastningen væk').click()
    await button('Hent den igen').click()
    await expect.element(button(/Anna spiller spar/)).toBeVisible()
  })

  test('a saved entry is no longer a step to go back to', async () => {
    const { router, store } = await sit()
    await radio('spar').click()
    await vi.waitFor(() => expect(router.currentRoute.value.query).toEqual({ entry: '1' }))
    await store.log(SPAR)
    await vi.waitFor(() => expect(router.currentRoute.value.query).toEqual({}))
    await radio('sol').click()
    await vi.waitFor(() => expect(router.currentRoute.value.query).toEqual({ entry: '1' }))
    await expect.element(button(/Bo spiller sol/)).toBeVisible()
  })

  test('undo and redo say what they do, and do it from the keyboard too', async () => {
    await sit({ rows: [SPAR, SOL] })
    await expect.element(button('Fortryd: runde 2, Sol')).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await showTotals('+2', '−2', '0')
    await expect.element(page.getByText('Fortrudt: runde 2, Sol')).toBeVisible()
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await showTotals('−1', '−1', '+2')
  })

  test('27: another person deals, and what is being entered stays', async () => {
    const { store } = await sit(esmakker)
    await radio('Bo').click()
    await radio('8').click()
    await button('Dorte giver. En anden giver?').click()
    await button('Bo giver denne').click()
    await expect.element(page.getByText('Runde 1 · Bo giver')).toBeVisible()
    await expect.element(button(/Bo: 8 alm\./)).toBeVisible()
    await store.undo()
    await expect.element(page.getByText('Runde 1 · Dorte giver')).toBeVisible()
  })

  test('the game is over: play on, or close', async () => {
    const { store } = await sit({ rows: [SPAR, SOL, FARVE], options: { rounds: 3 } })
    await expect.element(page.getByRole('heading', { name: 'Carl vinder med +8' })).toBeVisible()
    await expect.element(button('Spil igen')).toBeVisible()
    await button('Spil videre').click()
    await expect.element(button('Gem runde 4')).toBeVisible()
    await menu('Luk arket')
    await expect.element(page.getByText('Arket er lukket.')).toBeVisible()
    await button('Åbn arket igen').click()
    await vi.waitFor(() => expect(store.undoable?.wrote).toBe('details'))
    await expect.element(button('Gem runde 4')).toBeVisible()
  })
})

describe('other rows', () => {
  test('11: a correction of −150 on the number pad; the last number is filled in', async () => {
    await sit({ rows: [SPAR] })
    await menu('Rettelse eller bøde')
    await radio('Frit').click()
    for (const key of ['1', '5', '0', 'Plus eller minus']) await button(key).click()
    await button(/^Bo ·/).click()
    for (const key of ['5', '0']) await button(key).click()
    await button('Gem').click()
    await showTotals('−148', '+48', '+100')
    expect(useSheetStore().rows.at(-1)!.kind).toBe('correction')
  })

  test('28: one pays the others', async () => {
    await sit({ ...esmakker, rows: FOUR })
    const before = totals()
    await menu('Rettelse eller bøde')
    await button('Gem').click()
    await expect.element(page.getByText('→ Hvem betaler?')).toBeVisible()
    await radio('Anna', 'Hvem betaler?').click()
    await radio('de andre, hver').click()
    for (const key of ['1', '0']) await button(key).click()
    await button('Gem').click()
    await vi.waitFor(() => expect(totals()).not.toEqual(before))
    const moved = useSheetStore().rows.at(-1)!.points
    expect(moved).toEqual([-30, 10, 10, 10])
  })

  test('16: Erik takes over Dorte’s chair and points; undone, she is back and he has no column', async () => {
    const { store, host } = await sit({ ...esmakker, dealer: 0, rows: FOUR })
    await showTotals('+40', '+40', '−40', '−40')
    await menu('Nogen går, kommer eller bytter plads')
    await button('Dorte går').click()
    await page.getByRole('textbox', { name: 'Navn' }).fill('Erik')
    await userEvent.keyboard('{Enter}')
    expect(host.querySelector('thead')!.textContent).not.toContain('Erik')
    await button('Erik overtager −40 fra Dorte').click()
    await button('Gem').click()
    await showTotals('+40', '+40', '−40', '0', '−40')
    await expect.element(radio('Erik')).toBeInTheDocument()
    expect(radio('Dorte').elements()).toEqual([])
    await expect.element(page.getByText('Rettelse: Dorte → Erik')).toBeVisible()
    await store.undo()
    await expect.element(radio('Dorte')).toBeInTheDocument()
    await showTotals('+40', '+40', '−40', '−40')
    await store.redo()
    await showTotals('+40', '+40', '−40', '0', '−40')
  })

  test('nothing is stored about a newcomer who did not sit down after all', async () => {
    const { store, router } = await sit(esmakker)
    const people = await storage.db.people.count()
    await menu('Nogen går, kommer eller bytter plads')
    await button('Dorte går').click()
    await page.getByRole('textbox', { name: 'Navn' }).fill('Erik')
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Erik går')).toBeVisible()
    router.back()
    await button('Smid indtastningen væk').click()
    await showTotals('0', '0', '0', '0')
    await store.settled()
    expect(store.sheet?.players).toHaveLength(4)
    expect(await storage.db.people.count()).toBe(people)
  })

  test('a form set aside for another comes back with what was entered, whichever it was', async () => {
    const { store } = await sit({ ...esmakker, rows: FOUR })
    await radio('Bo').click()
    await menu('Rettelse eller bøde')
    await radio('Anna', 'Hvem betaler?').click()
    await radio('de andre, hver').click()
    await menu('Nogen går, kommer eller bytter plads')
    await button('Carl går').click()
    await menu('Ændr reglerne')
    await menu('Nogen går, kommer eller bytter plads')
    await button('Anna går').click()
    await page.getByRole('textbox', { name: 'Navn' }).fill('Erik')
    await userEvent.keyboard('{Enter}')
    await button('Gem').click()
    await vi.waitFor(() => expect(store.rows.at(-1)?.kind).toBe('seating'))
    // the rules were not changed; the other seating is set aside, and behind it the correction and the round
    await expect.element(button('Anna går')).toBeVisible()
    expect(button('Carl går').elements()).toEqual([])
    await page.getByRole('textbox', { name: 'Navn' }).fill('Frida')
    await userEvent.keyboard('{Enter}')
    await button('Gem').click()
    await expect.element(radio('Anna', 'Hvem betaler?')).toBeChecked()
    for (const key of ['1', '0']) await button(key).click()
    await button('Gem').click()
    await expect.element(radio('Bo')).toBeChecked()
  })

  test('if the next dealer leaves, the form says so, and who deals instead', async () => {
    const { store } = await sit({ ...esmakker, names: [...esmakker.names, 'Erik'], dealer: 3 })
    await menu('Nogen går, kommer eller bytter plads')
    await button('Dorte går').click()
    await button('Gem').click()
    await expect
      .element(page.getByText('⚠ Dorte skulle give, men sidder ikke med; så giver Erik').first())
      .toBeVisible()
    expect(store.rows).toEqual([])
    await button('Gem alligevel').click()
    await expect.element(page.getByText('Runde 1 · Erik giver')).toBeVisible()
  })

  test('a table with too few is not saved', async () => {
    await sit(esmakker)
    await menu('Nogen går, kommer eller bytter plads')
    await button('Dorte går').click()
    await expect.element(page.getByText('Der skal sidde 4, 5, 6')).toBeVisible()
    await button('Gem').click()
    expect(useSheetStore().rows).toEqual([])
  })

  test('20: other rules from the start change every round, and the form shows this first', async () => {
    await sit({ ...esmakker, rows: [bid(0, 1, 8, 6)] })
    await showTotals('−80', '−80', '+80', '+80')
    await menu('Ændr reglerne')
    await radio('Fra begyndelsen').click()
    const answers = page.getByRole('group', { name: 'Et stik for lidt koster' })
    await answers.getByRole('radio', { name: 'taksten for hvert', exact: true }).click()
    await expect.element(page.getByRole('status').filter({ hasText: 'Anna −80 → −40' })).toBeVisible()
    await button('Gem').click()
    await showTotals('−40', '−40', '+40', '+40')
  })

  test('30: a free round moves the deal on', async () => {
    await sit(esmakker)
    await menu('Egen runde, point i hånden')
    for (const key of ['3', '0']) await button(key).click()
    for (const name of [/^Bo ·/, /^Carl ·/]) {
      await button(name).click()
      for (const key of ['1', '0', 'Plus eller minus']) await button(key).click()
    }
    await button('Gem runde 1').click()
    await showTotals('+30', '−10', '−10', '−10')
    await expect.element(page.getByText('Runde 2 · Anna giver')).toBeVisible()
  })
})

describe('a round', () => {
  test('explains every number', async () => {
    await look({ ...esmakker, rows: FOUR }, 0)
    await expect.element(page.getByText('20 + 2 × 20 = 60').first()).toBeVisible()
    await expect.element(page.getByText('sum 0 ✓')).toBeVisible()
  })

  test('1: a mistake is amended, its effect shown first; the half-entered round comes back', async () => {
    const { id, store, router, host } = await look({ ...esmakker, rows: FOUR }, 1)
    store.keepDraft({
      target: { kind: 'new' },
      form: 'round',
      draft: { value: { bidder: 2, level: 8 } },
      step: 'result',
    })
    await button('Ret').click()
    await vi.waitFor(() => expect(router.currentRoute.value.path).toBe(`/sheet/${id}`))
    host.remove()
    show(SheetView, { sheet: id })
    await expect.element(page.getByText('Ret runde 2')).toBeVisible()
    await showTotals('+40', '+40', '−40', '−40')
    await radio('8', 'Stik til Bo og Carl').click()
    await expect.element(page.getByText('Anna +40 → +160')).toBeVisible()
    await button('Gem rettelsen').click()
    await showTotals('+160', '−80', '−160', '+80')
    await expect.element(button(/Carl: 8 alm\./)).toBeVisible()
  })

  test('has a history of what it said, and when', async () => {
    const id = await sheetOf({ rows: [SPAR] })
    const rows = await storage.db.lines.where('sheet').equals(id).toArray()
    const row = rows.flatMap(({ line }) => ('entry' in line ? [line.row] : []))[0]!
    const { store } = show(RoundView, { sheet: id, row })
    await expect.element(page.getByText(/Skrevet/)).toBeVisible()
    await store.amend(row, { ...SPAR, tricks: [8, 3, 2] })
    await expect.element(page.getByText(/Rettet/)).toBeVisible()
    await expect.element(page.getByText('Anna +2, Bo −2 og Carl 0')).toBeVisible()
    await expect.element(page.getByText('Anna +1, Bo −1 og Carl 0')).toBeVisible()
    await store.undo()
    await expect.element(page.getByText(/fortrudt igen/)).toBeVisible()
  })

  test('29: striking it changes later choosers: the effect on each row is shown first', async () => {
    const again = { ...SPAR, tricks: [2, 9, 2] }
    const { store } = await look({ rows: [SOL, SPAR, FARVE, SOL, again] }, 1)
    await button('Slet runden').click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(/Bo: farve i ruder.*:.*Anna giver/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Behold' }).click()
    expect(store.rows).toHaveLength(5)
    await button('Slet runden').click()
    await dialog.getByRole('button', { name: 'Slet' }).click()
    await vi.waitFor(() => expect(store.rows).toHaveLength(4))
  })

  test('a round is inserted where it belongs', async () => {
    const { id, host, router } = await look({ rows: [SPAR, FARVE] }, 1)
    await button('Indsæt en runde før').click()
    await vi.waitFor(() => expect(router.currentRoute.value.path).toBe(`/sheet/${id}`))
    host.remove()
    const { store } = show(SheetView, { sheet: id })
    await expect.element(page.getByText('Bo vælger', { exact: true })).toBeVisible()
    await radio('sol').click()
    await radio('1').click()
    await radio('2').click()
    await button('Indsæt runden').click()
    await vi.waitFor(() => expect(store.rows.map(({ points }) => points[0])).toEqual([2, -3, -4]))
  })
})

describe.each(LOCALES)('in %s', (locale) => {
  test('the sheet and the round are accessible', async () => {
    const id = await sheetOf({ ...esmakker, rows: FOUR })
    const sheet = show(SheetView, { sheet: id }, { locale })
    await radio('Bo').click()
    await page.getByRole('radio', { name: '8', exact: true }).click()
    expect(await violationsIn(sheet.host)).toEqual([])
    const row = sheet.store.rows[0]!.id
    sheet.host.remove()
    const { host } = show(RoundView, { sheet: id, row }, { locale })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await violationsIn(host)).toEqual([])
  })
})
