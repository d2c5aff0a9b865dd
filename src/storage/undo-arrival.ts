/**
 * An import undone: what it added goes, and nothing that was written since. What a later import stands on, or needs, is
 * handed over to that one and goes with it: in whichever order imports are undone, the end is where it began.
 */
import { Dexie } from 'dexie'
import type { Preset, Series } from '../sheet/sheet.ts'
import { attempt } from './connection.ts'
import { keepCopy } from './copies.ts'
import type { BinnedPreset, Change, CopyText, LineRecord, PersonRecord, Touched, TouchedSheet } from './database.ts'
import { handedOver, neededHandedOver } from './hand-over.ts'
import { unmarkKept } from './marker.ts'
import type { Shelf } from './shelf.ts'
import { isSame, type ItemsUndone, playedAsNow, samePerson, undoneItems, without } from './undo-items.ts'
import { type SheetsUndone, type Staying, undoneSheets } from './undo-sheets.ts'

/** What undoing does. */
export interface Undoing {
  /** Sheets that go, that go back into the bin, and that lose what came. */
  readonly going: number
  readonly intoBin: number
  readonly back: number
  /** Sheets that stay as they are. */
  readonly stays: readonly Staying[]
  /** Whether anything at all is other than before. */
  readonly changes: boolean
}

/** Undefined when there is no such import, or it was undone. */
export function undoingOf(shelf: Shelf, copy: string): Promise<Undoing | undefined> {
  const { db } = shelf
  return attempt(shelf, () =>
    db.transaction('r', db.tables, async () => {
      const imports = await importsFrom(shelf, copy)
      return imports && saidOf(await planUndo(shelf, imports))
    }),
  )
}

/** Returns what was done; undefined when there is nothing to undo any more. */
export function undoArrival(shelf: Shelf, copy: string): Promise<Undoing | undefined> {
  const { db } = shelf
  return attempt(shelf, async () => {
    const undone = await db.transaction('rw', db.tables, async () => {
      const imports = await importsFrom(shelf, copy)
      if (imports === undefined) return undefined
      const plan = await planUndo(shelf, imports)
      const said = saidOf(plan)
      if (said.changes) {
        await keepCopy(shelf, 'undoImport')
        await write(shelf, plan)
        await keepImports(shelf, plan)
      }
      const empty = said.changes && (await db.sheets.count()) + (await db.bin.count()) === 0
      return { said, empty, sheets: imports.mine.touched.sheets }
    })
    for (const { id } of undone?.sheets ?? []) shelf.read.delete(id)
    // what was taken back on purpose is not missed
    if (undone?.empty) unmarkKept(shelf)
    return undone?.said
  })
}

type Import = CopyText & { readonly touched: Touched }
interface Imports {
  readonly mine: Import
  /** Those since that can be undone, oldest first. */
  readonly later: readonly Import[]
  /** The last before it that can be. */
  readonly before: Import | undefined
}

async function importsFrom({ db }: Shelf, copy: string): Promise<Imports | undefined> {
  const undoable = (await db.copies.orderBy('order').toArray()).filter((one) => one.undoable).map(({ id }) => id)
  if (!undoable.includes(copy)) return undefined
  const found = await db.copyTexts.bulkGet(undoable)
  const imports = found.filter((one): one is Import => one?.touched !== undefined)
  const [mine, ...later] = imports.slice(imports.findIndex((one) => one.copy === copy))
  return mine?.copy === copy ? { mine, later, before: imports[imports.indexOf(mine) - 1] } : undefined
}

interface UndoPlan {
  readonly imports: Imports
  readonly sheets: SheetsUndone
  readonly people: ItemsUndone<PersonRecord>
  readonly presets: ItemsUndone<Preset>
  readonly series: ItemsUndone<Series>
  readonly presetsIntoBin: readonly BinnedPreset[]
}

async function planUndo(shelf: Shelf, imports: Imports): Promise<UndoPlan> {
  const { db } = shelf
  const { mine, later } = imports
  const { touched } = mine
  const laterSheets = grouped(later.flatMap((one) => one.touched.sheets))
  const sheets = await undoneSheets(shelf, touched.sheets, (id) => laterSheets.get(id) ?? [])
  const idsOf = (changes: readonly Change<{ readonly id: string }>[]) => changes.map(({ after }) => after.id)

  const series = undoneItems(touched.series, await db.series.bulkGet(idsOf(touched.series)), isSame)
  const presets = undoneItems(touched.presets, await db.presets.bulkGet(idsOf(touched.presets)), isSame)
  const now = await db.people.bulkGet(idsOf(touched.people))
  const people = undoneItems(touched.people, now, samePerson)
  const gone = new Set(presets.gone)
  const fromBin = touched.presets.flatMap(({ binned }) => (binned !== undefined && gone.has(binned.id) ? [binned] : []))
  const inBin = await db.bin.bulkGet(fromBin.map(({ id }): [string, string] => ['preset', id]))
  return {
    imports,
    sheets,
    people: without({ ...people, back: asTheyPlayed(people.back, now) }, await neededPeople(shelf, people, sheets)),
    presets,
    series: without(series, await neededSeries(shelf, series, sheets)),
    presetsIntoBin: fromBin.filter((_, i) => inBin[i] === undefined),
  }
}

function asTheyPlayed(
  back: readonly PersonRecord[],
  now: readonly (PersonRecord | undefined)[],
): readonly PersonRecord[] {
  const known = new Map(now.map((person) => [person?.id, person]))
  return back.map((person) => playedAsNow(person, known.get(person.id)))
}

