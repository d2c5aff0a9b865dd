/** The rows every game's sheet may have besides rounds: corrections, seatings and rules changes. */
import type { Seat } from './contract.ts'
import { sumsToZero } from './numbers.ts'
import { type Fields, faultsOfOptions } from './options.ts'
import { type Fault, fault, faultsOfInteger, faultsOfKeys, isRecord } from './schema.ts'

/** Points added by hand, by column (missing = 0), for a fine or a forgotten round. The deal does not move on. */
export interface Correction {
  readonly kind: 'correction'
  readonly points: readonly number[]
  readonly note?: string
}
/** From here on these people sit, clockwise; `dealer`, if given, deals the next round. */
export interface Seating {
  readonly kind: 'seating'
  readonly order: readonly Seat[]
  readonly dealer?: Seat
}
/** From here on these options apply; the others stay as they are. */
export interface RulesChange {
  readonly kind: 'rules'
  readonly options: Readonly<Record<string, unknown>>
}
export type SheetRow = Correction | Seating | RulesChange

/** What a row is checked against. */
export interface RowLimits {
  readonly players: number
  readonly columns: number
  readonly seatCounts: readonly number[]
  readonly zeroSum: boolean
  readonly fields: Fields
}

/** Whether this claims to be a correction, seating or rules change, by its `kind`; it may still have faults. */
export function isSheetRow(entry: unknown): entry is SheetRow {
  if (!isRecord(entry)) return false
  return entry['kind'] === 'correction' || entry['kind'] === 'seating' || entry['kind'] === 'rules'
}

/** What is malformed in the row; empty when it is valid. Points that must sum to zero are checked too. */
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

/** The same row with its keys in canonical order, and its options in the order of the fields. */
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

/** What is wrong with points by column: integers, at most one for each column. */
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

/** What is wrong with a seating order: each player at most once, as many as the game can seat. */
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
