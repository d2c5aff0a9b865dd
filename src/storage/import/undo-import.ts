/** Undoes the newest import, entirely or not at all. */
import { Dexie } from 'dexie'
import { isRecord } from '../../kernel/schema.ts'
import type { Preset, Series } from '../../document/model/sheet.ts'
import { attempt } from '../db/connection.ts'
import { type SheetsBefore, sheetsBefore } from './sheets-before.ts'
import { keepCopy } from '../backup/copies.ts'
import { isCopy, isImport } from '../backup/copy-gate.ts'
import type { Change, CopyRecord, PersonRecord, Touched, TouchedSheet } from '../db/database.ts'
import { isBinnedSheet } from '../library/bin-gate.ts'
import { unmarkKept } from '../db/marker.ts'
import { isOutdated, recordOf } from '../sheets/sheets.ts'
import type { StorageContext } from '../db/storage-context.ts'

/**
 * Why an import cannot be undone. `gone`: it is undone already or its copy is deleted. `later`: there is a newer import.
 * `written`: something it added has changed since, such as a round, a draft, a preset or a person.
 */
export type UndoRefusal = 'gone' | 'later' | 'written'
/** `gone`: ids of the sheets removed. */
export type Undone =
  | { readonly kind: 'undone'; readonly gone: readonly string[] }
  | { readonly kind: 'refused'; readonly why: UndoRefusal }

/** Undoes the import after making a safety copy. Throws `TypeError`, without writing, when a sheet to change cannot be read. */
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
      return { missed: empty && touched.marked !== true, sheets: touched.sheets, gone: before.sheetsGone }
    })
    if (typeof done === 'string') return { kind: 'refused', why: done }
    for (const { id } of done.sheets) storage.read.delete(id)
    // sheets removed by the undo are not lost; but if sheets were lost before the import, they still are
    if (done.missed) unmarkKept(storage)
    return { kind: 'undone', gone: done.gone }
  })
}

/** What the import wrote, provided it is the newest one not undone. */
async function touchedSince({ db }: StorageContext, copy: string): Promise<Touched | UndoRefusal> {
  const mine = await db.copies.get(copy)
  const kept = await db.copyTexts.get(copy)
  if (!isCopy(mine) || !mine.undoable || !isImport(kept)) return 'gone'
  // a newer copy that cannot be read may belong to an import too
  const isLater = (one: CopyRecord) => one.order > mine.order && (one.undoable || !isCopy(one))
  return (await db.copies.filter(isLater).first()) === undefined ? kept.touched : 'later'
}

/** The pad before the import: what is removed, and what is put back. */
interface Before extends SheetsBefore {
  readonly people: Lists<PersonRecord>
  readonly presets: Lists<Preset>
  readonly series: Lists<Series>
}
interface Lists<T> {
  readonly gone: readonly string[]
  readonly back: readonly T[]
}

/** Undefined when something has been changed since. */
async function stateBefore(storage: StorageContext, touched: Touched): Promise<Before | undefined> {
  const { db } = storage
  const sheets = await sheetsBefore(storage, touched.sheets)
  const idsOf = (changes: readonly Change<{ readonly id: string }>[]) => changes.map(({ after }) => after.id)
  const people = listBefore(touched.people, await db.people.bulkGet(idsOf(touched.people)), samePerson)
  const presets = listBefore(touched.presets, await db.presets.bulkGet(idsOf(touched.presets)), isAsLeft)
  const series = listBefore(touched.series, await db.series.bulkGet(idsOf(touched.series)), isAsLeft)
  if (!sheets || !people || !presets || !series) return undefined
  const fromBin = touched.presets.flatMap(({ binned }) => binned ?? [])
  const inBin = await db.bin.bulkGet(fromBin.map(({ id }): [string, string] => ['preset', id]))
  if (inBin.some((found) => found !== undefined)) return undefined
  const now = new Map((await db.people.bulkGet(idsOf(touched.people))).map((person) => [person?.id, person]))
  const back = people.back.map((person) => asPlayedSince(person, now.get(person.id)))
  const bin = [...sheets.bin, ...fromBin]
  return {
    ...sheets,
    bin,
    people: { gone: await unseated(storage, people, touched.sheets), back },
    presets,
    series: await unnamed(storage, series, sheets.sheetsGone),
  }
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

/** A person known before the import may have played since; that does not count as a change. */
function samePerson(now: PersonRecord, { before, after }: Change<PersonRecord>): boolean {
  const { playedAt, playedWith } = before === undefined ? after : now
  return isSame(
    [now.name, now.mergedInto, now.implied, now.playedAt, now.playedWith],
    [after.name, after.mergedInto, after.implied, playedAt, playedWith],
  )
}

/** The record before the import, but with the time somebody last played. Those who have played since are no longer `implied`. */
function asPlayedSince(before: PersonRecord, now: PersonRecord | undefined): PersonRecord {
  const { playedAt, playedWith } = now ?? before
  const { implied, ...person } = before
  const hasPlayed = playedAt !== before.playedAt
  return { ...person, playedAt, playedWith, ...(implied && !hasPlayed && { implied }) }
}

/** Keeps those new people who sit on a sheet that the import did not touch, in store or in the bin. */
async function unseated(
  { db }: StorageContext,
  people: Lists<PersonRecord>,
  touched: readonly TouchedSheet[],
): Promise<readonly string[]> {
  const gone = new Set(people.gone)
  if (gone.size === 0) return []
  const ours = new Set(touched.map(({ id }) => id))
  const stored = await db.sheets
    .where('people')
    .anyOf([...gone])
    .toArray()
  const binned = (await db.bin.toArray()).filter(isBinnedSheet).map(({ record }) => record)
  const remaining = [...stored.filter(({ id }) => !ours.has(id)), ...binned]
  for (const id of remaining.flatMap(({ people: seated }) => seated ?? [])) gone.delete(id)
  return [...gone]
}

/** Keeps those new series that a remaining sheet is or was in. */
async function unnamed(
  { db }: StorageContext,
  series: Lists<Series>,
  sheetsGone: readonly string[],
): Promise<Lists<Series>> {
  if (series.gone.length === 0) return series
  const gone = new Set(series.gone)
  const away = new Set(sheetsGone)
  const see = ({ sheet, line }: { readonly sheet: string; readonly line: unknown }) => {
    if (!away.has(sheet) && isRecord(line) && isRecord(line['set'])) gone.delete(String(line['set']['series']))
  }
  await db.lines.each(see)
  await db.bin.each((kept) => isBinnedSheet(kept) && kept.lines.forEach(see))
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
  await db.sheets.bulkPut(
    grown.map(({ sheet, touchedAt }) => {
      return { ...recordOf(storage, sheet), ...(touchedAt !== undefined && { touchedAt }), written: uuid() }
    }),
  )
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
