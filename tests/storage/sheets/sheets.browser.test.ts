import { afterEach, describe, expect, test, vi } from 'vitest'
import { rowsOf } from '../../../src/document/journal/journal.ts'
import { amend, log, type LineWriter } from '../../../src/document/journal/lines.ts'
import type { Sheet } from '../../../src/document/model/sheet.ts'
import { isFromNewer, makeWay } from '../../../src/storage/db/connection.ts'
import { create, lastOptions, rematch } from '../../../src/storage/sheets/create.ts'
import { dropDraft, keepDraft, readDraft } from '../../../src/storage/sheets/drafts.ts'
import { load } from '../../../src/storage/sheets/load.ts'
import { append, watchSheet } from '../../../src/storage/sheets/sheets.ts'
import type { StorageContext } from '../../../src/storage/db/storage-context.ts'
import { freshStorage, secondStorage, SOL, SPAR, THREE, threeHanded } from '../storage.ts'

const penOf = ({ writer }: StorageContext, ...ids: string[]): LineWriter => ({
  now: writer.now,
  id: () => ids.shift() ?? writer.id(),
})
const logged =
  (storage: StorageContext, entry: object, ...ids: string[]) =>
  (sheet: Sheet) =>
    log(sheet, entry, penOf(storage, ...ids))

async function sheetOf(storage: StorageContext, id: string): Promise<Sheet> {
  const stored = await load(storage, id)
  if (stored.kind !== 'ready') throw new Error(stored.kind)
  return stored.sheet
}
const entriesOf = async (storage: StorageContext, id: string) =>
  rowsOf((await sheetOf(storage, id)).journal).map(({ entry }) => entry)

const draftOf = (sheet: string) => ({
  sheet,
  token: { line: 'l1', row: 'r1' },
  target: { kind: 'new' } as const,
  form: 'round',
  draft: { variant: 'spar' },
  step: 1,
})

afterEach(() => vi.restoreAllMocks())

describe('a new sheet', () => {
  test('has its seats, its dealer and only the options that differ from the standard', async () => {
    const storage = freshStorage()
    const id = await create(storage, { ...THREE, options: { onceEach: true, rounds: 6 } })
    const sheet = await sheetOf(storage, id)
    expect(sheet).toMatchObject({
      game: 'threehanded',
      dealer: 2,
      seated: [0, 1, 2],
      options: { rounds: 6 },
      journal: [],
    })
    expect(sheet.players.map(({ name }) => name)).toEqual(['Anna', 'Bo', 'Carl'])
    expect(await lastOptions(storage, 'threehanded')).toEqual({ rounds: 6 })
  })

  test('has its stake as a line', async () => {
    const storage = freshStorage()
    const stake = { amount: 25, points: 1, currency: 'DKK' }
    const id = await create(storage, { ...THREE, stake })
    expect((await sheetOf(storage, id)).journal).toMatchObject([{ set: { stake } }])
  })

  test('is refused with options the game does not have', async () => {
    const storage = freshStorage()
    const other = await create(storage, { ...THREE, options: { unknown: true } })
    expect((await sheetOf(storage, other)).options).toEqual({})
    await expect(create(storage, { ...THREE, options: { rounds: 7 } })).rejects.toThrow('notAMultiple')
    expect(await storage.db.sheets.count()).toBe(1)
  })

  test('of a rematch has the same people and options, and the next dealer', async () => {
    const storage = freshStorage()
    const first = await create(storage, { ...THREE, options: { rounds: 6 } })
    await append(storage, first, logged(storage, SPAR))
    const before = await sheetOf(storage, first)
    const again = await sheetOf(storage, (await rematch(storage, first))!)
    expect(again).toMatchObject({ dealer: 0, options: { rounds: 6 }, players: before.players, journal: [] })
    expect(await rematch(storage, 'none')).toBeUndefined()
  })
})

