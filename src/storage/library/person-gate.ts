/** Checks stored people. Unreadable ones are skipped. */
import * as v from 'valibot'
import { parseInstant } from '../../document/model/instant.ts'
import { type Person, personSchema } from '../../document/model/sheet.ts'
import type { PersonRecord } from '../db/database.ts'

const isWhen = (text: string): boolean => text === '' || parseInstant(text) !== undefined

/** When and with whom someone last played may be malformed: the person is still readable without it. */
const recordSchema = v.object({
  ...personSchema.entries,
  playedAt: v.fallback(v.pipe(v.string(), v.check(isWhen)), ''),
  playedWith: v.fallback(v.array(v.string()), []),
})

/** The person as a file has it. */
export const personOf = ({ id, name, mergedInto }: PersonRecord): Person => ({
  id,
  name,
  ...(mergedInto !== undefined && { mergedInto }),
})

export function readablePeople(stored: readonly (PersonRecord | undefined)[]): readonly PersonRecord[] {
  return stored.flatMap((record) => {
    if (record === undefined) return []
    const { playedAt, playedWith, implied } = record
    const { success, output } = v.safeParse(recordSchema, { ...personOf(record), playedAt, playedWith })
    return success ? [{ ...output, ...(implied && { implied: true as const }) }] : []
  })
}
