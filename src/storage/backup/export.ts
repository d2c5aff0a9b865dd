/** Exports: as pads that any Whistblok can read, and as raw records when those cannot be read. */
import { isRecord } from '../../kernel/schema.ts'
import { FORMAT } from '../../document/read/envelope.ts'
import type { Line, Pad, Person, Series, Sheet } from '../../document/model/sheet.ts'
import { recordsOf } from '../../document/model/people.ts'
import { attempt } from '../db/connection.ts'
import type { PadDatabase, SheetRecord } from '../db/database.ts'
import { FORMAT_VERSION, passGate, passItems, type Unread } from '../db/gate.ts'
import { personOf } from '../library/person-gate.ts'
import type { StorageContext } from '../db/storage-context.ts'

export interface Exported {
  readonly pad: Pad
  /** Records that cannot be read and so are not in the pad. */
  readonly left: readonly Unread[]
}

/** The whole pad; or, with `only` (sheet ids), these sheets with the people and series they name. */
export function padOf(storage: StorageContext, only?: readonly string[]): Promise<Exported> {
  return attempt(storage, () => storage.db.transaction('r', storage.db.tables, () => readStored(storage, only)))
}

/** A pad with this one preset; undefined when there is none or it cannot be read. */
export async function presetPadOf(storage: StorageContext, id: string): Promise<Pad | undefined> {
  const preset = await attempt(storage, () => storage.db.presets.get(id))
  const presets = preset === undefined ? [] : passItems(storage.games, 'presets', [preset]).items
  return presets.length === 0 ? undefined : { people: [], presets, series: [], sheets: [] }
}

/** As `padOf`. Call it in a transaction that reads every table. */
export async function readStored(storage: StorageContext, only?: readonly string[]): Promise<Exported> {
  const { db, games } = storage
  const unread: Unread[] = []
  const sheets: Sheet[] = []
  for (const { record, journal } of await storedSheets(db, only)) {
    const passed = passGate(games, record.version, { ...record.header, journal })
    if (passed.ok) sheets.push(passed.sheet)
    else unread.push({ kind: 'sheets', id: record.id, refusal: passed.refusal })
  }
  const { people, series, lists } = await readLists(storage)
  // unreadable people, presets and series do not concern an export of some sheets
  if (only !== undefined) return { pad: { ...named(lists, sheets), presets: [], sheets }, left: unread }
  const presets = passItems(games, 'presets', await db.presets.toArray())
  return {
    pad: { ...lists, presets: presets.items, sheets },
    left: [...unread, ...people.left, ...presets.left, ...series.left],
  }
}

/** The lists without people who are only implied by columns. An unreadable person still counts as `left`. */
async function readLists({ db, games }: Pick<StorageContext, 'db' | 'games'>) {
  const stored = await db.people.toArray()
  const people = passItems(games, 'people', stored.map(personOf))
  const series = passItems(games, 'series', await db.series.toArray())
  const implied = new Set(stored.flatMap((person) => (person.implied ? [person.id] : [])))
  const lists: Lists = { people: people.items.filter(({ id }) => !implied.has(id)), series: series.items }
  return { people, series, lists }
}

/** Up to so many sheets are looked up one by one; for more, reading the whole table is faster. */
const FEW = 100

/** Sheets with their lines, neither of them checked. */
export async function storedSheets(
  db: PadDatabase,
  only?: readonly string[],
): Promise<readonly { readonly record: SheetRecord; readonly journal: readonly Line[] }[]> {
  const few = only !== undefined && only.length <= FEW ? [...only] : undefined
  const wanted = only && new Set(only)
  const found = few ? await db.sheets.where('id').anyOf(few).toArray() : await db.sheets.toArray()
  const records = wanted ? found.filter(({ id }) => wanted.has(id)) : found
  const lines = few ? await db.lines.where('sheet').anyOf(few).toArray() : await db.lines.toArray()
  const journals = new Map<string, Line[]>(records.map(({ id }) => [id, []]))
  for (const { sheet, line } of lines) journals.get(sheet)?.push(line)
  return records.map((record) => ({ record, journal: journals.get(record.id)! }))
}

interface Lists {
  readonly people: readonly Person[]
  readonly series: readonly Series[]
}

/** The people these sheets name, with all their records, and the series the sheets are or were in. */
function named({ people, series }: Lists, sheets: readonly object[]): Lists {
  const ids = sheets.flatMap((sheet) => listIn(sheet, 'players').map((player) => String(valueIn(player, 'person'))))
  const set = new Set(
    sheets.flatMap((sheet) => listIn(sheet, 'journal').map((line) => valueIn(valueIn(line, 'set'), 'series'))),
  )
  return { people: recordsOf(ids, people), series: series.filter(({ id }) => set.has(id)) }
}

/** For values not yet checked. */
const valueIn = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined)
function listIn(value: unknown, key: string): readonly unknown[] {
  const list = valueIn(value, key)
  return Array.isArray(list) ? list : []
}

/**
 * The stored records, not checked, so that even unreadable ones can be exported. With `only`, just these, and for sheets the
 * people and series they name, as far as those can be read.
 */
export function rawPad(storage: StorageContext, only?: readonly Pick<Unread, 'kind' | 'id'>[]): Promise<object> {
  const { db } = storage
  const idsOf = (kind: Unread['kind']) => only?.flatMap((one) => (one.kind === kind ? [one.id] : []))
  return attempt(storage, () =>
    db.transaction('r', db.tables, async () => {
      const stored = await storedSheets(db, idsOf('sheets'))
      const sheets = stored.map(({ record: { id, header }, journal }) => ({ id, ...(header as object), journal }))
      const wanted = only && named((await readLists(storage)).lists, sheets)
      const some = <T extends { readonly id: string }>(kind: Unread['kind'], all: readonly T[], more: readonly T[]) => {
        const ids = only && new Set([...idsOf(kind)!, ...more.map(({ id }) => id)])
        return all.filter(({ id }) => ids?.has(id) ?? true)
      }
      const versions = stored.map(({ record }) => record.version).filter(Number.isSafeInteger)
      return {
        format: FORMAT,
        version: Math.max(FORMAT_VERSION, ...versions),
        people: some('people', (await db.people.toArray()).map(personOf), wanted?.people ?? []),
        presets: some('presets', await db.presets.toArray(), []),
        series: some('series', await db.series.toArray(), wanted?.series ?? []),
        sheets,
      }
    }),
  )
}
