import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gameOf } from '../../../src/games/index.ts'
import { log } from '../../../src/document/journal/lines.ts'
import { readPad } from '../../../src/document/read/read.ts'
import type { Pad } from '../../../src/document/model/sheet.ts'
import { makePad } from '../../../src/document/model/write.ts'
import { previewOf, takeIn } from '../../../src/storage/import/import.ts'
import { discardPreset, discardSheet } from '../../../src/storage/library/bin.ts'
import { deleteCopy, MOST_COPIES, textOfCopy, watchCopies } from '../../../src/storage/backup/copies.ts'
import type { CopyRecord } from '../../../src/storage/db/database.ts'
import { create } from '../../../src/storage/sheets/create.ts'
import { keepDraft, readDraft } from '../../../src/storage/sheets/drafts.ts'
import { padOf } from '../../../src/storage/backup/export.ts'
import { load } from '../../../src/storage/sheets/load.ts'
import { putPreset } from '../../../src/storage/library/presets.ts'
import { watchSheet } from '../../../src/storage/sheets/sheets.ts'
import { openStorage, type StorageContext } from '../../../src/storage/db/storage-context.ts'
import { undoImport } from '../../../src/storage/import/undo-import.ts'
import { wasKept } from '../../../src/storage/db/marker.ts'
import { draftOf, everything, logOn, padFrom, sheetOn, taken as takenOn, textOf } from './phones.ts'
import { freshStorage, secondStorage, SOL, SPAR, THREE, threeHanded } from '../storage.ts'

const stops: (() => void)[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const stop of stops.splice(0)) stop()
  localStorage.clear()
})
function fail(error: unknown): never {
  throw error
}

/** This phone, and another one. */
let storage: StorageContext
let phone: StorageContext
beforeEach(() => {
  storage = freshStorage()
  phone = freshStorage()
})

const taken = (pad: Pad, on = storage) => takenOn(on, pad)

