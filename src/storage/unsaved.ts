/** What a backup would bring into safety, from the indexes alone: as quick with ten thousand sheets as with ten. */
import { makeInstant } from '../sheet/instant.ts'
import { watch } from './connection.ts'
import type { Shelf } from './shelf.ts'

export interface Unsaved {
  readonly sheets: number
  /** Sheets written to since the last backup; all of them when there was none. */
  readonly changed: number
  /** Sheets written to since the last backup and the last reminder. */
  readonly fresh: number
  /** When the first sheet was begun. */
  readonly begunAt: string | undefined
  /** When sheets were taken in on an empty pad: where they came from, they still are. */
  readonly arrivedAt: string | undefined
}
/** When the last backup was taken, and when it was put off. */
export interface Since {
  readonly savedAt?: string | undefined
  readonly remindedAt?: string | undefined
}

export function watchUnsaved(
  shelf: Shelf,
  since: Since,
  next: (unsaved: Unsaved) => void,
  fail: (error: unknown) => void,
): () => void {
  return watch(shelf, () => readUnsaved(shelf, since), next, fail)
}

/** What was said by a clock that was ahead, and is not true yet, does not count. */
async function readUnsaved({ db, pen }: Shelf, { savedAt, remindedAt }: Since): Promise<Unsaved> {
  const now = makeInstant(pen.now())
  const past = (at = '') => (at <= now ? at : '')
  const [sheets, begun, first] = await Promise.all([
    db.sheets.count(),
    db.sheets.orderBy('header.startedAt').limit(1).keys(),
    db.copies.orderBy('order').first(),
  ])
  const arrivedAt = first?.why === 'import' && first.sheets === 0 && first.undoable ? first.at : undefined
  const safe = later(past(savedAt), past(arrivedAt))
  // those of which it is not known when they were touched are not safe
  const since = async (instant: string) => sheets - (await db.sheets.where('touchedAt').belowOrEqual(instant).count())
  const [changed, fresh] = await Promise.all([since(safe), since(later(safe, past(remindedAt)))])
  return { sheets, changed, fresh, begunAt: begun[0]?.toString(), arrivedAt }
}

const later = (a: string, b: string): string => (a > b ? a : b)
