import { useLocalStorage } from '@vueuse/core'
import { defineStore } from 'pinia'
import * as v from 'valibot'
import { computed, shallowRef, watch } from 'vue'
import { gameOf } from '../games/index.ts'
import { makeInstant } from '../document/model/instant.ts'
import { makePad } from '../document/model/write.ts'
import { padOf, rawPad } from '../storage/backup/export.ts'
import type { Unread } from '../storage/db/gate.ts'
import { type Unsaved, watchUnsaved } from '../storage/backup/unsaved.ts'
import { isDue } from './reminder.ts'
import { useStorageContext } from './storage.ts'

const instant = v.fallback(v.optional(v.pipe(v.string(), v.isoTimestamp())), undefined)
const schema = v.object({
  /** When the last backup was taken. */
  savedAt: instant,
  /** When a reminder was last put off. */
  remindedAt: instant,
  /** The hint to take the sheets along to the home screen was closed for good. */
  hintClosed: v.fallback(v.boolean(), false),
})
type State = v.InferOutput<typeof schema>

function parseState(raw: string): State {
  try {
    return v.parse(schema, JSON.parse(raw))
  } catch {
    return v.parse(schema, {})
  }
}

export type { Unread }

/** The whole pad as a file, and what it holds. */
export interface Backup {
  readonly stem: string
  readonly text: string
  readonly takenAt: string
  /** What cannot be read: it is not in it. */
  readonly left: readonly Unread[]
}

/** What is in safety outside this device, as far as this device can know. */
export const useBackupStore = defineStore('backup', () => {
  const storage = useStorageContext()
  const state = useLocalStorage<State>('whistblok.backup', v.parse(schema, {}), {
    serializer: { read: parseState, write: (value) => JSON.stringify(value) },
    writeDefaults: false,
    shallow: true,
  })
  const change = (part: Partial<State>) => (state.value = { ...state.value, ...part })
  /** Undefined until it is counted. */
  const unsaved = shallowRef<Unsaved>()
  const now = () => makeInstant(storage.writer.now())

  /** Follows what is unsaved for as long as somebody looks. Returns how to stop. */
  function open(): () => void {
    let stop = () => {}
    const stopFollowing = watch(
      () => [state.value.savedAt, state.value.remindedAt] as const,
      ([savedAt, remindedAt]) => {
        stop()
        stop = watchUnsaved(
          storage,
          { savedAt, remindedAt },
          (found) => (unsaved.value = found),
          () => (unsaved.value = undefined),
        )
      },
      { immediate: true },
    )
    return () => {
      stopFollowing()
      stop()
    }
  }

  /** What is written while it is on its way is not in it. */
  async function make(): Promise<Backup> {
    const takenAt = now()
    const { pad, left } = await padOf(storage)
    return { stem: 'whistblok', text: makePad(pad, gameOf), takenAt, left }
  }

  return {
    savedAt: computed(() => state.value.savedAt),
    hintClosed: computed(() => state.value.hintClosed),
    unsaved,
    due: computed(() => unsaved.value !== undefined && isDue(state.value, unsaved.value, storage.writer.now())),
    open,
    make,
    /** It was shared, downloaded or copied. */
    saved: ({ takenAt }: Backup) => change({ savedAt: takenAt, remindedAt: undefined }),
    putOff: () => change({ remindedAt: now() }),
    closeHint: () => change({ hintClosed: true }),
    /** What cannot be read, as it lies in store. */
    rawText: async (left: readonly Unread[]): Promise<string> => JSON.stringify(await rawPad(storage, left), null, 2),
  }
})
