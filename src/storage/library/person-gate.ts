/** People as they lie in store: those whose record cannot be read are as if they were not there. */
import * as v from 'valibot'
import { parseInstant } from '../../document/model/instant.ts'
import { type Person, personSchema } from '../../document/model/sheet.ts'
import type { PersonRecord } from '../db/database.ts'

const isWhen = (text: string): boolean => text === '' || parseInstant(text) !== undefined

/** When and with whom somebody last played is not who it is: without it, it is still the same person. */
const recordSchema = v.object({
  ...personSchema.entries,
  playedAt: v.fallback(v.pipe(v.string(), v.check(isWhen)), ''),
  playedWith: v.fallback(v.array(v.string()), []),
})

/** As a file says it. */
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
