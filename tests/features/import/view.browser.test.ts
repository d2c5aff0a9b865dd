import { createPinia } from 'pinia'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gameOf } from '../../../src/games/index.ts'
import { LOCALES } from '../../../src/words/locale.ts'
import { importWords } from '../../../src/features/import/words/index.ts'
import { makeLinkText } from '../../../src/document/link/link.ts'
import { log, set } from '../../../src/document/journal/lines.ts'
import type { Pad } from '../../../src/document/model/sheet.ts'
import { makePad } from '../../../src/document/model/write.ts'
import { takeIn } from '../../../src/storage/import/import.ts'
import { create } from '../../../src/storage/sheets/create.ts'
import { padOf } from '../../../src/storage/backup/export.ts'
import { append } from '../../../src/storage/sheets/sheets.ts'
import type { StorageContext } from '../../../src/storage/db/storage-context.ts'
import { useNoticesStore } from '../../../src/shared/notices.ts'
import { storageIn } from '../../../src/shared/storage.ts'
import ImportView from '../../../src/features/import/ImportView.vue'
import { type Mounting, mount } from '../../ui/mount.ts'
import { freshStorage, SOL, SPAR, THREE, threeHanded } from '../../storage/storage.ts'
import { violationsIn } from '../../ui/axe.ts'

