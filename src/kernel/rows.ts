/** The rows every sheet takes besides rounds: corrections, seatings and changes of rules. */
import type { Seat } from './contract.ts'
import { sumsToZero } from './numbers.ts'
import { type Fields, faultsOfOptions } from './options.ts'
import { type Fault, fault, faultsOfInteger, faultsOfKeys, isRecord } from './schema.ts'

/** Bare numbers by column, missing = 0: a fine, a forgotten round. Moves the totals and not the deal. */
export interface Correction {
  readonly kind: 'correction'
  readonly points: readonly number[]
  readonly note?: string
}
/** From here on these people sit, clockwise; `dealer` deals the next round. */
export interface Seating {
  readonly kind: 'seating'
  readonly order: readonly Seat[]
  readonly dealer?: Seat
}
/** From here on these options, laid over those in force. */
export interface RulesChange {
  readonly kind: 'rules'
  readonly options: Readonly<Record<string, unknown>>
}
export type SheetRow = Correction | Seating | RulesChange

/** What the rows of a sheet depend on. */
export interface RowLimits {
  readonly players: number
  readonly columns: number
  readonly seatCounts: readonly number[]
  readonly zeroSum: boolean
  readonly fields: Fields
}

/** Whether this is meant as a row of the sheet and not as the game's own entry. */
export function isSheetRow(entry: unknown): entry is SheetRow {
  if (!isRecord(entry)) return false
  return entry['kind'] === 'correction' || entry['kind'] === 'seating' || entry['kind'] === 'rules'
}

/** Why a row of the sheet is no such row: see rules §4. */
export function faultsOfRow(row: SheetRow, limits: RowLimits): readonly Fault[] {
  switch (row.kind) {
    case 'correction':
      return faultsOfCorrection(row, limits)
    case 'seating':
      return [...faultsOfKeys(row, ['kind', 'order'], ['dealer']), ...faultsOfOrder(row, limits)]
    case 'rules':
      return [
        ...faultsOfKeys(row, ['kind', 'options'], []),
        ...faultsOfOptions(limits.fields, row.options).map(under('options')),
      ]
  }
}

/** The same row, its keys in the order of rules §4 and of the fields. */
export function rowInOrder(row: SheetRow, fields: Fields): SheetRow {
  switch (row.kind) {
    case 'correction':
      return { kind: row.kind, points: row.points, ...(row.note !== undefined && { note: row.note }) }
    case 'seating':
      return { kind: row.kind, order: row.order, ...(row.dealer !== undefined && { dealer: row.dealer }) }
    case 'rules': {
      const inOrder = Object.keys(fields).filter((key) => Object.hasOwn(row.options, key))
      return { kind: row.kind, options: Object.fromEntries(inOrder.map((key) => [key, row.options[key]])) }
    }
  }
}

function faultsOfCorrection(row: Correction, { columns, zeroSum }: RowLimits): readonly Fault[] {
  const faults = faultsOfKeys(row, ['kind', 'points'], ['note'])
  if (row.note !== undefined && typeof row.note !== 'string') faults.push(fault(['note'], 'notText'))
  faults.push(...faultsOfPoints(row.points, columns).map(under('points')))
  if (faults.length === 0 && zeroSum && !sumsToZero(row.points)) faults.push(fault(['points'], 'sumNotZero'))
  return faults
}

/** Points by column, no longer than there are columns. */
export function faultsOfPoints(points: unknown, columns: number): readonly Fault[] {
  if (!Array.isArray(points)) return [fault([], 'notAList')]
  if (points.length > columns) return [fault([], 'wrongLength')]
  return points.flatMap((value, i) => faultsOfInteger(value, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, [i]))
}

function faultsOfOrder(row: Seating, limits: RowLimits): readonly Fault[] {
  const faults = faultsOfSeated(row.order, limits).map(under('order'))
  if (faults.length > 0 || row.dealer === undefined) return faults
  return row.order.includes(row.dealer) ? [] : [fault(['dealer'], 'dealerNotSeated')]
}

/** A seating order: players, each once, as many as the game can seat. */
export function faultsOfSeated(
  order: unknown,
  { players, seatCounts }: Pick<RowLimits, 'players' | 'seatCounts'>,
): readonly Fault[] {
  if (!Array.isArray(order)) return [fault([], 'notAList')]
  const faults = order.flatMap((seat: unknown, i) => {
    if (!Number.isSafeInteger(seat) || (seat as number) < 0 || (seat as number) >= players)
      return [fault([i], 'notAPlayer')]
    return order.indexOf(seat) < i ? [fault([i], 'seatTwice')] : []
  })
  if (!seatCounts.includes(order.length)) faults.push(fault([], 'wrongNumberSeated', seatCounts.join(', ')))
  return faults
}

function under(key: string): (inner: Fault) => Fault {
  return ({ path, why }) => ({ path: [key, ...path], why })
}
