import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import ShareDialog from '../../../src/ui/share/ShareDialog.vue'
import type { Locale } from '../../../src/words/locale.ts'
import { mountModel } from '../mount.ts'

const touched: string[] = []
function define(name: string, value: unknown): void {
  touched.push(name)
  Object.defineProperty(navigator, name, { configurable: true, value })
}
afterEach(() => {
  for (const name of touched.splice(0)) Reflect.deleteProperty(navigator, name)
})
const refuse = (name: string) => async () => {
  throw new DOMException('no', name)
}

const file = async () => ({ stem: 'jul', text: '{"format":"whistblok"}' })
const URL = 'https://whist.example/#/import/1.abc'

function dialog(props: Readonly<Record<string, unknown>> = {}, locale: Locale = 'da') {
  const saved: string[] = []
  const given = { title: 'Del eller gem', files: file, onSaved: (way: string) => void saved.push(way), ...props }
  const { model } = mountModel(ShareDialog, 'open', true, given, { locale })
  return { saved, isOpen: model }
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const status = () => page.getByRole('status')

describe('sharing a sheet', () => {
  test('offers a code, a link, a file and a table', async () => {
    dialog({ link: async () => URL, csv: async () => 'a;b' })
    await expect.element(page.getByRole('img', { name: 'QR-kode med linket' })).toBeVisible()
    for (const heading of ['Til en anden telefon', 'Fil', 'Regneark']) {
      await expect.element(page.getByRole('heading', { name: heading })).toBeVisible()
    }
    await expect.element(page.getByText('Linket er selve arket: runderne, som de står nu')).toBeVisible()
    await expect.element(page.getByText('Filen har det hele med')).toBeVisible()
  })

  test('offers the link even when it is too long for a code', async () => {
    dialog({ link: async () => URL.padEnd(1274, 'x') })
    await expect.element(page.getByText('Arket er blevet for langt til en kode')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Kopiér linket' })).toBeVisible()
    expect(page.getByRole('img').elements()).toHaveLength(0)
  })

  test('says when no link can be made, and offers the file', async () => {
    dialog({ link: () => Promise.reject(new Error('no')) })
    await expect.element(page.getByText('Linket kunne ikke laves.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Gem filen' })).toBeVisible()
  })

  test.each([
    [true, 1],
    [false, 0],
  ])('says, if a round is half entered, that it is not shared: %s', async (half, times) => {
    dialog({ half: async () => half })
    await expect.element(page.getByRole('button', { name: 'Gem filen' })).toBeVisible()
    const said = page.getByText('Det, du er ved at skrive ind, er ikke med. Det bliver her.')
    expect(said.elements()).toHaveLength(times)
  })

  test('says when the sheet is unreadable', async () => {
    dialog({ files: () => Promise.reject(new Error('no')), csv: async () => 'a;b' })
    await expect.element(page.getByText('Det kan ikke læses lige nu')).toBeVisible()
    expect(page.getByRole('heading', { name: 'Regneark' }).elements()).toHaveLength(0)
  })
})

test('presets have no table, and words of their own', async () => {
  dialog({ what: 'rules', link: async () => URL }, 'en')
  await expect.element(page.getByText('The link contains the house rules.')).toBeVisible()
  await expect.element(page.getByText('The file can be opened again')).toBeVisible()
  expect(page.getByRole('heading', { name: 'Spreadsheet' }).elements()).toHaveLength(0)
})

describe('the result is shown and announced', () => {
  test('when it was shared', async () => {
    define('canShare', () => true)
    define('share', async () => {})
    const { saved } = dialog()
    await press('Send filen')
    await expect.element(status()).toHaveTextContent('Sendt videre.')
    expect(saved).toEqual(['share'])
  })

  test('when it was copied', async () => {
    const copied: string[] = []
    define('clipboard', { writeText: async (text: string) => void copied.push(text) })
    const { saved } = dialog({ link: async () => URL })
    await press('Kopiér linket')
    await expect.element(status()).toHaveTextContent('Kopieret.')
    await press('Kopiér som tekst')
    await expect.poll(() => copied).toEqual([URL, '{"format":"whistblok"}'])
    expect(saved).toEqual(['clipboard', 'clipboard'])
  })

  test('a cancelled share shows nothing', async () => {
    define('canShare', () => true)
    let closed = 0
    define('share', async () => {
      closed += 1
      throw new DOMException('no', 'AbortError')
    })
    const { saved } = dialog()
    await press('Send filen')
    await press('Gem filen')
    await expect.element(status()).toHaveTextContent('Gemt.')
    await press('Send filen')
    await expect.element(status()).toHaveTextContent('')
    expect(closed).toBe(2)
    expect(saved).toEqual(['download'])
  })

  test('a failure offers another way', async () => {
    define('canShare', () => true)
    define('share', refuse('NotAllowedError'))
    define('clipboard', { writeText: refuse('NotAllowedError') })
    const { saved } = dialog()
    await press('Send filen')
    await expect.element(status()).toHaveTextContent('Det kunne ikke sendes herfra.')
    await press('Kopiér som tekst')
    await expect.element(status()).toHaveTextContent('Det kunne ikke kopieres.')
    expect(saved).toEqual([])
  })
})

test('a device that can neither share nor copy has only the download', async () => {
  define('canShare', () => false)
  define('clipboard', undefined)
  dialog({ link: async () => URL, csv: async () => 'a;b' })
  await expect.element(page.getByRole('button', { name: 'Gem filen' })).toBeVisible()
  expect(page.getByRole('button', { name: /Send fil|Kopiér|Send tab/ }).elements()).toHaveLength(0)
})

test('Escape closes it', async () => {
  const { isOpen } = dialog()
  await expect.element(page.getByRole('button', { name: 'Gem filen' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(isOpen).toBe(false)
})
