/** Presets. A sheet has its own copy of its options, so changing a preset changes no sheet. */
import type { Refusal } from '../../document/read/refusal.ts'
import type { Preset } from '../../document/model/sheet.ts'
import { attempt, watch } from '../db/connection.ts'
import { passItems } from '../db/gate.ts'
import type { StorageContext } from '../db/storage-context.ts'

/** In characters. */
export const LONGEST_NAME = 60

/** A preset that cannot be read. */
export interface UnreadPreset {
  readonly id: string
  /** Empty when it has none. */
  readonly name: string
  readonly refusal: Refusal
}

/** Calls `next` with the presets of all games, by name, and with the unreadable ones. */
export function watchPresets(
  storage: StorageContext,
  next: (presets: readonly Preset[], unread: readonly UnreadPreset[]) => void,
  fail: (error: unknown) => void,
): () => void {
  const query = async () => {
    const stored = await storage.db.presets.toArray()
    const names = new Map(stored.map(({ id, name }) => [id, String(name ?? '')]))
    const { items, left } = passItems(storage.games, 'presets', stored)
    return {
      presets: items.toSorted(byName),
      unread: left.map(({ id, refusal }) => ({ id, refusal, name: names.get(id)! })),
    }
  }
  return watch(storage, query, ({ presets, unread }) => next(presets, unread), fail)
}

function byName(a: Preset, b: Preset): number {
  return a.name.localeCompare(b.name, undefined, { numeric: true }) || (a.id < b.id ? -1 : 1)
}

/**
 * Writes a preset, new or in place of the one with its id, and returns it as written. Throws `TypeError` when it is not
 * valid, or when a new name is empty or too long; an imported name may be either and may stay.
 */
export async function putPreset(storage: StorageContext, preset: Preset): Promise<Preset> {
  const { db } = storage
  const name = preset.name.trim()
  const given = { ...preset, name }
  const [passed] = passItems(storage.games, 'presets', [given]).items
  if (passed === undefined) throw new TypeError('badPreset')
  return attempt(storage, () =>
    db.transaction('rw', db.presets, async () => {
      const before = await db.presets.get(preset.id)
      const kept = before?.name === preset.name
      if (!kept && (name === '' || name.length > LONGEST_NAME)) throw new TypeError('badName')
      const put = kept ? { ...passed, name: before.name } : passed
      await db.presets.put(put)
      return put
    }),
  )
}

/** Saves a preset with the same options under another name. */
export function copyPreset(storage: StorageContext, { game, options }: Preset, name: string): Promise<Preset> {
  return putPreset(storage, { id: storage.uuid(), game, name, options })
}
