/** Taking a backup: one tap a way, and only what was not cancelled counts. */
import { computed, shallowRef, watchEffect } from 'vue'
import { type Outcome, useFileShare, type Way } from '../ui/device/useFileShare.ts'
import { type Backup, type Unread, useBackupStore } from './backup.ts'

/** So many sheets are made into a file before somebody asks: browsers share and copy only what a finger need not wait for. */
const FEW = 200

/** `likely`: somebody may ask for one here. */
export function useBackup(likely: () => boolean) {
  const store = useBackupStore()
  const { ways, share, download, copy } = useFileShare()
  const by = { share, download, clipboard: copy }
  const busy = shallowRef(false)
  const done = shallowRef<{ readonly way: Way; readonly outcome: Outcome }>()
  /** What could not be read, and is not in what was saved. */
  const left = shallowRef<readonly Unread[]>([])
  const lacks = computed(() => {
    const { sheets = 0, presets = 0, people = 0, series = 0 } = countOf(left.value)
    return { sheets, presets, names: people + series }
  })
  /** One that is made already; also one that was made in vain, for the next tap. */
  let ready: Promise<Backup> | undefined
  watchEffect(() => {
    const { unsaved } = store
    ready = likely() && unsaved && unsaved.sheets <= FEW ? store.make() : undefined
    ready?.catch(() => (ready = undefined))
  })

  async function take(way: Way): Promise<void> {
    if (busy.value) return
    busy.value = true
    done.value = undefined
    done.value = { way, outcome: await attempt(way).catch(() => 'failed' as const) }
    busy.value = false
  }

  async function attempt(way: Way): Promise<Outcome> {
    const making = ready ?? store.make()
    const backup = await making
    const outcome = await by[way](backup.stem, backup.text)
    if (outcome === 'failed') ready = making
    if (outcome !== 'saved') return outcome
    left.value = backup.left
    store.saved(backup)
    return outcome
  }

  return { ways, take, busy, done, left, lacks }
}

function countOf(left: readonly Unread[]): Partial<Record<Unread['kind'], number>> {
  const counts: Partial<Record<Unread['kind'], number>> = {}
  for (const { kind } of left) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
