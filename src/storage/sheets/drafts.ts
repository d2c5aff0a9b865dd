/** The draft of each sheet. An unreadable draft stays until another replaces it. */
import { attempt } from '../db/connection.ts'
import type { DraftRecord } from '../db/database.ts'
import { isDraftRecord } from './draft-gate.ts'
import type { StorageContext } from '../db/storage-context.ts'

/** `unread`: a stored draft that cannot be read. */
export interface FoundDraft {
  readonly draft?: DraftRecord
  readonly unread?: unknown
}

export function findDraft(storage: StorageContext, sheet: string): Promise<FoundDraft> {
  return attempt(storage, () => found(storage, sheet))
}

export async function readDraft(storage: StorageContext, sheet: string): Promise<DraftRecord | undefined> {
  return (await findDraft(storage, sheet)).draft
}

export async function keepDraft(storage: StorageContext, draft: DraftRecord): Promise<void> {
  await attempt(storage, () => storage.db.drafts.put(draft))
}

/** Deletes the draft only if it is for this line: another tab may have stored its own. */
export function dropDraft(storage: StorageContext, sheet: string, line: string): Promise<void> {
  const { db } = storage
  return attempt(storage, () => db.transaction('rw', db.drafts, () => clearDraft(storage, sheet, line)))
}

/** As `dropDraft`. Call it in a transaction that writes drafts. */
export async function clearDraft(storage: StorageContext, sheet: string, line: string): Promise<void> {
  const { draft } = await found(storage, sheet)
  if (draft?.token.line === line) await storage.db.drafts.delete(sheet)
}

async function found({ db }: StorageContext, sheet: string): Promise<FoundDraft> {
  const stored = await db.drafts.get(sheet)
  if (stored === undefined) return {}
  return isDraftRecord(stored) ? { draft: stored } : { unread: stored }
}

/** Writes drafts, except for sheets that have one already. Call it in a transaction that writes drafts. */
export async function putMissingDrafts({ db }: StorageContext, drafts: readonly DraftRecord[]): Promise<void> {
  const there = await db.drafts.bulkGet(drafts.map(({ sheet }) => sheet))
  await db.drafts.bulkPut(drafts.filter((_, i) => there[i] === undefined))
}
