/** A person whose record cannot be read counts as missing: everything else works, and the record is reported and never lost. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gameOf } from '../../src/games/index.ts'
import { log } from '../../src/document/journal/lines.ts'
import { readPad } from '../../src/document/read/read.ts'
import type { Pad } from '../../src/document/model/sheet.ts'
import { makePad } from '../../src/document/model/write.ts'
import { previewOf, takeIn } from '../../src/storage/import/import.ts'
import { discardSheet, putBack } from '../../src/storage/library/bin.ts'
import { create, rematch } from '../../src/storage/sheets/create.ts'
import type { PersonRecord } from '../../src/storage/db/database.ts'
import { padOf, rawPad } from '../../src/storage/backup/export.ts'
import { watchHistory } from '../../src/storage/sheets/history.ts'
import { load } from '../../src/storage/sheets/load.ts'
import { type PadPage, watchPad } from '../../src/storage/sheets/pad.ts'
import { watchPeople } from '../../src/storage/library/people.ts'
import { append } from '../../src/storage/sheets/sheets.ts'
import type { StorageContext } from '../../src/storage/db/storage-context.ts'
import { undoImport } from '../../src/storage/import/undo-import.ts'
import { freshStorage, SPAR, THREE, threeHanded } from './storage.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  localStorage.clear()
})

type Watch<T> = (storage: StorageContext, next: (found: T) => void, fail: (error: unknown) => void) => () => void
/** The first result of a watch. */
function shown<T>(watch: Watch<T>): Promise<T> {
  return new Promise((resolve, reject) => stops.push(watch(storage, resolve, reject)))
}

let storage: StorageContext
let sheet: string
/** Anna's record. */
let id: string
beforeEach(async () => {
  storage = freshStorage()
  sheet = await threeHanded(storage)
  await append(storage, sheet, (one) => log(one, SPAR, storage.writer))
  id = (await storage.db.sheets.get(sheet))!.header.players[0]!.person!
})
const spoil = (damage: object) => storage.db.people.put({ id, ...damage } as PersonRecord)
const everybody = () => storage.db.people.toArray()

