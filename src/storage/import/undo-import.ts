/** The newest import, undone: everything is as it was before, or nothing is touched. */
import { Dexie } from 'dexie'
import { isRecord } from '../../kernel/schema.ts'
import type { Preset, Series, Sheet } from '../../document/model/sheet.ts'
import { attempt } from '../db/connection.ts'
import { keepCopy } from '../backup/copies.ts'
import { isCopy, isImport } from '../backup/copy-gate.ts'
import type { BinRecord, Change, PersonRecord, SheetRecord, Touched, TouchedSheet } from '../db/database.ts'
import { storedSheets } from '../backup/export.ts'
import { passGate } from '../db/gate.ts'
import { unmarkKept } from '../db/marker.ts'
import { isOutdated, recordOf } from '../sheets/sheets.ts'
import type { StorageContext } from '../db/storage-context.ts'

/**
 * Why an import stays: it was undone before or its copy is gone, another came in since, or something was written since on
 * what it brought: a round begun or saved, a sheet deleted, house rules changed, somebody who came has played.
 */
export type UndoRefusal = 'gone' | 'later' | 'written'
/** `gone`: ids of the sheets that are not here any more. */
export type Undone =
  | { readonly kind: 'undone'; readonly gone: readonly string[] }
  | { readonly kind: 'refused'; readonly why: UndoRefusal }

/** Behind a safety copy. Throws, and changes nothing, when a sheet that grew cannot be read any more. */
export function undoImport(storage: StorageContext, copy: string): Promise<Undone> {
  const { db } = storage
  return attempt(storage, async () => {
    const done = await db.transaction('rw', db.tables, async () => {
      const touched = await touchedSince(storage, copy)
      if (typeof touched === 'string') return touched
      const before = await stateBefore(storage, touched)
      if (before === undefined) return 'written'
      await keepCopy(storage, 'undoImport')
      await goBack(storage, before)
      await db.copies.update(copy, { undoable: false })
      const empty = (await db.sheets.count()) + (await db.bin.count()) === 0
      return { empty, sheets: touched.sheets, gone: before.sheetsGone }
    })
    if (typeof done === 'string') return { kind: 'refused', why: done }
    for (const { id } of done.sheets) storage.read.delete(id)
    // what was taken back on purpose is not missed
    if (done.empty) unmarkKept(storage)
    return { kind: 'undone', gone: done.gone }
  })
}

/** What the import wrote, if it is the newest that was not undone. */
async function touchedSince({ db }: StorageContext, copy: string): Promise<Touched | UndoRefusal> {
  const undoable = await db.copies
    .orderBy('order')
    .filter((one) => isCopy(one) && one.undoable)
    .primaryKeys()
  const kept = await db.copyTexts.get(copy)
  if (!undoable.includes(copy) || !isImport(kept)) return 'gone'
  return undoable.at(-1) === copy ? kept.touched : 'later'
}

/** The pad as it was: what goes, and what is put in its place. */
interface Before {
  readonly sheetsGone: readonly string[]
  /** Sheets that grew, as they were, and the ids of the lines that came. */
  readonly grown: readonly { readonly record: SheetRecord; readonly sheet: Sheet; readonly came: readonly string[] }[]
  readonly bin: readonly BinRecord[]
  readonly people: Lists<PersonRecord>
  readonly presets: Lists<Preset>
  readonly series: Lists<Series>
}
interface Lists<T> {
  readonly gone: readonly string[]
  readonly back: readonly T[]
}

/** Undefined when something was written since. */
async function stateBefore(storage: StorageContext, touched: Touched): Promise<Before | undefined> {
  const { db } = storage
  const sheets = await sheetsBefore(storage, touched.sheets)
  const idsOf = (changes: readonly Change<{ readonly id: string }>[]) => changes.map(({ after }) => after.id)
  const people = listBefore(touched.people, await db.people.bulkGet(idsOf(touched.people)), samePerson)
  const presets = listBefore(touched.presets, await db.presets.bulkGet(idsOf(touched.presets)), isAsLeft)
  const series = listBefore(touched.series, await db.series.bulkGet(idsOf(touched.series)), isAsLeft)
  if (!sheets || !people || !presets || !series) return undefined
  const now = new Map((await db.people.bulkGet(idsOf(touched.people))).map((person) => [person?.id, person]))
  const back = people.back.map((person) => ({ ...person, ...playedSince(person, now.get(person.id)) }))
  const bin = [...sheets.bin, ...touched.presets.flatMap(({ binned }) => binned ?? [])]
  return {
    ...sheets,
    bin,
    people: { ...people, back },
    presets,
    series: await unnamed(storage, series, sheets.sheetsGone),
  }
}