describe('an import', () => {
  test('adds sheets, people, presets and series, after a safety copy, and returns what it wrote', async () => {
    const id = await threeHanded(phone)
    await logOn(phone, id, SPAR)
    await phone.db.series.put({ id: 'x1', name: 'Torsdag' })
    await putPreset(phone, { id: 'h1', game: 'threehanded', name: 'Onsdag', options: { rounds: 3 } })
    const text = await textOf(phone)
    const done = await taken(await padFrom(phone))
    expect(done.sheets).toEqual([id])
    expect(await textOf(storage)).toBe(text)
    expect(wasKept(storage)).toBe(true)
    expect(await storage.db.sheets.get(id)).toMatchObject({ open: 1, summary: { rounds: 1 } })
    expect(JSON.parse((await textOfCopy(storage, done.copy))!)).toMatchObject({ sheets: [] })
  })

  test('presets alone do not mark the pad as having sheets', async () => {
    await putPreset(phone, { id: 'h1', game: 'threehanded', name: 'Onsdag', options: { rounds: 3 } })
    await taken(await padFrom(phone))
    expect(wasKept(storage)).toBe(false)
  })

  test('a second time writes nothing, and makes no copy', async () => {
    await logOn(phone, await threeHanded(phone), SPAR)
    const pad = await padFrom(phone)
    await taken(pad)
    const before = await everything(storage)
    expect(await takeIn(storage, pad)).toEqual({ kind: 'known' })
    expect(await everything(storage)).toEqual(before)
    expect(await storage.db.copies.count()).toBe(1)
  })

  test('merges with what was logged here meanwhile, and writes only new lines', async () => {
    const id = await threeHanded(phone)
    await logOn(phone, id, SPAR)
    await taken(await padFrom(phone))
    await logOn(phone, id, SOL)
    await logOn(storage, id, { ...SPAR, variant: 'sans' })
    await keepDraft(storage, draftOf(id))
    const put = vi.spyOn(storage.db.lines, 'bulkPut')
    await taken(await padFrom(phone))
    expect(put.mock.calls.flatMap(([lines]) => lines)).toHaveLength(1)
    expect((await sheetOn(storage, id)).journal).toHaveLength(3)
    expect(await readDraft(storage, id)).toEqual(draftOf(id))
    expect(await storage.db.sheets.get(id)).toMatchObject({ summary: { rounds: 3 } })
  })

  test('uses what is stored when it runs, not when it was previewed', async () => {
    const id = await threeHanded(phone)
    const pad = await padFrom(phone)
    expect((await previewOf(storage, pad)).plan.sheets).toMatchObject([{ kind: 'new' }])
    await taken(pad)
    await logOn(phone, id, SPAR)
    const grown = await padFrom(phone)
    expect((await previewOf(storage, grown)).plan.sheets).toMatchObject([{ kind: 'grown', diff: { after: 1 } }])
    await logOn(storage, id, SOL)
    await taken(grown)
    expect((await sheetOn(storage, id)).journal).toHaveLength(2)
  })

  test('reads once for all answers, and writes each table in one go', async () => {
    await threeHanded(phone)
    await threeHanded(phone)
    const pad = await padFrom(phone)
    const { seen } = await previewOf(storage, pad)
    const read = vi.spyOn(storage.db.lines, 'where')
    await previewOf(storage, pad, { people: {} }, seen)
    expect(read).not.toHaveBeenCalled()
    const writes = [vi.spyOn(storage.db.sheets, 'bulkPut'), vi.spyOn(storage.db.lines, 'bulkPut')]
    await taken(pad)
    for (const write of writes) expect(write).toHaveBeenCalledOnce()
  })

  test('is all or nothing', async () => {
    await logOn(phone, await threeHanded(phone), SPAR)
    const id = await threeHanded(phone)
    await logOn(phone, id, SOL)
    await threeHanded(storage)
    const before = await everything(storage)
    // the last record written
    vi.spyOn(storage.db.series, 'bulkPut').mockRejectedValue(new Error('no room'))
    await expect(takeIn(storage, await padFrom(phone))).rejects.toThrow('no room')
    vi.restoreAllMocks()
    expect(await everything(storage)).toEqual(before)
    expect(await storage.db.copies.count()).toBe(0)
    expect(await load(storage, id)).toEqual({ kind: 'missing' })
  })

  test('shows in other tabs, which drop lines that are gone', async () => {
    const tab = secondStorage(storage)
    const id = await threeHanded(phone)
    await logOn(phone, id, SPAR)
    const pad = await padFrom(phone)
    const first = await taken(pad)
    const seen: unknown[] = []
    stops.push(watchSheet(tab, id, (stored) => seen.push(stored.kind === 'ready' ? stored.sheet.journal : []), fail))
    await vi.waitFor(() => expect(seen.at(-1)).toEqual(pad.sheets[0]!.journal))
    for (const stop of stops.splice(0)) stop()
    await undoImport(storage, first.copy)
    // other lines with the same ids, as no phone would write them
    const other = pad.sheets.map((sheet) => ({
      ...sheet,
      journal: sheet.journal.map((line) => ({ ...line, entry: SOL })),
    }))
    await taken({ ...pad, sheets: other })
    expect((await sheetOn(tab, id)).journal).toEqual(other[0]!.journal)
    expect((await sheetOn(storage, id)).journal).toEqual(other[0]!.journal)
  })

  test('keeps a sheet that cannot be merged as a separate copy, once', async () => {
    const id = await threeHanded(phone)
    const pad = await padFrom(phone)
    await taken(pad)
    await logOn(storage, id, SPAR)
    const other: Pad = { ...pad, sheets: pad.sheets.map((sheet) => ({ ...sheet, dealer: 0 })) }
    expect((await takeIn(storage, other, { sheets: { [id]: 'leave' } })).kind).toBe('known')
    const { sheets } = await taken(other)
    expect(sheets).toHaveLength(1)
    expect(sheets).not.toContain(id)
    expect(await storage.db.sheets.count()).toBe(2)
    expect((await sheetOn(storage, id)).dealer).toBe(2)
    expect((await sheetOn(storage, sheets[0]!)).dealer).toBe(0)
    expect(await takeIn(storage, other)).toEqual({ kind: 'known' })
    // it has been played on since: the copy grows
    const further = other.sheets.map((sheet) => log(sheet, SOL, phone.writer))
    expect((await taken({ ...other, sheets: further })).sheets).toEqual(sheets)
    expect(await storage.db.sheets.count()).toBe(2)
  })

  test('leaves an unreadable sheet unchanged, and adds the imported one separately', async () => {
    const id = await threeHanded(phone)
    const pad = await padFrom(phone)
    await taken(pad)
    await storage.db.sheets.update(id, { version: 99 })
    const { sheets } = await taken(pad)
    expect(sheets).not.toContain(id)
    expect(await load(storage, id)).toMatchObject({ kind: 'unreadable' })
    expect(await load(storage, sheets[0]!)).toMatchObject({ kind: 'ready' })
  })

  test('restores a sheet and a preset from the bin, merged, with the draft', async () => {
    const id = await threeHanded(phone)
    await logOn(phone, id, SPAR)
    await putPreset(phone, { id: 'h1', game: 'threehanded', name: 'Onsdag', options: { rounds: 3 } })
    await taken(await padFrom(phone))
    await logOn(storage, id, SOL)
    await keepDraft(storage, draftOf(id))
    await discardSheet(storage, id)
    await discardPreset(storage, 'h1')
    const before = await everything(storage)
    await logOn(phone, id, { ...SPAR, variant: 'sans' })
    const pad = await padFrom(phone)
    expect((await previewOf(storage, pad)).plan).toMatchObject({
      sheets: [{ kind: 'binned', diff: { before: 2, after: 3 } }],
      presets: [{ kind: 'binned' }],
    })
    const { copy } = await taken(pad)
    expect((await sheetOn(storage, id)).journal).toHaveLength(3)
    expect(await readDraft(storage, id)).toEqual(draftOf(id))
    expect(await storage.db.presets.get('h1')).toMatchObject({ name: 'Onsdag' })
    expect(await storage.db.bin.count()).toBe(0)
    await undoImport(storage, copy)
    expect(await everything(storage)).toEqual(before)
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
    expect(await takeIn(storage, reading.pad)).toEqual({ kind: 'known' })
    expect(await storage.db.sheets.count()).toBe(1)
    await logOn(storage, sheets[0]!, SOL)
    expect(await textOf(storage)).toBe(makePad(await padFrom(storage), gameOf))
    expect(await storage.db.people.count()).toBe(0)
  })
})

