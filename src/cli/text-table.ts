/** A sheet as an aligned text table: rows, totals, a check of the sums, and the result. */
import { render } from '../kernel/message.ts'
import type { Locale } from '../words/locale.ts'
import { plain, signed } from '../kernel/numbers.ts'
import { explain, sum, value } from '../kernel/working.ts'
import { detailsOf } from '../document/journal/journal.ts'
import { namesOf } from '../document/model/names.ts'
import { type Cell, tableOf } from '../document/csv.ts'
import type { Scored } from './result.ts'
import { cliWords } from './words/index.ts'
import { aligned, inOneLine } from './width.ts'

export function textTable(scored: Scored, locale: Locale): string {
  const { sheet, game, tally, names } = scored
  const { head, rows, foot } = tableOf(sheet, game, tally, names, locale)
  const [first = '', ...others] = aligned(
    [head, ...rows, foot].map((cells) => cells.map((cell, column) => written(cell, column, tally.next.sides.length))),
    (column) => column === 1 || column === 2,
  )
  const title = detailsOf(sheet.journal).title ?? String(game.words[locale]['name'] ?? game.id)
  const under = [...proofs(scored, locale), ...remarks(scored, locale)]
  return `${[`${title}, ${sheet.startedAt.slice(0, 10)}`, first, ...others, ...under].map(inOneLine).join('\n')}\n`
}

/** Points have a sign; totals and round numbers only a minus. */
function written(cell: Cell, column: number, sides: number): string {
  if (typeof cell !== 'number') return inOneLine(cell ?? '')
  return column > 2 && column <= 2 + sides ? signed(cell) : plain(cell)
}

/** Checks of the sums: totals are zero in a zero-sum game; elsewhere each is the sum of its points in the current leg. */
function proofs({ sheet, game, tally, names }: Scored, locale: Locale): readonly string[] {
  const words = game.words[locale]
  const added = (numbers: readonly number[]): string => {
    const why = { key: '', args: [] }
    const parts = numbers.length === 0 ? [0] : numbers
    return explain(sum(why, ...parts.map((number) => value(number, why))), words, namesOf(names, []))
  }
  if (game.zeroSum) return [cliWords[locale].proof(added(tally.next.totals))]
  const closed = tally.rows.findLastIndex(({ leg }) => leg !== undefined)
  const inPlay = tally.rows.slice(closed + 1).filter(({ points }) => points.some((number) => number !== 0))
  const columns = namesOf(names, game.sides(sheet.players.length, sheet.seated))
  return tally.next.totals.map((_, side) => {
    return cliWords[locale].proof(`${columns.side(side)}: ${added(inPlay.map(({ points }) => points[side] ?? 0))}`)
  })
}

/** The legs won, the problems of the rounds, and the result or what the next round needs. */
function remarks({ sheet, game, tally, names }: Scored, locale: Locale): readonly string[] {
  const words = game.words[locale]
  const own = cliWords[locale]
  const columns = namesOf(names, game.sides(sheet.players.length, sheet.seated))
  const problems = tally.rows.flatMap((row) =>
    row.problems.map(({ why }) => `! ${row.id}: ${render(why, words, namesOf(names, row.at.sides))}`),
  )
  const games = tally.next.legs.map(({ winner, score }) => own.won(columns.side(winner), score.map(plain).join(' – ')))
  const { verdict, hints, next } = tally
  if (verdict !== undefined) return [...problems, ...games, render(verdict.why, words, columns)]
  const named = namesOf(names, next.sides)
  return [...problems, ...games, own.deals(named.seat(next.dealer)), ...hints.map((hint) => render(hint, words, named))]
}
