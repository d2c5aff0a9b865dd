/** How much is not in a backup yet. It only uses indexes, so it is as quick with ten thousand sheets as with ten. */
import { makeInstant, parseInstant } from '../../document/model/instant.ts'
import { watch } from '../db/connection.ts'
import type { StorageContext } from '../db/storage-context.ts'

export interface Unsaved {
  readonly sheets: number
  /** Sheets written to since the last backup; all of them when there was none. */
  readonly changed: number
  /** Sheets written to since the last backup and the last reminder. */
  readonly fresh: number
  /** When the first sheet was started, as an ISO instant. */
  readonly begunAt: string | undefined
  /** When sheets were imported into an empty pad: those still exist where they came from. */
  readonly importedAt: string | undefined
  /** What else a backup would hold, when there are no sheets: presets, and names of people and series. */
  readonly others: { readonly presets: number; readonly names: number }
}
/** ISO instants of the last backup, and of the last reminder that was dismissed. */
export interface Since {
  readonly savedAt?: string | undefined
  readonly remindedAt?: string | undefined
}

export function watchUnsaved(
  storage: StorageContext,
  since: Since,
  next: (unsaved: Unsaved) => void,
  fail: (error: unknown) => void,
): () => void {
  return watch(storage, () => readUnsaved(storage, since), next, fail)
}

/** Instants later than now come from a wrong clock and are ignored. */
async function readUnsaved(storage: StorageContext, { savedAt, remindedAt }: Since): Promise<Unsaved> {
  const { db, writer } = storage
  const now = makeInstant(writer.now())
  const past = (at = '') => (at <= now ? at : '')
  const [sheets, begun, first] = await Promise.all([
    db.sheets.count(),
    db.sheets.where('header.startedAt').between('0', ':').limit(1).keys(),
    db.copies.orderBy('order').first(),
  ])
  const importedAt =
    first?.why === 'import' && first.sheets === 0 && first.undoable ? parseInstant(String(first.at)) : undefined
  const safe = later(past(savedAt), past(importedAt))
  // sheets without `touchedAt` count as unsaved
  const since = async (instant: string) =>
    sheets - (await db.sheets.where('touchedAt').between('', instant, true, true).count())
  const [changed, fresh] = await Promise.all([since(safe), since(later(safe, past(remindedAt)))])
  const others = sheets > 0 ? { presets: 0, names: 0 } : await countOthers(storage)
  return { sheets, changed, fresh, begunAt: parseInstant(String(begun[0])), importedAt, others }
}

async function countOthers({ db }: StorageContext): Promise<Unsaved['others']> {
  const [presets, people, series] = await Promise.all([
    db.presets.count(),
    db.people.filter(({ implied }) => !implied).count(),
    db.series.count(),
  ])
  return { presets, names: people + series }
}

const later = (a: string, b: string): string => (a > b ? a : b)
