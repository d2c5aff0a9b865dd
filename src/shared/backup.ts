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
  /** When a reminder was last dismissed. */
  remindedAt: instant,
  /** Whether the hint to move the sheets to the home screen app was closed. */
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

/** The whole pad as a file. */
export interface Backup {
  readonly stem: string
  readonly text: string
  readonly takenAt: string
  /** Records that cannot be read and so are not in the file. */
  readonly left: readonly Unread[]
}

/** What has been backed up outside this device, as far as the app can know. */
export const useBackupStore = defineStore('backup', () => {
  const storage = useStorageContext()
  const state = useLocalStorage<State>('whistblok.backup', v.parse(schema, {}), {
    serializer: { read: parseState, write: (value) => JSON.stringify(value) },
    writeDefaults: false,
    shallow: true,
  })
  const change = (part: Partial<State>) => (state.value = { ...state.value, ...part })
  /** Undefined until counted. */
  const unsaved = shallowRef<Unsaved>()
  const now = () => makeInstant(storage.writer.now())

  /** Watches what is unsaved; returns a function that stops it. */
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

  /** Taken at its start: anything written meanwhile counts as unsaved. */
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
    /** The backup was shared, downloaded or copied. */
    saved: ({ takenAt }: Backup) => change({ savedAt: takenAt, remindedAt: undefined }),
    putOff: () => change({ remindedAt: now() }),
    closeHint: () => change({ hintClosed: true }),
    /** The unreadable records as stored, as JSON. */
    rawText: async (left: readonly Unread[]): Promise<string> => JSON.stringify(await rawPad(storage, left), null, 2),
  }
})
