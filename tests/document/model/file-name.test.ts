import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stemOf } from '../../../src/document/model/file-name.ts'

test.each([
  ['Jul hos Bo', 'Jul-hos-Bo'],
  ['Søren; "Åse" & =1+1', 'Søren-Åse-1-1'],
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\CON', 'C-CON'],
  [' . ', 'whistblok'],
  ['', 'whistblok'],
  ['🂡🂱', 'whistblok'],
  ['a\u202Egpj.exe', 'a-gpj-exe'],
  ['A\u030Ase', 'Åse'],
])('%j becomes %s', (text, stem) => {
  expect(stemOf(text)).toBe(stem)
})

test('fits any file system, without breaking a character', () => {
  expect(stemOf('Å'.repeat(100))).toBe('Å'.repeat(60))
  expect(stemOf(`${'x'.repeat(119)} y`)).toBe('x'.repeat(119))
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const stem = stemOf(text)
      expect(stem).toMatch(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*$/u)
      expect(new TextEncoder().encode(stem).length).toBeLessThanOrEqual(120)
    }),
  )
})