describe('logging a round', () => {
  test('writes the line, deletes the draft and refreshes the summary together', async () => {
    const storage = freshStorage()
    const id = await threeHanded(storage)
    await keepDraft(storage, draftOf(id))
    await append(storage, id, logged(storage, SPAR), { clears: 'l1' })
    expect(await entriesOf(storage, id)).toEqual([SPAR])
    expect(await readDraft(storage, id)).toBeUndefined()
    expect((await storage.db.sheets.get(id))?.summary).toMatchObject({ rounds: 1, standing: [2, -2, 0] })
  })

  test('does none of these when one of them fails', async () => {
    const storage = freshStorage()
    const id = await threeHanded(storage)
    await keepDraft(storage, draftOf(id))
    vi.spyOn(storage.db.drafts, 'delete').mockRejectedValue(new Error('disk full'))
    await expect(append(storage, id, logged(storage, SPAR), { clears: 'l1' })).rejects.toThrow('disk full')
    vi.restoreAllMocks()
    expect(await entriesOf(storage, id)).toEqual([])
    expect(await readDraft(storage, id)).toEqual(draftOf(id))
    expect((await storage.db.sheets.get(id))?.summary.rounds).toBe(0)
  })

  test('twice with the ids of one draft is one round', async () => {
    const storage = freshStorage()
    const id = await threeHanded(storage)
    const save = () => append(storage, id, logged(storage, SPAR, 'row', 'line'), { clears: 'line' })
    await Promise.all([save(), save()])
    await save()
    expect(await entriesOf(storage, id)).toEqual([SPAR])
  })

  test('twice with the ids of one draft from two tabs is one round', async () => {
    const storage = freshStorage()
    const other = secondStorage(storage)
    const id = await threeHanded(storage)
    await Promise.all([
      append(storage, id, logged(storage, SPAR, 'row', 'line')),
      append(other, id, logged(other, SPAR, 'row', 'line')),
    ])
    expect(await entriesOf(storage, id)).toEqual([SPAR])
  })

  test('with ids taken by another line uses new ids', async () => {
    const storage = freshStorage()
    const id = await threeHanded(storage)
    const ids = ['row', 'line']
    const save = (entry: object) => append(storage, id, (sheet, writer) => log(sheet, entry, writer), { ids })
    await save(SPAR)
    const { journal } = await save(SOL)
    expect(await entriesOf(storage, id)).toEqual([SPAR, SOL])
    expect(new Set(journal.flatMap((line) => ('row' in line ? [line.id, line.row] : []))).size).toBe(4)
    await save({ tricks: SPAR.tricks, variant: SPAR.variant })
    expect(await entriesOf(storage, id)).toEqual([SPAR, SOL])
  })

  test('overwrites no line', async () => {
    const storage = freshStorage()
    const id = await threeHanded(storage)
    await append(storage, id, logged(storage, SPAR, 'row', 'line'))
    await expect(append(storage, id, logged(storage, SOL, 'row', 'line'))).rejects.toThrow('never written over')
    expect(await entriesOf(storage, id)).toEqual([SPAR])
  })

  test('leaves the draft of another tab', async () => {
    const storage = freshStorage()
    const id = await threeHanded(storage)
    await keepDraft(storage, draftOf(id))
    await append(storage, id, logged(storage, SPAR), { clears: 'l2' })
    await dropDraft(storage, id, 'l2')
    expect(await readDraft(storage, id)).toEqual(draftOf(id))
  })

  test('at once in two tabs writes both, shown in both', async () => {
    const storage = freshStorage()
    const other = secondStorage(storage)
    const id = await threeHanded(storage)
    await Promise.all([append(storage, id, logged(storage, SPAR)), append(other, id, logged(other, SOL))])
    const seen = await entriesOf(storage, id)
    expect(seen).toHaveLength(2)
    expect(seen).toEqual(expect.arrayContaining([SPAR, SOL]))
    expect(await entriesOf(other, id)).toEqual(seen)
    expect((await storage.db.sheets.get(id))?.summary.rounds).toBe(2)
  })

  test('refuses an invalid entry and leaves the sheet as it was', async () => {
    const storage = freshStorage()
    const id = await threeHanded(storage)
    await expect(append(storage, id, logged(storage, { variant: 'spar', tricks: [9, 2, 1] }))).rejects.toThrow(
      'tricksNot13',
    )
    expect(await entriesOf(storage, id)).toEqual([])
  })

  test('reopens a connection that was closed by the browser, once', async () => {
    const storage = freshStorage()
    const id = await threeHanded(storage)
    storage.db.close({ disableAutoOpen: true })
    await append(storage, id, logged(storage, SPAR))
    expect(await entriesOf(storage, id)).toEqual([SPAR])
  })

  test('fails when the connection cannot be reopened', async () => {
    const storage = freshStorage()
    const id = await threeHanded(storage)
    storage.db.close({ disableAutoOpen: true })
    vi.spyOn(storage.db, 'open').mockRejectedValue(new Error('no disk'))
    await expect(append(storage, id, logged(storage, SPAR))).rejects.toThrow('no disk')
  })
})

describe('a draft', () => {
  test('stays until it is deleted, and only by its own line', async () => {
    const storage = freshStorage()
    await keepDraft(storage, draftOf('a'))
    await keepDraft(storage, draftOf('b'))
    await dropDraft(storage, 'a', 'l1')
    expect(await readDraft(storage, 'a')).toBeUndefined()
    expect(await readDraft(storage, 'b')).toEqual(draftOf('b'))
  })
})

