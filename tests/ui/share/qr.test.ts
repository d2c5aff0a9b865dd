import fc from 'fast-check'
import jsqr from 'jsqr'
import { expect, test } from 'vitest'
import { fitsCode, makeCode, pathOf } from '../../../src/ui/share/qr.ts'
import { gameOf } from '../../../src/games/index.ts'
import { makeLinkText } from '../../../src/document/link/link.ts'
import { realisticEvening } from '../../document/realistic.ts'
import { padOf } from '../../document/toy.ts'

const QUIET = 4
const SCALE = 3

/** The text another library reads from the modules, drawn as a picture. */
function read(modules: readonly (readonly boolean[])[]): string | undefined {
  const size = (modules.length + 2 * QUIET) * SCALE
  const picture = new Uint8ClampedArray(size * size * 4).fill(255)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const dark = modules[Math.floor(y / SCALE) - QUIET]?.[Math.floor(x / SCALE) - QUIET]
      if (dark) picture.fill(0, 4 * (y * size + x), 4 * (y * size + x) + 3)
    }
  }
  return jsqr(picture, size, size)?.data
}
const versionOf = (modules: readonly unknown[]) => (modules.length - 17) / 4

const url = (length: number) => 'https://whist.example/#/import/1.'.padEnd(length, 'aZ0-_9xQ')

test.each([1, 2, 3, 4, 5].map((fifth) => fifth * 5))('a code of version %i is read back', (version) => {
  const most = [106, 271, 520, 858, 1273][version / 5 - 1]!
  const modules = makeCode(url(most))
  expect(versionOf(modules)).toBe(version)
  expect(read(modules)).toBe(url(most))
})

test('the capacity is that of a code of version 25', () => {
  expect(fitsCode(url(1273))).toBe(true)
  expect(fitsCode(url(1274))).toBe(false)
  expect(fitsCode('å'.repeat(637))).toBe(false)
  expect(() => makeCode(url(1274))).toThrow(RangeError)
})

test('the link of a realistic sheet is read', async () => {
  const link = `https://whist.example/#/import/${await makeLinkText(padOf(realisticEvening('esmakker', 20)), gameOf)}`
  expect(fitsCode(link)).toBe(true)
  expect(read(makeCode(link))).toBe(link)
})

test('the path draws the dark modules and no other', () => {
  const module = fc.boolean()
  fc.assert(
    fc.property(fc.array(fc.array(module, { minLength: 5, maxLength: 5 }), { maxLength: 5 }), (modules) => {
      const drawn = modules.map((row) => row.map(() => false))
      for (const [, x, y, length] of pathOf(modules).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
        drawn[Number(y)]!.fill(true, Number(x), Number(x) + Number(length))
      }
      expect(drawn).toEqual(modules)
    }),
  )
})
