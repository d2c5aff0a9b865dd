import { page } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { fullOptions } from '../../../src/ui/options/fields.ts'
import OptionDifferences from '../../../src/ui/options/OptionDifferences.vue'
import OptionsForm from '../../../src/ui/options/OptionsForm.vue'
import PresetPicker from '../../../src/ui/options/PresetPicker.vue'
import { games } from '../../../src/games/index.ts'
import type { Game } from '../../../src/kernel/contract.ts'
import { LOCALES } from '../../../src/words/locale.ts'
import { standardOptions } from '../../../src/kernel/options.ts'
import { mount, mountModel } from '../mount.ts'

const rows: readonly (readonly [string, Game])[] = games.map((game) => [game.id, game])

describe.each(rows)('the house rules of %s', (_, game) => {
  test.each(LOCALES)('have a label and help for every question in %s', (locale) => {
    const { host } = mount(OptionsForm, { game, modelValue: standardOptions(game.fields) }, { locale })
    expect(host.textContent).not.toMatch(/fields\.|help\./)
    expect(host.querySelectorAll('.option').length).toBeGreaterThan(0)
  })

  test('ask what is often disputed first, and the rest apart', () => {
    const standard = standardOptions(game.fields)
    const count = (only: string) =>
      mount(OptionsForm, { game, only, modelValue: standard }).host.querySelectorAll('.option').length
    expect(count('agree') + count('rest')).toBe(count('all'))
    expect(count('agree')).toBeGreaterThan(0)
  })

  test('can be set to each preset, and each is recognized', async () => {
    const { model } = mountModel(PresetPicker, 'modelValue', standardOptions(game.fields), { game })
    for (const [name, set] of Object.entries(game.presets)) {
      await page.getByRole('radio', { name: String(game.words.da[`presets.${name}`]), exact: true }).click()
      expect(model()).toEqual(fullOptions(game.fields, set))
    }
  })
})

const classic = games.find(({ id }) => id === 'classic')!

describe('the options form', () => {
  test('emits a new object in which one option differs', async () => {
    const standard = standardOptions(classic.fields)
    const { model } = mountModel(OptionsForm, 'modelValue', standard, { game: classic })
    await page.getByRole('switch', { name: 'Honnører' }).click()
    expect(model()).toEqual({ ...standard, honours: true })
    expect(model()).not.toBe(standard)
  })

  test('shows a question only while the field it depends on has its value', async () => {
    mountModel(OptionsForm, 'modelValue', standardOptions(classic.fields), { game: classic })
    const deals = page.getByRole('spinbutton', { name: 'Antal giv' })
    await expect.element(deals).not.toBeInTheDocument()
    await page.getByRole('radio', { name: 'fast antal giv' }).click()
    await expect.element(deals).toBeVisible()
  })
})

test('offers last time’s options when no preset equals them', async () => {
  const last = { target: '7', honours: true }
  const props = { game: classic, last }
  const { model } = mountModel(PresetPicker, 'modelValue', standardOptions(classic.fields), props)
  await page.getByRole('radio', { name: 'Som sidst' }).click()
  expect(model()).toMatchObject(last)
})

test('differences from the standard are shown in words', async () => {
  mount(OptionDifferences, {
    game: classic,
    options: { ...standardOptions(classic.fields), honours: true, target: '7' },
  })
  const items = page.getByRole('listitem')
  await expect.element(items.nth(0)).toHaveTextContent('Spillet går til: 7 (standard: 5)')
  await expect.element(items.nth(1)).toHaveTextContent('Honnører: Ja (standard: Nej)')
})
