/** Checks stored drafts, except `draft` itself, which its form reads. */
import * as v from 'valibot'
import { playerSchema } from '../../document/model/sheet.ts'
import type { DraftRecord, SheetDraft } from '../db/database.ts'

const targetSchema = v.variant('kind', [
  v.object({ kind: v.literal('new') }),
  v.object({ kind: v.literal('amend'), row: v.string() }),
  v.object({ kind: v.literal('insert'), after: v.nullable(v.string()) }),
])
const draftSchema = v.object({
  target: targetSchema,
  form: v.string(),
  draft: v.unknown(),
  step: v.union([v.string(), v.number()]),
  guests: v.optional(v.array(playerSchema)),
})
const recordSchema = v.object({
  ...draftSchema.entries,
  sheet: v.string(),
  token: v.object({ line: v.string(), row: v.string() }),
})

export function isSheetDraft(stored: unknown): stored is SheetDraft {
  return v.is(draftSchema, stored)
}

export function isDraftRecord(stored: unknown): stored is DraftRecord {
  return v.is(recordSchema, stored)
}
