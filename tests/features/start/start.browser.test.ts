import { page, userEvent } from 'vitest/browser'
import { describe, expect, test, vi } from 'vitest'
import NamesakeField from '../../../src/features/start/NamesakeField.vue'
import PeopleStep from '../../../src/features/start/PeopleStep.vue'
import PersonPicker from '../../../src/ui/people/PersonPicker.vue'
import SeatList from '../../../src/features/start/SeatList.vue'
import StakeForm from '../../../src/features/start/StakeForm.vue'
import { games } from '../../../src/games/index.ts'
import type { Player, Stake } from '../../../src/document/model/sheet.ts'
import { mount, mountModel } from '../../ui/mount.ts'

const seated = (...names: string[]): readonly Player[] => names.map((name) => ({ name, person: name.toLowerCase() }))
const namesOf = (guests: readonly Player[]) => guests.map(({ name }) => name)
const ANNES = [
  { id: 'a1', name: 'Anne', playedAt: '2026-11-20T19:00:00.000Z', playedWith: ['Bo', 'Carl'] },
  { id: 'a2', name: 'Anne', playedAt: '2026-01-03T19:00:00.000Z', playedWith: ['Dorte'] },
  { id: 'b', name: 'Bo', playedAt: '2026-11-20T19:00:00.000Z', playedWith: ['Anne', 'Carl'] },
]

describe('choosing people', () => {
  test('takes a new name with Enter and is ready for the next', async () => {
    const onAdd = vi.fn<(guest: Player) => void>()
    mount(PersonPicker, { people: [], guests: [], full: false, onAdd })
    await page.getByRole('textbox', { name: 'Navn' }).fill('  Søren ')
    await userEvent.keyboard('{Enter}{Enter}')
    expect(onAdd.mock.calls).toEqual([[{ name: 'Søren' }]])
    await expect.element(page.getByRole('textbox')).toHaveValue('')
    await expect.element(page.getByRole('textbox')).toHaveFocus()
  })

  test('finds people by a part of their name, and Enter takes the only match', async () => {
    const onAdd = vi.fn<(guest: Player) => void>()
    mount(PersonPicker, { people: ANNES, guests: [], full: false, onAdd })
    await page.getByRole('textbox').fill('bo')
    expect(page.getByRole('listitem').elements()).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    expect(onAdd).toHaveBeenCalledWith({ name: 'Bo', person: 'b' })
  })

  test('tells people of the same name apart, and asks which one is meant', async () => {
    const onAdd = vi.fn<(guest: Player) => void>()
    mount(PersonPicker, { people: ANNES, guests: [], full: false, onAdd })
    await page.getByRole('textbox').fill('anne')
    await userEvent.keyboard('{Enter}')
    expect(onAdd).not.toHaveBeenCalled()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Flere hedder anne')
    await page.getByRole('button', { name: /med Dorte/ }).click()
    expect(onAdd).toHaveBeenCalledWith({ name: 'Anne', person: 'a2' })
  })

  test('offers nobody twice, and nobody when all seats are taken', async () => {
    const guests = [{ name: 'Bo', person: 'b' }]
    const { setProps } = mount(PersonPicker, { people: ANNES, guests, full: false })
    expect(page.getByRole('listitem').elements()).toHaveLength(2)
    setProps({ full: true })
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
    expect(page.getByRole('listitem').elements()).toHaveLength(0)
  })
})

