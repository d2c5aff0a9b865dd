/** The list of sheets, from their summaries: as quick with ten thousand as with ten. */
import { Dexie } from 'dexie'
import type { Game } from '../rules/contract.ts'
import { watch } from './connection.ts'
import type { SheetRecord } from './database.ts'
import type { Refusal } from '../sheet/refusal.ts'
import { load } from './load.ts'
import { wasKept } from './marker.ts'
import { namesOf } from './names.ts'
import { gameOn, type Shelf } from './shelf.ts'
import { basisOf, type Summary, summaryOf } from './summary.ts'

export interface SheetCard {
  readonly kind: 'sheet'
  readonly id: string
  readonly game: Game
  /** By column of the document: everyone who ever sat. */
  readonly names: readonly string[]
  readonly startedAt: string
  readonly open: boolean
  readonly summary: Summary
}
export interface UnreadableCard {
  readonly kind: 'unreadable'
  readonly id: string
  /** Absent when it went away while it was read. */
  readonly refusal?: Refusal
}
export type Card = SheetCard | UnreadableCard

export interface PadPage {
  /** The newest that can be played on. */
  readonly inPlay: SheetCard | undefined
  /** The others, those written to last first. */
  readonly latest: readonly Card[]
  readonly more: boolean
  /** There were sheets here once, and now there is nothing. */
  readonly emptied: boolean
}

export function watchPad(
  shelf: Shelf,
  limit: number,
  next: (page: PadPage) => void,
  fail: (error: unknown) => void,
): () => void {
  return watch(shelf, () => readPage(shelf, limit), next, fail)
}

async function readPage(shelf: Shelf, limit: number): Promise<PadPage> {
  const { sheets } = shelf.db
  const [open, records] = await Promise.all([
    sheets.where('[open+changedAt]').between([1, Dexie.minKey], [1, Dexie.maxKey]).last(),
    sheets
      .orderBy('changedAt')
      .reverse()
      .limit(limit + 2)
      .toArray(),
  ])
  const first = open && (await cardOf(shelf, open))
  const inPlay = first?.kind === 'sheet' ? first : undefined
  const others = records.filter(({ id }) => id !== inPlay?.id)
  const latest = await Promise.all(others.slice(0, limit).map((record) => cardOf(shelf, record)))
  return { inPlay, latest, more: others.length > limit, emptied: records.length === 0 && wasKept(shelf) }
}

async function cardOf(shelf: Shelf, record: SheetRecord): Promise<Card> {
  const { id } = record
  const game = gameOn(shelf, record.header?.game)
  const fresh = game !== undefined && record.summary?.basis === basisOf(game) && Array.isArray(record.header.players)
  if (fresh) return { ...facts(record, game, record.summary), names: await namesOf(shelf, record.header.players) }
  const stored = await load(shelf, id)
  if (stored.kind === 'missing') return { kind: 'unreadable', id }
  if (stored.kind === 'unreadable') return { ...stored, id }
  return { ...facts(record, stored.game, summaryOf(stored.sheet, stored.game)), names: stored.names }
}

function facts({ id, header, open }: SheetRecord, game: Game, summary: Summary): Omit<SheetCard, 'names'> {
  return { kind: 'sheet', id, game, startedAt: header.startedAt, open: open === 1, summary }
}
