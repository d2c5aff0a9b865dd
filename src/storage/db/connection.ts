/** A connection that the browser closed behind our back is opened again once, silently. */
import { liveQuery } from 'dexie'
import type { PadDatabase } from './database.ts'
import type { StorageContext } from './storage-context.ts'

const CLOSED = ['DatabaseClosedError', 'InvalidStateError', 'UnknownError']

/** Data bases that made way for a newer version of the app in another tab: they stay closed. */
const steppedAside = new WeakSet<PadDatabase>()

/** The name of an error and of the one it wraps. */
function namesIn(error: unknown): readonly string[] {
  const { name = '', inner } = error as { readonly name?: string; readonly inner?: { readonly name?: string } }
  return [name, inner?.name ?? '']
}

/** A newer version of the app wrote this data. */
export function isFromNewer(error: unknown): boolean {
  return namesIn(error).includes('VersionError')
}

function mayReopen(db: PadDatabase, error: unknown): boolean {
  return namesIn(error).some((name) => CLOSED.includes(name)) && !isFromNewer(error) && !steppedAside.has(db)
}

/** A live query keeps silent about a data base that is closed, unless its error goes by another name. */
function sayClosed(cause: unknown): never {
  if (namesIn(cause)[0] === 'DatabaseClosedError') throw new Error('closed', { cause })
  throw cause
}

async function reopen(db: PadDatabase): Promise<void> {
  db.close({ disableAutoOpen: false })
  await db.open()
}

/** Work that may be done twice: its writes carry ids, so what was already done is done once. */
export async function attempt<T>({ db }: StorageContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!mayReopen(db, error)) throw error
    await reopen(db)
    return work()
  }
}

/** Calls `next` with what the query finds, now and after every change, from any tab. Returns how to stop. */
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
 * Another tab brings a newer version: what is being written is finished, the data base makes way, and that is said.
 * When the data base is deleted instead, every watch looks again at what is there now.
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
