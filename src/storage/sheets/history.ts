/** All sheets, newest first. It uses the summaries, so it is as quick with ten thousand as with ten. */
import { compareInstants } from '../../document/model/instant.ts'
import { compareText } from '../../document/model/order.ts'
import type { Player } from '../../document/model/sheet.ts'
import { type Card, cardOf, isOpen, type SheetCard, summarized } from './cards.ts'
import { attempt, watch } from '../db/connection.ts'
import type { SheetRecord } from '../db/database.ts'
import { load } from './load.ts'
import { namingOn } from './names.ts'
import type { StorageContext } from '../db/storage-context.ts'

/** So many sheets are shown before the others are read. */
const AT_ONCE = 30
/** So many journals are read at a time, when summaries are out of date. */
const AT_A_TIME = 100

export interface HistoryPage {
  readonly cards: readonly Card[]
  /** How many sheets there are, including those still to be read. */
  readonly total: number
}

/** Calls `next` with the newest sheets at once, then with more as they are read. */
export function watchHistory(
  storage: StorageContext,
  next: (page: HistoryPage) => void,
  fail: (error: unknown) => void,
): () => void {
  const read: ReadCards = new Map()
  let watching = true
  let stop = () => {}
  const start = () => {
    stop()
    if (!watching) return
    stop = watch(
      storage,
      () => readAll(storage, read),
      (page) => {
        next(page)
        const more = page.cards.length < page.total
        void keepSummaries(storage, read).then(() => more && start())
      },
      fail,
    )
  }
  newest(storage)
    .then(
      (page) => watching && next(page),
      () => {},
    )
    .finally(start)
  return () => {
    watching = false
    stop()
  }
}

/** Cards made from journals, by sheet id, each with the `changedAt` it was made at. */
type ReadCards = Map<string, { readonly changedAt: string; readonly card: Card }>

type NameOf = (player: Player) => string

function newest(storage: StorageContext): Promise<HistoryPage> {
  const { sheets } = storage.db
  return attempt(storage, async () => {
    const [total, records, nameOf] = await Promise.all([
      sheets.count(),
      sheets.orderBy('header.startedAt').reverse().limit(AT_ONCE).toArray(),
      namingOn(storage),
    ])
    return { cards: records.flatMap((record) => fromSummary(storage, record, nameOf) ?? []), total }
  })
}

async function readAll(storage: StorageContext, read: ReadCards): Promise<HistoryPage> {
  const records = await storage.db.sheets.toArray()
  const nameOf = await namingOn(storage)
  const cards: Card[] = []
  let left = AT_A_TIME
  for (const record of records.toSorted(newestFirst)) {
    const known = fromSummary(storage, record, nameOf) ?? fromBefore(read, record)
    if (known !== undefined) cards.push(known)
    else if (left-- > 0) cards.push(await fromJournal(storage, record, read))
  }
  return { cards, total: records.length }
}

function fromSummary(storage: StorageContext, record: SheetRecord, nameOf: NameOf): SheetCard | undefined {
  const known = summarized(storage, record)
  return known && { ...known, names: record.header.players.map(nameOf) }
}

function fromBefore(read: ReadCards, { id, changedAt }: SheetRecord): Card | undefined {
  const before = read.get(id)
  return before?.changedAt === changedAt ? before.card : undefined
}

async function fromJournal(storage: StorageContext, { id, changedAt }: SheetRecord, read: ReadCards): Promise<Card> {
  const stored = await load(storage, id)
  const card: Card =
    stored.kind === 'ready'
      ? cardOf(stored.sheet, stored.game, stored.names)
      : { kind: 'unreadable', id, ...(stored.kind === 'unreadable' && { refusal: stored.refusal }) }
  read.set(id, { changedAt, card })
  return card
}

const evening = ({ header }: SheetRecord): string => (typeof header?.startedAt === 'string' ? header.startedAt : '')

/** Sheets without a start come last. */
function newestFirst(a: SheetRecord, b: SheetRecord): number {
  return compareInstants(evening(b), evening(a)) || compareText(b.id, a.id)
}

/** Stores the summaries just made. A failure does no harm: they will be made again. */
async function keepSummaries({ db }: StorageContext, read: ReadCards): Promise<void> {
  const fresh = [...read].flatMap(([id, { card, changedAt }]) =>
    card.kind === 'sheet' ? [{ id, changedAt, summary: card.summary }] : [],
  )
  if (fresh.length === 0) return
  const keep = async () => {
    const records = await db.sheets.bulkGet(fresh.map(({ id }) => id))
    const still = records.flatMap((record, i) => {
      const { changedAt, summary } = fresh[i]!
      if (record?.changedAt !== changedAt) return []
      return [{ ...record, summary, open: isOpen(summary) ? (1 as const) : (0 as const) }]
    })
    await db.sheets.bulkPut(still)
  }
  await db.transaction('rw', db.sheets, keep).then(
    () => fresh.forEach(({ id }) => read.delete(id)),
    () => {},
  )
}
