/** House rules by name. A sheet keeps a copy of its own: nothing here changes one. */
import type { Refusal } from '../../document/read/refusal.ts'
import type { Preset } from '../../document/model/sheet.ts'
import { attempt, watch } from '../db/connection.ts'
import { passItems } from '../db/gate.ts'
import type { StorageContext } from '../db/storage-context.ts'

/** Characters of a name. */
export const LONGEST_NAME = 60

/** House rules that cannot be read. */
export interface UnreadPreset {
  readonly id: string
  /** As far as there is one. */
  readonly name: string
  readonly refusal: Refusal
}

/** Those of all games, by name; and those that cannot be read. */
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
 * New, or in the place of the one with its id. Returns it as it was written. Throws `TypeError` on what is no preset; a
 * name that came in from elsewhere may be any, and stays until another is given.
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

/** Another of the same rules. */
export function copyPreset(storage: StorageContext, { game, options }: Preset, name: string): Promise<Preset> {
  return putPreset(storage, { id: storage.uuid(), game, name, options })
}