let storage: StorageContext
let phone: StorageContext
let pinia: ReturnType<typeof createPinia>
beforeEach(() => {
  localStorage.clear()
  storage = freshStorage()
  phone = freshStorage()
  pinia = createPinia()
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const open = (props = {}, { locale = 'da' }: Mounting = {}) =>
  mount(ImportView, props, { locale, plugins: [pinia, storageIn(storage)] })
const padFrom = async (from: StorageContext): Promise<Pad> => (await padOf(from)).pad
async function choose(pad: Pad | string, name = 'ark.whistblok.json') {
  const text = typeof pad === 'string' ? pad : makePad(pad, gameOf)
  await userEvent.upload(page.getByLabelText(/^Vælg en/), new File([text], name, { type: 'application/json' }))
}
const evening = async (on: StorageContext) => {
  const id = await threeHanded(on)
  await append(on, id, (sheet) => log(sheet, SPAR, on.writer))
  await append(on, id, (sheet) => set(sheet, { title: 'Jul hos Anna', note: 'Det sneede' }, on.writer))
  return id
}

describe('a sheet', () => {
  test('can be read before it is imported: title, note, people, standing and rounds', async () => {
    const id = await evening(phone)
    const { router } = open()
    await choose(await padFrom(phone), 'torsdag.json')
    await expect.element(page.getByRole('heading', { name: 'Jul hos Anna' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Et ark' })).toHaveFocus()
    for (const words of ['torsdag.json', 'Det sneede', 'Anna, Bo og Carl', 'Arket er ikke på denne telefon endnu.']) {
      await expect.element(page.getByText(words, { exact: true })).toBeVisible()
    }
    const standing = page.getByRole('list', { name: 'Stilling' }).getByRole('listitem')
    await expect.element(standing.nth(0)).toHaveTextContent(/1\s*Anna.*fører.*\+2/)
    await expect
      .element(page.getByRole('list', { name: 'Runder' }))
      .toHaveTextContent(/1 · Anna: spar.*Anna.*\+2.*Bo.*−2/)
    expect(await storage.db.sheets.count()).toBe(0)
    await page.getByRole('button', { name: 'Behold arket' }).click()
    await vi.waitFor(() => expect(router.currentRoute.value.path).toBe(`/sheet/${id}`))
    expect(useNoticesStore(pinia).shown).toMatchObject([{ text: 'Arket er her nu.', actions: [{ label: 'Fortryd' }] }])
  })

  test('is imported even when the user leaves the screen meanwhile, and then does not open', async () => {
    const id = await evening(phone)
    const { router, unmount } = open()
    await choose(await padFrom(phone))
    const keep = page.getByRole('button', { name: 'Behold arket' })
    await expect.element(keep).toBeVisible()
    const replace = vi.spyOn(router, 'replace')
    // in one step: between a click by the driver and the next command, the import might end
    keep.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    unmount()
    await vi.waitFor(() => expect(useNoticesStore(pinia).shown).toMatchObject([{ text: importWords.da.tookSheet }]))
    expect(await storage.db.sheets.get(id)).toBeDefined()
    expect(replace).not.toHaveBeenCalled()
  })

  test('that gains rounds shows which are new', async () => {
    const id = await evening(phone)
    await takeIn(storage, await padFrom(phone))
    await append(phone, id, (sheet) => log(sheet, SOL, phone.writer))
    open()
    await choose(await padFrom(phone))
    await expect.element(page.getByText('1 runde mere')).toBeVisible()
    const rounds = page.getByRole('list', { name: 'Runder' }).getByRole('listitem')
    await expect.element(rounds.nth(0)).toHaveTextContent(/^2 · Bo: sol ny/)
    await expect.element(rounds.nth(1)).not.toHaveTextContent(' ny')
    await expect.element(page.getByRole('button', { name: 'Læg sammen med dit ark' })).toBeVisible()
  })

  test('that is merged shows the effect on the totals, what reads differently, and duplicate rounds', async () => {
    const id = await evening(phone)
    await takeIn(storage, await padFrom(phone))
    await append(storage, id, (sheet) => log(sheet, SPAR, storage.writer))
    await append(phone, id, (sheet) => log(sheet, SPAR, phone.writer))
    await append(phone, id, (sheet) => log(sheet, { variant: 'spar', tricks: [4, 4, 5] }, phone.writer))
    await append(phone, id, (sheet) =>
      set(sheet, { title: 'Nytår', stake: { amount: 25, points: 1, currency: 'DKK' } }, phone.writer),
    )
    open()
    await choose(await padFrom(phone))
    await expect.element(page.getByText('2 runder mere', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Titel: Jul hos Anna → Nytår')).toBeVisible()
    await expect.element(page.getByText(/^Indsats: ingen → 0,25.kr\. pr\. point$/)).toBeVisible()
    await expect.element(page.getByText('nye oplysninger')).not.toBeInTheDocument()
    const effects = page.getByRole('status').filter({ hasText: 'Det ændrer også' })
    await expect.element(effects).toHaveTextContent(/Anna \+9.→.\+11 ?Carl −2.→.−4/)
    await expect
      .element(page.getByText('Runde 2 og 3 er ens. Er det den samme runde, så slet den ene bagefter.'))
      .toBeVisible()
    // the fourth round has a variant that its chooser has used: it is listed first, as the newest is at the top
    const rounds = page.getByRole('list', { name: 'Runder' }).getByRole('listitem')
    await expect.element(rounds.nth(0)).toHaveTextContent(/^4 · Anna: spar.*⚠ \S+/)
    await expect.element(rounds.nth(1)).not.toHaveTextContent('⚠')
  })

  test('that is known is opened instead', async () => {
    const id = await evening(phone)
    await takeIn(storage, await padFrom(phone))
    open()
    await choose(await padFrom(phone))
    await expect.element(page.getByRole('link', { name: 'Åbn arket' })).toHaveAttribute('href', `/sheet/${id}`)
    await expect.element(page.getByRole('button', { name: 'Behold arket' })).not.toBeInTheDocument()
  })

  test('comes by a link, and can be left alone', async () => {
    await evening(phone)
    open({ payload: await makeLinkText(await padFrom(phone), gameOf) })
    await expect.element(page.getByRole('heading', { name: 'Jul hos Anna' })).toBeVisible()
    await page.getByRole('button', { name: 'Lad være' }).click()
    expect(await storage.db.sheets.count()).toBe(0)
  })
})

describe('presets', () => {
  test('can be read before they are imported', async () => {
    const preset = { id: 'h1', game: 'threehanded', name: 'Onsdag', options: { rounds: 3 } }
    const { router } = open()
    await choose({ people: [], presets: [preset], series: [], sheets: [] })
    await expect.element(page.getByRole('heading', { name: 'Onsdag' })).toBeVisible()
    await expect.element(page.getByText('Anderledes end standard: 1')).toBeVisible()
    await page.getByRole('button', { name: 'Behold husreglerne' }).click()
    await vi.waitFor(() => expect(router.currentRoute.value.path).toBe('/rules'))
    expect(await storage.db.presets.get('h1')).toMatchObject({ name: 'Onsdag' })
  })

  const onsdag = { id: 'h1', game: 'threehanded', name: 'Onsdag', options: { rounds: 3 } }
  const padWith = (...presets: Pad['presets']): Pad => ({ people: [], presets, series: [], sheets: [] })

  test.each(['link', 'file'])(
    'that differ from ours are shown with ours, and ours are kept unless the user says otherwise: %s',
    async (by) => {
      const changed = { ...onsdag, name: 'Torsdag', options: { rounds: 6 } }
      await storage.db.presets.put(onsdag)
      const { router } = open(by === 'link' ? { payload: await makeLinkText(padWith(changed), gameOf) } : {})
      if (by === 'file') await choose(padWith(changed))
      await expect.element(page.getByText('Husreglerne er her allerede, men de er ikke ens.')).toBeVisible()
      const differences = page.getByRole('article').getByRole('listitem')
      await expect.element(differences.nth(0)).toHaveTextContent(/Navn\s*Hos dig: Onsdag\s*Nyt: Torsdag/)
      await expect.element(differences.nth(1)).toHaveTextContent(/Hos dig: 3\s*Nyt: 6/)
      await expect.element(page.getByRole('radio', { name: 'Behold mine' })).toBeChecked()
      if (by === 'link') {
        await page.getByRole('button', { name: 'Behold mine husregler' }).click()
        await vi.waitFor(() => expect(router.currentRoute.value.path).toBe('/rules'))
        expect(useNoticesStore(pinia).shown).toMatchObject([{ text: 'Alt er, som det var.' }])
        expect(await storage.db.presets.get('h1')).toEqual(onsdag)
        expect(await storage.db.copies.count()).toBe(0)
        return
      }
      await page.getByRole('radio', { name: 'Brug de nye' }).click()
      await page.getByRole('button', { name: 'Brug de nye husregler' }).click()
      await vi.waitFor(() => expect(router.currentRoute.value.path).toBe('/rules'))
      expect(await storage.db.presets.get('h1')).toEqual(changed)
    },
  )

  test('and series that differ from ours are chosen one by one', async () => {
    const friday = { id: 'x1', name: 'Fredag' }
    await storage.db.presets.bulkPut([onsdag, { ...onsdag, id: 'h2', name: 'Alfa' }])
    await storage.db.series.put(friday)
    open()
    const coming = padWith({ ...onsdag, options: { rounds: 6 } }, { ...onsdag, id: 'h2', name: 'Beta' })
    await choose({ ...coming, series: [{ ...friday, name: 'Lørdag' }] })
    const rules = page.getByRole('group', { name: 'Alfa: Hvilke husregler vil du have?' })
    await rules.getByRole('radio', { name: 'Brug de nye' }).click()
    await page.getByRole('radio', { name: 'Brug det nye navn' }).click()
    await expect.element(page.getByRole('radio', { name: 'Brug det nye navn' })).toBeChecked()
    await page.getByRole('button', { name: 'Tag dem ind' }).click()
    await vi.waitFor(async () => expect(await storage.db.series.get('x1')).toMatchObject({ name: 'Lørdag' }))
    expect(await storage.db.presets.get('h1')).toEqual(onsdag)
    expect(await storage.db.presets.get('h2')).toMatchObject({ name: 'Beta' })
  })

  test('that are known are opened instead', async () => {
    await storage.db.presets.put(onsdag)
    open()
    await choose(padWith(onsdag))
    await expect.element(page.getByRole('link', { name: 'Se dine husregler' })).toHaveAttribute('href', '/rules')
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
  })
})

test('of many sheets the newest is at the top', async () => {
  await evening(phone)
  const [sheet] = (await padFrom(phone)).sheets
  const began = ['2025-03-01T19:00:00.000Z', '2025-05-01T19:00:00.000Z', '2025-04-01T19:00:00.000Z']
  open()
  await choose({
    ...(await padFrom(phone)),
    sheets: began.map((startedAt, i) => ({ ...sheet!, id: `s${i}`, startedAt })),
  })
  const items = page.getByRole('region', { name: 'Nye (3)' }).getByRole('listitem')
  await expect.element(items.nth(0)).toHaveTextContent('maj')
  await expect.element(items.nth(1)).toHaveTextContent('apr')
  await expect.element(items.nth(2)).toHaveTextContent('mar')
})

describe('a sheet that cannot be merged with ours', () => {
  test('can be left out: then nothing is imported, or only what came with it', async () => {
    const id = await evening(phone)
    await takeIn(storage, await padFrom(phone))
    const pad = await padFrom(phone)
    const other = { ...pad, people: [], sheets: pad.sheets.map((sheet) => ({ ...sheet, dealer: 0 })) }
    const { router } = open()
    await choose(other)
    await page.getByRole('radio', { name: 'Lad det være' }).click()
    await expect.element(page.getByText('Arket bliver ikke hentet ind. Intet ændres.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Behold arket' })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Lad være' }).click()

    // what came with it is imported, but the notice does not call it a sheet
    await choose({ ...other, people: [{ id: 'fie', name: 'Fie' }] })
    await page.getByRole('radio', { name: 'Lad det være' }).click()
    await page.getByRole('button', { name: 'Tag dem ind' }).click()
    await vi.waitFor(() => expect(useNoticesStore(pinia).shown).toMatchObject([{ text: 'Det er hentet ind.' }]))
    expect(router.currentRoute.value.path).toBe('/')
    expect((await storage.db.sheets.toArray()).map((sheet) => sheet.id)).toEqual([id])
  })
})

test('several files are one preview; a fault in one of them names it', async () => {
  const first = await evening(phone)
  const pads = [await padFrom(phone)]
  const other = freshStorage()
  await evening(other)
  pads.push(await padFrom(other))
  open()
  const files = pads.map((pad, i) => new File([makePad(pad, gameOf)], `${i}.json`))
  await userEvent.upload(page.getByLabelText(/^Vælg en/), files)
  await expect.element(page.getByText('2 filer')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Nye (2)' })).toBeVisible()
  await page.getByRole('button', { name: 'Lad være' }).click()
  await userEvent.upload(page.getByLabelText(/^Vælg en/), [files[0]!, new File(['nej'], 'andet.json')])
  await expect.element(page.getByText('andet.json')).toBeVisible()
  const apart = { ...pads[0]!, sheets: pads[0]!.sheets.map((sheet) => ({ ...sheet, dealer: 0 })) }
  await userEvent.upload(page.getByLabelText(/^Vælg en/), [files[0]!, new File([makePad(apart, gameOf)], 'b.json')])
  await expect.element(page.getByRole('alert')).toHaveTextContent('Tag dem én ad gangen.')
  expect(await storage.db.sheets.get(first)).toBeUndefined()
})

describe('people of a known name', () => {
  test('with several candidates must be told apart first, by whom they played with', async () => {
    await create(storage, { ...THREE, guests: [{ name: 'Anna' }, { name: 'Dorte' }, { name: 'Erik' }] })
    await create(storage, { ...THREE, guests: [{ name: 'Anna' }, { name: 'Fie' }, { name: 'Gerda' }] })
    await evening(phone)
    const { router } = open()
    await choose(await padFrom(phone))
    const group = page.getByRole('group', { name: 'Er Anna den, du kender?' })
    expect(group.getByRole('radio', { checked: true }).elements()).toHaveLength(0)
    await page.getByRole('button', { name: 'Behold arket' }).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Sig først, hvem Anna er.')
    await group.getByRole('radio', { name: /med Dorte og Erik/ }).click()
    await vi.waitFor(() => expect(group.getByRole('radio', { name: /Dorte/ }).element()).toBeChecked())
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Behold arket' }).click()
    await vi.waitFor(() => expect(router.currentRoute.value.path).toMatch(/^\/sheet/))
    const anna = (await storage.db.people.toArray()).find(({ mergedInto }) => mergedInto !== undefined)
    expect(await storage.db.people.get(anna!.mergedInto!)).toMatchObject({ playedWith: ['Dorte', 'Erik'] })
  })
})

describe('a failure', () => {
  test('is shown with its path, and another file can be chosen', async () => {
    open()
    await choose(
      '{"format":"whistblok","version":1,"sheets":[{"game":"bridge","players":[{"name":"A"}],"dealer":0,"options":{}}]}',
      'gammel.json',
    )
    const alert = page.getByRole('alert')
    await expect.element(alert).toHaveTextContent('Whistblok kender ikke spillet "bridge".')
    await expect.element(alert).toHaveTextContent('$.sheets[0].game')
    await expect.element(page.getByText('gammel.json')).toBeVisible()
    await evening(phone)
    await choose(await padFrom(phone))
    await expect.element(page.getByRole('button', { name: 'Behold arket' })).toBeVisible()
  })

  test('to write is shown, and the import tried again', async () => {
    await evening(phone)
    open()
    await choose(await padFrom(phone))
    vi.spyOn(storage.db.series, 'bulkPut').mockRejectedValue(new Error('full'))
    await page.getByRole('button', { name: 'Behold arket' }).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Intet er ændret. Prøv igen.')
  })

  test('to find anything new is shown when another tab has imported the same', async () => {
    const id = await evening(phone)
    open()
    await choose(await padFrom(phone))
    await expect.element(page.getByRole('button', { name: 'Behold arket' })).toBeVisible()
    await takeIn(storage, await padFrom(phone))
    await page.getByRole('button', { name: 'Behold arket' }).click()
    await expect.element(page.getByRole('link', { name: 'Åbn arket' })).toHaveAttribute('href', `/sheet/${id}`)
    expect(useNoticesStore(pinia).shown).toMatchObject([{ text: 'Det er allerede hentet ind.' }])
    expect(await storage.db.copies.count()).toBe(1)
  })

  test('to open a database of a newer version does not crash the app', async () => {
    await threeHanded(storage)
    storage.db.close({ disableAutoOpen: false })
    await new Promise<void>((resolve) => {
      const request = indexedDB.open(storage.db.name, 30)
      request.addEventListener('success', () => {
        request.result.close()
        resolve()
      })
    })
    await evening(phone)
    open()
    await expect.element(page.getByText('Der er ingen endnu.')).toBeVisible()
    await choose(await padFrom(phone))
    await expect.element(page.getByRole('alert')).toHaveTextContent('Den kunne ikke læses. Prøv igen.')
    expect(useNoticesStore(pinia).crash).toBeUndefined()
  })

  test('an empty file differs from one whose sheets are all known', async () => {
    open()
    await choose('{"format":"whistblok","version":1,"sheets":[]}')
    await expect.element(page.getByText('Der er ingen ark i filen.')).toBeVisible()
    await expect.element(page.getByLabelText('Vælg en anden fil')).toBeInTheDocument()
  })
})

describe('safety copies', () => {
  const undoButton = () => page.getByRole('button', { name: /^Fortryd det, du hentede ind/ })

  const notices = () => useNoticesStore(pinia)

  test('are listed, saved as a file, and the newest import is undone unless something was changed since', async () => {
    const id = await evening(phone)
    await takeIn(storage, await padFrom(phone))
    const played = await threeHanded(phone)
    await takeIn(storage, await padFrom(phone))
    await append(storage, played, (sheet) => log(sheet, SOL, storage.writer))
    open()
    await expect.element(page.getByRole('button', { name: /^Se og gendan/ }).nth(1)).toBeVisible()
    await undoButton().click()
    await vi.waitFor(() =>
      expect(notices().shown).toMatchObject([
        { text: 'Det kan ikke fortrydes: der er skrevet på det siden. Hvordan det var før, ligger i kopien.' },
      ]),
    )
    expect(await storage.db.sheets.count()).toBe(2)

    await append(storage, id, (sheet) => set(sheet, { title: 'Nytår' }, storage.writer))
    await takeIn(storage, { ...(await padFrom(phone)), series: [{ id: 'x1', name: 'Torsdag' }] })
    await expect.element(page.getByRole('button', { name: /^Se og gendan/ }).nth(2)).toBeVisible()
    await undoButton().click()
    await vi.waitFor(() =>
      expect(notices().shown).toMatchObject([{ text: 'Det er fortrudt. Det, du hentede ind, er væk igen.' }]),
    )
    expect(await storage.db.series.count()).toBe(0)
    await expect.element(page.getByText(/før du fortrød/)).toBeVisible()

    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await page
      .getByRole('button', { name: /^Gem som fil/ })
      .first()
      .click()
    await vi.waitFor(() => expect(click).toHaveBeenCalledOnce())
  })

  test('are previewed and restored beside what is here, one sheet or all', async () => {
    const id = await evening(storage)
    const other = await evening(storage)
    await evening(phone)
    await takeIn(storage, await padFrom(phone))
    for (const sheet of [id, other]) await append(storage, sheet, (one) => log(one, SOL, storage.writer))
    open()
    await page.getByRole('button', { name: /^Se og gendan/ }).click()
    await expect.element(page.getByText(/^Kopi fra/)).toBeVisible()
    await expect.element(page.getByText(importWords.da.fromCopy)).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Nye (2)' })).toBeVisible()
    const boxes = page.getByRole('checkbox', { name: /^Tag med/ })
    await page.getByRole('button', { name: 'Lad alle være' }).click()
    await expect.element(boxes.first()).not.toBeChecked()
    await expect.element(page.getByRole('button', { name: 'Tag dem ind' })).not.toBeInTheDocument()
    await boxes.first().click()
    await page.getByRole('button', { name: 'Tag dem ind' }).click()
    await vi.waitFor(() => expect(notices().shown).toMatchObject([{ text: '1 ark er hentet ind.' }]))
    expect(await storage.db.sheets.count()).toBe(4)
    expect(await storage.db.sheets.get(id)).toMatchObject({ summary: { rounds: 2 } })
  })

  test('are deleted for good, one by one, after a warning', async () => {
    await evening(phone)
    await takeIn(storage, await padFrom(phone))
    open()
    const ask = page.getByRole('button', { name: /^Slet kopien/ })
    await ask.click()
    const dialog = page.getByRole('dialog', { name: 'Slet kopien?' })
    await expect.element(dialog).toHaveTextContent('kan så ikke fortrydes mere')
    await dialog.getByRole('button', { name: 'Behold den' }).click()
    expect(await storage.db.copies.count()).toBe(1)
    await ask.click()
    await dialog.getByRole('button', { name: 'Slet for altid' }).click()
    await expect.element(page.getByText('Der er ingen endnu.')).toBeVisible()
    expect(await storage.db.copyTexts.count()).toBe(0)
    expect(await storage.db.sheets.count()).toBe(1)
    await expect.element(page.getByRole('heading', { name: importWords.da.copies })).toHaveFocus()
  })

  test('that are gone or unreadable meanwhile are reported', async () => {
    await evening(phone)
    await takeIn(storage, await padFrom(phone))
    open()
    await expect.element(undoButton()).toBeVisible()
    const said = (text: string) => vi.waitFor(() => expect(notices().shown.at(-1)?.text).toBe(text))
    const get = vi.spyOn(storage.db.copyTexts, 'get').mockResolvedValue(undefined)
    await page.getByRole('button', { name: /^Se og gendan/ }).click()
    await said('Kopien er her ikke mere.')
    get.mockRejectedValue(new Error('no'))
    await page.getByRole('button', { name: /^Gem som fil/ }).click()
    await said('Det gik ikke. Intet er ændret. Prøv igen.')
    get.mockRestore()
    await storage.db.copyTexts.clear()
    await undoButton().click()
    await said('Det er allerede fortrudt, eller kopien er her ikke mere. Intet er ændret.')
    expect(await storage.db.sheets.count()).toBe(1)
  })
})

test.each(LOCALES)('is accessible, in %s', async (locale) => {
  await evening(phone)
  await evening(phone)
  await threeHanded(storage)
  const { host } = open({}, { locale })
  const words = importWords[locale]
  await expect.element(page.getByText(words.noCopies)).toBeVisible()
  expect(await violationsIn(host)).toEqual([])
  const file = new File([makePad(await padFrom(phone), gameOf)], 'ark.json')
  await userEvent.upload(page.getByLabelText(words.choose), file)
  await expect.element(page.getByRole('heading', { name: words.namesakes })).toBeVisible()
  expect(await violationsIn(host)).toEqual([])
})
