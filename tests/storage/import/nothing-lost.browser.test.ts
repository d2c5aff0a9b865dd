/** What was written since an import, or is in the bin, is not lost when the import is undone or a copy is restored. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { set } from '../../../src/document/journal/lines.ts'
import type { Pad } from '../../../src/document/model/sheet.ts'
import { games } from '../../../src/games/index.ts'
import { deleteCopy } from '../../../src/storage/backup/copies.ts'
import { copyBeside } from '../../../src/storage/backup/restore.ts'
import type { BinnedSheet } from '../../../src/storage/db/database.ts'
import { markKept, wasKept } from '../../../src/storage/db/marker.ts'
import { openStorage, type StorageContext } from '../../../src/storage/db/storage-context.ts'
import { undoImport } from '../../../src/storage/import/undo-import.ts'
import { discardPreset, discardSheet, putBack } from '../../../src/storage/library/bin.ts'
import { putPreset } from '../../../src/storage/library/presets.ts'
import { create, rematch } from '../../../src/storage/sheets/create.ts'
import { keepDraft, readDraft } from '../../../src/storage/sheets/drafts.ts'
import { append } from '../../../src/storage/sheets/sheets.ts'
import { freshStorage, secondStorage, SPAR, START, THREE, threeHanded } from '../storage.ts'
import { draftOf, logOn, padFrom, sheetOn, taken as takenOn } from './phones.ts'

let storage: StorageContext
let phone: StorageContext
beforeEach(() => {
  storage = freshStorage()
  phone = freshStorage()
})
afterEach(() => localStorage.clear())
const taken = (pad: Pad) => takenOn(storage, pad)

describe('the undo of an import', () => {
  test('keeps a person whom a later import needs, even if the copy of that was deleted', async () => {
    const x = await threeHanded(phone)
    const { copy } = await taken(await padFrom(phone, [x]))
    const anna = (await phone.db.people.toArray()).find((p) => p.name === 'Anna')!
    const y = await rematch(phone, x)
    await logOn(phone, y!, SPAR)
    const second = await taken(await padFrom(phone, [y!]))
    await deleteCopy(storage, second.copy)
    await undoImport(storage, copy)
    const left = await storage.db.people.toArray()
    expect(left.map((p) => p.id)).toContain(anna.id)
  })
  test('keeps a column of a later import, even if the copy of that was deleted', async () => {
    const x = await threeHanded(phone)
    await taken(await padFrom(phone))
    await logOn(phone, x, SPAR)
    const { copy } = await taken(await padFrom(phone))
    const pad = await padFrom(phone)
    const joined: Pad = {
      ...pad,
      sheets: pad.sheets.map((s) => ({ ...s, players: [...s.players, { name: 'Dorte' }] })),
    }
    const second = await taken(joined)
    await deleteCopy(storage, second.copy)
    await undoImport(storage, copy)
    expect((await sheetOn(storage, x)).players).toHaveLength(4)
  })
  test('keeps a series that a sheet in the bin is in', async () => {
    const own = await threeHanded(storage)
    await phone.db.series.put({ id: 'x1', name: 'Torsdag' })
    await threeHanded(phone)
    const { copy } = await taken(await padFrom(phone))
    await append(storage, own, (sheet) => set(sheet, { series: 'x1' }, storage.writer))
    await discardSheet(storage, own)
    await undoImport(storage, copy)
    await putBack(storage, 'sheet', own)
    expect((await storage.db.series.toArray()).map(({ id }) => id)).toEqual(['x1'])
  })
  test('keeps house rules that have been moved to the bin since', async () => {
    await putPreset(storage, { id: 'h1', game: 'threehanded', name: 'V0', options: {} })
    await putPreset(phone, { id: 'h1', game: 'threehanded', name: 'V0', options: {} })
    await discardPreset(storage, 'h1')
    const { copy } = await taken(await padFrom(phone))
    const left = (await storage.db.presets.get('h1'))!
    // edited and deleted here; another tab that still shows the imported version saves it
    await putPreset(storage, { id: 'h1', game: 'threehanded', name: 'V2', options: { rounds: 3 } })
    await discardPreset(storage, 'h1')
    await putPreset(storage, left)
    await undoImport(storage, copy)
    const all = [
      ...(await storage.db.presets.toArray()).map((p) => p.name),
      ...(await storage.db.bin.toArray()).map((b) => b.kind === 'preset' && b.preset.name),
    ]
    expect(all).toContain('V2')
  })
  test('keeps in files a person who has sat down here since', async () => {
    await threeHanded(phone)
    const pad = await padFrom(phone)
    await taken({ ...pad, people: [] })
    const anna = (await storage.db.people.toArray()).find((p) => p.name === 'Anna')!
    expect(anna.implied).toBe(true)
    const { copy } = await taken(pad)
    await create(storage, {
      ...THREE,
      guests: [{ name: 'Anna', person: anna.id }, { name: 'Dorte' }, { name: 'Erik' }],
    })
    await undoImport(storage, copy)
    expect((await padFrom(storage)).people.map((p) => p.id)).toContain(anna.id)
  })
  test('never changes when somebody last played, whatever the clock says', async () => {
    const name = `t-${crypto.randomUUID()}`
    let at = START + 1e9
    const s = openStorage({ name, games, now: () => (at += 1000) })
    const x = await create(s, THREE)
    const anna = (await s.db.people.toArray()).find((p) => p.name === 'Anna')!
    // the import changes Anna: she is merged into another
    const { copy } = await takenOn(s, {
      people: [
        { id: 'q', name: 'Anna' },
        { id: anna.id, name: 'Anna', mergedInto: 'q' },
      ],
      presets: [],
      series: [],
      sheets: [],
    })
    at = START
    await rematch(s, x)
    const played = await s.db.people.get(anna.id)
    await undoImport(s, copy)
    const now = await s.db.people.get(anna.id)
    expect(now!.playedAt).toBe(played!.playedAt)
  })
  test('is not prevented by an unreadable record in the bin', async () => {
    const x = await threeHanded(phone)
    await storage.db.table('bin').put({ kind: 'sheet', id: x, at: '2026-01-01T00:00:00.000Z', record: null })
    const { copy } = await taken(await padFrom(phone))
    expect((await undoImport(storage, copy)).kind).toBe('undone')
  })
  test('restores when a sheet was last written to', async () => {
    const x = await threeHanded(phone)
    await taken(await padFrom(phone))
    const before = (await storage.db.sheets.get(x))!.touchedAt
    await logOn(phone, x, SPAR)
    const { copy } = await taken(await padFrom(phone))
    await undoImport(storage, copy)
    expect((await storage.db.sheets.get(x))!.touchedAt).toBe(before)
  })
  test('stays refused while a newer copy cannot be read', async () => {
    const x = await threeHanded(phone)
    const first = await taken(await padFrom(phone))
    await create(phone, { ...THREE, guests: (await sheetOn(phone, x)).players })
    const second = await taken(await padFrom(phone))
    await storage.db.table('copies').update(second.copy, { at: 7 })
    expect(await undoImport(storage, first.copy)).toEqual({ kind: 'refused', why: 'later' })
  })

  test('keeps the mark of a pad that lost its sheets before', async () => {
    markKept(storage)
    await threeHanded(phone)
    const { copy } = await taken(await padFrom(phone))
    await undoImport(storage, copy)
    expect(wasKept(storage)).toBe(true)
  })
})

describe('what is stored here', () => {
  test('of two drafts the stored one stays when a sheet is restored from the bin', async () => {
    const x = await threeHanded(storage)
    await keepDraft(storage, draftOf(x, 'l1'))
    await discardSheet(storage, x)
    const tab = secondStorage(storage)
    await keepDraft(tab, { ...draftOf(x, 'l1'), draft: { variant: 'sol' } })
    await putBack(storage, 'sheet', x)
    expect((await readDraft(storage, x))!.draft).toEqual({ variant: 'sol' })
  })
  test('of two drafts the stored one stays when an import restores a sheet from the bin and is undone', async () => {
    const x = await threeHanded(storage)
    const pad = await padFrom(storage)
    await keepDraft(storage, draftOf(x, 'l1'))
    await discardSheet(storage, x)
    const tab = secondStorage(storage)
    await keepDraft(tab, { ...draftOf(x, 'l1'), draft: { variant: 'sol' } })
    const { copy } = await taken(pad)
    await undoImport(storage, copy)
    expect((await readDraft(storage, x))?.draft).toEqual({ variant: 'sol' })
  })
  test('lines of another sheet in the bin never overwrite that one', async () => {
    const good = await threeHanded(storage)
    await logOn(storage, good, SPAR)
    const bad = await threeHanded(storage)
    await logOn(storage, bad, SPAR)
    await discardSheet(storage, bad)
    const rec = (await storage.db.bin.get(['sheet', bad])) as BinnedSheet
    const line = (await storage.db.lines.where('sheet').equals(good).first())!
    await storage.db.table('bin').put({ ...rec, lines: [{ sheet: good, id: line.id, line: rec.lines[0]!.line }] })
    const before = await storage.db.lines.where('sheet').equals(good).toArray()
    await putBack(storage, 'sheet', bad)
    expect(await storage.db.lines.where('sheet').equals(good).toArray()).toEqual(before)
  })
  test('house rules that cannot be read stay where they are when a copy is restored', async () => {
    await putPreset(storage, { id: 'h1', game: 'threehanded', name: 'V0', options: {} })
    await threeHanded(phone)
    const { copy } = await taken(await padFrom(phone))
    await storage.db.table('presets').put({ id: 'h1', game: 'threehanded', name: 'V0', options: { rounds: 'six' } })
    await taken((await copyBeside(storage, copy))!)
    expect(await storage.db.presets.get('h1')).toMatchObject({ options: { rounds: 'six' } })
  })
  test('house rules that were restored and have been changed since are not restored again', async () => {
    await putPreset(storage, { id: 'h1', game: 'threehanded', name: 'V0', options: {} })
    await threeHanded(phone)
    const { copy } = await taken(await padFrom(phone))
    await putPreset(storage, { id: 'h1', game: 'threehanded', name: 'V1', options: {} })
    await taken((await copyBeside(storage, copy))!)
    const restored = (await storage.db.presets.toArray()).find(({ name }) => name === 'V0')!
    await putPreset(storage, { ...restored, name: 'Mine' })
    expect((await copyBeside(storage, copy))!.presets).toEqual([])
  })
})