async function sheetsBefore(
  storage: StorageContext,
  touched: readonly TouchedSheet[],
): Promise<Pick<Before, 'sheetsGone' | 'grown' | 'bin'> | undefined> {
  const { db } = storage
  const ids = touched.map(({ id }) => id)
  const stored = new Map((await storedSheets(db, ids)).map((one) => [one.record.id, one]))
  const drafts = new Map((await db.drafts.bulkGet(ids)).map((draft) => [draft?.sheet, draft]))
  const binned = await db.bin.bulkGet(ids.map((id): [string, string] => ['sheet', id]))
  if (binned.some((found) => found !== undefined)) return undefined
  const sheetsGone: string[] = []
  const grown: Before['grown'][number][] = []
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
    if (one.from !== 'store') {
      sheetsGone.push(one.id)
      if (one.binned !== undefined) bin.push(one.binned)
      continue
    }
    const passed = passGate(storage.games, record.version, { ...record.header, journal })
    if (!passed.ok) throw new TypeError(`${passed.refusal.why.key} at ${passed.refusal.path}`)
    const came = new Set(one.lines)
    const rest = passed.sheet.journal.filter(({ id }) => !came.has(id))
    grown.push({ record, sheet: { ...passed.sheet, ...one.header?.before, journal: rest }, came: one.lines })
  }
  return { sheetsGone, grown, bin }
}

/** Undefined when one is gone, or not as the import left it. */
function listBefore<T extends { readonly id: string }>(
  changes: readonly Change<T>[],
  now: readonly (T | undefined)[],
  same: (now: T, change: Change<T>) => boolean,
): Lists<T> | undefined {
  const there = changes.flatMap((change, i) => (now[i] === undefined ? [] : [{ change, now: now[i] }]))
  if (there.length < changes.length || there.some(({ change, now }) => !same(now, change))) return undefined
  return {
    gone: changes.flatMap(({ before, after }) => (before === undefined ? [after.id] : [])),
    back: changes.flatMap(({ before }) => before ?? []),
  }
}

function isAsLeft<T>(now: T, { after }: Change<T>): boolean {
  return isSame(now, after)
}

/** Whoever was known before may have played since. */
function samePerson(now: PersonRecord, { before, after }: Change<PersonRecord>): boolean {
  const { playedAt, playedWith } = before === undefined ? after : now
  return isSame(
    [now.name, now.mergedInto, now.implied, now.playedAt, now.playedWith],
    [after.name, after.mergedInto, after.implied, playedAt, playedWith],
  )
}

function playedSince(
  before: PersonRecord,
  now: PersonRecord | undefined,
): Pick<PersonRecord, 'playedAt' | 'playedWith'> {
  const { playedAt, playedWith } = now !== undefined && now.playedAt > before.playedAt ? now : before
  return { playedAt, playedWith }
}

/** Without the series that a sheet belongs or belonged to which stays: they are not taken from under it. */
async function unnamed(
  { db }: StorageContext,
  series: Lists<Series>,
  sheetsGone: readonly string[],
): Promise<Lists<Series>> {
  if (series.gone.length === 0) return series
  const gone = new Set(series.gone)
  const away = new Set(sheetsGone)
  await db.lines.each(({ sheet, line }) => {
    if (!away.has(sheet) && 'set' in line) gone.delete(line.set.series ?? '')
  })
  return { ...series, gone: [...gone] }
}

async function goBack(
  storage: StorageContext,
  { sheetsGone, grown, bin, people, presets, series }: Before,
): Promise<void> {
  const { db, uuid } = storage
  const linesOf = (sheet: string) => db.lines.where(':id').between([sheet, Dexie.minKey], [sheet, Dexie.maxKey])
  await Promise.all(sheetsGone.map((sheet) => linesOf(sheet).delete()))
  await db.lines.bulkDelete(grown.flatMap(({ sheet, came }) => came.map((line): [string, string] => [sheet.id, line])))
  const migrated = grown.filter(({ record, sheet }) => isOutdated(record, sheet))
  await db.lines.bulkPut(
    migrated.flatMap(({ sheet: { id: sheet, journal } }) => journal.map((line) => ({ sheet, id: line.id, line }))),
  )
  await db.sheets.bulkDelete([...sheetsGone])
  await db.drafts.bulkDelete([...sheetsGone])
  await db.sheets.bulkPut(grown.map(({ sheet }) => ({ ...recordOf(storage, sheet), written: uuid() })))
  await db.bin.bulkPut([...bin])
  await replace(db.people, people)
  await replace(db.presets, presets)
  await replace(db.series, series)
}

interface Store<T> {
  readonly bulkDelete: (ids: string[]) => PromiseLike<unknown>
  readonly bulkPut: (items: T[]) => PromiseLike<unknown>
}
async function replace<T>(table: Store<T>, { gone, back }: Lists<T>): Promise<void> {
  await table.bulkDelete([...gone])
  await table.bulkPut([...back])
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
