import { describe, expect, test } from 'vitest'
import { formatFor } from '../../src/words/format.ts'
import { preferredLocale } from '../../src/words/locale.ts'
import { LOCALES } from '../../src/words/locale.ts'

const NOW = new Date('2026-11-28T20:00:00')

describe.each(LOCALES)('numbers in %s', (locale) => {
  const { number, signed } = formatFor(locale)

  test('have a real minus, a plus before gains, and no −0', () => {
    expect([5, -5, 0, -0].map(signed)).toEqual(['+5', '−5', '0', '0'])
    expect([5, -5, -0].map(number)).toEqual(['5', '−5', '0'])
  })

  test('are grouped in threes by a narrow no-break space', () => {
    expect(signed(-13510)).toBe('−13\u202f510')
    expect(number(1940)).toBe('1\u202f940')
  })
})

describe('in words', () => {
  test('days have their year only when it is another', () => {
    const { day, shortDay } = formatFor('da')
    expect(day(NOW, NOW)).toBe('lørdag 28. november')
    expect(day(new Date('2025-11-28T20:00:00'), NOW)).toBe('fredag den 28. november 2025')
    expect(shortDay(NOW, NOW)).not.toContain('2026')
  })

  test('lists end with the word of the language', () => {
    expect(LOCALES.map((locale) => formatFor(locale).list(['A', 'B', 'C']))).toEqual([
      'A, B og C',
      'A, B und C',
      'A, B and C',
    ])
    expect(LOCALES.map((locale) => formatFor(locale).either(['4', '5']))).toEqual(['4 eller 5', '4 oder 5', '4 or 5'])
  })

  test('money is written from minor units', () => {
    expect(formatFor('da').money(-1250, 'DKK').replaceAll('\u00a0', ' ')).toBe('−12,50 kr.')
    expect(formatFor('de').money(5, 'EUR').replaceAll('\u00a0', ' ')).toBe('0,05 €')
    expect(formatFor('en').money(5, 'GBP')).toBe('£0.05')
  })

  test('sizes are rounded', () => {
    expect(formatFor('en').size(84_321)).toBe('84 kB')
    expect(formatFor('da').size(1_240_000).replaceAll('\u00a0', ' ')).toBe('1,2 MB')
  })
})

test('the app uses the first language it has, else Danish', () => {
  expect(preferredLocale(['nb-NO', 'EN-us', 'de'])).toBe('en')
  expect(preferredLocale(['nb-NO'])).toBe('da')
})
