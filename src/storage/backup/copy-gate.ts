/** Checks stored safety copies. */
import * as v from 'valibot'
import { parseInstant } from '../../document/model/instant.ts'
import type { CopyRecord, CopyText, Touched } from '../db/database.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const copySchema = v.object({
  id: v.string(),
  order: count,
  at: v.pipe(
    v.string(),
    v.check((text) => parseInstant(text) !== undefined),
  ),
  why: v.picklist(['import', 'undoImport']),
  sheets: count,
  undoable: v.boolean(),
})
const changes = v.array(v.looseObject({ after: v.looseObject({ id: v.string() }) }))
const importSchema = v.looseObject({
  copy: v.string(),
  touched: v.looseObject({
    sheets: v.array(
      v.looseObject({
        id: v.string(),
        from: v.picklist(['new', 'store', 'bin']),
        lines: v.array(v.string()),
        there: v.array(v.string()),
      }),
    ),
    people: changes,
    presets: changes,
    series: changes,
  }),
})

export function isCopy(stored: unknown): stored is CopyRecord {
  return v.is(copySchema, stored)
}

/** Whether the copy records what an import added. */
export function isImport(stored: unknown): stored is CopyText & { readonly touched: Touched } {
  return v.is(importSchema, stored)
}

/** The text of a copy, indented if it is JSON; undefined when there is none. */
export function textIn(stored: CopyText | undefined): string | undefined {
  if (typeof stored?.text !== 'string') return undefined
  try {
    return `${JSON.stringify(JSON.parse(stored.text), null, 2)}\n`
  } catch {
    return stored.text
  }
}
