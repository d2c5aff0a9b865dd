/** The sheets an import wrote to, as its undoing would leave them. Reads only. */
import { isRecord } from '../../kernel/schema.ts'
import type { Sheet } from '../../document/model/sheet.ts'
import type { BinRecord, Header, SheetRecord, TouchedSheet } from '../db/database.ts'
import { passGate } from '../db/gate.ts'
import type { StorageContext } from '../db/storage-context.ts'
import { storedSheets } from '../backup/export.ts'
import { isBinnedSheet } from '../library/bin-gate.ts'

export interface SheetsBefore {
  /** Ids of sheets that were new. */
  readonly sheetsGone: readonly string[]
  readonly grown: readonly Grown[]
  /** Records that the import took from the bin, and that go back there. */
  readonly bin: readonly BinRecord[]
}
/** A sheet that was here before the import, as it was then; `came`: the ids of the lines the import added. */
export interface Grown {
  readonly record: SheetRecord
  readonly sheet: Sheet
  readonly came: readonly string[]
  readonly touchedAt: string | undefined
}

/** The sheets an import wrote to, as they were before. Undefined when one of them has been written to since. */
export async function sheetsBefore(
  storage: StorageContext,
  touched: readonly TouchedSheet[],
): Promise<SheetsBefore | undefined> {
  const { db } = storage
  const ids = touched.map(({ id }) => id)
  const stored = new Map((await storedSheets(db, ids)).map((one) => [one.record.id, one]))
  const drafts = new Map((await db.drafts.bulkGet(ids)).map((draft) => [draft?.sheet, draft]))
  const binned = await db.bin.bulkGet(ids.map((id): [string, string] => ['sheet', id]))
  if (binned.some(isBinnedSheet)) return undefined
  const sheetsGone: string[] = []
  const grown: Grown[] = []
  const bin: BinRecord[] = []
  for (const one of touched) {
    const now = stored.get(one.id)
    // deleted for good meanwhile
    if (now === undefined) continue
    const { record, journal } = now
    const written = new Set<unknown>([...one.there, ...one.lines])
    const draft = one.from === 'bin' ? one.binned?.draft : one.draft
    if (journal.length !== written.size || journal.some((line: unknown) => !isRecord(line) || !written.has(line['id'])))
      return undefined
    if (!isSame(drafts.get(one.id), draft)) return undefined
    if (one.header !== undefined && !isSame(columnsOf(record.header), columnsOf(one.header.after))) return undefined
    if (one.from !== 'store') {
      sheetsGone.push(one.id)
      if (one.binned !== undefined) bin.push(one.binned)
      continue
    }
    const passed = passGate(storage.games, record.version, { ...record.header, journal })
    if (!passed.ok) throw new TypeError(`${passed.refusal.why.key} at ${passed.refusal.path}`)
    const came = new Set(one.lines)
    const rest = passed.sheet.journal.filter(({ id }) => !came.has(id))
    grown.push({
      record,
      sheet: { ...passed.sheet, ...one.header?.before, journal: rest },
      came: one.lines,
      touchedAt: one.touchedAt,
    })
  }
  return { sheetsGone, grown, bin }
}

function columnsOf({ players, startedAt }: Pick<Header, 'players' | 'startedAt'>): unknown {
  return [startedAt, players.map(({ name, person }) => [name, person])]
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
