import { afterEach, describe, expect, test, vi } from 'vitest'
import { rowsOf } from '../../../src/document/journal/journal.ts'
import { amend, log, type Pen } from '../../../src/document/journal/lines.ts'
import type { Sheet } from '../../../src/document/model/sheet.ts'
import { isFromNewer, makeWay } from '../../../src/storage/db/connection.ts'
import { create, lastOptions, rematch } from '../../../src/storage/sheets/create.ts'
import { dropDraft, keepDraft, readDraft } from '../../../src/storage/sheets/drafts.ts'
import { load } from '../../../src/storage/sheets/load.ts'
import { append, watchSheet } from '../../../src/storage/sheets/sheets.ts'
import type { Shelf } from '../../../src/storage/db/storage-context.ts'
import { freshShelf, secondShelf, SOL, SPAR, THREE, threeHanded } from '../storage.ts'

const penOf = ({ pen }: Shelf, ...ids: string[]): Pen => ({ now: pen.now, id: () => ids.shift() ?? pen.id() })
const logged =
  (shelf: Shelf, entry: object, ...ids: string[]) =>
  (sheet: Sheet) =>
    log(sheet, entry, penOf(shelf, ...ids))

async function sheetOf(shelf: Shelf, id: string): Promise<Sheet> {
  const stored = await load(shelf, id)
  if (stored.kind !== 'ready') throw new Error(stored.kind)
  return stored.sheet
}
const entriesOf = async (shelf: Shelf, id: string) =>
  rowsOf((await sheetOf(shelf, id)).journal).map(({ entry }) => entry)

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
  test('holds who sits, who deals and only what differs from the standard', async () => {
    const shelf = freshShelf()
    const id = await create(shelf, { ...THREE, options: { onceEach: true, rounds: 6 } })
    const sheet = await sheetOf(shelf, id)
    expect(sheet).toMatchObject({
      game: 'threehanded',
      dealer: 2,
      seated: [0, 1, 2],
      options: { rounds: 6 },
      journal: [],
    })
    expect(sheet.players.map(({ name }) => name)).toEqual(['Anna', 'Bo', 'Carl'])
    expect(await lastOptions(shelf, 'threehanded')).toEqual({ rounds: 6 })
  })

  test('keeps its stake as a line', async () => {
    const shelf = freshShelf()
    const stake = { amount: 25, points: 1, currency: 'DKK' }
    const id = await create(shelf, { ...THREE, stake })
    expect((await sheetOf(shelf, id)).journal).toMatchObject([{ set: { stake } }])
  })

  test('is not begun with options the game does not have', async () => {
    const shelf = freshShelf()
    const other = await create(shelf, { ...THREE, options: { unknown: true } })
    expect((await sheetOf(shelf, other)).options).toEqual({})
    await expect(create(shelf, { ...THREE, options: { rounds: 7 } })).rejects.toThrow('notAMultiple')
    expect(await shelf.db.sheets.count()).toBe(1)
  })

  test('of a rematch has the same people and rules, and the next dealer', async () => {
    const shelf = freshShelf()
    const first = await create(shelf, { ...THREE, options: { rounds: 6 } })
    await append(shelf, first, logged(shelf, SPAR))
    const before = await sheetOf(shelf, first)
    const again = await sheetOf(shelf, (await rematch(shelf, first))!)
    expect(again).toMatchObject({ dealer: 0, options: { rounds: 6 }, players: before.players, journal: [] })
    expect(await rematch(shelf, 'none')).toBeUndefined()
  })
})

