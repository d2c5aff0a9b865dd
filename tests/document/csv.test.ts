import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { threehanded } from '../../src/games/threehanded/index.ts'
import { classic } from '../../src/games/classic/index.ts'
import type { Game } from '../../src/kernel/contract.ts'
import type { Locale } from '../../src/words/locale.ts'
import { factsOf } from '../../src/document/journal/journal.ts'
import type { Sheet } from '../../src/document/model/sheet.ts'
import { makeCsv, separatorOf, type Table, tableOf } from '../../src/document/csv.ts'
import { blank, journalOf } from './toy.ts'

const table = (sheet: Sheet, game: Game, names: readonly string[], locale: Locale = 'da') =>
  tableOf(sheet, game, game.tally(factsOf(sheet)), names, locale)

const three = (...entries: readonly object[]): Sheet => ({
  ...blank,
  game: 'threehanded',
  journal: journalOf(...entries.map((entry, i) => ({ row: `r${i + 1}`, entry }))),
})
const played = three(
  { variant: 'spar', tricks: [9, 2, 2] },
  { kind: 'correction', points: [1, -1, 0], note: 'x' },
  { kind: 'seating', order: [0, 1, 2], dealer: 1 },
  { variant: 'sol', tricks: [10, 1, 2] },
)

describe('a table', () => {
  test('has rounds with number and dealer, other rows without, and the totals at the foot', () => {
    expect(table(played, threehanded, ['Anna', 'Bo', 'Carl'])).toEqual({
      head: ['Runde', 'Giver', 'Tekst', 'Anna', 'Bo', 'Carl', 'Anna i alt', 'Bo i alt', 'Carl i alt'],
      rows: [
        [1, 'Carl', 'Anna: spar', 2, -2, 0, 2, -2, 0],
        [null, null, 'Rettelse: x', 1, -1, 0, 3, -3, 0],
        [null, null, 'Bo giver', 0, 0, 0, 3, -3, 0],
        [2, 'Bo', 'Carl: sol', -6, 6, 0, -3, 3, 0],
      ],
      foot: [null, null, 'I alt', null, null, null, -3, 3, 0],
    })
  })

  test('has headings in its language', () => {
    expect(table(played, threehanded, ['A', 'B', 'C'], 'de').head).toEqual([
      'Runde',
      'Geber',
      'Text',
      'A',
      'B',
      'C',
      'A gesamt',
      'B gesamt',
      'C gesamt',
    ])
    expect(table(played, threehanded, ['A', 'B', 'C'], 'en').foot[2]).toBe('Total')
  })

  test('names columns by the first seating, and dealers by the seating at the time', () => {
    const sheet: Sheet = {
      ...blank,
      game: 'classic',
      players: ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name })),
      seated: [0, 1, 2, 3],
      dealer: 0,
      journal: journalOf(
        { row: 'r1', entry: { kind: 'seating', order: [0, 4, 2, 3] } },
        { row: 'r2', entry: { tricks: [9, 4], revoke: { side: 1, penalty: 'add' } } },
      ),
    }
    const { head, rows } = table(sheet, classic, ['A', 'B', 'C', 'D', 'E'])
    expect(head.slice(3)).toEqual(['A & C', 'B & D', 'A & C i alt', 'B & D i alt'])
    expect(rows[1]?.[2]).toContain('E & D')
  })
})

describe('CSV', () => {
  const csv = (...tables: readonly Partial<Table>[]) =>
    makeCsv(tables.map((some) => ({ head: [], rows: [], foot: [], ...some })))
  const field = (cell: string | number | null) =>
    csv({ head: ['x'], rows: [[cell, 'x']], foot: ['x'] }).split('\r\n')[1]

  test('begins with a byte order mark, separates fields by semicolons and ends lines with CR LF', () => {
    expect(
      csv({
        head: ['a', 'b'],
        rows: [
          [1, 'x'],
          [null, -2],
        ],
        foot: [null, 3],
      }),
    ).toBe('\uFEFFa;b\r\n1;x\r\n;-2\r\n;3\r\n')
  })

  test('uses the separator that spreadsheets of the language expect', () => {
    const table = { head: ['a,b', 'c;d'], rows: [], foot: [-1, 2] }
    expect(makeCsv([table], separatorOf('en'))).toBe('\uFEFF"a,b","c;d"\r\n-1,2\r\n')
    expect(makeCsv([table], separatorOf('da'))).toBe('\uFEFF"a,b";"c;d"\r\n-1;2\r\n')
    expect(makeCsv([table], separatorOf('de'))).toBe('\uFEFF"a,b";"c;d"\r\n-1;2\r\n')
  })

  test('separates tables by an empty line', () => {
    expect(csv({ head: ['a'], foot: [1] }, { head: ['b'], foot: [2] })).toBe('\uFEFFa\r\n1\r\n\r\nb\r\n2\r\n')
  })

  test.each([
    ['Søren; "Åse"', '"Søren; ""Åse""";x'],
    ['two\nlines', '"two\nlines";x'],
    ['two\rlines', '"two\rlines";x'],
    ['comma, point.', '"comma, point.";x'],
    ['tab\tstop', '"tab\tstop";x'],
    ['', ';x'],
    ['=1+1', "'=1+1;x"],
    ['+45', "'+45;x"],
    ['-2', "'-2;x"],
    ['@sum', "'@sum;x"],
    ['\tx', `"'\tx";x`],
    ['\nx', `"'\nx";x`],
    ['\n=1', `"'\n'=1";x`],
    [' =1', " '=1;x"],
    ['＝1', "'＝1;x"],
    ['x,=1+1', `"x,'=1+1";x`],
    ['x; "+1"', `"x; ""'+1""";x`],
    ['1+1=2', '1+1=2;x'],
    ['\rx', `"'\rx";x`],
    ['=a;b', `"'=a;b";x`],
    ['a=1', 'a=1;x'],
    ['−2', '−2;x'],
    [-2, '-2;x'],
    [0, '0;x'],
    [null, ';x'],
  ])('writes %j as %j', (cell, written) => {
    expect(field(cell)).toBe(written)
  })

  describe.each([';', ','])('of any text, parted by %j', (separator) => {
    const text = fc.string({ unit: fc.constantFrom('a', ',', ';', '\t', '\n', '\r', '"', ' ', ...'=+-@＝＋－＠') })
    const written = (cells: readonly string[]) =>
      makeCsv([{ head: ['x'], rows: [cells], foot: ['x'] }], separator).slice('\uFEFFx\r\n'.length, -'x\r\n'.length)

    test('reads back as the same text, apart from apostrophes, with its own separator', () => {
      fc.assert(
        fc.property(fc.array(text, { minLength: 1 }), (cells) => {
          const read = parsed(written(cells), separator)
          expect(read.map((cell) => cell.replaceAll("'", ''))).toEqual(cells)
        }),
      )
    })

    test('contains no formula, whatever separator it is opened with', () => {
      fc.assert(
        fc.property(fc.array(text, { minLength: 1 }), (cells) => {
          const line = written(cells)
          for (const by of [/[;\r\n]/, /[,\r\n]/, /[\t\r\n]/]) {
            for (const piece of line.split(by)) expect(piece).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/)
          }
          for (const cell of parsed(line, separator)) expect(cell).not.toMatch(/^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/)
        }),
      )
    })
  })
})

/** One line, as RFC 4180 reads it. */
function parsed(line: string, separator: string): readonly string[] {
  const field = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n$)`, 'gy')
  return [...line.matchAll(field)].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain)
}