describe('imported people', () => {
  test('only in columns are suggested, and are in no file until they sit down here', async () => {
    const id = await threeHanded(phone)
    const { sheets } = await padFrom(phone)
    await taken({ people: [], presets: [], series: [], sheets })
    const [anna] = (await sheetOn(storage, id)).players
    expect(await storage.db.people.get(anna!.person!)).toEqual({
      id: anna!.person,
      name: 'Anna',
      playedAt: sheets[0]!.startedAt,
      playedWith: ['Bo', 'Carl'],
      implied: true,
    })
    expect((await padOf(storage)).pad.people).toEqual([])
    await create(storage, { ...THREE, guests: [anna!, { name: 'Dorte' }, { name: 'Erik' }] })
    expect((await padOf(storage)).pad.people.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Dorte', 'Erik'])
  })

  test('only in columns are listed once a file lists them', async () => {
    await threeHanded(phone)
    const pad = await padFrom(phone)
    await taken({ ...pad, people: [] })
    const { copy } = await taken(pad)
    expect(await textOf(storage)).toBe(await textOf(phone))
    await undoImport(storage, copy)
    expect((await padOf(storage)).pad.people).toEqual([])
    expect(await storage.db.people.count()).toBe(3)
  })

  test('of a known name are told apart by when they last played, and are then shown as one', async () => {
    await threeHanded(storage)
    const id = await threeHanded(phone)
    const pad = await padFrom(phone)
    const { plan, lastPlayed } = await previewOf(storage, pad)
    expect(plan.namesakes.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Bo', 'Carl'])
    const anna = plan.namesakes.find(({ name }) => name === 'Anna')!
    expect(lastPlayed.get(anna.candidates[0]!)).toMatchObject({ playedWith: ['Bo', 'Carl'] })
    await taken(pad)
    expect(await storage.db.people.get(anna.person)).toMatchObject({ mergedInto: anna.candidates[0] })
    await storage.db.people.update(anna.candidates[0]!, { name: 'Anna Holm' })
    expect(await load(storage, id)).toMatchObject({ names: ['Anna Holm', 'Bo', 'Carl'] })
  })
})

describe('people sent to another phone and back', () => {
  test('are one on both phones, and are suggested by when they last played', async () => {
    const id = await threeHanded(storage)
    await threeHanded(phone)
    await taken(await padFrom(storage, [id]), phone)
    await logOn(phone, id, SPAR)
    await taken(await padFrom(phone, [id]))
    expect((await sheetOn(storage, id)).journal).toHaveLength(1)
    const suggested = (await storage.db.people.toArray()).filter(({ mergedInto }) => mergedInto === undefined)
    expect(suggested.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Bo', 'Carl'])
    for (const { name, playedAt, playedWith } of suggested) {
      expect(playedAt, name).toBe((await sheetOn(storage, id)).startedAt)
      expect(playedWith, name).toHaveLength(2)
    }
    expect(await takeIn(storage, await padFrom(phone, [id]))).toEqual({ kind: 'known' })
  })

  test('who are on no imported sheet are suggested last', async () => {
    await taken({ people: [{ id: 'p', name: 'Anna' }], presets: [], series: [], sheets: [] })
    await threeHanded(storage)
    expect(await storage.db.people.get('p')).toEqual({ id: 'p', name: 'Anna', playedAt: '', playedWith: [] })
    expect((await storage.db.people.orderBy('playedAt').first())?.id).toBe('p')
  })
})

describe('safety copies', () => {
  test('are the five newest, newest first', async () => {
    let copies: readonly CopyRecord[] = []
    stops.push(watchCopies(storage, (found) => (copies = found), fail))
    for (let i = 0; i < MOST_COPIES + 2; i++) {
      await threeHanded(phone)
      await taken(await padFrom(phone))
    }
    await vi.waitFor(() => expect(copies.map(({ sheets }) => sheets)).toEqual([6, 5, 4, 3, 2]))
    expect(copies.every(({ undoable, why }) => undoable && why === 'import')).toBe(true)
    await undoImport(storage, copies[0]!.id)
    expect(await storage.db.copyTexts.count()).toBe(MOST_COPIES)
    await vi.waitFor(() => expect(copies[0]).toMatchObject({ why: 'undoImport', undoable: false, sheets: 7 }))
    expect(copies).toHaveLength(MOST_COPIES)
    expect(await textOfCopy(storage, 'none')).toBeUndefined()
  })

  test('can be deleted, one by one', async () => {
    await threeHanded(phone)
    const { copy } = await taken(await padFrom(phone))
    await deleteCopy(storage, copy)
    expect(await storage.db.copies.count()).toBe(0)
    expect(await storage.db.copyTexts.count()).toBe(0)
    expect(await undoImport(storage, copy)).toEqual({ kind: 'refused', why: 'gone' })
  })

  test('the one just made stays, whatever the clock says', async () => {
    const early = openStorage({
      name: storage.db.name,
      games: storage.games,
      now: () => Date.parse('2020-01-01T00:00:00.000Z'),
    })
    for (let i = 0; i < MOST_COPIES + 1; i++) {
      await threeHanded(phone)
      const { copy } = await taken(await padFrom(phone), i === MOST_COPIES ? early : storage)
      expect(await storage.db.copies.get(copy)).toMatchObject({ undoable: true })
    }
  })
})
