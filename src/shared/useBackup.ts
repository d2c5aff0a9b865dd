/** Takes a backup by sharing, downloading or copying it. A cancelled one does not count. */
import { computed, shallowRef, watchEffect } from 'vue'
import { type Outcome, useFileShare, type Way } from '../ui/device/useFileShare.ts'
import { type Backup, type Unread, useBackupStore } from './backup.ts'

/** Up to so many sheets the file is made in advance: browsers only share or copy at once after a tap. */
const FEW = 200

/** `likely`: whether the user can take a backup here, so that making it in advance is worthwhile. */
export function useBackup(likely: () => boolean) {
  const store = useBackupStore()
  const { ways, share, download, copy } = useFileShare()
  const by = { share, download, clipboard: copy }
  const busy = shallowRef(false)
  const done = shallowRef<{ readonly way: Way; readonly outcome: Outcome }>()
  /** Records that could not be read and are not in the backup. */
  const left = shallowRef<readonly Unread[]>([])
  const lacks = computed(() => {
    const { sheets = 0, presets = 0, people = 0, series = 0 } = countOf(left.value)
    return { sheets, presets, names: people + series }
  })
  /** A backup made in advance, or kept after a failed attempt, for the next tap. */
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
