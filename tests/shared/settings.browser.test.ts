import { afterEach, describe, expect, test, vi } from 'vitest'
import { nextTick } from 'vue'
import { useSettingsStore } from '../../src/shared/settings.ts'
import { freshStorage } from '../storage/storage.ts'
import { appWith } from './app.ts'

const KEY = 'whistblok.settings'
const settings = () => appWith(freshStorage())(useSettingsStore)

afterEach(() => {
  localStorage.removeItem(KEY)
  vi.restoreAllMocks()
})

describe('settings', () => {
  test.each([
    [['fr', 'en-US'], 'en'],
    [['de-AT'], 'de'],
    [['sv', 'fr'], 'da'],
    [[], 'da'],
  ] as const)('for a phone that speaks %j begin in %s', (languages, locale) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
    expect(settings().locale).toBe(locale)
  })

  test('are kept', async () => {
    const first = settings()
    first.theme = 'black'
    first.locale = 'de'
    await nextTick()
    const again = settings()
    expect([again.theme, again.locale, again.newestFirst]).toEqual(['black', 'de', true])
  })

  test.each(['{', '[]', '{"theme":"pink","newestFirst":"yes","locale":"xx"}'])(
    'read from %s are the standard ones',
    (raw) => {
      localStorage.setItem(KEY, raw)
      const { theme, newestFirst, keepAwake, runningTotals } = settings()
      expect({ theme, newestFirst, keepAwake, runningTotals }).toEqual({
        theme: 'auto',
        newestFirst: true,
        keepAwake: true,
        runningTotals: false,
      })
    },
  )

  test('with one damaged value keep the others', () => {
    localStorage.setItem(KEY, '{"theme":"pink","runningTotals":true}')
    expect(settings()).toMatchObject({ theme: 'auto', runningTotals: true })
  })
})
