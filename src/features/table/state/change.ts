/** A change of a sheet: the preview and the saving of it use the same code. */
import type { Seat } from '../../../kernel/contract.ts'
import { isSheetRow } from '../../../kernel/rows.ts'
import { amend, insert, log, type LineWriter, strike } from '../../../document/journal/lines.ts'
import type { Player, Sheet } from '../../../document/model/sheet.ts'

/** People who join by a change. They have no column yet, so the entry calls them seat −1, −2 and so on. */
export interface Newcomers {
  readonly guests?: readonly Player[]
  /** Rows that follow from the change, written in the same step. */
  readonly along?: (columnOf: (seat: Seat) => number) => readonly unknown[]
}
export type Change =
  | (Newcomers & { readonly kind: 'log'; readonly entry: unknown; readonly after?: string | null | undefined })
  | (Newcomers & { readonly kind: 'amend'; readonly row: string; readonly entry: unknown })
  | { readonly kind: 'strike'; readonly row: string }

export function changed(before: Sheet, change: Change, writer: LineWriter): Sheet {
  if (change.kind === 'strike') return strike(before, change.row, writer)
  const { sheet, columnOf } = welcome(before, change)
  const entry = inColumns(change.entry, columnOf)
  const then = change.along?.(columnOf) ?? []
  if (change.kind === 'amend') return amend(sheet, change.row, entry, writer, then)
  return change.after === undefined ? log(sheet, entry, writer, then) : insert(sheet, change.after, entry, writer)
}

/** Gives newcomers a column: the one they had before, or a new one. */
function welcome(sheet: Sheet, { entry, guests = [] }: Newcomers & { readonly entry: unknown }) {
  const players = [...sheet.players]
  const columns = guests.map((guest, i) => {
    if (!isSheetRow(entry) || entry.kind !== 'seating' || !entry.order.includes(guestSeat(i))) return -1
    const known = players.findIndex(({ person }) => person !== undefined && person === guest.person)
    return known >= 0 ? known : players.push(guest) - 1
  })
  const columnOf = (seat: Seat): number => (seat < 0 ? (columns[guestIndex(seat)] ?? seat) : seat)
  return { sheet: players.length > sheet.players.length ? { ...sheet, players } : sheet, columnOf }
}

function inColumns(entry: unknown, columnOf: (seat: Seat) => number): unknown {
  if (!isSheetRow(entry) || entry.kind !== 'seating') return entry
  const { order, dealer } = entry
  return { ...entry, order: order.map(columnOf), ...(dealer !== undefined && { dealer: columnOf(dealer) }) }
}

export const guestSeat = (index: number): Seat => -1 - index
export const guestIndex = (seat: Seat): number => -1 - seat

/** Whether two states show the same. Lines and players are only ever added, so counting and comparing the newest suffices. */
export function sameSheet(a: Shown, b: Shown): boolean {
  return (
    a.sheet.id === b.sheet.id &&
    a.sheet.journal.length === b.sheet.journal.length &&
    a.sheet.journal.at(-1)?.id === b.sheet.journal.at(-1)?.id &&
    a.names.length === b.names.length &&
    a.names.every((name, i) => name === b.names[i])
  )
}
interface Shown {
  readonly sheet: Sheet
  readonly names: readonly string[]
}
