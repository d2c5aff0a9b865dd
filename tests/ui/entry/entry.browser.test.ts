import { page, userEvent } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import NumberPad from '../../../src/ui/entry/NumberPad.vue'
import TrickPicker from '../../../src/ui/entry/TrickPicker.vue'
import ChoiceGrid from '../../../src/ui/entry/ChoiceGrid.vue'
import { mountModel } from '../mount.ts'
import { enter } from '../../features/table/round-entry.ts'

const radio = (name: string | RegExp, group?: string) =>
  (group === undefined ? page : page.getByRole('radiogroup', { name: group })).getByRole('radio', { name, exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const save = () => button('Gem runde 1')
const said = (text: string | RegExp) => page.getByText(text)

/** Taps one after the other; returns how many taps there were. */
async function tap(...targets: readonly ReturnType<typeof radio>[]): Promise<number> {
  for (const target of targets) await target.click()
  return targets.length
}

describe('es-makker', () => {
  test('a bid with a partner takes five taps: bidder, level, partner, tricks, save', async () => {
    const { saved } = await enter('esmakker')
    const taps = await tap(radio('Bo'), radio('8'), radio('Dorte'), radio('9'), save())
    expect(taps).toBeLessThanOrEqual(5)
    expect(saved).toEqual([{ kind: 'tricks', bidder: 1, level: 8, attachment: 'none', partner: 3, tricks: 9 }])
  })

  test('an attachment takes one more', async () => {
    const { saved } = await enter('esmakker')
    const taps = await tap(radio('Bo'), radio('8'), radio('gode: klør er trumf'), radio('Dorte'), radio('9'), save())
    expect(taps).toBeLessThanOrEqual(6)
    expect(saved).toMatchObject([{ attachment: 'gode', tricks: 9 }])
  })

  test('a nolo takes four, all pass two', async () => {
    const nolo = await enter('esmakker')
    expect(await tap(radio('Bo'), radio('sol: højst ét stik'), radio('1'), save())).toBeLessThanOrEqual(4)
    expect(nolo.saved).toEqual([{ kind: 'nolo', bid: 'sol', players: [{ seat: 1, tricks: 1 }] }])
  })

  test('all pass takes two', async () => {
    const { saved } = await enter('esmakker')
    expect(await tap(radio('Alle pas'), save())).toBeLessThanOrEqual(2)
    expect(saved).toEqual([{ kind: 'pass' }])
  })

  test('the bid collapses to one line with its worth, and opens again', async () => {
    const { step } = await enter('esmakker')
    await tap(radio('Bo'), radio('8'))
    const line = button(/Bo: 8 alm\..*mindst 8: \+20.*ret meldingen/)
    await expect.element(line).toBeVisible()
    await line.click()
    expect(step()).toBe('bid')
    await expect.element(radio('8')).toBeChecked()
    await radio('9').click()
    await expect.element(button(/Bo: 9 alm\./)).toBeVisible()
  })

  test('2: a third person tapped as partner replaces the second; the bidder stays', async () => {
    const { saved } = await enter('esmakker')
    await tap(radio('Bo'), radio('8'), radio('Dorte'), radio('Carl'), radio('9'), save())
    expect(saved).toMatchObject([{ bidder: 1, partner: 2 }])
  })

  test('15: with five the dealer is offered neither as bidder nor as partner', async () => {
    await enter('esmakker', { players: 5 })
    expect(radio('Anna').elements()).toEqual([])
    await tap(radio('Bo'), radio('8'))
    expect(radio('Anna').elements()).toEqual([])
    expect(page.getByRole('radiogroup', { name: 'Makker' }).getByRole('radio').elements()).toHaveLength(5)
  })

  test('kvarte asks for no partner', async () => {
    const { saved } = await enter('esmakker')
    await tap(radio('Bo'), radio('9'), radio('kvarte: alene mod tre'), radio('8'), save())
    expect(saved).toMatchObject([{ attachment: 'kvarte', partner: 'none', tricks: 8 }])
  })

  test('14: saved too early, nothing is written: the missing choice is named, and has the focus', async () => {
    const { saved } = await enter('esmakker')
    await save().click()
    expect(saved).toEqual([])
    await expect.element(said('→ Hvem fik meldingen?')).toBeVisible()
    await expect.element(radio('Anna')).toHaveFocus()
    await tap(radio('Bo'), radio('8'), save())
    await expect.element(said('→ Hvem var makker?')).toBeVisible()
    expect(saved).toEqual([])
  })

  test('tricks are marked made or failed', async () => {
    await enter('esmakker')
    await tap(radio('Bo'), radio('8'))
    const marks = page.getByRole('radiogroup', { name: 'Stik til Bo' }).element().textContent
    expect(marks).toContain('7−8✓')
  })

  test('points, working and sum are shown before saving', async () => {
    await enter('esmakker')
    await tap(radio('Bo'), radio('8'), radio('Dorte'), radio('10'))
    await expect.element(button('Udregning: +60 Bo')).toBeVisible()
    await expect.element(said('8 alm. = 20; 20 + 2 × 20 = 60')).toBeVisible()
    await expect.element(said('sum 0 ✓')).toBeVisible()
    await button('Udregning: −60 Anna').click()
    await expect.element(said('8 alm. = 20; 20 + 2 × 20 = 60; −60')).toBeVisible()
  })

  test('a problem is shown at its field, and a second tap overrules it', async () => {
    const { saved } = await enter('esmakker', { options: { minBid: 8 } })
    await tap(radio('Bo'), radio('7'), radio('Dorte'), radio('9'), save())
    await expect.element(said('⚠ laveste melding er 8').first()).toBeVisible()
    expect(saved).toEqual([])
    await button('Gem alligevel').click()
    expect(saved).toHaveLength(1)
  })

  test('a double tap never overrules', async () => {
    const { saved } = await enter('esmakker', { options: { minBid: 8 } })
    await tap(radio('Bo'), radio('7'), radio('Dorte'), radio('9'))
    await save().dblClick()
    expect(saved).toEqual([])
  })

  test('where joining is allowed each nolo player gets tricks', async () => {
    const { saved } = await enter('esmakker', { options: { noloJoin: 'vsAll' } })
    await tap(radio('Bo'), radio('sol: højst ét stik'), button('Dorte'), radio('1'), radio('3'), save())
    expect(saved).toMatchObject([
      {
        players: [
          { seat: 1, tricks: 1 },
          { seat: 3, tricks: 3 },
        ],
      },
    ])
  })

  test('30: a free round is saved when it sums to zero', async () => {
    const { saved } = await enter('esmakker', { draft: { free: [] } })
    await tap(button('3'), button('0'), button(/^Bo/), button('1'), button('0'), button('Plus eller minus'))
    await save().click()
    expect(saved).toEqual([])
    await tap(button(/^Carl/), button('5'), button('Plus eller minus'), save())
    expect(saved).toEqual([{ kind: 'free', points: [30, -10, -5, -15] }])
  })

  test('by keyboard alone: letters, digits, Enter', async () => {
    const { saved } = await enter('esmakker')
    await userEvent.keyboard('b8')
    await expect.element(button(/Bo: 8 alm\./)).toBeVisible()
    await userEvent.keyboard('d9{Enter}')
    expect(saved).toMatchObject([{ bidder: 1, level: 8, partner: 3, tricks: 9 }])
  })

  test('arrow keys change the choice without going on', async () => {
    const { step, draft } = await enter('esmakker')
    await radio('Anna').click()
    await userEvent.keyboard('{ArrowRight}{Tab}{ArrowRight}')
    expect(draft()).toEqual({ bidder: 1, level: 8 })
    expect(step()).toBe('bid')
    await userEvent.keyboard('{Enter}')
    expect(step()).toBe('result')
  })
})

describe('three-handed', () => {
  const round = { dealer: 2 }

  test('a round takes at most five taps: the third count is filled in', async () => {
    const { saved } = await enter('threehanded', round)
    expect(await tap(radio('spar'), radio('9'), radio('2'), save())).toBeLessThanOrEqual(5)
    expect(saved).toEqual([{ variant: 'spar', tricks: [9, 2, 2] }])
  })

  test('12: 9, 2 and 1 are not saved; what is missing is shown, and one tap fills it', async () => {
    const { saved } = await enter('threehanded', round)
    await tap(radio('spar'), radio('9'), radio('2'), button(/^Carl 2/), radio('1'))
    await expect.element(said('12 af 13: ét mangler')).toBeVisible()
    await save().click()
    expect(saved).toEqual([])
    await tap(button('Resten til Carl'), save())
    expect(saved).toEqual([{ variant: 'spar', tricks: [9, 2, 2] }])
  })

  test('shows the exchange until the tricks are entered', async () => {
    await enter('threehanded', round)
    await radio('sol').click()
    await expect.element(said('Bytter: Anna 2, Bo 4, Carl 7')).toBeVisible()
    await radio('1').click()
    expect(said(/Bytter/).elements()).toEqual([])
  })

  test('a used variant is struck through, and only saved by a second tap', async () => {
    const spar = { variant: 'spar', tricks: [9, 2, 2] }
    const used = [spar, { ...spar, variant: 'sol' }, { ...spar, variant: 'sans' }]
    const { saved } = await enter('threehanded', { ...round, rows: used })
    await tap(radio('spar (brugt)'), radio('9'), radio('2'), save())
    await expect.element(said(/har allerede haft spar/).first()).toBeVisible()
    expect(saved).toEqual([])
    await button('Gem alligevel').click()
    expect(saved).toHaveLength(1)
  })

  test('digits: a 1 waits for a second digit', async () => {
    const { saved } = await enter('threehanded', round)
    await radio('spar').click()
    await userEvent.keyboard('11')
    await expect.element(button(/^Anna 11/)).toBeVisible()
    await userEvent.keyboard('2{Enter}')
    expect(saved).toEqual([{ variant: 'spar', tricks: [11, 2, 0] }])
  })
})

describe('classic', () => {
  test('a round takes at most three taps, starting with either side', async () => {
    const { saved } = await enter('classic')
    expect(await tap(button(/^Bo & Dorte/), radio('9'), save())).toBeLessThanOrEqual(3)
    expect(saved).toEqual([{ tricks: [4, 9] }])
  })

  test('the side entered last is kept, the other is the rest', async () => {
    const { saved } = await enter('classic')
    await tap(radio('9'), button(/^Bo & Dorte 4/), radio('5'), save())
    expect(saved).toEqual([{ tricks: [8, 5] }])
  })

  test('asks for honours only where they count, and always for a revoke', async () => {
    await enter('classic')
    await page.getByText('Svigtet kulør').click()
    expect(radio('Anna & Carl: 4').elements()).toEqual([])
    await expect.element(page.getByRole('radiogroup', { name: 'Hvem svigtede kulør?' })).toBeVisible()
  })

  test('honours and a revoke are saved with the round', async () => {
    const { saved } = await enter('classic', { options: { honours: true } })
    await page.getByText('Honnører, svigtet kulør').click()
    await tap(radio('Anna & Carl: 4'), radio('Bo & Dorte', 'Hvem svigtede kulør?'), radio('9'), save())
    await expect.element(said('→ Hvad koster det at svigte kulør?')).toBeVisible()
    await tap(radio('tre stik flyttes'), save())
    expect(saved).toEqual([{ tricks: [9, 4], honours: { side: 0, count: 4 }, revoke: { side: 1, penalty: 'tricks' } }])
  })
})

describe('the pickers', () => {
  test('every control is at least 44 px wide and high, also on 320 px', async () => {
    await page.viewport(320, 640)
    const { host } = await enter('esmakker', {
      options: { sans: true, banket: true },
      names: ['Bartholomæus', 'Wilhelmine M', 'Christoffer', 'Annekirstine'],
    })
    await tap(radio('Bartholomæus'), radio('8'))
    for (const control of host.querySelectorAll('input, button, summary')) {
      // the empty preview is not shown on a low screen
      if (!control.checkVisibility()) continue
      const { width, height } = control.getBoundingClientRect()
      expect.soft(Math.min(width, height), control.outerHTML).toBeGreaterThanOrEqual(43.5)
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await page.viewport(390, 844)
  })

  test('tricks are in rows of seven at 390 px and of six at 320 px', async () => {
    const perRow = (host: HTMLElement) => {
      const tops = [...host.querySelectorAll('input')].map((input) => input.getBoundingClientRect().top)
      return tops.filter((top) => top === tops[0]).length
    }
    await page.viewport(390, 844)
    const { host } = mountModel(TrickPicker, 'modelValue', undefined, { markOf: () => ({}) })
    host.style.inlineSize = '366px'
    expect(perRow(host)).toBe(7)
    host.style.inlineSize = '296px'
    expect(perRow(host)).toBe(6)
  })

  test('an optional choice is cleared by tapping it again, or with Backspace', async () => {
    const choices = [{ value: 'a', label: 'Anna' }]
    const { model } = mountModel(ChoiceGrid, 'modelValue', 'a', { choices, clearable: true })
    await radio('Anna').click()
    expect(model()).toBeUndefined()
    await radio('Anna').click()
    await userEvent.keyboard('{Backspace}')
    expect(model()).toBeUndefined()
  })

  test('11: −150 is typed on the number pad, with the sign before or after', async () => {
    const pad = mountModel<number | null>(NumberPad, 'modelValue', null, { subject: 'a', label: 'Point' })
    await tap(button('1'), button('5'), button('0'), button('Plus eller minus'))
    expect(pad.model()).toBe(-150)
    await tap(button('Slet ciffer'), button('Slet ciffer'))
    expect(pad.model()).toBe(-1)
    await button('Slet ciffer').click()
    expect(pad.model()).toBeNull()
    await tap(button('Plus eller minus'), button('2'), button('0'))
    expect(pad.model()).toBe(-20)
  })
})
