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

/** Only the draft of this line goes: another tab may keep one of its own. */
export function dropDraft(shelf: Shelf, sheet: string, line: string): Promise<void> {
  const { db } = shelf
  return attempt(shelf, () => db.transaction('rw', db.drafts, () => clearDraft(shelf, sheet, line)))
}

/** To be called in a transaction that may write drafts. */
export async function clearDraft({ db }: Shelf, sheet: string, line: string): Promise<void> {
  const kept = await db.drafts.get(sheet)
  if (kept?.token.line === line) await db.drafts.delete(sheet)
}