describe('a watched sheet', () => {
  test('shows what another tab writes', async () => {
    const storage = freshStorage()
    const other = secondStorage(storage)
    const id = await threeHanded(storage)
    const lengths: number[] = []
    const stop = watchSheet(
      storage,
      id,
      (stored) => stored.kind === 'ready' && lengths.push(stored.sheet.journal.length),
      fail,
    )
    await vi.waitFor(() => expect(lengths).toContain(0))
    await append(other, id, logged(other, SPAR))
    await vi.waitFor(() => expect(lengths.at(-1)).toBe(1))
    stop()
    await append(other, id, logged(other, SOL))
    expect(lengths.at(-1)).toBe(1)
  })

  test('keeps the entries it has read, so that each is checked once', async () => {
    const storage = freshStorage()
    const id = await threeHanded(storage)
    await append(storage, id, logged(storage, SPAR))
    const [first] = (await sheetOf(storage, id)).journal
    await append(storage, id, logged(storage, SOL))
    expect((await sheetOf(storage, id)).journal[0]).toBe(first)
  })

  test('is missing when there is none, and unreadable when it is not valid', async () => {
    const storage = freshStorage()
    expect(await load(storage, 'none')).toEqual({ kind: 'missing' })
    const id = await threeHanded(storage)
    const line = { id: 'l', at: '2026-11-28T20:00:00.000Z', row: 'r', entry: { variant: 'whist' } }
    await storage.db.lines.add({ sheet: id, id: 'l', line })
    expect(await load(storage, id)).toMatchObject({
      kind: 'unreadable',
      refusal: { path: expect.stringContaining('.entry') },
    })
    await expect(append(storage, id, logged(storage, SPAR))).rejects.toThrow('unreadable')
    expect(await storage.db.lines.get([id, 'l'])).toMatchObject({ line })
  })

  test('written by a newer version is refused with a reason', async () => {
    const storage = freshStorage()
    const id = await threeHanded(storage)
    await storage.db.sheets.update(id, { version: 99 })
    expect(await load(storage, id)).toMatchObject({ kind: 'unreadable', refusal: { why: { key: 'newerFormat' } } })
  })

  test('shows the current name of a person', async () => {
    const storage = freshStorage()
    const id = await threeHanded(storage)
    const { person } = (await sheetOf(storage, id)).players[0]!
    await storage.db.people.update(person!, { name: 'Anna Sofie' })
    expect(await load(storage, id)).toMatchObject({ names: ['Anna Sofie', 'Bo', 'Carl'] })
    await storage.db.people.put({ id: 'p', name: 'Anne', playedAt: '', playedWith: [] })
    await storage.db.people.update(person!, { mergedInto: 'p' })
    expect(await load(storage, id)).toMatchObject({ names: ['Anne', 'Bo', 'Carl'] })
  })

  test('with a changed row keeps the row’s place and its old line', async () => {
    const storage = freshStorage()
    const id = await threeHanded(storage)
    await append(storage, id, logged(storage, SPAR, 'r1'))
    await append(storage, id, logged(storage, SOL, 'r2'))
    await append(storage, id, (sheet) => amend(sheet, 'r1', { ...SPAR, tricks: [10, 1, 2] }, storage.writer))
    expect(await entriesOf(storage, id)).toEqual([{ ...SPAR, tricks: [10, 1, 2] }, SOL])
    expect(await storage.db.lines.where('sheet').equals(id).count()).toBe(3)
  })
})

describe('another tab with a newer version', () => {
  /** Opens the database as a later version would, with one more table. */
  const openNewer = (name: string) =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 30)
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore('more'))
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })

  test('gets the database, after pending writes are done', async () => {
    const storage = freshStorage()
    const id = await threeHanded(storage)
    const said = vi.fn<() => void>()
    makeWay(storage, () => keepDraft(storage, draftOf(id)), said)
    const newer = await openNewer(storage.db.name)
    expect(said).toHaveBeenCalledOnce()
    await expect(append(storage, id, logged(storage, SPAR))).rejects.toMatchObject({ name: 'DatabaseClosedError' })
    const kept = newer.transaction('drafts').objectStore('drafts').get(id)
    await vi.waitFor(() => expect(kept.result).toEqual(draftOf(id)))
    newer.close()
  })

  test('leaves data that the older version does not open', async () => {
    const storage = freshStorage()
    await threeHanded(storage)
    storage.db.close({ disableAutoOpen: false })
    const newer = await openNewer(storage.db.name)
    newer.close()
    await expect(storage.db.open()).rejects.toMatchObject({ name: 'VersionError' })
    expect(await threeHanded(storage).catch(isFromNewer)).toBe(true)
  })
})

function fail(error: unknown): never {
  throw error
}
