import { expect, test } from 'vitest'
import { gameOf } from '../../src/games/index.ts'
import { planImport } from '../../src/document/merge/plan-import.ts'
import { bytesOf } from '../../src/document/read/limits.ts'
import { mergePads } from '../../src/document/merge/merge-pads.ts'
import { readPad } from '../../src/document/read/read.ts'
import type { Pad } from '../../src/document/model/sheet.ts'
import { changed, partsOf, whole } from '../document/read/refusals.ts'
import { padOf, read, refused, toys } from '../document/toy.ts'

const MiB = 2 ** 20

const header = {
  game: 'threehanded',
  revision: 1,
  players: [{ name: 'Anna' }, { name: 'Bo' }, { name: 'Carl' }],
  seated: [0, 1, 2],
  dealer: 2,
  options: {},
  startedAt: '2026-11-28T19:04:11.120Z',
}

/** Sheets of these sizes as compact JSON. */
function documentOf(sizes: readonly number[], prefix = 's') {
  const noted = (i: number, note: string) => ({
    id: `${prefix}${String(i).padStart(3, '0')}`,
    ...header,
    journal: [{ id: 'l1', at: '2026-11-28T19:12:40.000Z', set: { note } }],
  })
  const sheets = sizes.map((bytes, i) => noted(i, 'x'.repeat(bytes - bytesOf(noted(i, '')))))
  return { format: 'whistblok', version: 1, sheets }
}

const around = bytesOf({ format: 'whistblok', version: 1, sheets: [] }) + 99
const full = Array.from({ length: 99 }, () => MiB)

test('a pad may reach 100 MiB and not pass it', { timeout: 120_000 }, () => {
  expect(read(readPad(documentOf([...full, MiB - around]), gameOf)).sheets).toHaveLength(100)
  expect(refused(readPad(documentOf([...full, MiB - around + 1]), gameOf))).toBe('$: padTooLarge')
})

test('two pads that pass 100 MiB together are not merged', { timeout: 120_000 }, () => {
  const most = read(readPad(documentOf(full), gameOf))
  const fits = read(readPad(documentOf([MiB - around], 't'), gameOf))
  const passes = read(readPad(documentOf([MiB - around + 1], 't'), gameOf))
  expect(read(mergePads(most, fits, gameOf)).sheets).toHaveLength(100)
  expect(refused(mergePads(most, passes, gameOf))).toBe('$: padsTooLarge')
})

test('an import that would make the pad here larger than 100 MiB is refused', { timeout: 120_000 }, () => {
  const refusal = (here: Pad, coming: Pad) => planImport({ pad: here }, coming, gameOf).refusal?.why.key
  const most = read(readPad(documentOf(full), gameOf))
  expect(refusal(most, read(readPad(documentOf([MiB - around], 't'), gameOf)))).toBeUndefined()
  expect(refusal(most, read(readPad(documentOf([MiB - around + 1], 't'), gameOf)))).toBe('padsTooLarge')
  const people = (prefix: string): Pad => ({
    ...padOf(),
    people: Array.from({ length: 55_000 }, (_, i) => ({ id: `${prefix}${i}`, name: `${prefix}${i}${'x'.repeat(1000)}` })),
  })
  expect(refusal(people('a'), people('b'))).toBe('padsTooLarge')
})

test('of very many faults the first is named, without delay', { timeout: 120_000 }, () => {
  const many = Object.fromEntries(Array.from({ length: 130_000 }, (_, i) => [`x${i}`, i]))
  const outcome = (place: string, value: unknown) => refused(readPad(changed(whole, partsOf(place), value), toys))
  expect(outcome('$.sheets[0].options', many)).toBe('$.sheets[0].options.x0: unknownKey')
  expect(outcome('$.sheets[0].journal', Array.from({ length: 130_000 }, () => ({})))).toBe('$.sheets[0].journal[0]: oneOfThree')
})