describe('logging a round', () => {
  test('writes the line, clears the draft and refreshes the summary together', async () => {
    const shelf = freshShelf()
    const id = await threeHanded(shelf)
    await keepDraft(shelf, draftOf(id))
    await append(shelf, id, logged(shelf, SPAR), { clears: 'l1' })
    expect(await entriesOf(shelf, id)).toEqual([SPAR])
    expect(await readDraft(shelf, id)).toBeUndefined()
    expect((await shelf.db.sheets.get(id))?.summary).toMatchObject({ rounds: 1, standing: [2, -2, 0] })
  })

  test('does none of these when one of them fails', async () => {
    const shelf = freshShelf()
    const id = await threeHanded(shelf)
    await keepDraft(shelf, draftOf(id))
    vi.spyOn(shelf.db.drafts, 'delete').mockRejectedValue(new Error('disk full'))
    await expect(append(shelf, id, logged(shelf, SPAR), { clears: 'l1' })).rejects.toThrow('disk full')
    vi.restoreAllMocks()
    expect(await entriesOf(shelf, id)).toEqual([])
    expect(await readDraft(shelf, id)).toEqual(draftOf(id))
    expect((await shelf.db.sheets.get(id))?.summary.rounds).toBe(0)
  })

  test('twice with the ids of one draft is one round', async () => {
    const shelf = freshShelf()
    const id = await threeHanded(shelf)
    const save = () => append(shelf, id, logged(shelf, SPAR, 'row', 'line'), { clears: 'line' })
    await Promise.all([save(), save()])
    await save()
    expect(await entriesOf(shelf, id)).toEqual([SPAR])
  })

  test('twice with the ids of one draft from two tabs is one round', async () => {
    const shelf = freshShelf()
    const other = secondShelf(shelf)
    const id = await threeHanded(shelf)
    await Promise.all([
      append(shelf, id, logged(shelf, SPAR, 'row', 'line')),
      append(other, id, logged(other, SPAR, 'row', 'line')),
    ])
    expect(await entriesOf(shelf, id)).toEqual([SPAR])
  })

  test('under ids that something else has is logged under others', async () => {
    const shelf = freshShelf()
    const id = await threeHanded(shelf)
    const ids = ['row', 'line']
    const save = (entry: object) => append(shelf, id, (sheet, pen) => log(sheet, entry, pen), { ids })
    await save(SPAR)
    const { journal } = await save(SOL)
    expect(await entriesOf(shelf, id)).toEqual([SPAR, SOL])
    expect(new Set(journal.flatMap((line) => ('row' in line ? [line.id, line.row] : []))).size).toBe(4)
    await save({ tricks: SPAR.tricks, variant: SPAR.variant })
    expect(await entriesOf(shelf, id)).toEqual([SPAR, SOL])
  })

  test('writes over no line', async () => {
    const shelf = freshShelf()
    const id = await threeHanded(shelf)
    await append(shelf, id, logged(shelf, SPAR, 'row', 'line'))
    await expect(append(shelf, id, logged(shelf, SOL, 'row', 'line'))).rejects.toThrow('never written over')
    expect(await entriesOf(shelf, id)).toEqual([SPAR])
  })

  test('leaves the draft that another tab keeps', async () => {
    const shelf = freshShelf()
    const id = await threeHanded(shelf)
    await keepDraft(shelf, draftOf(id))
    await append(shelf, id, logged(shelf, SPAR), { clears: 'l2' })
    await dropDraft(shelf, id, 'l2')
    expect(await readDraft(shelf, id)).toEqual(draftOf(id))
  })

  test('at once in two tabs keeps both, in both', async () => {
    const shelf = freshShelf()
    const other = secondShelf(shelf)
    const id = await threeHanded(shelf)
    await Promise.all([append(shelf, id, logged(shelf, SPAR)), append(other, id, logged(other, SOL))])
    const seen = await entriesOf(shelf, id)
    expect(seen).toHaveLength(2)
    expect(seen).toEqual(expect.arrayContaining([SPAR, SOL]))
    expect(await entriesOf(other, id)).toEqual(seen)
    expect((await shelf.db.sheets.get(id))?.summary.rounds).toBe(2)
  })

  test('refuses what is no entry and leaves the sheet as it was', async () => {
    const shelf = freshShelf()
    const id = await threeHanded(shelf)
    await expect(append(shelf, id, logged(shelf, { variant: 'spar', tricks: [9, 2, 1] }))).rejects.toThrow(
      'tricksNot13',
    )
    expect(await entriesOf(shelf, id)).toEqual([])
  })

  test('opens a connection that was closed behind its back, once and silently', async () => {
    const shelf = freshShelf()
    const id = await threeHanded(shelf)
    shelf.db.close({ disableAutoOpen: true })
    await append(shelf, id, logged(shelf, SPAR))
    expect(await entriesOf(shelf, id)).toEqual([SPAR])
  })

  test('is given up when the connection cannot be opened again', async () => {
    const shelf = freshShelf()
    const id = await threeHanded(shelf)
    shelf.db.close({ disableAutoOpen: true })
    vi.spyOn(shelf.db, 'open').mockRejectedValue(new Error('no disk'))
    await expect(append(shelf, id, logged(shelf, SPAR))).rejects.toThrow('no disk')
  })
})

describe('a draft', () => {
  test('stays until it is dropped, and goes with no other', async () => {
    const shelf = freshShelf()
    await keepDraft(shelf, draftOf('a'))
    await keepDraft(shelf, draftOf('b'))
    await dropDraft(shelf, 'a', 'l1')
    expect(await readDraft(shelf, 'a')).toBeUndefined()
    expect(await readDraft(shelf, 'b')).toEqual(draftOf('b'))
  })
})

