/** House rules by name. A sheet keeps a copy of its own: nothing here changes one. */
import { FORMAT } from '../sheet/envelope.ts'
import { readPad } from '../sheet/read.ts'
import type { Preset } from '../sheet/sheet.ts'
import { attempt, watch } from './connection.ts'
import { FORMAT_VERSION } from './gate.ts'
import { gameOn, type Shelf } from './shelf.ts'

/** Characters of a name. */
export const LONGEST_NAME = 60

/** Those of all games, by name. */
export function watchPresets(
  shelf: Shelf,
  next: (presets: readonly Preset[]) => void,
  fail: (error: unknown) => void,
): () => void {
  const query = async () => {
    const stored = await shelf.db.presets.toArray()
    return stored.flatMap((preset) => passGate(shelf, preset) ?? []).toSorted(byName)
  }
  return watch(shelf, query, next, fail)
}

function byName(a: Preset, b: Preset): number {
  return a.name.localeCompare(b.name, undefined, { numeric: true }) || (a.id < b.id ? -1 : 1)
}

/**
 * New, or in the place of the one with its id. Returns it as it was written. Throws `TypeError` on what is no preset; a
 * name that came in from elsewhere may be any, and stays until another is given.
 */
export async function putPreset(shelf: Shelf, preset: Preset): Promise<Preset> {
  const { db } = shelf
  const name = preset.name.trim()
  const passed = passGate(shelf, { ...preset, name })
  if (passed === undefined) throw new TypeError('badPreset')
  return attempt(shelf, () =>
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
export function copyPreset(shelf: Shelf, { game, options }: Preset, name: string): Promise<Preset> {
  return putPreset(shelf, { id: shelf.uuid(), game, name, options })
}

function passGate(shelf: Shelf, preset: Preset): Preset | undefined {
  const reading = readPad({ format: FORMAT, version: FORMAT_VERSION, presets: [preset] }, (id) => gameOn(shelf, id))
  return reading.ok ? reading.pad.presets[0] : undefined
}
