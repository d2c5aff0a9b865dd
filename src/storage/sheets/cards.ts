/** What a list shows of a sheet: from its summary, or from its journal when the summary is out of date. */
import type { Game } from '../../kernel/contract.ts'
import type { Refusal } from '../../document/read/refusal.ts'
import type { Sheet } from '../../document/model/sheet.ts'
import type { SheetRecord } from '../db/database.ts'
import { gameOn, type StorageContext } from '../db/storage-context.ts'
import { isListed } from './summary-gate.ts'
import { basisOf, type Summary, summaryOf } from './summary.ts'

export interface SheetCard {
  readonly kind: 'sheet'
  readonly id: string
  readonly game: Game
  /** By index of player, including those who have left. */
  readonly names: readonly string[]
  readonly startedAt: string
  readonly open: boolean
  readonly summary: Summary
}
export interface UnreadableCard {
  readonly kind: 'unreadable'
  readonly id: string
  /** Absent when the sheet was deleted while it was read. */
  readonly refusal?: Refusal
}
export type Card = SheetCard | UnreadableCard

/** A card without names, which are read from the people. */
export type Nameless = Omit<SheetCard, 'names'>

/** The card from the summary; undefined when the summary is malformed or out of date, so that the sheet must be read. */
export function summarized(storage: StorageContext, record: SheetRecord): Nameless | undefined {
  if (!isListed(record)) return undefined
  const { id, header, open, summary } = record
  const game = gameOn(storage, header.game)
  if (game === undefined || summary.basis !== basisOf(game)) return undefined
  return { kind: 'sheet', id, game, startedAt: header.startedAt, open: open === 1, summary }
}

export function cardOf(sheet: Sheet, game: Game, names: readonly string[]): SheetCard {
  const summary = summaryOf(sheet, game)
  const { id, startedAt } = sheet
  return { kind: 'sheet', id, game, names, startedAt, open: isOpen(summary), summary }
}

/** Whether a sheet can be played on. */
export function isOpen({ verdict, closedAt }: Summary): boolean {
  return verdict === null && closedAt === null
}
