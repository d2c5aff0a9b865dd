import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { type BinCard, discardSheet, emptyBin, type Moved, putBack, watchBin } from '../storage/library/bin.ts'
import { watchCopies } from '../storage/backup/copies.ts'
import type { BinRecord } from '../storage/db/database.ts'
import { useNoticesStore } from './notices.ts'
import { useStorageContext } from './storage.ts'
import { makeTurns } from './turns.ts'

/** What a notice of something deleted is about. */
export const binned = (kind: BinCard['kind'], id: string): string => `bin ${kind} ${id}`

/** What was deleted, newest first, until the user empties the bin. */
export const useBinStore = defineStore('bin', () => {
  const storage = useStorageContext()
  const notices = useNoticesStore()
  const { inTurn } = makeTurns()
  /** Undefined until it was looked into. */
  const cards = shallowRef<readonly BinCard[]>()

  /** Whether there are safety copies: they may hold what was deleted for good. */
  const copied = shallowRef(false)

  /** Follows the bin for as long as somebody looks. Returns how to stop. */
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
    /** For good, what was shown. Resolves to how many went. */
    empty: async (shown: readonly BinCard[]): Promise<number> => {
      const gone = await inTurn(() => emptyBin(storage, shown))
      for (const { kind, id } of shown) notices.settle(binned(kind, id))
      return gone
    },
  }
})
