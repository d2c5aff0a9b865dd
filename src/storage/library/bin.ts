/** The bin: deleted sheets and presets, complete, until the user empties it. People and series are never moved there. */
import { makeInstant, parseInstant } from '../../document/model/instant.ts'
import { compareText } from '../../document/model/order.ts'
import type { Refusal } from '../../document/read/refusal.ts'
import type { Preset } from '../../document/model/sheet.ts'
import { draftIn, isBinned, isBinnedPreset, isBinnedSheet } from './bin-gate.ts'
import { type Card, cardOf, summarized } from '../sheets/cards.ts'
import { attempt, watch } from '../db/connection.ts'
import { putMissingDrafts } from '../sheets/drafts.ts'
import type { BinnedPreset, BinnedSheet, BinRecord } from '../db/database.ts'
import { unmarkKept } from '../db/marker.ts'
import { namingOn } from '../sheets/names.ts'
import { readKept, storedAs, together } from '../sheets/sheet-records.ts'
import { gameOn, type StorageContext } from '../db/storage-context.ts'

/** The result of moving something into or out of the bin. */
export type Moved =
  | { readonly kind: 'moved'; readonly id: string }
  | { readonly kind: 'missing' }
  /** There is a copy already and the two cannot be merged; both stay where they are. */
  | { readonly kind: 'apart'; readonly refusal: Refusal }

const MISSING = { kind: 'missing' } as const

/** Moves a sheet to the bin, with its lines and draft, even an unreadable one. */
export function discardSheet(storage: StorageContext, id: string): Promise<Moved> {
  return inSheets(storage, async () => {
    const { db, writer } = storage
    const stored = await storedAs(storage, id)
    if (stored === undefined) return MISSING
    const before = await binned(storage, 'sheet', id)
    const kept = before === undefined ? stored : await together(storage, stored, before)
    if ('refusal' in kept) return { kind: 'apart', ...kept }
    await makeRoom(storage, 'sheet', id)
    await db.bin.put({ kind: 'sheet', id, at: makeInstant(writer.now()), ...kept })
    await db.lines.where('sheet').equals(id).delete()
    await db.drafts.delete(id)
    await db.sheets.delete(id)
    storage.read.delete(id)
    return { kind: 'moved', id }
  })
}

export function discardPreset(storage: StorageContext, id: string): Promise<Moved> {
  return inPresets(storage, async () => {
    const { db, writer } = storage
    const preset = await db.presets.get(id)
    if (preset === undefined) return MISSING
    const before = await binned(storage, 'preset', id)
    if (before !== undefined && !samePreset(before.preset, preset)) await db.bin.put(renamed(storage, before))
    await makeRoom(storage, 'preset', id)
    await db.bin.put({ kind: 'preset', id, at: makeInstant(writer.now()), preset })
    await db.presets.delete(id)
    return { kind: 'moved', id }
  })
}

/**
 * Restores from the bin. If the sheet exists again, the two are merged and the stored draft wins. If a different preset with
 * the same id exists, the restored one gets a new id.
 */
export function putBack(storage: StorageContext, kind: BinRecord['kind'], id: string): Promise<Moved> {
  return kind === 'sheet' ? putSheetBack(storage, id) : putPresetBack(storage, id)
}

function putSheetBack(storage: StorageContext, id: string): Promise<Moved> {
  return inSheets(storage, async () => {
    const { db, writer } = storage
    const kept = await binned(storage, 'sheet', id)
    if (kept === undefined) return MISSING
    const stored = await storedAs(storage, id)
    const one = stored === undefined ? kept : await together(storage, stored, kept)
    if ('refusal' in one) return { kind: 'apart', ...one }
    await db.lines.bulkPut(one.lines)
    await db.sheets.put({ ...one.record, touchedAt: makeInstant(writer.now()) })
    await putMissingDrafts(storage, draftIn({ ...kept, ...one }))
    await db.bin.delete(['sheet', id])
    storage.read.delete(id)
    return { kind: 'moved', id }
  })
}

function putPresetBack(storage: StorageContext, id: string): Promise<Moved> {
  return inPresets(storage, async () => {
    const { db } = storage
    const kept = await binned(storage, 'preset', id)
    if (kept === undefined) return MISSING
    const there = await db.presets.get(id)
    const { preset } = there === undefined || samePreset(there, kept.preset) ? kept : renamed(storage, kept)
    await db.presets.put(preset)
    await db.bin.delete(['preset', id])
    return { kind: 'moved', id: preset.id }
  })
}

