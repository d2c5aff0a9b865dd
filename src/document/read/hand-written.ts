/** Completes files written by hand, without ids and instants; the same text always gets the same ones. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { isRecord } from '../../kernel/schema.ts'
import { laterBy } from '../model/instant.ts'
import { compareText } from '../model/order.ts'
import type { Line, LooseLine } from '../model/sheet.ts'

/** The start of a sheet that gives no time. */
export const EPOCH = '2000-01-01T00:00:00.000Z'

/** Adds row ids r1, r2 …, line ids l0001 … and instants a millisecond apart, in the order of the file. */
export function completed(lines: readonly LooseLine[], startedAt: string): readonly Line[] {
  let rows = 0
  return lines.map((line, i) => {
    const written = { id: `l${String(i + 1).padStart(4, '0')}`, at: laterBy(i + 1, startedAt) }
    if (!('entry' in line)) return { ...written, ...line } as Line
    rows += 1
    return { ...written, row: `r${rows}`, ...line } as Line
  })
}

/**
 * Returns a function that makes ids for sheets without one: a hash of the content, in the form of a UUID, whatever the order
 * of keys. Where the id is taken, as for the second of two equal sheets, it makes another.
 */
export function sheetIds(taken: Iterable<string>): (content: unknown) => string {
  const used = new Set(taken)
  const duplicates = new Map<string, number>()
  return (content) => {
    const text = sortedJson(content)
    const first = hashed(text)
    let duplicate = duplicates.get(first) ?? 0
    let id = first
    while (used.has(id)) {
      duplicate += 1
      id = hashed(`${duplicate} ${text}`)
    }
    duplicates.set(first, duplicate)
    used.add(id)
    return id
  }
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => compareText(a, b))) : inner,
  )
}

/** A UUID of version 8 ("custom") with 122 bits of the hash. */
function hashed(text: string): string {
  const hex = bytesToHex(sha256(utf8ToBytes(text)))
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
