/** The sheet as a table, for a spreadsheet or the command line. */
import type { Game, TalliedRow, Tally } from '../kernel/contract.ts'
import { render } from '../kernel/message.ts'
import type { Locale } from '../words/locale.ts'
import { namesOf } from './model/names.ts'
import type { Sheet } from './model/sheet.ts'
import { sheetWords } from './words/index.ts'

/** Null is an empty cell. */
export type Cell = string | number | null
export interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  readonly foot: readonly Cell[]
}

/** Columns: round number, dealer, headline, points by column, running totals by column. `names` is by seat. */
export function tableOf(
  sheet: Sheet,
  game: Game,
  { rows, next }: Tally,
  names: readonly string[],
  locale: Locale,
): Table {
  const words = sheetWords[locale]
  const sides = game.sides(sheet.players.length, sheet.seated)
  const columns = sides.map((_, side) => namesOf(names, sides).side(side))
  const totals = columns.map((name) => words.totalOf(name))
  const lineOf = (row: TalliedRow, round: number): readonly Cell[] => {
    const named = namesOf(names, row.at.sides)
    const where = row.kind === 'round' ? [round, named.seat(row.at.dealer)] : [null, null]
    return [...where, render(row.headline, game.words[locale], named), ...row.points, ...row.totals]
  }
  const rounds = roundNumbers(rows)
  return {
    head: [words.round, words.dealer, words.text, ...columns, ...totals],
    rows: rows.map((row, i) => lineOf(row, rounds[i] ?? 0)),
    foot: [null, null, words.total, ...columns.map(() => null), ...next.totals],
  }
}

function roundNumbers(rows: readonly TalliedRow[]): readonly number[] {
  let round = 0
  return rows.map(({ kind }) => (kind === 'round' ? ++round : round))
}

const BOM = '\uFEFF'

/** The separator spreadsheets expect: a semicolon where the comma is the decimal mark. */
const SEPARATORS: Readonly<Record<Locale, string>> = { da: ';', de: ';', en: ',' }
export const separatorOf = (locale: Locale): string => SEPARATORS[locale]

/**
 * The tables as CSV, with a BOM, CRLF line ends, an empty line between tables and an ASCII minus.
 * Text may come from anyone and be opened with any separator. So against formula injection an apostrophe is put before
 * = + - @ (full-width too) wherever a field could begin, and before a text that begins with a tab or line break.
 */
export function makeCsv(tables: readonly Table[], separator = ';'): string {
  const lineOf = (cells: readonly Cell[]) => `${cells.map(csvField).join(separator)}\r\n`
  const texts = tables.map(({ head, rows, foot }) => [head, ...rows, foot].map(lineOf).join(''))
  return BOM + texts.join('\r\n')
}

const BEFORE_FORMULA = /(^|[,;\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g

function csvField(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const harmless = cell.replace(BEFORE_FORMULA, "$1$2'").replace(/^(?=[\t\r\n])/, "'")
  return /[,;\t\r\n"]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
