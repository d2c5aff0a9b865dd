/** What is taken out of store: as pads that can be read anywhere, and raw, when nothing else can be had. */
import { compareLines } from '../sheet/instant.ts'
import { FORMAT } from '../sheet/envelope.ts'
import type { Refusal } from '../sheet/refusal.ts'
import type { Line, Pad, Sheet } from '../sheet/sheet.ts'
import { attempt } from './connection.ts'
import type { PadDatabase, SheetRecord } from './database.ts'
import { passGate } from './gate.ts'
import { personOf } from './people.ts'
import type { Shelf } from './shelf.ts'

export interface Exported {
  readonly pad: Pad
  /** Sheets that cannot be read, and are not in the pad. */
  readonly left: readonly { readonly id: string; readonly refusal: Refusal }[]
}

/** The whole pad; or some of its sheets, with the people and series they name. */
export function padOf(shelf: Shelf, only?: readonly string[]): Promise<Exported> {
  return attempt(shelf, () => shelf.db.transaction('r', shelf.db.tables, () => readPad(shelf, only)))
}

/** One preset, as a pad of its own; nothing when it is not there. */
export async function presetPadOf(shelf: Shelf, id: string): Promise<Pad | undefined> {
  const preset = await attempt(shelf, () => shelf.db.presets.get(id))
  return preset && { people: [], presets: [preset], series: [], sheets: [] }
}

/** To be called in a transaction that may read every table. */
export async function readPad({ db, games }: Shelf, only?: readonly string[]): Promise<Exported> {
  const left: { readonly id: string; readonly refusal: Refusal }[] = []
  const sheets: Sheet[] = []
  for (const { record, journal } of await storedSheets(db, only)) {
    const passed = passGate(games, record.version, { ...record.header, journal })
    if (passed.ok) sheets.push({ ...passed.sheet, journal: passed.sheet.journal.toSorted(compareLines) })
    else left.push({ id: record.id, refusal: passed.refusal })
  }
  const people = (await db.people.toArray()).filter(({ implied }) => !implied).map(personOf)
  const series = await db.series.toArray()
  if (only !== undefined) return { pad: { ...named({ people, series, sheets }), presets: [], sheets }, left }
  return { pad: { people, presets: await db.presets.toArray(), series, sheets }, left }
}

/** Sheets with their lines, both unread. */
async function storedSheets(
  db: PadDatabase,
  only?: readonly string[],
): Promise<readonly { readonly record: SheetRecord; readonly journal: readonly Line[] }[]> {
  const wanted = only && [...only]
  const records = wanted ? await db.sheets.where('id').anyOf(wanted).toArray() : await db.sheets.toArray()
  const lines = wanted ? await db.lines.where('sheet').anyOf(wanted).toArray() : await db.lines.toArray()
  const journals = new Map<string, Line[]>(records.map(({ id }) => [id, []]))
  for (const { sheet, line } of lines) journals.get(sheet)?.push(line)
  return records.map((record) => ({ record, journal: journals.get(record.id)! }))
}

/** Those whom the sheets name, and whom these turned out to be; and the series the sheets belong or belonged to. */
function named({ people, series, sheets }: Omit<Pad, 'presets'>): Pick<Pad, 'people' | 'series'> {
  const known = new Map(people.map((person) => [person.id, person]))
  const wanted = new Set<string>()
  for (const { person } of sheets.flatMap(({ players }) => players)) {
    for (let id = person; id !== undefined && !wanted.has(id); id = known.get(id)?.mergedInto) wanted.add(id)
  }
  const set = new Set(sheets.flatMap(({ journal }) => journal.map((line) => ('set' in line ? line.set.series : null))))
  return { people: people.filter(({ id }) => wanted.has(id)), series: series.filter(({ id }) => set.has(id)) }
}

/** Some sheets, or all of them, as they lie in store: unread, so that even one that cannot be read can be taken out. */
export function rawPad(shelf: Shelf, only?: readonly string[]): Promise<object> {
  const { db } = shelf
  return attempt(shelf, () =>
    db.transaction('r', db.tables, async () => {
      const stored = await storedSheets(db, only)
      return {
        format: FORMAT,
        version: Math.max(1, ...stored.map(({ record }) => record.version)),
        people: (await db.people.toArray()).map(personOf),
        presets: await db.presets.toArray(),
        series: await db.series.toArray(),
        sheets: stored.map(({ record, journal }) => ({ ...record.header, journal })),
      }
    }),
  )
}
