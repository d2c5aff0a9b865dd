import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gameOf, games } from '../../../src/games/index.ts'
import { toCurrentPad } from '../../../src/document/link/current-lines.ts'
import { set } from '../../../src/document/journal/lines.ts'
import { makeLinkText, readLink } from '../../../src/document/link/link.ts'
import { mergePads } from '../../../src/document/merge/merge-pads.ts'
import { makeNaming } from '../../../src/document/model/names.ts'
import { pack } from '../../../src/document/link/link-codec.ts'
import type { Locale } from '../../../src/words/locale.ts'
import { refusalText } from '../../../src/document/read/refusal.ts'
import type { Pad } from '../../../src/document/model/sheet.ts'
import { makePad } from '../../../src/document/model/write.ts'
import { arbitraries } from '../../games/arbitraries/index.ts'
import { eveningOf } from '../evenings.ts'
import { realisticEvening } from '../realistic.ts'
import { blank, padOf, writer, read, refused, sheetOf, toys, win } from '../toy.ts'

const linkOf = (json: unknown) =>
  `1.${deflateRawSync(typeof json === 'string' ? json : JSON.stringify(json)).toString('base64url')}`

describe.each(games.map((game) => [game.id, game] as const))('a link to a sheet of %s', (_, game) => {
  const evenings = eveningOf(game)

  test('has the current lines of the sheet, and is the same when it is made again', async () => {
    await fc.assert(
      fc.asyncProperty(evenings, async (sheet) => {
        const pad = padOf(sheet)
        const link = await makeLinkText(pad, gameOf)
        const opened = read(await readLink(link, gameOf))
        expect(makePad(opened, gameOf)).toBe(makePad(toCurrentPad(pad), gameOf))
        expect(await makeLinkText(opened, gameOf)).toBe(link)
      }),
    )
  })

  test('opened on the phone that made it changes nothing the second time', async () => {
    await fc.assert(
      fc.asyncProperty(evenings, async (sheet) => {
        const pad = padOf(sheet)
        const link = read(await readLink(await makeLinkText(pad, gameOf), gameOf))
        const once = read(mergePads(pad, link, gameOf))
        expect(makePad(read(mergePads(once, link, gameOf)), gameOf)).toBe(makePad(once, gameOf))
      }),
    )
  })

  test('presets are read back the same', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraries[game.id]!.options, fc.string(), async (options, name) => {
        const pad: Pad = { ...padOf(), presets: [{ id: 'h1', game: game.id, name, options }] }
        const link = await makeLinkText(pad, gameOf)
        const opened = read(await readLink(link, gameOf))
        expect(makePad(opened, gameOf)).toBe(makePad(pad, gameOf))
        expect(await makeLinkText(opened, gameOf)).toBe(link)
      }),
    )
  })
})

describe('what a link carries besides the rows', () => {
  const opened = async (pad: Pad) => read(await readLink(await makeLinkText(pad, toys), toys))

  test('people whose columns do not say all, and the series of the sheet now', async () => {
    const players = [{ name: 'Anna', person: 'p1' }, { name: 'Bo', person: 'p2' }, { name: 'Carl' }]
    const sheet = set({ ...blank, players }, { series: 'x1', title: 'Jul' }, writer())
    const people = [
      { id: 'p1', name: 'Anna' },
      { id: 'p2', name: 'Bo', mergedInto: 'p3' },
      { id: 'p3', name: 'Bodil' },
      { id: 'p4', name: 'Dorte' },
    ]
    const series = [
      { id: 'x1', name: 'Torsdag' },
      { id: 'x2', name: 'Fredag' },
    ]
    const pad = await opened({ people, series, presets: [], sheets: [sheet] })
    expect(pad).toEqual({ people: people.slice(1, 3), series: series.slice(0, 1), presets: [], sheets: [sheet] })
  })

  test('with someone merged into another, it lists the other, under any name', async () => {
    const sheet = { ...blank, players: [{ name: 'Anna', person: 'p1' }, { name: 'Bo' }, { name: 'Carl' }] }
    const ids = ['p1', 'p2', 'p3', 'p4', 'p5']
    const known = fc.uniqueArray(
      fc.record({
        id: fc.constantFrom(...ids),
        name: fc.constantFrom('Anna', 'Anne'),
        mergedInto: fc.constantFrom(undefined, ...ids),
      }),
      { selector: ({ id }) => id },
    )
    await fc.assert(
      fc.asyncProperty(known, async (drawn) => {
        const people = drawn.map(({ id, name, mergedInto }) => ({ id, name, ...(mergedInto && { mergedInto }) }))
        const told = (await opened({ ...padOf(sheet), people })).people
        for (const { mergedInto } of told) {
          expect(people.filter(({ id }) => id === mergedInto)).toEqual(told.filter(({ id }) => id === mergedInto))
        }
        expect(makeNaming(told)(sheet.players[0]!)).toBe(makeNaming(people)(sheet.players[0]!))
      }),
    )
  })

  test('people merged into each other cause no endless loop', async () => {
    const people = [
      { id: 'p1', name: 'Anna', mergedInto: 'p2' },
      { id: 'p2', name: 'Anna', mergedInto: 'p1' },
    ]
    const sheet = { ...blank, players: [{ name: 'Anna', person: 'p1' }, { name: 'Bo' }, { name: 'Carl' }] }
    expect((await opened({ ...padOf(sheet), people })).people).toEqual(people)
  })

  test('instants finer than a millisecond, a sheet that began after its first line, places and odd ids', async () => {
    const sheet = {
      ...sheetOf(
        { at: '2026-01-01T00:00:00.0001Z', row: 'é', entry: win(0, 2) },
        { at: '2026-01-01T00:00:00.001Z', row: 'r2', after: null, entry: win(1, 2) },
        { at: '2026-01-01T00:00:00.001Z', row: 'r3', after: 'é', entry: win(1, 2) },
      ),
      dealer: 0,
      seated: [1, 0],
      startedAt: '2026-01-02T00:00:00.000Z',
    }
    expect((await opened(padOf(sheet))).sheets).toEqual([sheet])
  })
})

