import { besideHere } from '../../document/merge/beside.ts'
import { readPad } from '../../document/read/read.ts'
import type { Pad, Preset } from '../../document/model/sheet.ts'
import { hereOf } from '../import/import-plan.ts'
import { attempt } from '../db/connection.ts'
import { gameOn, type StorageContext } from '../db/storage-context.ts'

/**
 * The content of a safety copy, ready for import beside the pad of today. Undefined when the copy is gone; throws
 * `TypeError` when it cannot be read.
 */
export function copyBeside(storage: StorageContext, copy: string): Promise<Pad | undefined> {
  const { db } = storage
  const gameOf = (id: string) => gameOn(storage, id)
  return attempt(storage, () =>
    db.transaction('r', db.tables, async () => {
      const kept = await db.copyTexts.get(copy)
      if (kept === undefined) return undefined
      const reading = readPad(String(kept.text), gameOf)
      if (!reading.ok) throw new TypeError(`${reading.refusal.why.key} at ${reading.refusal.path}`)
      const ids = reading.pad.sheets.map(({ id }) => id)
      const pad = besideHere(await hereOf(storage, reading.pad, ids), reading.pad, gameOf)
      return { ...pad, presets: await notRestored(storage, reading.pad.presets, pad.presets) }
    }),
  )
}

/** Without house rules that were restored before: they may have been changed since. */
async function notRestored(
  { db }: StorageContext,
  copied: readonly Preset[],
  presets: readonly Preset[],
): Promise<readonly Preset[]> {
  const own = new Set(copied.map(({ id }) => id))
  const stored = await db.presets.bulkGet(presets.map(({ id }) => id))
  const binned = await db.bin.bulkGet(presets.map(({ id }): [string, string] => ['preset', id]))
  return presets.filter(({ id }, i) => own.has(id) || (stored[i] === undefined && binned[i] === undefined))
}
