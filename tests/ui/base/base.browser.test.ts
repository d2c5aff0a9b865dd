import { page, userEvent } from 'vitest/browser'
import { describe, expect, test, vi } from 'vitest'
import BaseAnnouncer from '../../../src/ui/base/BaseAnnouncer.vue'
import BaseDialog from '../../../src/ui/base/BaseDialog.vue'
import BaseSegments from '../../../src/ui/base/BaseSegments.vue'
import BaseStepper from '../../../src/ui/base/BaseStepper.vue'
import BaseToast from '../../../src/ui/base/BaseToast.vue'
import BaseToggle from '../../../src/ui/base/BaseToggle.vue'
import { mount, mountModel } from '../mount.ts'

describe('BaseSegments', () => {
  const choices = [
    { value: 5, label: 'fem' },
    { value: 7, label: 'syv', note: 'lang' },
  ]

  test('is a radio group with its label, and nothing chosen at first', async () => {
    const { model } = mountModel(BaseSegments, 'modelValue', undefined, { label: 'Mål', choices })
    await expect.element(page.getByRole('group', { name: 'Mål' })).toBeVisible()
    await expect.element(page.getByRole('radio', { name: 'fem' })).not.toBeChecked()
    await page.getByRole('radio', { name: /syv/ }).click()
    expect(model()).toBe(7)
    await expect.element(page.getByRole('radio', { name: /syv/ })).toBeChecked()
  })

  test('is changed by the arrow keys', async () => {
    const { model } = mountModel(BaseSegments, 'modelValue', 5, { label: 'Mål', choices })
    await page.getByRole('radio', { name: 'fem' }).click()
    await userEvent.keyboard('{ArrowRight}')
    expect(model()).toBe(7)
  })
})

describe('BaseStepper', () => {
  const props = { label: 'Runder', min: 3, max: 60, step: 3, less: 'færre', more: 'flere' }

  test('steps between its bounds', async () => {
    const { model } = mountModel(BaseStepper, 'modelValue', 6, props)
    await page.getByRole('button', { name: 'færre' }).click()
    expect(model()).toBe(3)
    await expect.element(page.getByRole('button', { name: 'færre' })).toBeDisabled()
    await page.getByRole('button', { name: 'flere' }).click()
    expect(model()).toBe(6)
  })

  test.each([
    ['20', 21],
    ['1', 3],
    ['1000', 60],
    ['', 6],
  ])('takes %j as %i', async (typed, number) => {
    const { model } = mountModel(BaseStepper, 'modelValue', 6, props)
    const input = page.getByRole('spinbutton', { name: 'Runder' })
    await input.fill(typed)
    await userEvent.tab()
    expect(model()).toBe(number)
    await expect.element(input).toHaveValue(number)
  })
})

test('BaseToggle is a switch that also writes out its answer', async () => {
  const { model } = mountModel(BaseToggle, 'modelValue', false, { label: 'Honnører', help: 'tæller med' })
  const toggle = page.getByRole('switch', { name: 'Honnører' })
  await expect.element(toggle).toHaveAccessibleDescription('tæller med')
  await expect.element(page.getByText('Nej')).toBeVisible()
  await toggle.click()
  expect(model()).toBe(true)
  await expect.element(page.getByText('Ja', { exact: true })).toBeVisible()
})

test('BaseDialog is named by its title, is closed by Escape, and returns the focus', async () => {
  const opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
  const { model } = mountModel(BaseDialog, 'open', true, { title: 'Mere', closeLabel: 'Luk' })
  await expect.element(page.getByRole('dialog', { name: 'Mere' })).toBeVisible()
  expect(document.activeElement?.textContent).toBe('Mere')
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(model()).toBe(false))
  expect(document.activeElement).toBe(opener)
  opener.remove()
})

test('BaseToast that failed is an alert and offers actions', async () => {
  const run = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  mount(BaseToast, {
    text: 'Ikke gemt',
    tone: 'failed',
    actions: [{ label: 'Prøv igen', run }],
    closeLabel: 'Luk',
    onClose,
  })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Ikke gemt')
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await page.getByRole('button', { name: 'Luk' }).click()
  expect(run).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
})

test('BaseAnnouncer says the same text again when it is announced again', async () => {
  const { host, setProps } = mount(BaseAnnouncer, { saying: undefined })
  const spoken: string[] = []
  const region = host.querySelector('[role=status]')!
  new MutationObserver(() => spoken.push(region.textContent)).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  setProps({ saying: { text: 'Gemt' } })
  await vi.waitFor(() => expect(spoken.at(-1)).toBe('Gemt'))
  setProps({ saying: { text: 'Gemt' } })
  await vi.waitFor(() => expect(spoken.filter((text) => text === 'Gemt')).toHaveLength(2))
})
