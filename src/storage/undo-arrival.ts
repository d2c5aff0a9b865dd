/** An import undone as a whole: what it wrote to is as it was before, and what was written since is in a copy. */
import { roundsOf } from '../sheet/growth.ts'
import { readPad as readText } from '../sheet/read.ts'
import type { Pad } from '../sheet/sheet.ts'
import { attempt } from './connection.ts'
import { keepCopy } from './copies.ts'
import type { CopyRecord, PersonRecord, Touched } from './database.ts'
import { load } from './load.ts'
import { unmarkKept } from './marker.ts'
import { put } from './sheets.ts'
import { gameOn, type Shelf } from './shelf.ts'

/** What undoing would do. */
export interface Undoing {
  /** Sheets that go, and that become what they were. */
  readonly going: number
  readonly back: number
  /** What was written on them since: rounds, and whether anything at all. */
  readonly rounds: number
  readonly written: boolean
}

type Undoable = CopyRecord & { readonly touched: Touched }

function isUndoable(copy: CopyRecord | undefined): copy is Undoable {
  return copy?.touched !== undefined
}

/** Undefined when there is no such import, or it was undone. */
export function undoingOf(shelf: Shelf, copy: string): Promise<Undoing | undefined> {
  const { db } = shelf
  return attempt(shelf, () =>
    db.transaction('r', db.tables, async () => {
      const record = await db.copies.get(copy)
      if (!isUndoable(record)) return undefined
      const before = new Set(padIn(shelf, record).sheets.map(({ id }) => id))
      const { sheets } = record.touched
      const there = await db.sheets.bulkGet(sheets.map(({ id }) => id))
      let rounds = 0
      let written = false
      for (const { id, lines, rounds: then } of sheets) {
        if ((await db.lines.where('sheet').equals(id).count()) <= lines) continue
        written = true
        const now = await load(shelf, id)
        if (now.kind === 'ready') rounds += Math.max(0, roundsOf(now.sheet) - then)
      }
      const going = there.filter((found) => found !== undefined && !before.has(found.id)).length
      return { going, back: sheets.filter(({ id }) => before.has(id)).length, rounds, written }
    }),
  )
}

/** Returns the id of the copy of what was there until now; undefined when there was nothing to undo. */
export function undoArrival(shelf: Shelf, copy: string): Promise<string | undefined> {
  const { db } = shelf
  return attempt(shelf, async () => {
    const undone = await db.transaction('rw', db.tables, async () => {
      const record = await db.copies.get(copy)
      if (!isUndoable(record)) return undefined
      const safe = await keepCopy(shelf, 'undoImport')
      const before = padIn(shelf, record)
      await undoSheets(shelf, record.touched, before)
      await undoPresets(shelf, record.touched, before)
      await undoSeries(shelf, record.touched, before)
      await undoPeople(shelf, record.touched)
      await undoBin(shelf, record.touched)
      const { touched: _, ...rest } = record
      // the oldest copy makes room for the new one
      if ((await db.copies.get(copy)) !== undefined) await db.copies.put(rest)
      const empty = (await db.sheets.count()) + (await db.bin.count()) === 0
      return { safe, sheets: record.touched.sheets, empty }
    })
    for (const { id } of undone?.sheets ?? []) shelf.read.delete(id)
    // what was taken back on purpose is not missed
    if (undone?.empty) unmarkKept(shelf)
    return undone?.safe
  })
}

function padIn(shelf: Shelf, { text }: CopyRecord): Pad {
  const reading = readText(text, (id) => gameOn(shelf, id))
  if (!reading.ok) throw new TypeError(`${reading.refusal.why.key} at ${reading.refusal.path}`)
  return reading.pad
}

async function undoSheets(shelf: Shelf, { sheets }: Touched, before: Pad): Promise<void> {
  const { db } = shelf
  const old = new Map(before.sheets.map((sheet) => [sheet.id, sheet]))
  const ids = sheets.map(({ id }) => id)
  await db.lines.where('sheet').anyOf(ids).delete()
  await db.sheets.bulkDelete(ids)
  await db.drafts.bulkDelete(ids.filter((id) => !old.has(id)))
  for (const id of ids) {
    shelf.read.delete(id)
    const sheet = old.get(id)
    if (sheet !== undefined) await put(shelf, sheet, sheet.journal)
  }
}

/** What was thrown out anew since then is further. */
async function undoBin({ db }: Shelf, { before }: Touched): Promise<void> {
  for (const kept of before.bin) {
    if ((await db.bin.get([kept.kind, kept.id])) === undefined) await db.bin.put(kept)
  }
}

async function undoPresets({ db }: Shelf, { presets }: Touched, before: Pad): Promise<void> {
  for (const id of presets) {
    const old = before.presets.find((preset) => preset.id === id)
    if (old === undefined) await db.presets.delete(id)
    else await db.presets.put(old)
  }
}

async function undoSeries({ db }: Shelf, { series }: Touched, before: Pad): Promise<void> {
  if (series.length === 0) return
  const used = new Set<string>()
  await db.lines.each(({ line }) => {
    if ('set' in line && typeof line.set.series === 'string') used.add(line.set.series)
  })
  for (const id of series) {
    const old = before.series.find((one) => one.id === id)
    if (old !== undefined) await db.series.put(old)
    else if (!used.has(id)) await db.series.delete(id)
  }
}

/** Whoever sits on a sheet that stays, or in the bin, stays; and so does whom one who stays turned out to be. */
async function undoPeople({ db }: Shelf, { people, before }: Touched): Promise<void> {
  const old = new Map(before.people.map((person) => [person.id, person]))
  const inBin = new Set((await db.bin.toArray()).flatMap((kept) => (kept.kind === 'sheet' ? kept.record.people : [])))
  const gone = new Set(people.filter((id) => !old.has(id)))
  for (const id of gone) {
    if (inBin.has(id) || (await db.sheets.where('people').equals(id).count()) > 0) gone.delete(id)
  }
  const into = new Map(
    (await db.people.toArray()).map((person) => [person.id, (old.get(person.id) ?? person).mergedInto]),
  )
  for (const id of into.keys()) {
    if (gone.has(id)) continue
    for (let next = into.get(id); next !== undefined && gone.delete(next);) next = into.get(next)
  }
  await db.people.bulkDelete([...gone])
  for (const person of before.people) await db.people.put(asBefore(person, await db.people.get(person.id)))
}

/** When they last played is not undone. */
function asBefore(before: PersonRecord, now: PersonRecord | undefined): PersonRecord {
  if (now === undefined || now.playedAt <= before.playedAt) return before
  return { ...before, playedAt: now.playedAt, playedWith: now.playedWith }
}
