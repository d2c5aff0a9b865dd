import { page } from 'vitest/browser'
import { describe, expect, test, vi } from 'vitest'
import NamesakeQuestions from '../../../src/features/import/NamesakeQuestions.vue'
import RowList from '../../../src/features/import/RowList.vue'
import PersonPicker from '../../../src/ui/people/PersonPicker.vue'
import { mount } from '../../ui/mount.ts'

const lastPlayed = new Map([
  ['p1', { playedAt: '2026-11-28T19:00:00.000Z', playedWith: ['Bo', 'Carl', 'Dorte', 'Erik'] }],
])

describe('people of a known name', () => {
  test('are told apart by when they last played, or by never having played', async () => {
    const onAnswer = vi.fn<(person: string, who: string | null) => void>()
    const namesakes = [{ person: 'q', name: 'Anna', candidates: ['p1', 'p2'], answer: undefined }]
    mount(NamesakeQuestions, { namesakes, lastPlayed, onAnswer })
    await expect
      .element(page.getByRole('radio', { name: /^Den, der spillede med Bo, Carl og Dorte, sidst/ }))
      .toBeVisible()
    await page.getByRole('radio', { name: 'Den, der ikke har spillet endnu' }).click()
    await page.getByRole('radio', { name: 'En anden' }).click()
    expect(onAnswer.mock.calls).toEqual([
      ['q', 'p2'],
      ['q', null],
    ])
  })

  test('are asked about a few at a time, required answers first', async () => {
    const namesakes = [
      ...Array.from({ length: 30 }, (_, i) => ({
        person: `q${i}`,
        name: `Navn ${i}`,
        candidates: ['p1'],
        answer: 'p1',
      })),
      { person: 'q', name: 'Anna', candidates: ['p1', 'p2'], answer: undefined },
    ]
    mount(NamesakeQuestions, { namesakes, lastPlayed })
    const groups = page.getByRole('group')
    await expect.element(groups.nth(0)).toHaveAccessibleName('Er Anna den, du kender?')
    expect(groups.elements()).toHaveLength(12)
    await page.getByRole('button', { name: 'Vis 19 flere' }).click()
    expect(groups.elements()).toHaveLength(31)
  })

  test('are told apart when a sheet is started, even if they never played', async () => {
    const people = [
      { id: 'p1', name: 'Anna', playedAt: '2026-11-28T19:00:00.000Z', playedWith: ['Bo'] },
      { id: 'p2', name: 'Anna', playedAt: '', playedWith: [] },
    ]
    mount(PersonPicker, { people, guests: [], full: false })
    await expect.element(page.getByRole('button', { name: /Anna med Bo · sidst/ })).toBeVisible()
    expect(page.getByRole('button', { name: 'Anna', exact: true }).elements()).toHaveLength(1)
  })
})

test('rounds are shown a page at a time', async () => {
  const rows = Array.from({ length: 45 }, (_, i) => ({
    id: `r${i}`,
    number: 45 - i,
    title: 'Spar',
    points: [{ names: 'Anna', points: 2 }],
    news: undefined,
    problems: [],
  }))
  mount(RowList, { rows })
  const items = page.getByRole('listitem')
  expect(items.elements()).toHaveLength(20)
  await page.getByRole('button', { name: 'Vis 20 tidligere rækker' }).click()
  await page.getByRole('button', { name: 'Vis 5 tidligere rækker' }).click()
  expect(items.elements()).toHaveLength(45)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
