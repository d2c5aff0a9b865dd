/** Who sits where and who deals after a seating row. */
import type { Problem, Seat } from './contract.ts'
import { say } from './words/index.ts'
import { nextAmong } from './rotation.ts'
import type { Seating } from './rows.ts'

/** The table between two rounds. */
export interface Table {
  readonly seated: readonly Seat[]
  /** Who deals next. */
  readonly dealer: Seat
}

/**
 * The table after a seating row. If it names no dealer: where chairs are kept, the k-th of the new order takes over from the
 * k-th of the old; elsewhere the dealer stays, else the next of the old order who still sits deals, else the first of the new.
 */
export function reseat(table: Table, { order, dealer }: Seating, keepsChairs: boolean): Table {
  if (dealer !== undefined) return { seated: order, dealer }
  if (keepsChairs) return { seated: order, dealer: order[table.seated.indexOf(table.dealer)]! }
  if (order.includes(table.dealer)) return { seated: order, dealer: table.dealer }
  return { seated: order, dealer: nextAmong(table.seated, table.dealer, order) ?? order[0]! }
}

/** A problem when the next dealer leaves and the row names no other. */
export function problemsOfSeating(table: Table, { order, dealer }: Seating, keepsChairs: boolean): readonly Problem[] {
  if (keepsChairs || dealer !== undefined || order.includes(table.dealer)) return []
  const heir = reseat(table, { kind: 'seating', order }, keepsChairs).dealer
  return [{ field: 'dealer', why: say('dealerLeft', { seat: table.dealer }, { seat: heir }) }]
}
