/** However one record is damaged, everything else works, and the app says what cannot be read. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { gameOf } from '../../src/games/index.ts'
import { log } from '../../src/document/journal/lines.ts'
import { readPad } from '../../src/document/read/read.ts'
import { makePad } from '../../src/document/model/write.ts'
import { previewOf, takeIn } from '../../src/storage/import/import.ts'
import {
  type BinCard,
  discardPreset,
  discardSheet,
  emptyBin,
  putBack,
  watchBin,
} from '../../src/storage/library/bin.ts'
import { textOfCopy, watchCopies } from '../../src/storage/backup/copies.ts'
import { create, lastOptions, rematch } from '../../src/storage/sheets/create.ts'
import type { CopyRecord } from '../../src/storage/db/database.ts'
import { keepDraft, readDraft } from '../../src/storage/sheets/drafts.ts'
import { padOf, rawPad } from '../../src/storage/backup/export.ts'
import { type HistoryPage, watchHistory } from '../../src/storage/sheets/history.ts'
import { load } from '../../src/storage/sheets/load.ts'
import { type PadPage, watchPad } from '../../src/storage/sheets/pad.ts'
import { watchPeople } from '../../src/storage/library/people.ts'
import { putPreset, watchPresets } from '../../src/storage/library/presets.ts'
import { append } from '../../src/storage/sheets/sheets.ts'
import type { StorageContext } from '../../src/storage/db/storage-context.ts'
import { undoImport } from '../../src/storage/import/undo-import.ts'
import { type Unsaved, watchUnsaved } from '../../src/storage/backup/unsaved.ts'
import { DAMAGES, furnished, type Furnished } from './damaged.ts'
import { freshStorage, SPAR, THREE } from './storage.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  localStorage.clear()
})

/** Waits until a watch gives what is expected. */
function shown<T>(
  watch: (next: (found: T) => void, fail: (error: unknown) => void) => () => void,
  isIt: (found: T) => boolean = () => true,
): Promise<T> {
  return new Promise((resolve, reject) => stops.push(watch((found) => isIt(found) && resolve(found), reject)))
}

let on: Furnished
let storage: StorageContext
beforeEach(async () => {
  on = await furnished()
  storage = on.storage
})

