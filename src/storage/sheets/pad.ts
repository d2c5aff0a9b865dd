/** The list of sheets, from their summaries: as quick with ten thousand as with ten. */
import { Dexie } from 'dexie'
import { type Card, cardOf, type SheetCard, summarized } from './cards.ts'
import { watch } from '../db/connection.ts'
import type { SheetRecord } from '../db/database.ts'
import { load } from './load.ts'
import { wasKept } from '../db/marker.ts'
import { namesOf } from './names.ts'
import type { Shelf } from '../db/storage-context.ts'

export interface PadPage {
  /** The newest that can be played on. */
  readonly inPlay: SheetCard | undefined
  /** The others, those written to last first. */
  readonly latest: readonly Card[]
  /** How much lies in the bin. */
  readonly binned: number
  /** There were sheets here once, and now there is nothing, though nobody deleted it. */
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
  const { sheets, bin } = shelf.db
  const [open, newest, binned] = await Promise.all([
    sheets.where('[open+changedAt]').between([1, Dexie.minKey], [1, Dexie.maxKey]).last(),
    sheets
      .orderBy('changedAt')
      .reverse()
      .limit(limit + 1)
      .toArray(),
    bin.count(),
  ])
  const records = newest.length > limit ? newest : [...newest, ...(await undated(shelf))]
  const first = open && (await shownAs(shelf, open))
  const inPlay = first?.kind === 'sheet' ? first : undefined
  const others = records.filter(({ id }) => id !== inPlay?.id)
  const latest = await Promise.all(others.slice(0, limit).map((record) => shownAs(shelf, record)))
  const emptied = records.length === 0 && binned === 0 && wasKept(shelf)
  return { inPlay, latest, binned, emptied }
}

/** Those whose record does not say when they changed are in no index. */
async function undated({ db: { sheets } }: Shelf): Promise<readonly SheetRecord[]> {
  const [all, dated] = await Promise.all([sheets.count(), sheets.orderBy('changedAt').primaryKeys()])
  return all === dated.length ? [] : sheets.where('id').noneOf(dated).toArray()
}

async function shownAs(shelf: Shelf, record: SheetRecord): Promise<Card> {
  const { id } = record
  const known = summarized(shelf, record)
  if (known !== undefined) return { ...known, names: await namesOf(shelf, record.header.players) }
  const stored = await load(shelf, id)
  if (stored.kind === 'missing') return { kind: 'unreadable', id }
  if (stored.kind === 'unreadable') return { ...stored, id }
  return cardOf(stored.sheet, stored.game, stored.names)
}