/** Deletes for good: all, or only `shown`, the items the user saw. Returns how many were deleted. */
export function emptyBin(storage: StorageContext, shown?: readonly Shown[]): Promise<number> {
  const { db } = storage
  return attempt(storage, () =>
    db.transaction('rw', [db.bin, db.sheets], async () => {
      const keys = shown?.map(keyOf) ?? (await db.bin.toCollection().primaryKeys())
      const going = (await db.bin.bulkGet(keys)).filter((found) => found !== undefined).length
      await db.bin.bulkDelete(keys)
      // the user emptied the pad on purpose
      if ((await db.sheets.count()) === 0 && (await db.bin.count()) === 0) unmarkKept(storage)
      return going
    }),
  )
}

/** Newest first. */
export type BinCard =
  | { readonly kind: 'sheet'; readonly id: string; readonly at: string; readonly card: Card }
  | {
      readonly kind: 'preset'
      readonly id: string
      readonly at: string
      readonly preset: Pick<Preset, 'game' | 'name'>
    }
  | UnreadableBinCard
/** A record that cannot be restored. */
interface UnreadableBinCard {
  readonly kind: 'unreadable'
  readonly id: string
  readonly at: string
  /** The key of its record. */
  readonly key: BinKey
}
type BinKey = [kind: string, id: string]
type Shown = Pick<BinRecord, 'kind' | 'id'> | Pick<UnreadableBinCard, 'kind' | 'key'>
const keyOf = (shown: Shown): BinKey => (shown.kind === 'unreadable' ? shown.key : [shown.kind, shown.id])

export function watchBin(
  storage: StorageContext,
  next: (cards: readonly BinCard[]) => void,
  fail: (error: unknown) => void,
): () => void {
  const query = async () => {
    const records = await storage.db.bin.toArray()
    const nameOf = await namingOn(storage)
    const cards = records.map((record) => binCardOf(storage, record, nameOf))
    return cards.toSorted((a, b) => compareText(b.at, a.at) || compareText(b.id, a.id))
  }
  return watch(storage, query, next, fail)
}

/** `at` is empty when it is unknown. */
function binCardOf(storage: StorageContext, record: BinRecord, nameOf: NameOf): BinCard {
  const key: BinKey = [record.kind, record.id]
  const id = String(record.id)
  const at = parseInstant(String(record.at)) ?? ''
  if (isBinnedSheet(record)) return { kind: 'sheet', id, at, card: shownAs(storage, record, nameOf) }
  if (!isBinnedPreset(record)) return { kind: 'unreadable', id, at, key }
  const { name = '', game = '' }: Partial<Preset> = record.preset
  return { kind: 'preset', id, at, preset: { name: String(name), game: String(game) } }
}

type NameOf = Awaited<ReturnType<typeof namingOn>>

function shownAs(storage: StorageContext, kept: BinnedSheet, nameOf: NameOf): Card {
  const { id, record } = kept
  const known = summarized(storage, record)
  if (known !== undefined) return { ...known, names: record.header.players.map(nameOf) }
  const read = readKept(storage, kept)
  if ('refusal' in read) return { kind: 'unreadable', id, ...read }
  return cardOf(read.sheet, gameOn(storage, read.sheet.game)!, read.sheet.players.map(nameOf))
}

async function binned<K extends BinRecord['kind']>(
  { db }: StorageContext,
  kind: K,
  id: string,
): Promise<(K extends 'sheet' ? BinnedSheet : BinnedPreset) | undefined> {
  const found = await db.bin.get([kind, id])
  return (isBinned(found) ? found : undefined) as (K extends 'sheet' ? BinnedSheet : BinnedPreset) | undefined
}

/** A record there that cannot be restored is not overwritten: it gets a new id. */
async function makeRoom({ db, uuid }: StorageContext, kind: BinRecord['kind'], id: string): Promise<void> {
  const there = await db.bin.get([kind, id])
  if (there !== undefined && !isBinned(there)) await db.bin.put({ ...(there as BinRecord), id: uuid() })
}

function samePreset(a: Preset, b: Preset): boolean {
  const says = ({ game, name, options }: Preset) => JSON.stringify([game, name, options])
  return says(a) === says(b)
}

/** The same preset under a new id. */
function renamed({ uuid }: StorageContext, kept: BinnedPreset): BinnedPreset {
  const id = uuid()
  return { ...kept, id, preset: { ...kept.preset, id } }
}

function inSheets<T>(storage: StorageContext, work: () => Promise<T>): Promise<T> {
  const { db } = storage
  return attempt(storage, () => db.transaction('rw', [db.sheets, db.lines, db.drafts, db.people, db.bin], work))
}

function inPresets<T>(storage: StorageContext, work: () => Promise<T>): Promise<T> {
  const { db } = storage
  return attempt(storage, () => db.transaction('rw', [db.presets, db.bin], work))
}