describe('the order of seats', () => {
  test('is changed by the arrows, which keep the focus and announce the move', async () => {
    const onSay = vi.fn<(text: string) => void>()
    const { model } = mountModel(SeatList, 'modelValue', seated('Anna', 'Bo', 'Carl'), { onSay })
    await page.getByRole('button', { name: 'Flyt Carl op' }).click()
    expect(namesOf(model())).toEqual(['Anna', 'Carl', 'Bo'])
    await expect.element(page.getByRole('button', { name: 'Flyt Carl op' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(namesOf(model())).toEqual(['Carl', 'Anna', 'Bo'])
    await expect.element(page.getByRole('button', { name: 'Flyt Carl ned' })).toHaveFocus()
    expect(onSay).toHaveBeenLastCalledWith('Carl sidder nu på plads 1')
  })

  test('is changed by dragging', async () => {
    const { model } = mountModel(SeatList, 'modelValue', seated('Anna', 'Bo', 'Carl'))
    await page.getByTitle('Træk Carl').dropTo(page.getByTitle('Træk Anna'))
    await vi.waitFor(() => expect(namesOf(model())).toEqual(['Carl', 'Anna', 'Bo']))
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent.trim()),
    ).toEqual(['Carl', 'Anna', 'Bo'])
  })

  test('loses a person who is removed', async () => {
    const { model } = mountModel(SeatList, 'modelValue', seated('Anna', 'Bo', 'Carl'))
    await page.getByRole('button', { name: 'Fjern Bo' }).click()
    expect(namesOf(model())).toEqual(['Anna', 'Carl'])
  })
})

test('asks the second of two people with the same name for another name, which is kept', async () => {
  const guests = [
    { name: 'Anne', person: 'a1' },
    { name: 'anne', person: 'a2' },
  ]
  const { model } = mountModel(NamesakeField, 'modelValue', guests)
  await page.getByRole('textbox').fill('Anne K.')
  await userEvent.keyboard('{Enter}')
  expect(model()).toEqual([
    { name: 'Anne', person: 'a1' },
    { name: 'Anne K.', person: 'a2' },
  ])
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
})

describe('preparing the table', () => {
  const step = (id: string, guests: readonly Player[], more = {}) =>
    mount(PeopleStep, { game: games.find((game) => game.id === id), people: [], guests, dealer: 0, ...more })

  test('says how many are missing and does not go on without them', async () => {
    const onNext = vi.fn<() => void>()
    step('esmakker', seated('Anna', 'Bo', 'Carl'), { onNext })
    await page.getByRole('button', { name: 'Der mangler én spiller' }).click()
    expect(onNext).not.toHaveBeenCalled()
    await expect.element(page.getByRole('textbox', { name: 'Navn' })).toHaveFocus()
  })

  test('says who sits out first when five sit down', async () => {
    const onNext = vi.fn<() => void>()
    step('esmakker', seated('Anna', 'Bo', 'Carl', 'Dorte', 'Erik'), { onNext })
    await expect.element(page.getByText('I første runde sidder Anna over. Det går på skift.')).toBeVisible()
    await page.getByRole('button', { name: 'Videre til reglerne' }).click()
    expect(onNext).toHaveBeenCalledOnce()
  })

  test('says who are partners', async () => {
    step('classic', seated('Anna', 'Bo', 'Carl', 'Dorte'))
    await expect.element(page.getByText('Anna og Carl mod Bo og Dorte')).toBeVisible()
  })

  test('lets anyone deal first', async () => {
    const dealt = vi.fn<(dealer: number) => void>()
    step('threehanded', seated('Anna', 'Bo', 'Carl'), { 'onUpdate:dealer': dealt })
    await page.getByRole('radio', { name: 'Carl' }).click()
    expect(dealt).toHaveBeenCalledWith(2)
  })

  test('puts the seats in random order without losing anyone', async () => {
    const drawn = vi.fn<(guests: readonly Player[]) => void>()
    step('threehanded', seated('Anna', 'Bo', 'Carl'), { 'onUpdate:guests': drawn })
    await page.getByRole('button', { name: 'Træk lod om pladserne' }).click()
    expect(namesOf(drawn.mock.calls[0]![0]).toSorted()).toEqual(['Anna', 'Bo', 'Carl'])
  })
})

test('has no stake at first, and shows one in words', async () => {
  const { model } = mountModel<Stake | undefined>(StakeForm, 'modelValue', undefined)
  await page.getByRole('switch', { name: 'Spil om penge' }).click()
  expect(model()).toEqual({ amount: 25, points: 1, currency: 'DKK' })
  await expect.element(page.getByText('0,25 kr. pr. point')).toBeVisible()
  await page.getByRole('radio', { name: 'EUR' }).click()
  expect(model()).toEqual({ amount: 25, points: 1, currency: 'EUR' })
  await page.getByRole('switch', { name: 'Spil om penge' }).click()
  expect(model()).toBeUndefined()
})
