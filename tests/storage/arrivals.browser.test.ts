import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gameOf, games } from '../../src/games/index.ts'
import { rowsOf } from '../../src/sheet/journal.ts'
import { amend, insert, log, type Pen, set, strike, undo } from '../../src/sheet/lines.ts'
import { readPad } from '../../src/sheet/read.ts'
import type { Pad, Sheet } from '../../src/sheet/sheet.ts'
import { makePad } from '../../src/sheet/write.ts'
import { previewOf, takeIn } from '../../src/storage/arrivals.ts'
import { discardPreset, discardSheet, emptyBin } from '../../src/storage/bin.ts'
import { deleteCopy, MOST_COPIES, textOfCopy, watchCopies } from '../../src/storage/copies.ts'
import type { CopyRecord } from '../../src/storage/database.ts'
import { create } from '../../src/storage/create.ts'
import { keepDraft, readDraft } from '../../src/storage/drafts.ts'
import { padOf } from '../../src/storage/export.ts'
import { load } from '../../src/storage/load.ts'
import { putPreset } from '../../src/storage/presets.ts'
import { append, watchSheet } from '../../src/storage/sheets.ts'
import { openShelf, type Shelf } from '../../src/storage/shelf.ts'
import { undoArrival, undoingOf } from '../../src/storage/undo-arrival.ts'
import { wasKept } from '../../src/storage/marker.ts'
import { arbitraries } from '../games/arbitraries/index.ts'
import { copiesOf } from '../sheet/copies.ts'
import { freshShelf, secondShelf, SOL, SPAR, THREE, threeHanded } from './shelf.ts'

const stops: (() => void)[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const stop of stops.splice(0)) stop()
  localStorage.clear()
})
function fail(error: unknown): never {
  throw error
}

/** Ours, and another phone. */
let shelf: Shelf
let phone: Shelf
beforeEach(() => {
  shelf = freshShelf()
  phone = freshShelf()
})

const textOf = async (from: Shelf) => makePad((await padOf(from)).pad, gameOf)
const padFrom = async (from: Shelf, only?: readonly string[]): Promise<Pad> => {
  const reading = readPad(makePad((await padOf(from, only)).pad, gameOf), gameOf)
  if (!reading.ok) throw new Error(reading.refusal.path)
  return reading.pad
}
const logOn = (on: Shelf, id: string, entry: object) => append(on, id, (sheet) => log(sheet, entry, on.pen))
const sheetOn = async (on: Shelf, id: string): Promise<Sheet> => {
  const stored = await load(on, id)
  if (stored.kind !== 'ready') throw new Error(stored.kind)
  return stored.sheet
}
const draftOf = (sheet: string, line = 'l1') => ({
  sheet,
  token: { line, row: 'r1' },
  target: { kind: 'new' } as const,
  form: 'round',
  draft: { variant: 'spar' },
  step: 1,
})
/** Everything that lies in store, copies aside. */
const everything = async ({ db }: Shelf) => {
  const tables = db.tables.filter(({ name }) => !name.startsWith('cop'))
  const all = await Promise.all(tables.map(async (table) => [table.name, await table.toArray()] as const))
  const plain = all.map(([name, rows]) => [
    name,
    rows.map((row: object) => ({ ...row, written: undefined, touchedAt: undefined })),
  ])
  return Object.fromEntries(plain) as Record<string, readonly unknown[]>
}
const taken = async (pad: Pad, on = shelf) => {
  const done = await takeIn(on, pad)
  if (done.kind !== 'taken') throw new Error(done.kind)
  return done
}

