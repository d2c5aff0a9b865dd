import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gameOf, games } from '../../../src/games/index.ts'
import { render } from '../../../src/kernel/message.ts'
import { LOCALES } from '../../../src/words/locale.ts'
import { explain } from '../../../src/kernel/working.ts'
import { factsOf } from '../../../src/document/journal/journal.ts'
import { namesOf } from '../../../src/document/model/names.ts'
import { readPad } from '../../../src/document/read/read.ts'
import { refusalText } from '../../../src/document/read/refusal.ts'
import type { Pad } from '../../../src/document/model/sheet.ts'
import { makeCsv, tableOf } from '../../../src/document/csv.ts'
import { makePad } from '../../../src/document/model/write.ts'
import { eveningOf } from '../evenings.ts'
import { changed } from './refusals.ts'
import { padOf, read } from '../toy.ts'

describe.each(games.map((game) => [game.id, game] as const))('a sheet of %s', (_, game) => {
  test('is the same after it was written and read', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(eveningOf(game), (sheet) => {
        const text = makePad(padOf(sheet), gameOf)
        const pad = read(readPad(text, gameOf))
        expect(pad.sheets).toEqual([sheet])
        expect(makePad(pad, gameOf)).toBe(text)
      }),
    )
  })
})

const folder = new URL('../../documents/', import.meta.url)
const documents = readdirSync(folder)
  .filter((name) => /-\d+\.json$/.test(name))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))

type Path = readonly (string | number)[]

function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  const inside = Array.isArray(value) ? [...value.entries()] : Object.entries(Object(value) as object)
  const at = typeof value === 'object' && value !== null ? inside : []
  return [path, ...at.flatMap(([key, inner]) => pathsIn(inner, [...path, key]))]
}

/** Values that a mistake, another program or an attacker might put into a document. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    undefined,
    null,
    -0,
    -1,
    0.5,
    2 ** 53,
    -(2 ** 53) + 1,
    1e308,
    '',
    'self',
    'none',
    '2026-02-30T00:00:00Z',
    [],
    {},
  ),
  fc.constantFrom(
    { kind: 'correction', points: [2 ** 53 - 1, 1 - 2 ** 53] },
    { kind: 'rules', options: {} },
    { kind: 'pass' },
  ),
  fc.integer({ min: -20, max: 20 }),
)

interface Slip {
  readonly place: number
  readonly kind: 'put' | 'add' | 'copy'
  readonly key: string
  readonly value: unknown
  readonly from: number
}
const slips: fc.Arbitrary<readonly Slip[]> = fc.array(
  fc.record({
    place: fc.nat(),
    kind: fc.constantFrom('put' as const, 'add' as const, 'copy' as const),
    key: fc.constantFrom(
      'id',
      'at',
      'row',
      'after',
      'entry',
      'undo',
      'set',
      'note',
      '__proto__',
      'constructor',
      'length',
    ),
    value: anything,
    from: fc.nat(),
  }),
  { minLength: 1, maxLength: 3 },
)

function slipped(document: unknown, { place, kind, key, value, from }: Slip): unknown {
  const paths = pathsIn(document)
  const path = paths[place % paths.length] ?? []
  if (kind === 'put') return changed(document, path, value)
  const source = paths[from % paths.length] ?? []
  const copied = source.reduce<unknown>((at, part) => (at as Record<string | number, unknown>)[part], document)
  if (kind === 'copy') return changed(document, path, copied)
  const container = path.reduce<unknown>((at, part) => (at as Record<string | number, unknown>)[part], document)
  return typeof container === 'object' && container !== null && !Array.isArray(container)
    ? changed(document, [...path, key], value)
    : document
}

/** Expects that the pad can be scored, put into words in every language, printed and read again. */
function expectUsable(pad: Pad): void {
  for (const sheet of pad.sheets) {
    const game = gameOf(sheet.game)
    if (game === undefined) throw new Error(sheet.game)
    const tally = game.tally(factsOf(sheet))
    const names = namesOf(
      sheet.players.map(({ name }) => name),
      tally.next.sides,
    )
    for (const locale of LOCALES) {
      const terms = game.words[locale]
      for (const row of tally.rows) {
        expect([...row.points, ...row.totals].every(Number.isSafeInteger)).toBe(true)
        expect(render(row.headline, terms, names)).not.toBe('')
        for (const working of row.working) expect(explain(working, terms, names)).not.toMatch(/NaN|undefined/)
        for (const { why } of row.problems) expect(render(why, terms, names)).not.toMatch(/NaN|undefined/)
      }
      expect(
        makeCsv([
          tableOf(
            sheet,
            game,
            tally,
            sheet.players.map(({ name }) => name),
            locale,
          ),
        ]),
      ).not.toMatch(/NaN|undefined/)
    }
  }
  expect(read(readPad(makePad(pad, gameOf), gameOf)).sheets).toHaveLength(pad.sheets.length)
}

describe('a damaged file', () => {
  test('it is read and can be used, or is refused with a place and a reason', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.nat(documents.length - 1), slips, (i, made) => {
        const document = made.reduce(slipped, JSON.parse(documents[i] ?? '') as unknown)
        const reading = readPad(JSON.stringify(document) ?? '', gameOf)
        if (reading.ok) expectUsable(reading.pad)
        else {
          expect(reading.refusal.path).toMatch(/^\$/)
          for (const locale of LOCALES)
            expect(refusalText(reading.refusal, locale, gameOf)).toMatch(/\p{L}{2} |" \p{L}/u)
        }
      }),
    )
  })

  test('so is a file with characters lost, doubled or changed', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        fc.nat(documents.length - 1),
        fc.nat(),
        fc.nat(3),
        fc.string({ maxLength: 3 }),
        (i, at, lost, put) => {
          const text = documents[i] ?? ''
          const place = at % text.length
          const reading = readPad(text.slice(0, place) + put + text.slice(place + lost), gameOf)
          if (reading.ok) expectUsable(reading.pad)
          else expect(reading.refusal.path).toMatch(/^\$/)
        },
      ),
    )
  })

  test('any value at all is refused, or read', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true }), (value) => {
        expect(readPad(value, gameOf).ok).toBe(false)
        expect(readPad({ format: 'whistblok', version: 1, sheets: [value] }, gameOf).ok).toBe(false)
      }),
    )
  })
})