describe.each([
  ['a name that is a number', { name: 5, playedAt: '', playedWith: [] }],
  ['no name', {}],
  ['a merger with a number', { name: 'Anne', mergedInto: 7, playedAt: '', playedWith: [] }],
  ['a merger with nobody', { name: 'Anne', mergedInto: null, playedAt: '', playedWith: [] }],
  ['a name that is a number, from a column', { name: 5, implied: true, playedAt: '', playedWith: [] }],
])('a record with %s', (_, damage) => {
  beforeEach(() => spoil(damage))

  test('leaves the columns their own names', async () => {
    expect(await load(storage, sheet)).toMatchObject({ kind: 'ready', names: ['Anna', 'Bo', 'Carl'] })
    const page = await shown<PadPage>((on, next, fail) => watchPad(on, 5, next, fail))
    expect(page.inPlay).toMatchObject({ names: ['Anna', 'Bo', 'Carl'] })
    expect((await shown(watchHistory)).cards).toMatchObject([{ names: ['Anna', 'Bo', 'Carl'] }])
  })

  test('is not suggested', async () => {
    expect((await shown(watchPeople)).map(({ name }) => name).toSorted()).toEqual(['Bo', 'Carl'])
  })

  test('is left out of a file, which can be imported, and is reported', async () => {
    const { pad, left } = await padOf(storage)
    expect(left).toMatchObject([{ kind: 'people', id }])
    const reading = readPad(makePad(pad, gameOf), gameOf)
    expect(reading).toMatchObject({ ok: true })
    expect(await takeIn(freshStorage(), pad)).toMatchObject({ kind: 'taken', sheets: [sheet] })
    // and can be exported as it is
    expect(await rawPad(storage, left)).toMatchObject({ people: [{ id }], sheets: [] })
  })

  test('is in no raw file of a sheet that names it, as the file would be refused', async () => {
    const raw = (await rawPad(storage, [{ kind: 'sheets', id: sheet }])) as Pad
    expect(readPad(raw, gameOf)).toMatchObject({ ok: true })
    expect(raw.people.map(({ name }) => name).toSorted()).toEqual(['Bo', 'Carl'])
  })

  test('makes room for a guest with its id, and is kept under another', async () => {
    const there = (await everybody()).length
    await create(storage, { ...THREE, guests: [{ name: 'Anna', person: id }, { name: 'Bo' }, { name: 'Carl' }] })
    expect(await storage.db.people.get(id)).toMatchObject({ name: 'Anna', playedWith: ['Bo', 'Carl'] })
    expect(await everybody()).toHaveLength(there + 3)
    const { left } = await padOf(storage)
    expect(await storage.db.people.get(left[0]!.id)).toEqual({ ...damage, id: left[0]!.id })
    expect(left).toHaveLength(1)
  })

  test('makes room for an imported person with its id, and undo restores only what was there', async () => {
    const phone = freshStorage()
    await create(phone, { ...THREE, guests: [{ name: 'Anna', person: id }, { name: 'Erik' }, { name: 'Finn' }] })
    const { pad } = await padOf(phone)
    expect((await previewOf(storage, pad)).plan.people).toMatchObject([
      { kind: 'new' },
      { kind: 'new' },
      { kind: 'new' },
    ])
    const taken = await takeIn(storage, pad)
    expect(await storage.db.people.get(id)).toMatchObject({ id, name: 'Anna', playedWith: ['Erik', 'Finn'] })
    const [unread] = (await padOf(storage)).left
    expect(await storage.db.people.get(unread!.id)).toEqual({ ...damage, id: unread!.id })
    expect(taken.kind === 'taken' && (await undoImport(storage, taken.copy))).toMatchObject({ kind: 'undone' })
    expect((await padOf(storage)).left).toEqual([unread])
  })

  test('prevents no bin, no rematch and no import', async () => {
    const theirs = (await padOf(storage)).pad
    await append(storage, sheet, (one) => log(one, SPAR, storage.writer))
    await discardSheet(storage, sheet)
    expect(await takeIn(storage, theirs)).toMatchObject({ kind: 'taken', sheets: [sheet] })
    await discardSheet(storage, sheet)
    expect(await putBack(storage, 'sheet', sheet)).toMatchObject({ kind: 'moved' })
    const next = await rematch(storage, sheet)
    expect((await storage.db.sheets.get(next!))?.header.players[0]).toEqual({ name: 'Anna', person: id })
  })
})

test.each([
  { playedWith: null },
  { playedAt: '2026-11-28T19:00:00.000Z', playedWith: [7] },
  { playedAt: 7, playedWith: 'Bo' },
  { playedAt: 'yesterday' },
  {},
])('a person whose last game is unreadable is still the same person: %j', async (damage) => {
  await spoil({ name: 'Anne', ...damage })
  const people = await shown(watchPeople)
  expect(people.find(({ name }) => name === 'Anne')).toMatchObject({ id, playedWith: [] })
  await vi.waitFor(async () => expect((await load(storage, sheet)).kind).toBe('ready'))
  expect(await load(storage, sheet)).toMatchObject({ names: ['Anne', 'Bo', 'Carl'] })
  const { pad, left } = await padOf(storage)
  expect(left).toEqual([])
  expect(pad.people).toContainEqual({ id, name: 'Anne' })
  // and an imported person with that name is asked about
  const phone = freshStorage()
  await create(phone, { ...THREE, guests: [{ name: 'Anne' }, { name: 'Bo' }, { name: 'Carl' }] })
  const { plan, lastPlayed } = await previewOf(storage, (await padOf(phone)).pad)
  expect(plan.namesakes.flatMap(({ candidates }) => candidates)).toContain(id)
  expect(lastPlayed.get(id)).toMatchObject({ playedWith: [] })
})

test('an unreadable series makes room for an imported one with its id, and is kept under another', async () => {
  await storage.db.series.put({ id: 'x1', name: 5 } as never)
  const phone = freshStorage()
  await phone.db.series.put({ id: 'x1', name: 'Torsdag' })
  expect(await takeIn(storage, (await padOf(phone)).pad)).toMatchObject({ kind: 'taken' })
  expect(await storage.db.series.get('x1')).toEqual({ id: 'x1', name: 'Torsdag' })
  const { left } = await padOf(storage)
  expect(await storage.db.series.get(left[0]!.id)).toEqual({ id: left[0]!.id, name: 5 })
})