describe('taking in', () => {
  test('brings sheets, people, presets and series, behind a safety copy, and says what it wrote', async () => {
    const id = await threeHanded(phone)
    await logOn(phone, id, SPAR)
    await phone.db.series.put({ id: 'x1', name: 'Torsdag' })
    await putPreset(phone, { id: 'h1', game: 'threehanded', name: 'Onsdag', options: { rounds: 3 } })
    const text = await textOf(phone)
    const done = await taken(await padFrom(phone))
    expect(done.sheets).toEqual([id])
    expect(await textOf(shelf)).toBe(text)
    expect(wasKept(shelf)).toBe(true)
    expect(await shelf.db.sheets.get(id)).toMatchObject({ open: 1, summary: { rounds: 1 } })
    expect(JSON.parse((await textOfCopy(shelf, done.copy))!)).toMatchObject({ sheets: [] })
  })

  test('house rules alone are no sheet that could be missed', async () => {
    await putPreset(phone, { id: 'h1', game: 'threehanded', name: 'Onsdag', options: { rounds: 3 } })
    await taken(await padFrom(phone))
    expect(wasKept(shelf)).toBe(false)
  })

  test('a second time writes nothing, and keeps no copy', async () => {
    await logOn(phone, await threeHanded(phone), SPAR)
    const pad = await padFrom(phone)
    await taken(pad)
    const before = await everything(shelf)
    expect(await takeIn(shelf, pad)).toEqual({ kind: 'known' })
    expect(await everything(shelf)).toEqual(before)
    expect(await shelf.db.copies.count()).toBe(1)
  })

  test('merges with what was logged here meanwhile, and writes only the lines that are new', async () => {
    const id = await threeHanded(phone)
    await logOn(phone, id, SPAR)
    await taken(await padFrom(phone))
    await logOn(phone, id, SOL)
    await logOn(shelf, id, { ...SPAR, variant: 'sans' })
    await keepDraft(shelf, draftOf(id))
    const put = vi.spyOn(shelf.db.lines, 'bulkPut')
    await taken(await padFrom(phone))
    expect(put.mock.calls.flatMap(([lines]) => lines)).toHaveLength(1)
    expect((await sheetOn(shelf, id)).journal).toHaveLength(3)
    expect(await readDraft(shelf, id)).toEqual(draftOf(id))
    expect(await shelf.db.sheets.get(id)).toMatchObject({ summary: { rounds: 3 } })
  })

  test('counts what is in store when it is taken in, not what was when it was looked at', async () => {
    const id = await threeHanded(phone)
    const pad = await padFrom(phone)
    expect((await previewOf(shelf, pad)).plan.sheets).toMatchObject([{ kind: 'new' }])
    await taken(pad)
    await logOn(phone, id, SPAR)
    const grown = await padFrom(phone)
    expect((await previewOf(shelf, grown)).plan.sheets).toMatchObject([{ kind: 'grown', growth: { after: 1 } }])
    await logOn(shelf, id, SOL)
    await taken(grown)
    expect((await sheetOn(shelf, id)).journal).toHaveLength(2)
  })

  test('reads what is here once, however much is answered, and writes each table in one go', async () => {
    await threeHanded(phone)
    await threeHanded(phone)
    const pad = await padFrom(phone)
    const { seen } = await previewOf(shelf, pad)
    const read = vi.spyOn(shelf.db.lines, 'where')
    await previewOf(shelf, pad, { people: {} }, seen)
    expect(read).not.toHaveBeenCalled()
    const writes = [vi.spyOn(shelf.db.sheets, 'bulkPut'), vi.spyOn(shelf.db.lines, 'bulkPut')]
    await taken(pad)
    for (const write of writes) expect(write).toHaveBeenCalledOnce()
  })

  test('is all or nothing', async () => {
    await logOn(phone, await threeHanded(phone), SPAR)
    const id = await threeHanded(phone)
    await logOn(phone, id, SOL)
    await threeHanded(shelf)
    const before = await everything(shelf)
    // the last that is written
    vi.spyOn(shelf.db.series, 'bulkPut').mockRejectedValue(new Error('no room'))
    await expect(takeIn(shelf, await padFrom(phone))).rejects.toThrow('no room')
    vi.restoreAllMocks()
    expect(await everything(shelf)).toEqual(before)
    expect(await shelf.db.copies.count()).toBe(0)
    expect(await load(shelf, id)).toEqual({ kind: 'missing' })
  })

  test('shows in other tabs, which keep no line that is gone', async () => {
    const tab = secondShelf(shelf)
    const id = await threeHanded(phone)
    await logOn(phone, id, SPAR)
    const pad = await padFrom(phone)
    const first = await taken(pad)
    const seen: unknown[] = []
    stops.push(watchSheet(tab, id, (stored) => seen.push(stored.kind === 'ready' ? stored.sheet.journal : []), fail))
    await vi.waitFor(() => expect(seen.at(-1)).toEqual(pad.sheets[0]!.journal))
    for (const stop of stops.splice(0)) stop()
    await undoArrival(shelf, first.copy)
    // other words under the same ids, as no phone writes them
    const other = pad.sheets.map((sheet) => ({
      ...sheet,
      journal: sheet.journal.map((line) => ({ ...line, entry: SOL })),
    }))
    await taken({ ...pad, sheets: other })
    expect((await sheetOn(tab, id)).journal).toEqual(other[0]!.journal)
    expect((await sheetOn(shelf, id)).journal).toEqual(other[0]!.journal)
  })

  test('keeps a sheet that cannot be one with ours beside it, once', async () => {
    const id = await threeHanded(phone)
    const pad = await padFrom(phone)
    await taken(pad)
    await logOn(shelf, id, SPAR)
    const other: Pad = { ...pad, sheets: pad.sheets.map((sheet) => ({ ...sheet, dealer: 0 })) }
    expect((await takeIn(shelf, other, { sheets: { [id]: 'leave' } })).kind).toBe('known')
    const { sheets } = await taken(other)
    expect(sheets).toHaveLength(1)
    expect(sheets).not.toContain(id)
    expect(await shelf.db.sheets.count()).toBe(2)
    expect((await sheetOn(shelf, id)).dealer).toBe(2)
    expect((await sheetOn(shelf, sheets[0]!)).dealer).toBe(0)
    expect(await takeIn(shelf, other)).toEqual({ kind: 'known' })
    // it went on since: the copy grows
    const further = other.sheets.map((sheet) => log(sheet, SOL, phone.pen))
    expect((await taken({ ...other, sheets: further })).sheets).toEqual(sheets)
    expect(await shelf.db.sheets.count()).toBe(2)
  })

  test('leaves a sheet that cannot be read as it lies, and keeps what comes beside it', async () => {
    const id = await threeHanded(phone)
    const pad = await padFrom(phone)
    await taken(pad)
    await shelf.db.sheets.update(id, { version: 99 })
    const { sheets } = await taken(pad)
    expect(sheets).not.toContain(id)
    expect(await load(shelf, id)).toMatchObject({ kind: 'unreadable' })
    expect(await load(shelf, sheets[0]!)).toMatchObject({ kind: 'ready' })
  })

  test('brings a sheet and house rules back out of the bin, merged, with the draft', async () => {
    const id = await threeHanded(phone)
    await logOn(phone, id, SPAR)
    await putPreset(phone, { id: 'h1', game: 'threehanded', name: 'Onsdag', options: { rounds: 3 } })
    await taken(await padFrom(phone))
    await logOn(shelf, id, SOL)
    await keepDraft(shelf, draftOf(id))
    await discardSheet(shelf, id)
    await discardPreset(shelf, 'h1')
    const before = await everything(shelf)
    await logOn(phone, id, { ...SPAR, variant: 'sans' })
    const pad = await padFrom(phone)
    expect((await previewOf(shelf, pad)).plan).toMatchObject({
      sheets: [{ kind: 'binned', growth: { before: 2, after: 3 } }],
      presets: [{ kind: 'binned' }],
    })
    const { copy } = await taken(pad)
    expect((await sheetOn(shelf, id)).journal).toHaveLength(3)
    expect(await readDraft(shelf, id)).toEqual(draftOf(id))
    expect(await shelf.db.presets.get('h1')).toMatchObject({ name: 'Onsdag' })
    expect(await shelf.db.bin.count()).toBe(0)
    await undoArrival(shelf, copy)
    expect(await everything(shelf)).toEqual(before)
  })

  test('a sheet written by hand, without any id, is one sheet', async () => {
    const text = JSON.stringify({
      format: 'whistblok',
      version: 1,
      sheets: [
        {
          game: 'threehanded',
          players: [{ name: 'Anna' }, { name: 'Bo' }, { name: 'Carl' }],
          dealer: 2,
          options: {},
          journal: [{ entry: SPAR }],
        },
      ],
    })
    const reading = readPad(text, gameOf)
    if (!reading.ok) throw new Error(reading.refusal.path)
    const { sheets } = await taken(reading.pad)
    expect(await takeIn(shelf, reading.pad)).toEqual({ kind: 'known' })
    expect(await shelf.db.sheets.count()).toBe(1)
    await logOn(shelf, sheets[0]!, SOL)
    expect(await textOf(shelf)).toBe(makePad(await padFrom(shelf), gameOf))
    expect(await shelf.db.people.count()).toBe(0)
  })
})

