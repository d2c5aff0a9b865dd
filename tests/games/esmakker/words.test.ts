import { describe, expect, test } from 'vitest'
import { esmakker } from '../../../src/games/esmakker/index.ts'
import { fields, presets } from '../../../src/games/esmakker/rules/options.ts'
import { LOCALES } from '../../../src/words/locale.ts'

describe.each(LOCALES)('the words in %s', (locale) => {
  const terms = () => esmakker.words[locale]

  test('have a label for every option, choice and preset', () => {
    const keys = Object.entries(fields).flatMap(([key, field]) => [
      `fields.${key}`,
      `help.${key}`,
      ...('of' in field ? field.of.map((choice) => `fields.${key}.${choice}`) : []),
    ])
    const wanted = [...keys, ...Object.keys(presets).map((name) => `presets.${name}`)]
    expect(wanted.filter((key) => typeof terms()[key] !== 'string')).toEqual([])
  })

  test('are complete', () => {
    expect(Object.entries(terms()).filter(([, term]) => term === '')).toEqual([])
  })

  // `share` and `worthNolo` choose by their first
  test('show their arguments', () => {
    for (const [key, term] of Object.entries(terms())) {
      if (typeof term === 'string' || ['share', 'worthNolo'].includes(key)) continue
      const fillings = ['«1»', '«2»', '«3»'].slice(0, Math.max(1, term.length))
      const text = (term as (...args: string[]) => string)(...fillings)
      for (const filling of fillings) expect(text, key).toContain(filling)
    }
  })
})

test.each([
  ['hjerteres', 'HjerterEs', 'HjerterEs', 'HjerterEs'],
  ['klub', 'Klub', 'Klub', 'Klub'],
  ['enkelt', 'Enkelt understik', 'Einfache Unterstiche', 'Single undertricks'],
  ['jyde', 'Jyde', 'Jyde', 'Jyde'],
])('the preset %s has a name', (preset, ...expected) => {
  expect(LOCALES.map((locale) => esmakker.words[locale][`presets.${preset}`])).toEqual(expected)
})
