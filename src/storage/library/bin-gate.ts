/** Checks whether a record in the bin can be restored. Its content is checked when it is read. */
import * as v from 'valibot'
import type { BinnedPreset, BinnedSheet, BinRecord, DraftRecord } from '../db/database.ts'

const named = v.looseObject({ id: v.string() })
const sheetSchema = v.looseObject({
  kind: v.literal('sheet'),
  id: v.string(),
  record: named,
  lines: v.array(v.looseObject({ sheet: v.string(), id: v.string() })),
})
const presetSchema = v.looseObject({ kind: v.literal('preset'), id: v.string(), preset: named })

export function isBinnedSheet(stored: unknown): stored is BinnedSheet {
  if (!v.is(sheetSchema, stored)) return false
  return stored.record.id === stored.id && stored.lines.every(({ sheet }) => sheet === stored.id)
}

export function isBinnedPreset(stored: unknown): stored is BinnedPreset {
  return v.is(presetSchema, stored) && stored.preset.id === stored.id
}

export function isBinned(stored: unknown): stored is BinRecord {
  return isBinnedSheet(stored) || isBinnedPreset(stored)
}

/** The draft to restore with the sheet, even an unreadable one, provided the table can hold it. */
export function draftIn({ id, draft }: BinnedSheet): readonly DraftRecord[] {
  return v.is(v.looseObject({ sheet: v.literal(id) }), draft) ? [draft] : []
}
