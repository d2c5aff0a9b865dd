/** The unfinished entry of each sheet. One that cannot be read stays where it is until another takes its place. */
import { attempt } from '../db/connection.ts'
import type { DraftRecord } from '../db/database.ts'
import { isDraftRecord } from './draft-gate.ts'
import type { Shelf } from '../db/storage-context.ts'

/** `unread`: what is there cannot be read. */
export interface FoundDraft {
  readonly draft?: DraftRecord
  readonly unread?: unknown
}

export function findDraft(shelf: Shelf, sheet: string): Promise<FoundDraft> {
  return attempt(shelf, () => found(shelf, sheet))
}

export async function readDraft(shelf: Shelf, sheet: string): Promise<DraftRecord | undefined> {
  return (await findDraft(shelf, sheet)).draft
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
export async function clearDraft(shelf: Shelf, sheet: string, line: string): Promise<void> {
  const { draft } = await found(shelf, sheet)
  if (draft?.token.line === line) await shelf.db.drafts.delete(sheet)
}

async function found({ db }: Shelf, sheet: string): Promise<FoundDraft> {
  const stored = await db.drafts.get(sheet)
  if (stored === undefined) return {}
  return isDraftRecord(stored) ? { draft: stored } : { unread: stored }
}
