import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { type BinCard, discardSheet, emptyBin, type Moved, putBack, watchBin } from '../storage/library/bin.ts'
import { watchCopies } from '../storage/backup/copies.ts'
import type { BinRecord } from '../storage/db/database.ts'
import { useNoticesStore } from './notices.ts'
import { useStorageContext } from './storage.ts'
import { makeTurns } from './turns.ts'

/** The `about` of a notice of this deletion. */
export const binned = (kind: BinCard['kind'], id: string): string => `bin ${kind} ${id}`

/** The bin, newest first, and the ways into and out of it. */
export const useBinStore = defineStore('bin', () => {
  const storage = useStorageContext()
  const notices = useNoticesStore()
  const { inTurn } = makeTurns()
  /** Undefined until read. */
  const cards = shallowRef<readonly BinCard[]>()

  /** Whether there are safety copies, which may still contain what is deleted for good. */
  const copied = shallowRef(false)

  /** Watches the bin; returns a function that stops it. */
  function open(): () => void {
    const stops = [
      watchBin(
        storage,
        (found) => (cards.value = found),
        () => (cards.value ??= []),
      ),
      watchCopies(
        storage,
        (copies) => (copied.value = copies.length > 0),
        () => (copied.value = false),
      ),
    ]
    return () => stops.forEach((stop) => stop())
  }

  return {
    cards,
    copied,
    open,
    discard: (id: string): Promise<Moved> => inTurn(() => discardSheet(storage, id)),
    putBack: (kind: BinRecord['kind'], id: string): Promise<Moved> => {
      notices.settle(binned(kind, id))
      return inTurn(() => putBack(storage, kind, id))
    },
    /** Deletes these items for good; resolves to how many there were. */
    empty: async (shown: readonly BinCard[]): Promise<number> => {
      const gone = await inTurn(() => emptyBin(storage, shown))
      for (const { kind, id } of shown) notices.settle(binned(kind, id))
      return gone
    },
  }
})