/** The capacity of a QR code of version 25 at error correction level L, minus the address of the app. */
const MOST_IN_A_CODE = 1273 - 60

test.each([
  ['threehanded', 12],
  ['threehanded', 24],
  ['esmakker', 20],
] as const)('an evening of %s with %i rounds fits into a QR code', async (game, rounds) => {
  const link = await makeLinkText(padOf(realisticEvening(game, rounds)), gameOf)
  expect(read(await readLink(link, gameOf)).sheets[0]!.players.map(({ name }) => name)).toContain('Annemarie')
  expect(link.length).toBeLessThan(MOST_IN_A_CODE)
})

describe('what is not a link is refused with a reason', () => {
  const packed = pack(padOf(sheetOf({ row: 'r1', entry: win(0, 2) })), toys)
  const sheet = packed.s!

  test.each([
    ['', 'notALink'],
    ['whist', 'notALink'],
    ['1', 'notALink'],
    ['.abc', 'notALink'],
    ['0.abc', 'notALink'],
    ['01.abc', 'notALink'],
    ['-1.abc', 'notALink'],
    ['1e1.abc', 'notALink'],
    ['1234567890.abc', 'notALink'],
    ['123456789.abc', 'newerLink'],
    [' 1.abc', 'notALink'],
    ['2.abc', 'newerLink'],
    ['17.%%%', 'newerLink'],
    ['1.', 'linkDamaged'],
    ['1.%%%', 'linkDamaged'],
    ['1.abc=', 'linkDamaged'],
    ['1.AAAA', 'linkDamaged'],
    [linkOf('{'), 'linkDamaged'],
    [linkOf('{}'), 'linkDamaged'],
    [linkOf('null'), 'linkDamaged'],
    [linkOf({ ...packed, new: 1 }), 'linkDamaged'],
    [linkOf({ v: 1 }), 'linkDamaged'],
    [linkOf({ ...packed, h: { i: 'h', g: 'toy', n: 'x' } }), 'linkDamaged'],
    [linkOf({ ...packed, s: { ...sheet, t: 'yesterday' } }), 'linkDamaged'],
    [linkOf({ ...packed, s: { ...sheet, j: [['r1', 1e300, win(0, 2)]] } }), 'linkDamaged'],
    [linkOf({ ...packed, s: { ...sheet, j: [['r1', 0.5, win(0, 2)]] } }), 'linkDamaged'],
    [linkOf({ ...packed, s: { ...sheet, j: [['r1', 'now', win(0, 2)]] } }), 'linkDamaged'],
    [linkOf({ ...packed, s: { ...sheet, j: [['r1', 0, win(0, 2), { z: 1 }]] } }), 'linkDamaged'],
    [linkOf({ ...packed, s: { ...sheet, j: [['r1', 3e14, win(0, 2)]] } }), 'linkDamaged'],
    [linkOf(packed).slice(0, -6), 'linkDamaged'],
  ])('%s', async (text, key) => {
    expect(refused(await readLink(text, toys))).toBe(`$: ${key}`)
  })

  describe('near misses are refused', () => {
    const opens = async (text: string) => (await readLink(text, toys)).ok

    test('of base64url: every character counts', async () => {
      const links = ['A', 'An', 'Ann', 'Anna'].map((name) =>
        linkOf({ ...packed, s: { ...sheet, p: [[name], ['Bo'], ['C']] } }),
      )
      const [version = '', payload = ''] = links.find((link) => link.split('.')[1]!.length % 4 !== 0)!.split('.')
      expect(await opens(`${version}.${payload}`)).toBe(true)
      const padded = payload.padEnd(Math.ceil(payload.length / 4) * 4, '=')
      const near = [
        ` ${payload}`,
        `${payload} `,
        `${payload}\n`,
        `\n${payload}`,
        `${payload.slice(0, 8)} ${payload.slice(8)}`,
      ]
      for (const changed of [padded, ...near]) {
        expect(refused(await readLink(`${version}.${changed}`, toys))).toBe('$: linkDamaged')
      }
    })

    test('of UTF-8', async () => {
      const named = (name: Uint8Array) => {
        const [before = '', after = ''] = JSON.stringify({
          ...packed,
          s: { ...sheet, p: [['@'], ['Bo'], ['C']] },
        }).split('@')
        const bytes = Buffer.concat([Buffer.from(before), name, Buffer.from(after)])
        return `1.${deflateRawSync(bytes).toString('base64url')}`
      }
      expect(await opens(named(Buffer.from('Åse')))).toBe(true)
      for (const bytes of [[0xff], [0xc3], [0xed, 0xa0, 0x80]]) {
        expect(refused(await readLink(named(Uint8Array.from(bytes)), toys))).toBe('$: linkDamaged')
      }
    })

    test('of the size: it may inflate to exactly the limit', async () => {
      const json = JSON.stringify(packed)
      const most = 2 ** 20 + 2 ** 16
      expect(await opens(linkOf(json.padStart(most)))).toBe(true)
      expect(refused(await readLink(linkOf(json.padStart(most + 1)), toys))).toBe('$: sheetTooLarge')
    })
  })

  test('of the document inside, which is checked like any other', async () => {
    expect(refused(await readLink(linkOf({ ...packed, v: 2 }), toys))).toBe('$.version: newerFormat')
    expect(refused(await readLink(linkOf({ ...packed, s: { ...sheet, r: 2 } }), toys))).toBe(
      '$.sheets[0].revision: newerGame',
    )
    const odd = linkOf({ ...packed, s: { ...sheet, j: [['r1', 0, win(0, 3)]] } })
    expect(refused(await readLink(odd, toys))).toBe('$.sheets[0].journal[0].entry.worth: oddWorth')
  })

  test('with a reason in each language', async () => {
    const reading = await readLink('2.abc', toys)
    const say = (locale: Locale) => (reading.ok ? '' : refusalText(reading.refusal, locale, toys))
    expect(say('da')).toBe('linket er lavet med en nyere udgave af Whistblok (link 2)')
    expect(say('de')).toBe('der Link stammt von einer neueren Version von Whistblok (Link 2)')
    expect(say('en')).toBe('the link was made by a newer version of Whistblok (link 2)')
  })

  test('inflating stops early when the text becomes larger than a sheet may be', async () => {
    const bomb = linkOf(' '.repeat(300 * 2 ** 20))
    const before = process.memoryUsage().arrayBuffers
    expect(refused(await readLink(bomb, toys))).toBe('$: sheetTooLarge')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 2 ** 20)
  })

  test('text nested too deep for a sheet is refused', async () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000)
    const inside = JSON.stringify({ ...packed, s: { ...sheet, j: [['r1', 0, 'here']] } }).replace('"here"', deep)
    expect(refused(await readLink(linkOf(deep), toys))).toBe('$: linkDamaged')
    expect(refused(await readLink(linkOf(inside), toys))).toBe('$.sheets[0].journal[0].entry.kind: notOneOf')
  })

  test('an altered link never throws', async () => {
    const link = await makeLinkText(padOf(sheetOf({ row: 'r1', entry: win(0, 2) }, { set: { title: 'Jul' } })), toys)
    const inner = JSON.stringify(packed)
    const change = fc.record({ at: fc.nat(), cut: fc.nat(3), put: fc.string({ maxLength: 3 }) })
    const spoilt = (text: string, changes: readonly { at: number; cut: number; put: string }[]) =>
      changes.reduce((now, { at, cut, put }) => {
        const from = at % (now.length + 1)
        return now.slice(0, from) + put + now.slice(from + cut)
      }, text)
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), fc.boolean(), async (changes, inside) => {
        const reading = await readLink(inside ? linkOf(spoilt(inner, changes)) : spoilt(link, changes), toys)
        expect(reading.ok || reading.refusal.why.key !== '').toBe(true)
      }),
    )
  })

  test('takes one sheet or one preset, not several', async () => {
    const preset = { id: 'h1', game: 'toy', name: 'Onsdag', options: {} }
    const why = 'a link carries one sheet or one preset'
    await expect(makeLinkText(padOf(), toys)).rejects.toThrow(why)
    await expect(makeLinkText(padOf(blank, { ...blank, id: 's2' }), toys)).rejects.toThrow(why)
    await expect(makeLinkText({ ...padOf(blank), presets: [preset] }, toys)).rejects.toThrow(why)
  })
})
