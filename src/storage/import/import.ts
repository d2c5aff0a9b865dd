/** What comes in from a file or a link: looked at first, then taken in as a whole or not at all. */
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
  /** Of those known here by the name of somebody who comes: when they last played, and with whom. */
  readonly lastPlayed: ReadonlyMap<string, Pick<PersonRecord, 'playedAt' | 'playedWith'>>
  /** What was here: another answer need not look again. */
  readonly seen: Seen
}
export type Taken =
  /** `copy`: of the pad as it was before. */
  | { readonly kind: 'taken'; readonly copy: string; readonly sheets: readonly string[] }
  /** Nothing was new. */
  | { readonly kind: 'known' }
  /** There was something to choose, and what is here was chosen. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/** What would happen now. Writes nothing. */
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

/** Everything at once, behind a safety copy; what is in store at that moment counts, not what was previewed. */
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

/** All that comes in is touched when the copy before it was made: that tells it from what is written after. */
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

/** House rules that cannot be read make room for those that come under their id, and lie in the bin under another. */
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