function grouped(sheets: readonly TouchedSheet[]): ReadonlyMap<string, readonly TouchedSheet[]> {
  const by = new Map<string, TouchedSheet[]>()
  for (const sheet of sheets) if (by.get(sheet.id)?.push(sheet) === undefined) by.set(sheet.id, [sheet])
  return by
}

function saidOf({ imports, sheets, ...lists }: UndoPlan): Undoing {
  const { going, intoBin, rest, stays } = sheets
  const items = [lists.people, lists.presets, lists.series]
  return {
    going: going.length,
    intoBin: intoBin.length,
    back: rest.length,
    stays,
    changes:
      going.length + intoBin.length + rest.length > 0 ||
      stays.some(({ why }) => why === 'later') ||
      items.some(({ gone, back }) => gone.length + back.length > 0) ||
      // nothing goes, but another import is told of what will go with it
      (imports.later.length > 0 && items.some(({ other }) => other.size > 0)) ||
      ((imports.later.length > 0 || imports.before !== undefined) && items.some(({ needed }) => needed.size > 0)),
  }
}

async function write({ db }: Shelf, { sheets, people, presets, series, presetsIntoBin }: UndoPlan): Promise<void> {
  const { going, intoBin, rest } = sheets
  const away = [...going, ...intoBin.map(({ id }) => id)]
  const linesOf = (sheet: string) => db.lines.where(':id').between([sheet, Dexie.minKey], [sheet, Dexie.maxKey])
  await Promise.all(away.map((sheet) => linesOf(sheet).delete()))
  await db.lines.bulkDelete(
    rest.flatMap(({ record, lines }) => lines.map((line): [string, string] => [record.id, line])),
  )
  await db.lines.bulkPut(
    rest.flatMap(({ record, put }) => put.map((line) => ({ sheet: record.id, id: line.id, line }))),
  )
  await db.sheets.bulkDelete(away)
  await db.drafts.bulkDelete(away)
  await db.sheets.bulkPut(rest.map(({ record }) => record))
  await db.bin.bulkPut([...intoBin, ...presetsIntoBin])
  await db.people.bulkDelete([...people.gone])
  await db.people.bulkPut([...people.back])
  await db.presets.bulkDelete([...presets.gone])
  await db.presets.bulkPut([...presets.back])
  await db.series.bulkDelete([...series.gone])
  await db.series.bulkPut([...series.back])
}

/** Whoever sits on a sheet that stays, in the bin or beside a half-entered round; and whom one who stays turned out to be. */
async function neededPeople(
  { db }: Shelf,
  { gone, back }: ItemsUndone<PersonRecord>,
  { going, intoBin, rest }: SheetsUndone,
): Promise<ReadonlySet<string>> {
  if (gone.length === 0) return new Set()
  const away = new Set([...going, ...intoBin.map(({ id }) => id)])
  const left = new Map(rest.map(({ record }) => [record.id, record]))
  const staying = (await db.sheets.where('people').anyOf(gone).toArray()).filter(({ id }) => !away.has(id))
  const inBin = [...(await db.bin.toArray()), ...intoBin].flatMap((kept) => (kept.kind === 'sheet' ? [kept] : []))
  const needed = new Set([
    ...staying.flatMap((record) => (left.get(record.id) ?? record).people),
    ...inBin.flatMap(({ record }) => record.people),
    ...[...(await db.drafts.toArray()), ...inBin.flatMap(({ draft }) => draft ?? [])].flatMap(({ guests = [] }) =>
      guests.flatMap(({ person }) => person ?? []),
    ),
  ])
  const leaving = new Set(gone.filter((id) => !needed.has(id)))
  const into = new Map((await db.people.toArray()).map(({ id, mergedInto }) => [id, mergedInto]))
  for (const { id, mergedInto } of back) into.set(id, mergedInto)
  for (const id of into.keys()) {
    if (leaving.has(id)) continue
    for (let next = into.get(id); next !== undefined && leaving.delete(next); next = into.get(next)) needed.add(next)
  }
  return needed
}

/** Series that a sheet belongs or belonged to, by a line that stays. */
async function neededSeries(
  { db }: Shelf,
  { gone }: ItemsUndone<Series>,
  { going, intoBin, rest }: SheetsUndone,
): Promise<ReadonlySet<string>> {
  const needed = new Set<string>()
  if (gone.length === 0) return needed
  const away = new Set([...going, ...intoBin.map(({ id }) => id)])
  const lines = new Map(rest.map(({ record, lines }) => [record.id, new Set(lines)]))
  const see = ({ sheet, line }: LineRecord) => {
    const stays = !away.has(sheet) && !lines.get(sheet)?.has(line.id)
    if (stays && 'set' in line && typeof line.set.series === 'string') needed.add(line.set.series)
  }
  await db.lines.each(see)
  const inBin = [...(await db.bin.toArray()), ...intoBin].flatMap((kept) => (kept.kind === 'sheet' ? kept.lines : []))
  for (const { line } of inBin) see({ sheet: '', id: line.id, line })
  return needed
}

/** This import is undone; what could not go with it yet is handed to the next that can be. */
async function keepImports({ db }: Shelf, plan: UndoPlan): Promise<void> {
  const { mine, later, before } = plan.imports
  const { touched: _, ...rest } = mine
  // the oldest copy has made room for the one that was just made
  if ((await db.copies.update(mine.copy, { undoable: false })) > 0) await db.copyTexts.put(rest)
  const touched = handedOver(
    mine.touched,
    plan,
    later.map((one) => one.touched),
  )
  await db.copyTexts.bulkPut(later.map((one, i) => ({ ...one, touched: touched[i]! })))
  if (later.length > 0 || before === undefined || !(await db.copyTexts.get(before.copy))) return
  await db.copyTexts.put({ ...before, touched: neededHandedOver(mine.touched, plan, before.touched) })
}
