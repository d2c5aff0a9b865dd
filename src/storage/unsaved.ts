/** What a backup would bring into safety, from the indexes alone: as quick with ten thousand sheets as with ten. */
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
/** The newest line that is in the last backup, and when it was put off. */
export interface Since {
  readonly upTo?: string | undefined
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

async function readUnsaved({ db }: Shelf, { upTo, remindedAt }: Since): Promise<Unsaved> {
  const [sheets, begun, first] = await Promise.all([
    db.sheets.count(),
    db.sheets.orderBy('header.startedAt').limit(1).keys(),
    upTo === undefined ? db.copies.orderBy('at').first() : undefined,
  ])
  const arrivedAt = first?.why === 'import' && first.sheets === 0 && first.touched ? first.at : undefined
  const safe = upTo ?? arrivedAt ?? ''
  const since = (instant: string) => db.sheets.where('changedAt').above(instant).count()
  const [changed, fresh] = await Promise.all([since(safe), since(later(safe, remindedAt ?? ''))])
  return { sheets, changed, fresh, begunAt: begun[0]?.toString(), arrivedAt }
}

export const later = (a: string, b: string): string => (a > b ? a : b)
