/** How large a document and its numbers may become. */
import type { Game, Tally } from '../../kernel/contract.ts'
import { isRecord } from '../../kernel/schema.ts'
import { amount } from '../../kernel/working.ts'
import { factsOf, linesInEffect, rowsOf } from '../journal/journal.ts'
import type { Line, Sheet } from '../model/sheet.ts'

export const MOST_BYTES_A_SHEET = 2 ** 20
export const MOST_BYTES = 100 * 2 ** 20

/** Scored rounds stay far below this under any house rules; only points written by hand can reach it. */
const WORTH_A_LOOK = 2 ** 52

/** Size as compact JSON, in bytes of UTF-8. */
export function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length
}

/** Size of a document in bytes, from the document without its sheets and the size of each sheet. */
export function bytesOfAll(withoutSheets: object, sheets: readonly number[]): number {
  const commas = Math.max(0, sheets.length - 1)
  return sheets.reduce((sum, bytes) => sum + bytes, bytesOf({ ...withoutSheets, sheets: [] }) + commas)
}

/** The index in `journal` of the line where points leave the safe integers; undefined when none does. */
export function lineTooHigh(sheet: Sheet, game: Game, journal: readonly { readonly id: string }[]): number | undefined {
  if (handWritten(sheet.journal) < WORTH_A_LOOK) return undefined
  const row = rowTooHigh(game.tally(factsOf(sheet)), rowsOf(sheet.journal).at(-1)?.id)
  if (row === undefined) return undefined
  const now = linesInEffect(sheet.journal).findLast((line) => 'entry' in line && line.row === row)
  return journal.findIndex(({ id }) => id === now?.id)
}

/** The sum of all points written by hand, without their signs. */
function handWritten(journal: readonly Line[]): number {
  return journal.reduce((sum, line) => {
    const entry = 'entry' in line ? line.entry : undefined
    const points = isRecord(entry) && Array.isArray(entry['points']) ? (entry['points'] as readonly number[]) : []
    return points.reduce((all, number) => all + Math.abs(number), sum)
  }, 0)
}

function rowTooHigh({ rows, standing, verdict }: Tally, last: string | undefined): string | undefined {
  const high = rows.find(({ points, totals, leg }) => {
    const value = leg === undefined ? 0 : amount(leg.value)
    return ![...points, ...totals, value].every(Number.isSafeInteger)
  })
  if (high !== undefined) return high.id
  return [...standing, ...(verdict?.points ?? [])].every(Number.isSafeInteger) ? undefined : last
}
