/** The start screen's sheets. It uses the summaries, so it is as quick with ten thousand sheets as with ten. */
import { Dexie } from 'dexie'
import { type Card, cardOf, type SheetCard, summarized } from './cards.ts'
import { watch } from '../db/connection.ts'
import type { SheetRecord } from '../db/database.ts'
import { load } from './load.ts'
import { wasKept } from '../db/marker.ts'
import { namesOf } from './names.ts'
import type { StorageContext } from '../db/storage-context.ts'

export interface PadPage {
  /** The sheet most recently changed of those that can be played on. */
  readonly inPlay: SheetCard | undefined
  /** The other sheets, the most recently changed first. */
  readonly latest: readonly Card[]
  /** How many items are in the bin. */
  readonly binned: number
  /** Whether there were sheets once and all are gone, though the user deleted none. */
  readonly emptied: boolean
}

export function watchPad(
  storage: StorageContext,
  limit: number,
  next: (page: PadPage) => void,
  fail: (error: unknown) => void,
): () => void {
  return watch(storage, () => readPage(storage, limit), next, fail)
}

async function readPage(storage: StorageContext, limit: number): Promise<PadPage> {
  const { sheets, bin } = storage.db
  const [open, newest, binned] = await Promise.all([
    sheets.where('[open+changedAt]').between([1, Dexie.minKey], [1, Dexie.maxKey]).last(),
    sheets
      .orderBy('changedAt')
      .reverse()
      .limit(limit + 1)
      .toArray(),
    bin.count(),
  ])
  const records = newest.length > limit ? newest : [...newest, ...(await undated(storage))]
  const first = open && (await shownAs(storage, open))
  const inPlay = first?.kind === 'sheet' ? first : undefined
  const others = records.filter(({ id }) => id !== inPlay?.id)
  const latest = await Promise.all(others.slice(0, limit).map((record) => shownAs(storage, record)))
  const emptied = records.length === 0 && binned === 0 && wasKept(storage)
  return { inPlay, latest, binned, emptied }
}

/** Sheets without `changedAt`, which no index contains. */
async function undated({ db: { sheets } }: StorageContext): Promise<readonly SheetRecord[]> {
  const [all, dated] = await Promise.all([sheets.count(), sheets.orderBy('changedAt').primaryKeys()])
  return all === dated.length ? [] : sheets.where('id').noneOf(dated).toArray()
}

async function shownAs(storage: StorageContext, record: SheetRecord): Promise<Card> {
  const { id } = record
  const known = summarized(storage, record)
  if (known !== undefined) return { ...known, names: await namesOf(storage, record.header.players) }
  const stored = await load(storage, id)
  if (stored.kind === 'missing') return { kind: 'unreadable', id }
  if (stored.kind === 'unreadable') return { ...stored, id }
  return cardOf(stored.sheet, stored.game, stored.names)
}