describe('people who come', () => {
  test('whom only columns name are suggested, and are in no file until they sit down here', async () => {
    const id = await threeHanded(phone)
    const { sheets } = await padFrom(phone)
    await taken({ people: [], presets: [], series: [], sheets })
    const [anna] = (await sheetOn(shelf, id)).players
    expect(await shelf.db.people.get(anna!.person!)).toEqual({
      id: anna!.person,
      name: 'Anna',
      playedAt: sheets[0]!.startedAt,
      playedWith: ['Bo', 'Carl'],
      implied: true,
    })
    expect((await padOf(shelf)).pad.people).toEqual([])
    await create(shelf, { ...THREE, guests: [anna!, { name: 'Dorte' }, { name: 'Erik' }] })
    expect((await padOf(shelf)).pad.people.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Dorte', 'Erik'])
  })

  test('become written ones when a file names them', async () => {
    await threeHanded(phone)
    const pad = await padFrom(phone)
    await taken({ ...pad, people: [] })
    const { copy } = await taken(pad)
    expect(await textOf(shelf)).toBe(await textOf(phone))
    await undoArrival(shelf, copy)
    expect((await padOf(shelf)).pad.people).toEqual([])
    expect(await shelf.db.people.count()).toBe(3)
  })

  test('of a known name are told by their company, and are then shown as one', async () => {
    await threeHanded(shelf)
    const id = await threeHanded(phone)
    const pad = await padFrom(phone)
    const { plan, company } = await previewOf(shelf, pad)
    expect(plan.namesakes.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Bo', 'Carl'])
    const anna = plan.namesakes.find(({ name }) => name === 'Anna')!
    expect(company.get(anna.candidates[0]!)).toMatchObject({ playedWith: ['Bo', 'Carl'] })
    await taken(pad)
    expect(await shelf.db.people.get(anna.person)).toMatchObject({ mergedInto: anna.candidates[0] })
    await shelf.db.people.update(anna.candidates[0]!, { name: 'Anna Holm' })
    expect(await load(shelf, id)).toMatchObject({ names: ['Anna Holm', 'Bo', 'Carl'] })
  })
})

describe('people handed over and back', () => {
  test('are one on both phones, and are suggested by when they last played', async () => {
    const id = await threeHanded(shelf)
    await threeHanded(phone)
    await taken(await padFrom(shelf, [id]), phone)
    await logOn(phone, id, SPAR)
    await taken(await padFrom(phone, [id]))
    expect((await sheetOn(shelf, id)).journal).toHaveLength(1)
    const suggested = (await shelf.db.people.toArray()).filter(({ mergedInto }) => mergedInto === undefined)
    expect(suggested.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Bo', 'Carl'])
    for (const { name, playedAt, playedWith } of suggested) {
      expect(playedAt, name).toBe((await sheetOn(shelf, id)).startedAt)
      expect(playedWith, name).toHaveLength(2)
    }
    expect(await takeIn(shelf, await padFrom(phone, [id]))).toEqual({ kind: 'known' })
  })

  test('who never sat down at a sheet that came are suggested last', async () => {
    await taken({ people: [{ id: 'p', name: 'Anna' }], presets: [], series: [], sheets: [] })
    await threeHanded(shelf)
    expect(await shelf.db.people.get('p')).toEqual({ id: 'p', name: 'Anna', playedAt: '', playedWith: [] })
    expect((await shelf.db.people.orderBy('playedAt').first())?.id).toBe('p')
  })
})

describe('an import undone', () => {
  test('leaves everything as it was, also what it made grow', async () => {
    const id = await threeHanded(phone)
    await logOn(phone, id, SPAR)
    await taken(await padFrom(phone))
    await threeHanded(shelf)
    await putPreset(shelf, { id: 'h1', game: 'threehanded', name: 'Alfa', options: { rounds: 3 } })
    const before = await everything(shelf)
    await append(phone, id, (sheet) => undo(log(sheet, SOL, phone.pen), phone.pen))
    await append(phone, id, (sheet) => set(sheet, { title: 'Jul' }, phone.pen))
    await logOn(
      phone,
      await create(phone, { ...THREE, guests: [{ name: 'Dorte' }, { name: 'Erik' }, { name: 'Fie' }] }),
      SOL,
    )
    await putPreset(phone, { id: 'h1', game: 'threehanded', name: 'Onsdag', options: {} })
    await putPreset(phone, { id: 'h2', game: 'threehanded', name: 'Ny', options: {} })
    await phone.db.series.put({ id: 'x1', name: 'Torsdag' })
    const { copy } = await taken(await padFrom(phone))
    expect(await undoingOf(shelf, copy)).toEqual({ going: 1, intoBin: 0, back: 1, stays: [], changes: true })
    await undoArrival(shelf, copy)
    expect(await everything(shelf)).toEqual(before)
    expect(await undoArrival(shelf, copy)).toBeUndefined()
    expect(await undoingOf(shelf, copy)).toBeUndefined()
  })

  test('keeps a new sheet on which something was written since, and says which', async () => {
    const id = await threeHanded(phone)
    await logOn(phone, id, SPAR)
    const { copy } = await taken(await padFrom(phone))
    await logOn(shelf, id, SOL)
    const before = await everything(shelf)
    const stays = [{ id, title: null, names: ['Anna', 'Bo', 'Carl'], why: 'written' }]
    const said = { going: 0, intoBin: 0, back: 0, stays, changes: false }
    expect(await undoingOf(shelf, copy)).toEqual(said)
    expect(await undoArrival(shelf, copy)).toEqual(said)
    expect(await everything(shelf)).toEqual(before)
    expect(wasKept(shelf)).toBe(true)
    expect(await shelf.db.copies.count()).toBe(1)
  })

  test('keeps a new sheet with a half-entered round, and those who would come with it', async () => {
    const id = await threeHanded(phone)
    await taken(await padFrom(phone))
    const other = await threeHanded(phone)
    const dorte = { id: 'dorte', name: 'Dorte' }
    await phone.db.people.put({ ...dorte, playedAt: '', playedWith: [] })
    const { copy } = await taken(await padFrom(phone))
    await keepDraft(shelf, draftOf(other))
    await keepDraft(shelf, { ...draftOf(id), guests: [{ name: 'Dorte', person: 'dorte' }] })
    expect(await undoArrival(shelf, copy)).toMatchObject({ going: 0, stays: [{ id: other, why: 'written' }] })
    expect(await readDraft(shelf, other)).toEqual(draftOf(other))
    expect(await shelf.db.people.get('dorte')).toMatchObject(dorte)
  })

  test('takes what came out of a sheet that was here, and leaves what was written since', async () => {
    const id = await threeHanded(phone)
    await logOn(phone, id, SPAR)
    await taken(await padFrom(phone))
    await logOn(phone, id, SOL)
    const { copy } = await taken(await padFrom(phone))
    const [first] = (await sheetOn(shelf, id)).journal
    const came = new Set((await sheetOn(shelf, id)).journal.map(({ id: line }) => line))
    await append(shelf, id, (sheet) => set(sheet, { title: 'Jul' }, shelf.pen))
    await logOn(shelf, id, { kind: 'correction', points: [1, -1, 0] })
    const since = (await sheetOn(shelf, id)).journal.filter(({ id: line }) => !came.has(line))
    expect(since).toHaveLength(2)
    await keepDraft(shelf, draftOf(id))
    expect(await undoingOf(shelf, copy)).toMatchObject({ back: 1, stays: [], changes: true })
    await undoArrival(shelf, copy)
    const { journal } = await sheetOn(shelf, id)
    expect(new Set(journal)).toEqual(new Set([first, ...since]))
    expect(await shelf.db.sheets.get(id)).toMatchObject({
      summary: { rounds: 1, title: 'Jul' },
      changedAt: journal.at(-1)!.at,
    })
    expect(await readDraft(shelf, id)).toEqual(draftOf(id))
  })

  test.each([
    ['amends', (sheet: Sheet, row: string, pen: Pen) => amend(sheet, row, SPAR, pen)],
    ['strikes', (sheet: Sheet, row: string, pen: Pen) => strike(sheet, row, pen)],
    ['is placed after', (sheet: Sheet, row: string, pen: Pen) => insert(sheet, row, SPAR, pen)],
    ['undoes', (sheet: Sheet, _: string, pen: Pen) => undo(sheet, pen)],
  ])('leaves a sheet as it is when what was written since %s a row that came', async (_, write) => {
    const id = await threeHanded(phone)
    await logOn(phone, id, SPAR)
    await taken(await padFrom(phone))
    await logOn(phone, id, SOL)
    const { copy } = await taken(await padFrom(phone))
    const row = (await sheetOn(shelf, id)).journal.flatMap((line) => ('row' in line ? [line.row] : [])).at(-1)!
    await append(shelf, id, (sheet) => write(sheet, row, shelf.pen))
    const before = await everything(shelf)
    expect(await undoArrival(shelf, copy)).toMatchObject({ back: 0, stays: [{ id, why: 'written' }], changes: false })
    expect(await everything(shelf)).toEqual(before)
  })

  test.each([
    ['a row is half amended', (row: string) => ({ kind: 'amend' as const, row })],
    ['a row is half entered behind one', (row: string) => ({ kind: 'insert' as const, after: row })],
  ])('leaves a sheet as it is while %s that came', async (_, target) => {
    const id = await threeHanded(phone)
    await taken(await padFrom(phone))
    await logOn(phone, id, SOL)
    const { copy } = await taken(await padFrom(phone))
    const [line] = (await sheetOn(shelf, id)).journal
    await keepDraft(shelf, { ...draftOf(id), target: target('row' in line! ? line.row : '') })
    expect(await undoingOf(shelf, copy)).toMatchObject({ back: 0, stays: [{ id, why: 'written' }] })
  })

  test('leaves a sheet as it is when somebody who came with it has played since, and the column is taken back else', async () => {
    const id = await threeHanded(phone)
    await taken(await padFrom(phone))
    const seating = (sheet: Sheet): Sheet => ({ ...sheet, players: [...sheet.players, { name: 'Dorte' }] })
    const pad = await padFrom(phone)
    const joined: Pad = { ...pad, sheets: pad.sheets.map(seating) }
    const before = await everything(shelf)
    const first = await taken(joined)
    await undoArrival(shelf, first.copy)
    expect(await everything(shelf)).toEqual(before)

    const { copy } = await taken(joined)
    await logOn(shelf, id, { kind: 'seating', order: [0, 1, 3] })
    expect(await undoingOf(shelf, copy)).toMatchObject({ stays: [{ id, why: 'written' }], changes: false })
  })

  test('leaves a sheet as it is when a round written since would be another player’s without those before it', async () => {
    const id = await threeHanded(phone)
    await taken(await padFrom(phone))
    await logOn(phone, id, SPAR)
    const { copy } = await taken(await padFrom(phone))
    await logOn(shelf, id, SOL)
    expect(await undoingOf(shelf, copy)).toMatchObject({ changes: false, stays: [{ id, why: 'written' }] })
  })

  test('leaves what lies in the bin, and names it; what was emptied from it is not missed', async () => {
    const id = await threeHanded(phone)
    await taken(await padFrom(phone))
    await logOn(phone, id, SPAR)
    const other = await threeHanded(phone)
    const { copy } = await taken(await padFrom(phone))
    await discardSheet(shelf, id)
    await discardSheet(shelf, other)
    await emptyBin(shelf, [{ kind: 'sheet', id: other }])
    const { sheets, lines, bin } = await everything(shelf)
    expect(await undoArrival(shelf, copy)).toMatchObject({ going: 0, back: 0, stays: [{ id, why: 'binned' }] })
    expect(await everything(shelf)).toMatchObject({ sheets, lines, bin })
  })

  test('leaves what came back out of the bin where it is once it was written on', async () => {
    const id = await threeHanded(phone)
    const pad = await padFrom(phone)
    await taken(pad)
    await discardSheet(shelf, id)
    const { copy } = await taken(pad)
    expect(await undoingOf(shelf, copy)).toMatchObject({ intoBin: 1, stays: [] })
    await logOn(shelf, id, SPAR)
    expect(await undoArrival(shelf, copy)).toMatchObject({ intoBin: 0, stays: [{ id, why: 'written' }] })
    expect((await sheetOn(shelf, id)).journal).toHaveLength(1)
  })

  test('keeps house rules, series and people that were changed since, or that somebody needs', async () => {
    const own = await threeHanded(shelf)
    await phone.db.series.bulkPut([
      { id: 'x1', name: 'Torsdag' },
      { id: 'x2', name: 'Fredag' },
    ])
    for (const [id, name] of Object.entries({ h1: 'Alfa', h2: 'Beta' })) {
      await putPreset(phone, { id, game: 'threehanded', name, options: {} })
    }
    await create(phone, { ...THREE, guests: [{ name: 'Dorte' }, { name: 'Erik' }, { name: 'Fie' }] })
    const { copy } = await taken(await padFrom(phone))
    await putPreset(shelf, { id: 'h1', game: 'threehanded', name: 'Gamma', options: {} })
    await append(shelf, own, (sheet) => set(sheet, { series: 'x1' }, shelf.pen))
    const dorte = (await shelf.db.people.toArray()).find(({ name }) => name === 'Dorte')!
    await create(shelf, { ...THREE, guests: [{ name: 'Dorte', person: dorte.id }, { name: 'Bo' }, { name: 'Carl' }] })
    await undoArrival(shelf, copy)
    expect((await shelf.db.presets.toArray()).map(({ name }) => name)).toEqual(['Gamma'])
    expect((await shelf.db.series.toArray()).map(({ id }) => id)).toEqual(['x1'])
    const names = (await shelf.db.people.toArray()).map(({ name }) => name)
    expect(names).toContain('Dorte')
    expect(names).not.toContain('Erik')
  })

  test('in whichever order two are undone, the end is where it began, and no later import is undone by it', async () => {
    const id = await threeHanded(phone)
    const empty = await everything(shelf)
    await logOn(phone, id, SPAR)
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const first = await padFrom(phone)
      const imports = [await taken(first)]
      await logOn(phone, id, SOL)
      imports.push(await taken(await padFrom(phone)))
      const [one, other] = order.map((i) => imports[i]!.copy) as [string, string]
      const said = await undoArrival(shelf, one)
      if (order[0] === 0) expect(said).toMatchObject({ stays: [{ id, why: 'later' }], changes: true })
      expect((await sheetOn(shelf, id)).journal).toHaveLength(
        order[0] === 0 ? 2 + order[0]! : first.sheets[0]!.journal.length,
      )
      await undoArrival(shelf, other)
      expect(await everything(shelf)).toEqual(empty)
    }
  })

  test('is all or nothing', async () => {
    const { copy } = await threeHanded(phone)
      .then(() => padFrom(phone))
      .then((pad) => taken(pad))
    const before = await everything(shelf)
    vi.spyOn(shelf.db.people, 'bulkDelete').mockRejectedValue(new Error('no'))
    await expect(undoArrival(shelf, copy)).rejects.toThrow('no')
    vi.restoreAllMocks()
    expect(await everything(shelf)).toEqual(before)
    expect(await undoingOf(shelf, copy)).toMatchObject({ going: 1 })
  })
})

describe('safety copies', () => {
  test('are the five newest, newest first', async () => {
    let copies: readonly CopyRecord[] = []
    stops.push(watchCopies(shelf, (found) => (copies = found), fail))
    for (let i = 0; i < MOST_COPIES + 2; i++) {
      await threeHanded(phone)
      await taken(await padFrom(phone))
    }
    await vi.waitFor(() => expect(copies.map(({ sheets }) => sheets)).toEqual([6, 5, 4, 3, 2]))
    expect(copies.every(({ undoable, why }) => undoable && why === 'import')).toBe(true)
    await undoArrival(shelf, copies[4]!.id)
    expect(await shelf.db.copyTexts.count()).toBe(MOST_COPIES)
    await vi.waitFor(() => expect(copies[0]).toMatchObject({ why: 'undoImport', undoable: false, sheets: 7 }))
    expect(copies).toHaveLength(MOST_COPIES)
    expect(await textOfCopy(shelf, 'none')).toBeUndefined()
  })

  test('can be deleted, one by one', async () => {
    await threeHanded(phone)
    const { copy } = await taken(await padFrom(phone))
    await deleteCopy(shelf, copy)
    expect(await shelf.db.copies.count()).toBe(0)
    expect(await shelf.db.copyTexts.count()).toBe(0)
    expect(await undoArrival(shelf, copy)).toBeUndefined()
  })

  test('the one just made stays, whatever the clock says', async () => {
    const early = openShelf({
      name: shelf.db.name,
      games: shelf.games,
      now: () => Date.parse('2020-01-01T00:00:00.000Z'),
    })
    for (let i = 0; i < MOST_COPIES + 1; i++) {
      await threeHanded(phone)
      const { copy } = await taken(await padFrom(phone), i === MOST_COPIES ? early : shelf)
      expect(await undoingOf(shelf, copy)).toBeDefined()
    }
  })
})

test('an import that brought only whom an earlier one names goes with that one', async () => {
  const blank: Pad = { people: [], presets: [], series: [], sheets: [] }
  const before = await everything(shelf)
  const first = await taken({ ...blank, people: [{ id: 'p1', name: 'Anna', mergedInto: 'p3' }] })
  const second = await taken({ ...blank, people: [{ id: 'p3', name: 'Anna' }] })
  await undoArrival(shelf, second.copy)
  expect((await shelf.db.people.toArray()).map(({ id }) => id)).toEqual(['p1', 'p3'])
  await undoArrival(shelf, first.copy)
  expect(await everything(shelf)).toEqual(before)
})

const RUNS = 12
async function withShelf(work: (on: Shelf) => Promise<void>): Promise<void> {
  const on = freshShelf()
  try {
    await work(on)
  } finally {
    await on.db.delete()
  }
}
const apart = { people: { p1: null, p2: null, p3: null } }
/** What a line or a person names is never taken from them: here, nothing that is named is missing. */
function whole(pad: Pad): Pad {
  const missing = (ids: readonly string[], there: readonly { readonly id: string }[]) =>
    ids.filter((id) => there.every((one) => one.id !== id)).map((id) => ({ id, name: 'Dorte' }))
  const named = pad.people.flatMap(({ mergedInto }) => mergedInto ?? [])
  return {
    ...pad,
    people: [...pad.people, ...missing([...new Set(named)], pad.people)],
    series: [...pad.series, ...missing(['x1', 'x2'], pad.series)],
  }
}
const imported = async (on: Shelf, pad: Pad) => {
  const done = await takeIn(on, pad, apart)
  return done.kind === 'taken' ? [done.copy] : []
}
describe.each(games.map((game) => [game.id, game] as const))('undoing imports of %s', (_, game) => {
  test('two of them, in either order, ends where it began', async () => {
    await fc.assert(
      fc.asyncProperty(copiesOf(game), fc.boolean(), ([a, b, c], reversed) =>
        withShelf(async (on) => {
          await imported(on, whole(a))
          const before = await everything(on)
          const copies = [...(await imported(on, b)), ...(await imported(on, c))]
          for (const copy of reversed ? copies.toReversed() : copies) await undoArrival(on, copy)
          expect(await everything(on)).toEqual(before)
        }),
      ),
      { numRuns: RUNS },
    )
  })

  test('never takes a line that was written since, nor what it says', async () => {
    const entries = fc.array(arbitraries[game.id]!.entry(game.seatCounts[0] ?? 4), { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(copiesOf(game), entries, fc.nat(), ([a, b, c], written, pick) =>
        withShelf(async (on) => {
          await imported(on, a)
          const copies = await imported(on, b)
          const { id } = a.sheets[0]!
          const known = new Set((await sheetOn(on, id)).journal.map((line) => line.id))
          const rows = rowsOf((await sheetOn(on, id)).journal)
          for (const [i, entry] of written.entries()) {
            const row = rows[(pick + i) % Math.max(1, rows.length)]?.id
            await append(on, id, (sheet) =>
              row === undefined || i === 0 ? log(sheet, entry, on.pen) : amend(sheet, row, entry, on.pen),
            )
          }
          const since = (await sheetOn(on, id)).journal.filter((line) => !known.has(line.id))
          copies.push(...(await imported(on, c)))
          for (const copy of pick % 2 === 0 ? copies : copies.toReversed()) await undoArrival(on, copy)
          const { journal } = await sheetOn(on, id)
          for (const line of since) expect(journal).toContainEqual(line)
          for (const line of a.sheets[0]!.journal) expect(journal).toContainEqual(line)
        }),
      ),
      { numRuns: RUNS },
    )
  })
})