describe.each(DAMAGES)('$what', ({ spoil, named, behind }) => {
  beforeEach(() => spoil(on))

  test('leaves every list readable', async () => {
    const page = await shown<PadPage>((next, fail) => watchPad(storage, 5, next, fail))
    expect([page.inPlay, ...page.latest].map((card) => card?.id)).toEqual(expect.arrayContaining([on.good, on.bad]))
    expect(page.emptied).toBe(false)
    const all = await shown<HistoryPage>(
      (next, fail) => watchHistory(storage, next, fail),
      ({ cards, total }) => cards.length === total,
    )
    expect(all.cards.map(({ id }) => id).toSorted()).toEqual([on.good, on.bad].toSorted())
    const kindOf = (id: string) => all.cards.find((card) => card.id === id)!.kind
    expect([kindOf(on.good), kindOf(on.bad)]).toEqual(['sheet', named === 'sheets' && !behind ? 'unreadable' : 'sheet'])
    for (const card of all.cards) {
      if (card.kind === 'sheet') expect(card).toMatchObject({ names: ['Anna', 'Bo', 'Carl'], summary: { rounds: 1 } })
    }
    const unsaved = await shown<Unsaved>((next, fail) => watchUnsaved(storage, {}, next, fail))
    expect(unsaved).toMatchObject({ sheets: 2, begunAt: expect.stringMatching(/^2026-11-28T19:/) })
    const people = await shown<readonly object[]>((next, fail) => watchPeople(storage, next, fail))
    expect(people.length).toBeGreaterThanOrEqual(4)
    const [presets, unread] = await shown<readonly [readonly unknown[], readonly unknown[]]>((next, fail) =>
      watchPresets(storage, (...both) => next(both), fail),
    )
    expect([presets.length, unread.length]).toEqual(named === 'presets' ? [0, 1] : [1, 0])
    const lies = await shown<readonly BinCard[]>((next, fail) => watchBin(storage, next, fail))
    expect(lies).toHaveLength(await storage.db.bin.count())
    expect(await shown<readonly CopyRecord[]>((next, fail) => watchCopies(storage, next, fail))).toEqual(
      expect.any(Array),
    )
    expect(await textOfCopy(storage, on.copy)).not.toBe('')
    expect(await emptyBin(storage, lies)).toBe(lies.length)
    expect(await storage.db.bin.count()).toBe(0)
  })

  test('is left out of a backup, which reports it and can be imported', async () => {
    const { pad, left } = await padOf(storage)
    expect(left.map(({ kind }) => kind)).toEqual(named === undefined ? [] : [named])
    const reading = readPad(makePad(pad, gameOf), gameOf)
    expect(reading.ok && (await takeIn(freshStorage(), reading.pad))).toMatchObject({ kind: 'taken' })
    expect(pad.sheets.map(({ id }) => id)).toContain(on.good)
    expect(JSON.stringify(await rawPad(storage, left))).toContain(left[0]?.id ?? 'whistblok')
    expect(await rawPad(storage)).toMatchObject({ version: 1 })
  })

  test('leaves the other sheet playable, and can itself be deleted and restored', async () => {
    const { good } = on
    expect(await load(storage, good)).toMatchObject({ kind: 'ready', names: ['Anna', 'Bo', 'Carl'] })
    await readDraft(storage, good)
    await append(storage, good, (sheet) => log(sheet, SPAR, storage.writer), { clears: 'other' })
    for (const id of [good, on.bad]) {
      expect(await discardSheet(storage, id)).toMatchObject({ kind: 'moved' })
      expect(await putBack(storage, 'sheet', id)).toMatchObject({ kind: 'moved' })
    }
    expect(await discardPreset(storage, 'p')).toMatchObject({ kind: 'moved' })
    expect(await putBack(storage, 'preset', 'p')).toMatchObject({ kind: 'moved' })
    await keepDraft(storage, { ...DRAFT, sheet: good })
    expect(await readDraft(storage, good)).toMatchObject(DRAFT)
    const options = await lastOptions(storage, 'threehanded')
    expect(options === undefined || gameOf('threehanded')!.faultsOfOptions(options).length === 0).toBe(true)
    expect(await create(storage, THREE)).toEqual(expect.any(String))
    expect(await rematch(storage, good)).toEqual(expect.any(String))
  })

  test('prevents no import and no undo', async () => {
    const phone = freshStorage()
    const theirs = await create(phone, THREE)
    await putPreset(phone, { id: 'binned', game: 'classic', name: 'Søndag', options: {} })
    await phone.db.series.put({ id: 'theirs', name: 'Fredag' })
    const { pad } = await padOf(phone)
    expect((await previewOf(storage, pad)).plan.sheets).toMatchObject([{ kind: 'new' }])
    const taken = await takeIn(storage, pad)
    expect(taken).toMatchObject({ kind: 'taken', sheets: [theirs] })
    for (const copy of [taken.kind === 'taken' ? taken.copy : '', on.copy]) {
      await undoImport(storage, copy)
    }
    expect(await storage.db.sheets.get(theirs)).toBeUndefined()
  })
})

const DRAFT = {
  token: { line: 'l2', row: 'r2' },
  target: { kind: 'new' },
  form: 'round',
  draft: { value: {} },
  step: 'bid',
} as const

test('a sheet without `touchedAt` counts as not backed up', async () => {
  const since = { savedAt: (await storage.db.sheets.get(on.bad))!.touchedAt }
  expect(await shown<Unsaved>((next, fail) => watchUnsaved(storage, since, next, fail))).toMatchObject({ changed: 0 })
  await storage.db.sheets.update(on.bad, { touchedAt: 7 as never })
  expect(await shown<Unsaved>((next, fail) => watchUnsaved(storage, since, next, fail))).toMatchObject({ changed: 1 })
})

test('a malformed record in the bin makes room for what is deleted under its id', async () => {
  await storage.db.table('bin').put({ kind: 'sheet', id: on.good, at: 7, record: null })
  await storage.db.table('bin').put({ kind: 'preset', id: 'p', at: 7, preset: 7 })
  await discardSheet(storage, on.good)
  await discardPreset(storage, 'p')
  const lies = await shown<readonly BinCard[]>((next, fail) => watchBin(storage, next, fail))
  expect(lies.map(({ kind }) => kind).toSorted()).toEqual([
    'preset',
    'preset',
    'sheet',
    'sheet',
    'unreadable',
    'unreadable',
  ])
})
