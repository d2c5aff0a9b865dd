/** Imports a file or link: first a preview, then all of it or nothing. */
import type { Answers, Plan } from '../../document/merge/import-plan.ts'
import { makeInstant } from '../../document/model/instant.ts'
import type { Refusal } from '../../document/read/refusal.ts'
import type { Pad } from '../../document/model/sheet.ts'
import { peopleOf } from './import-people.ts'
import { type PlannedImport, isBinned, isNews, isTaken, planIn, type Seen, sheetsInBin } from './import-plan.ts'
import { touchedBy } from './import-record.ts'
import { draftIn } from '../library/bin-gate.ts'
import { attempt } from '../db/connection.ts'
import { putMissingDrafts } from '../sheets/drafts.ts'
import { keepCopy } from '../backup/copies.ts'
import type { PersonRecord } from '../db/database.ts'
import { passItems } from '../db/gate.ts'
import { markKept } from '../db/marker.ts'
import { readablePeople } from '../library/person-gate.ts'
import { setAside } from '../library/set-aside.ts'
import { putAll } from '../sheets/sheets.ts'
import type { StorageContext } from '../db/storage-context.ts'

export interface Preview {
  readonly plan: Plan
  /** By id of a person here who may be the same as an imported one: when and with whom they last played. */
  readonly lastPlayed: ReadonlyMap<string, Pick<PersonRecord, 'playedAt' | 'playedWith'>>
  /** What was looked up; pass it on to preview other answers without looking again. */
  readonly seen: Seen
}
export type Taken =
  /** `copy`: the id of the safety copy made before. */
  | { readonly kind: 'taken'; readonly copy: string; readonly sheets: readonly string[] }
  /** Nothing in it is new. */
  | { readonly kind: 'known' }
  /** The user chose to keep ours everywhere, so nothing is written. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/** Plans the import and writes nothing. */
export function previewOf(storage: StorageContext, coming: Pad, answers?: Answers, before?: Seen): Promise<Preview> {
  const { db } = storage
  return attempt(storage, () =>
    db.transaction('r', db.tables, async () => {
      const { plan, seen } = await planIn(storage, coming, answers, before)
      const asked = plan.namesakes.flatMap(({ candidates }) => candidates)
      const known = readablePeople(await db.people.bulkGet(asked))
      return { plan, seen, lastPlayed: new Map(known.map((person) => [person.id, person])) }
    }),
  )
}

/** Imports in one transaction, after making a safety copy. It is planned anew from what is stored at that moment. */
export async function takeIn(from: StorageContext, coming: Pad, answers?: Answers): Promise<Taken> {
  const { db } = from
  const taken = await attempt(from, () =>
    db.transaction('rw', db.tables, async (): Promise<Taken> => {
      const storage = atOneInstant(from)
      const planned = await planIn(storage, coming, answers)
      const { plan } = planned
      if (plan.refusal !== undefined) return { kind: 'refused', refusal: plan.refusal }
      if (!plan.changes) return { kind: 'known' }
      if (!writes(plan)) return { kind: 'kept' }
      const people = await peopleOf(storage, plan)
      const touched = await touchedBy(storage, planned, people)
      const copy = await keepCopy(storage, 'import', touched)
      await write(storage, planned, people)
      return { kind: 'taken', copy, sheets: plan.sheets.filter(isTaken).map(({ sheet }) => sheet.id) }
    }),
  )
  if (taken.kind === 'taken' && taken.sheets.length > 0) markKept(from)
  return taken
}

/** Gives all records of the import the same `touchedAt` as its safety copy, so that later changes can be told apart. */
function atOneInstant(storage: StorageContext): StorageContext {
  const at = storage.writer.now()
  return { ...storage, writer: { ...storage.writer, now: () => at } }
}

const writes = ({ sheets, people, presets, series }: Plan): boolean =>
  sheets.some(isTaken) || [people, presets, series].some((items) => items.some(isNews))

async function write(
  storage: StorageContext,
  { here, plan }: PlannedImport,
  people: readonly PersonRecord[],
): Promise<void> {
  const { db } = storage
  const ours = new Map(here.pad.sheets.map((sheet) => [sheet.id, sheet]))
  const taken = plan.sheets.filter(isTaken).map(({ kind, sheet }) => {
    const there = new Set(kind === 'grown' ? ours.get(sheet.id)?.journal.map(({ id }) => id) : [])
    return { sheet, news: sheet.journal.filter(({ id }) => !there.has(id)) }
  })
  await putAll(storage, taken)
  await takeOutOfBin(
    storage,
    plan.sheets.filter(isBinned).map(({ sheet }) => sheet.id),
  )
  await setAside(storage, 'people', people)
  await db.people.bulkPut([...people])
  await keepUnread(
    storage,
    plan.presets.filter(isNews).map(({ item }) => item.id),
  )
  await db.presets.bulkPut(plan.presets.filter(isNews).map(({ item }) => item))
  await db.bin.bulkDelete(plan.presets.filter(isBinned).map(({ item }): [string, string] => ['preset', item.id]))
  const series = plan.series.filter(isNews).map(({ item }) => item)
  await setAside(storage, 'series', series)
  await db.series.bulkPut(series)
}

/** Moves unreadable presets that have an imported preset's id to the bin, under a new id. */
async function keepUnread({ db, games, writer, uuid }: StorageContext, presets: readonly string[]): Promise<void> {
  const there = (await db.presets.bulkGet([...presets])).filter((found) => found !== undefined)
  const unread = new Set(passItems(games, 'presets', there).left.map(({ id }) => id))
  for (const preset of there.filter(({ id }) => unread.has(id))) {
    const id = uuid()
    await db.bin.put({ kind: 'preset', id, at: makeInstant(writer.now()), preset: { ...preset, id } })
  }
}

async function takeOutOfBin(storage: StorageContext, ids: readonly string[]): Promise<void> {
  const { db } = storage
  const kept = await sheetsInBin(storage, ids)
  await putMissingDrafts(storage, kept.flatMap(draftIn))
  await db.bin.bulkDelete(ids.map((id): [string, string] => ['sheet', id]))
}
