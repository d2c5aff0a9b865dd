import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeSearch, searchable } from '../../../src/features/history/search.ts'

const finds = (query: string, ...parts: readonly string[]) => makeSearch(query)(searchable(parts))

test.each([
  ['anna', 'Anna'],
  ['ANNA bo', 'Anna, Bo og Carl'],
  ['bo anna', 'Anna, Bo og Carl'],
  ['andre', 'André'],
  ['André', 'Andre'],
  ['søren', 'Søren'],
  ['soren', 'Søren'],
  ['soeren', 'Søren'],
  ['åge', 'Åge'],
  ['age', 'Åge'],
  ['aage', 'Åge'],
  ['åge', 'A\u030Age'],
  ['ægir', 'Ægir'],
  ['aegir', 'Ægir'],
  ['müller', 'Müller'],
  ['muller', 'Müller'],
  ['mueller', 'Müller'],
  ['strasse', 'Straße'],
  ['es-makker', 'Es-makker whist'],
  ['esmakker', 'Es-makker whist'],
  ['3mands', '3-mands whist'],
  ['aften', 'Juleaften'],
  ['nov 2026', 'torsdag den 26. november 2026'],
  ['26', 'torsdag den 26. november 2026'],
  ['', 'Anna'],
  [' - ', 'Anna'],
])('»%s« finds %s', (query, text) => {
  expect(finds(query, text)).toBe(true)
})

test.each([
  ['anna dorte', 'Anna, Bo og Carl'],
  ['bo', 'Jacob'],
  ['bø', 'Bo'],
  ['åse', 'Ase'],
  ['26', '2026'],
  ['zebra', 'Anna'],
])('»%s« does not find %s', (query, text) => {
  expect(finds(query, text)).toBe(false)
})

test('words are found in any of the parts', () => {
  expect(finds('bo jul', 'Anna', 'Bo', 'Jul')).toBe(true)
})

test('every name is found as it is written', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, other) => finds(name, other, name)))
})
