/** The unfinished entry of each sheet. */
import { attempt } from './connection.ts'
import type { DraftRecord } from './database.ts'
import type { Shelf } from './shelf.ts'

export function readDraft(shelf: Shelf, sheet: string): Promise<DraftRecord | undefined> {
  return attempt(shelf, () => shelf.db.drafts.get(sheet))
}

export async function keepDraft(shelf: Shelf, draft: DraftRecord): Promise<void> {
  await attempt(shelf, () => shelf.db.drafts.put(draft))
}

export function dropDraft(shelf: Shelf, sheet: string): Promise<void> {
  return attempt(shelf, () => shelf.db.drafts.delete(sheet))
}
