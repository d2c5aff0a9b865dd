/** Lines that were added to a sheet are taken away again. What was written since stays, and stays what it says. */
import type { Game } from '../rules/contract.ts'
import { oldestLines } from './place-holders.ts'
import { factsOf } from './journal.ts'
import type { Line, Sheet } from './sheet.ts'

export interface Added {
  /** Ids of the lines that were added, and of those that were there before. */
  readonly lines: ReadonlySet<string>
  readonly there: ReadonlySet<string>
}

/** Lines that were neither there before nor added. */
export function linesSince({ journal }: Pick<Sheet, 'journal'>, { lines, there }: Added): readonly Line[] {
  return journal.filter(({ id }) => !lines.has(id) && !there.has(id))
}

/** Without the lines that were added; undefined when what was written since stands on them. */
export function takeAway(sheet: Sheet, added: Added, game: Game): Sheet | undefined {
  const rest = { ...sheet, journal: sheet.journal.filter(({ id }) => !added.lines.has(id)) }
  const since = linesSince(sheet, added)
  if (since.length === 0) return rest
  const rows = rowsThatGo(sheet, added)
  if (since.some((line) => standsOn(line, added, rows))) return undefined
  return saysTheSame(sheet, rest, since, game) ? rest : undefined
}

function rowsThatGo({ journal }: Sheet, { lines, there }: Added): ReadonlySet<string> {
  const rows = new Set([...oldestLines(journal).values()].flatMap(({ id, row }) => (lines.has(id) ? [row] : [])))
  for (const line of journal) if ('entry' in line && there.has(line.id)) rows.delete(line.row)
  return rows
}

function standsOn(line: Line, { lines }: Added, rows: ReadonlySet<string>): boolean {
  if ('undo' in line) return lines.has(line.undo)
  return 'entry' in line && (rows.has(line.row) || (typeof line.after === 'string' && rows.has(line.after)))
}

/** A seating or other rules may have come, by which a round written since is counted. */
function saysTheSame(before: Sheet, after: Sheet, since: readonly Line[], game: Game): boolean {
  const written = new Set(since.flatMap((line) => ('entry' in line ? [line.row] : [])))
  if (written.size === 0) return true
  const points = (sheet: Sheet) => {
    const rows = game.tally(factsOf(sheet)).rows.filter(({ id }) => written.has(id))
    // columns that nobody played in count nothing
    return JSON.stringify(
      rows.map(({ id, points }) => [
        id,
        points.map((amount, side) => [side, amount]).filter(([, amount]) => amount !== 0),
      ]),
    )
  }
  return points(before) === points(after)
}