describe('a watched sheet', () => {
  test('follows what another tab writes', async () => {
    const shelf = freshShelf()
    const other = secondShelf(shelf)
    const id = await threeHanded(shelf)
    const lengths: number[] = []
    const stop = watchSheet(
      shelf,
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

  test('keeps entries it has read before as they are, so that they are checked once', async () => {
    const shelf = freshShelf()
    const id = await threeHanded(shelf)
    await append(shelf, id, logged(shelf, SPAR))
    const [first] = (await sheetOf(shelf, id)).journal
    await append(shelf, id, logged(shelf, SOL))
    expect((await sheetOf(shelf, id)).journal[0]).toBe(first)
  })

  test('is missing when it is not there, and unreadable when it does not pass the gate', async () => {
    const shelf = freshShelf()
    expect(await load(shelf, 'none')).toEqual({ kind: 'missing' })
    const id = await threeHanded(shelf)
    const line = { id: 'l', at: '2026-11-28T20:00:00.000Z', row: 'r', entry: { variant: 'whist' } }
    await shelf.db.lines.add({ sheet: id, id: 'l', line })
    expect(await load(shelf, id)).toMatchObject({
      kind: 'unreadable',
      refusal: { path: expect.stringContaining('.entry') },
    })
    await expect(append(shelf, id, logged(shelf, SPAR))).rejects.toThrow('unreadable')
    expect(await shelf.db.lines.get([id, 'l'])).toMatchObject({ line })
  })

  test('written by a newer version is refused in words', async () => {
    const shelf = freshShelf()
    const id = await threeHanded(shelf)
    await shelf.db.sheets.update(id, { version: 99 })
    expect(await load(shelf, id)).toMatchObject({ kind: 'unreadable', refusal: { why: { key: 'newerFormat' } } })
  })

  test('shows a person by the name of today', async () => {
    const shelf = freshShelf()
    const id = await threeHanded(shelf)
    const { person } = (await sheetOf(shelf, id)).players[0]!
    await shelf.db.people.update(person!, { name: 'Anna Sofie' })
    expect(await load(shelf, id)).toMatchObject({ names: ['Anna Sofie', 'Bo', 'Carl'] })
    await shelf.db.people.put({ id: 'p', name: 'Anne', playedAt: '', playedWith: [] })
    await shelf.db.people.update(person!, { mergedInto: 'p' })
    expect(await load(shelf, id)).toMatchObject({ names: ['Anne', 'Bo', 'Carl'] })
  })

  test('amended keeps its place and its old line', async () => {
    const shelf = freshShelf()
    const id = await threeHanded(shelf)
    await append(shelf, id, logged(shelf, SPAR, 'r1'))
    await append(shelf, id, logged(shelf, SOL, 'r2'))
    await append(shelf, id, (sheet) => amend(sheet, 'r1', { ...SPAR, tricks: [10, 1, 2] }, shelf.pen))
    expect(await entriesOf(shelf, id)).toEqual([{ ...SPAR, tricks: [10, 1, 2] }, SOL])
    expect(await shelf.db.lines.where('sheet').equals(id).count()).toBe(3)
  })
})

describe('another tab with a newer version', () => {
  /** Opens the data base as the next version would, with a table more. */
  const openNewer = (name: string) =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 30)
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore('more'))
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })

  test('is made way for, after what is being written is written', async () => {
    const shelf = freshShelf()
    const id = await threeHanded(shelf)
    const said = vi.fn<() => void>()
    makeWay(shelf, () => keepDraft(shelf, draftOf(id)), said)
    const newer = await openNewer(shelf.db.name)
    expect(said).toHaveBeenCalledOnce()
    await expect(append(shelf, id, logged(shelf, SPAR))).rejects.toMatchObject({ name: 'DatabaseClosedError' })
    const kept = newer.transaction('drafts').objectStore('drafts').get(id)
    await vi.waitFor(() => expect(kept.result).toEqual(draftOf(id)))
    newer.close()
  })

  test('leaves data that the older version does not open', async () => {
    const shelf = freshShelf()
    await threeHanded(shelf)
    shelf.db.close({ disableAutoOpen: false })
    const newer = await openNewer(shelf.db.name)
    newer.close()
    await expect(shelf.db.open()).rejects.toMatchObject({ name: 'VersionError' })
    expect(await threeHanded(shelf).catch(isFromNewer)).toBe(true)
  })
})

function fail(error: unknown): never {
  throw error
}
