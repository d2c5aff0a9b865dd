/** Runs work on the database. A connection that the browser has closed is reopened once. */
import { liveQuery } from 'dexie'
import type { PadDatabase } from './database.ts'
import type { StorageContext } from './storage-context.ts'

const CLOSED = ['DatabaseClosedError', 'InvalidStateError', 'UnknownError']

/** Databases closed for a newer version of the app in another tab; they stay closed. */
const steppedAside = new WeakSet<PadDatabase>()

/** The names of an error and of its inner error. */
function namesIn(error: unknown): readonly string[] {
  const { name = '', inner } = error as { readonly name?: string; readonly inner?: { readonly name?: string } }
  return [name, inner?.name ?? '']
}

/** Whether a newer version of the app wrote this data. */
export function isFromNewer(error: unknown): boolean {
  return namesIn(error).includes('VersionError')
}

function mayReopen(db: PadDatabase, error: unknown): boolean {
  return namesIn(error).some((name) => CLOSED.includes(name)) && !isFromNewer(error) && !steppedAside.has(db)
}

/** Renames the error: a live query ignores one called DatabaseClosedError. */
function sayClosed(cause: unknown): never {
  if (namesIn(cause)[0] === 'DatabaseClosedError') throw new Error('closed', { cause })
  throw cause
}

async function reopen(db: PadDatabase): Promise<void> {
  db.close({ disableAutoOpen: false })
  await db.open()
}

/** Does the work, and once more after reopening. Work must be repeatable: what it writes carries fixed ids. */
export async function attempt<T>({ db }: StorageContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!mayReopen(db, error)) throw error
    await reopen(db)
    return work()
  }
}

/** Calls `next` with the query's result, now and after every change in any tab. Returns a function that stops it. */
export function watch<T>(
  { db, watches }: StorageContext,
  query: () => Promise<T>,
  next: (found: T) => void,
  fail: (error: unknown) => void,
): () => void {
  let stop = () => {}
  let reopened = false
  const start = () => {
    stop()
    const subscription = liveQuery(() => query().catch(sayClosed)).subscribe({
      next: (found) => {
        reopened = false
        next(found)
      },
      error: (wrapped: unknown) => {
        const error = wrapped instanceof Error ? (wrapped.cause ?? wrapped) : wrapped
        if (reopened || !mayReopen(db, error)) {
          fail(error)
          return
        }
        reopened = true
        reopen(db).then(() => watches.has(start) && start(), fail)
      },
    })
    stop = () => subscription.unsubscribe()
  }
  watches.add(start)
  start()
  return () => {
    watches.delete(start)
    stop()
  }
}

/**
 * When another tab opens a newer version: waits for `finish`, closes the database and calls `said`.
 * When the database is deleted instead: runs every watch again.
 */
export function makeWay(storage: StorageContext, finish: () => Promise<unknown>, said: () => void): void {
  const { db } = storage
  db.on('versionchange', ({ newVersion }) => {
    if (!newVersion) {
      storage.read.clear()
      db.close({ disableAutoOpen: false })
      setTimeout(() => storage.watches.forEach((start) => start()))
      return false
    }
    steppedAside.add(db)
    void finish().finally(() => {
      db.close()
      said()
    })
    return false
  })
}
