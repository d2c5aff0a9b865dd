import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../src/words/locale.ts'
import { readPad } from '../../../src/document/read/read.ts'
import { refusalText } from '../../../src/document/read/refusal.ts'
import { changed, partsOf, refusals, whole } from './refusals.ts'
import { read, refused, toys } from '../toy.ts'

test('the whole pad is valid before it is damaged', () => {
  expect(read(readPad(whole, toys)).sheets).toHaveLength(1)
})

describe('refused documents', () => {
  test.each(refusals.map(([place, value, why, at = place]) => ({ place, value, why, at })))(
    '$place with $value: $why',
    ({ place, value, why, at }) => {
      const text = JSON.stringify(changed(whole, partsOf(place), value))
      expect(refused(readPad(text, toys))).toBe(`${at}: ${why}`)
    },
  )

  test.each(LOCALES)('in words of %s, all of them', (locale) => {
    for (const [place, value] of refusals) {
      const reading = readPad(changed(whole, partsOf(place), value), toys)
      if (reading.ok) throw new Error(place)
      const text = refusalText(reading.refusal, locale, toys)
      expect(text).not.toBe(reading.refusal.why.key)
      expect(text).toMatch(/\p{L}{2}/u)
      expect(text).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  test('text that is not JSON, or is empty', () => {
    expect(refused(readPad('', toys))).toBe('$: empty')
    expect(refused(readPad(' \n\t', toys))).toBe('$: empty')
    expect(refused(readPad('\uFEFF', toys))).toBe('$: empty')
    expect(refused(readPad('{', toys))).toBe('$: notJson')
    expect(refused(readPad('{"format":"whistblok","version":1,}', toys))).toBe('$: notJson')
    expect(refused(readPad('NaN', toys))).toBe('$: notJson')
    expect(refused(readPad(undefined, toys))).toBe('$: notAPad')
  })

  test('too few or too many players when nothing says who sits', () => {
    const { seated, ...sheet } = whole.sheets[0] ?? {}
    expect(seated).toBeDefined()
    const of = (names: readonly string[]) => ({
      ...whole,
      sheets: [{ ...sheet, dealer: 0, players: names.map((name) => ({ name })) }],
    })
    expect(refused(readPad(of(['A']), toys))).toBe('$.sheets[0].players: wrongNumberSeated')
    expect(refused(readPad(of(['A', 'B', 'C', 'D']), toys))).toBe('$.sheets[0].players: wrongNumberSeated')
    expect(read(readPad(of(['A', 'B']), toys)).sheets[0]?.seated).toEqual([0, 1])
  })

  test('a number beyond what JSON can represent', () => {
    const text = JSON.stringify(whole).replace('"worth":2', '"worth":1e999')
    expect(refused(readPad(text, toys))).toBe('$.sheets[0].journal[0].entry.worth: notAnInteger')
  })
})

describe('of several faults', () => {
  const spoilt = (...changes: readonly (readonly [place: string, value: unknown])[]) =>
    refused(
      readPad(
        changes.reduce<unknown>((at, [place, value]) => changed(at, partsOf(place), value), whole),
        toys,
      ),
    )

  test('the first in the document is named', () => {
    expect(spoilt(['$.sheets[0].dealer', 9], ['$.sheets[0].journal[0].entry.worth', 3])).toBe(
      '$.sheets[0].dealer: notAPlayer',
    )
    expect(spoilt(['$.series[0].name', 5], ['$.people[1].name', 5])).toBe('$.people[1].name: notText')
    expect(spoilt(['$.sheets[0].journal[3].entry.points[0]', 'x'], ['$.sheets[0].journal[2].set.title', 5])).toBe(
      '$.sheets[0].journal[2].set.title: notText',
    )
    expect(spoilt(['$.sheets[0].journal[0].by', 5], ['$.sheets[0].journal[0].entry.worth', 3])).toBe(
      '$.sheets[0].journal[0].entry.worth: oddWorth',
    )
    expect(spoilt(['$.zebra', 5], ['$.sheets[0].id', 5])).toBe('$.sheets[0].id: notText')
    expect(spoilt(['$.sheets[0].seated[2]', 9], ['$.sheets[0].options.rate', 'x'])).toBe(
      '$.sheets[0].seated[2]: notAPlayer',
    )
  })

  test('also when the document has its keys in another order', () => {
    const { people, sheets, ...rest } = changed(
      changed(whole, ['people', 0, 'name'], 5),
      ['sheets', 0, 'dealer'],
      9,
    ) as typeof whole
    expect(refused(readPad({ sheets, people, ...rest }, toys))).toBe('$.sheets[0].dealer: notAPlayer')
    const backwards = sheets.map((sheet) => Object.fromEntries(Object.entries(sheet).toReversed()))
    const both = changed({ ...rest, sheets: backwards }, ['sheets', 0, 'journal', 0, 'entry', 'worth'], 3)
    expect(refused(readPad(both, toys))).toBe('$.sheets[0].journal[0].entry.worth: oddWorth')
  })

  test('a missing key counts as the beginning of its object', () => {
    expect(spoilt(['$.people[0].name', 5], ['$.people[0].id', undefined])).toBe('$.people[0].id: missingKey')
    expect(spoilt(['$.sheets[0].game', 5], ['$.sheets[0].dealer', undefined])).toBe('$.sheets[0].dealer: missingKey')
  })

  test('a newer version comes before all faults it may explain', () => {
    expect(spoilt(['$.version', 2], ['$.people', 5])).toBe('$.version: newerFormat')
    expect(spoilt(['$.sheets[0].revision', 2], ['$.sheets[0].players[0].name', 5])).toBe(
      '$.sheets[0].revision: newerGame',
    )
  })

  test('a fault of a later sheet comes after those of the first', () => {
    const two = { ...whole, sheets: [changed(whole.sheets[0], ['journal', 3, 'after'], 5), { game: 'bridge' }] }
    expect(refused(readPad(two, toys))).toBe('$.sheets[0].journal[3].after: notText')
  })
})

describe('hostile documents do no harm', () => {
  test('a key called __proto__ is unknown, and pollutes nothing', () => {
    const text = JSON.stringify(whole)
    for (const [from, path] of [
      ['{"format"', '$.__proto__'],
      ['{"id":"s1"', '$.sheets[0].__proto__'],
      ['{"kind":"win"', '$.sheets[0].journal[0].entry.__proto__'],
      ['{"rate":2', '$.sheets[0].options.__proto__'],
      ['{"title"', '$.sheets[0].journal[2].set.__proto__'],
    ] as const) {
      const hostile = text.replace(from, `{"__proto__":{"polluted":1},${from.slice(1)}`)
      expect(refused(readPad(hostile, toys))).toBe(`${path}: unknownKey`)
    }
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test('of a key written twice the last counts', () => {
    const text = JSON.stringify(whole).replace('"dealer":2', '"dealer":9,"dealer":1')
    expect(read(readPad(text, toys)).sheets[0]?.dealer).toBe(1)
  })

  test('deep nesting is refused like anything else', () => {
    const deep = '['.repeat(50_000) + ']'.repeat(50_000)
    expect(refused(readPad(deep, toys))).toBe('$: notAPad')
    const text = JSON.stringify(whole)
    expect(refused(readPad(text.replace('"dealer":2', `"dealer":${deep}`), toys))).toBe(
      '$.sheets[0].dealer: notAnInteger',
    )
    expect(refused(readPad(text.replace('"worth":2', `"worth":${deep}`), toys))).toBe(
      '$.sheets[0].journal[0].entry.worth: notAnInteger',
    )
    expect(refused(readPad(text.replace('"rate":2', `"rate":${deep}`), toys))).toBe(
      '$.sheets[0].options.rate: notAnInteger',
    )
    expect(refused(readPad(text.replace('"dealer":2', `"dealer":2,"x":${deep}`), toys))).toBe(
      '$.sheets[0].x: unknownKey',
    )
  })
})
