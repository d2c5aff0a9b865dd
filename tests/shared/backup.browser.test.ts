import { afterEach, describe, expect, test, vi } from 'vitest'
import { nextTick } from 'vue'
import { gameOf, games } from '../../src/games/index.ts'
import { log } from '../../src/document/journal/lines.ts'
import { readPad } from '../../src/document/read/read.ts'
import { takeIn } from '../../src/storage/import/import.ts'
import { discardSheet, putBack } from '../../src/storage/library/bin.ts'
import { padOf } from '../../src/storage/backup/export.ts'
import { append } from '../../src/storage/sheets/sheets.ts'
import { openStorage, type StorageContext } from '../../src/storage/db/storage-context.ts'
import { useBackupStore } from '../../src/shared/backup.ts'
import { SOL, SPAR, threeHanded } from '../storage/storage.ts'
import { appWith } from './app.ts'

afterEach(() => localStorage.clear())

const DAY = 24 * 60 * 60 * 1000
const START = Date.parse('2026-11-28T19:00:00.000Z')

/** A pad with a clock that only moves when it is moved. */
function atTable() {
  let time = START
  const storage = openStorage({ name: `test-${crypto.randomUUID()}`, games, now: () => time })
  const use = appWith(storage)
  const pass = (ms: number) => (time += ms)
  /** As many sheets as that, one a minute. */
  const play = async (count: number) => {
    const ids: string[] = []
    for (let i = 0; i < count; i++) {
      pass(60_000)
      ids.push(await threeHanded(storage))
    }
    return ids
  }
  /** The store as another visit to the front page finds it. */
  const visit = async () => {
    const backup = appWith(storage)(useBackupStore)
    const stop = backup.open()
    await vi.waitFor(() => expect(backup.unsaved).toBeDefined())
    return { backup, stop }
  }
  return { storage, backup: use(useBackupStore), pass, play, visit }
}
async function settled(storage: StorageContext, sheets: number, backup: ReturnType<typeof useBackupStore>) {
  await vi.waitFor(async () => expect(backup.unsaved?.sheets).toBe(sheets))
  expect(await storage.db.sheets.count()).toBe(sheets)
}

describe('a backup', () => {
  test('is the whole pad, reads back, and counts once it is saved', async () => {
    const { storage, backup, play, pass } = atTable()
    const [first] = await play(3)
    await append(storage, first!, (sheet) => log(sheet, SPAR, storage.writer))
    const stop = backup.open()
    await vi.waitFor(() => expect(backup.unsaved).toMatchObject({ sheets: 3, changed: 3 }))
    pass(1000)
    const made = await backup.make()
    expect([made.stem, made.left]).toEqual(['whistblok', []])
    const reading = readPad(made.text, gameOf)
    const { pad } = await padOf(storage)
    expect(reading.ok && reading.pad.sheets).toEqual(pad.sheets)
    expect(backup.savedAt).toBeUndefined()
    await nextTick()
    expect(localStorage.getItem('whistblok.backup')).toBeNull()

    backup.saved(made)
    await vi.waitFor(() => expect(backup.unsaved).toMatchObject({ sheets: 3, changed: 0 }))
    expect(backup.savedAt).toBe(made.takenAt)
    pass(1000)
    await append(storage, first!, (sheet) => log(sheet, { ...SPAR, variant: 'farve' }, storage.writer))
    await vi.waitFor(() => expect(backup.unsaved).toMatchObject({ changed: 1 }))
    stop()
  })

  test('does not contain what is written while it is made', async () => {
    const { storage, backup, play, pass, visit } = atTable()
    const [first] = await play(1)
    pass(1000)
    const made = await backup.make()
    pass(60_000)
    await append(storage, first!, (sheet) => log(sheet, SPAR, storage.writer))
    pass(60_000)
    backup.saved(made)
    expect((await visit()).backup.unsaved).toMatchObject({ changed: 1 })
  })

  test('contains a sheet written by a clock ahead of ours', async () => {
    const { storage, backup, play, pass, visit } = atTable()
    const [first] = await play(1)
    const ahead = { ...storage.writer, now: () => START + 90 * DAY }
    await append(storage, first!, (sheet) => log(sheet, SPAR, ahead))
    pass(DAY)
    backup.saved(await backup.make())
    expect(backup.savedAt).toBe(new Date(START + 60_000 + DAY).toISOString())
    const next = await visit()
    expect(next.backup.unsaved).toMatchObject({ changed: 0 })

    // and a sheet written after that by our own clock counts
    pass(1000)
    await append(storage, first!, (sheet) => log(sheet, SOL, storage.writer))
    await play(9)
    await vi.waitFor(() => expect(next.backup.unsaved).toMatchObject({ sheets: 10, changed: 10 }))
    expect(next.backup.due).toBe(true)
  })

  test('lacks what was imported since, however long ago it was written', async () => {
    const phone = atTable()
    const ids = await phone.play(11)
    const { backup, play, pass, visit, storage } = atTable()
    await play(1)
    pass(400 * DAY)
    backup.saved(await backup.make())
    pass(1000)
    expect(await takeIn(storage, (await padOf(phone.storage, ids.slice(0, 10))).pad)).toMatchObject({ kind: 'taken' })
    const next = await visit()
    expect([next.backup.due, next.backup.unsaved?.changed]).toEqual([true, 10])
    pass(1000)
    next.backup.saved(await next.backup.make())
    await vi.waitFor(() => expect(next.backup.unsaved).toMatchObject({ changed: 0 }))
    // also a sheet that was in the bin during the backup and was restored
    const [gone] = ids
    await discardSheet(storage, gone!)
    pass(1000)
    next.backup.saved(await next.backup.make())
    pass(1000)
    await putBack(storage, 'sheet', gone!)
    await vi.waitFor(() => expect(next.backup.unsaved).toMatchObject({ sheets: 11, changed: 1 }))
  })

  test('taken by a clock that was ahead does not count until then', async () => {
    const { backup, play, pass, visit } = atTable()
    await play(12)
    pass(400 * DAY)
    backup.saved(await backup.make())
    backup.putOff()
    await nextTick()
    pass(-400 * DAY)
    const next = await visit()
    expect([next.backup.due, next.backup.unsaved?.changed]).toEqual([true, 12])
  })

  test('lacks a sheet without `touchedAt`', async () => {
    const { storage, backup, play, pass, visit } = atTable()
    const [first] = await play(2)
    const { touchedAt: _, ...record } = (await storage.db.sheets.get(first!))!
    await storage.db.sheets.put(record)
    pass(1000)
    backup.saved(await backup.make())
    expect((await visit()).backup.unsaved).toMatchObject({ sheets: 2, changed: 1 })
    await append(storage, first!, (sheet) => log(sheet, SPAR, storage.writer))
    pass(1000)
    backup.saved(await backup.make())
    expect((await visit()).backup.unsaved).toMatchObject({ sheets: 2, changed: 0 })
  })

  test('leaves out unreadable records, says so, and exports them raw', async () => {
    const { storage, backup, play } = atTable()
    const [first, second] = await play(2)
    const { header } = (await storage.db.sheets.get(first!))!
    await storage.db.sheets.update(first!, { header: { ...header, game: 'bridge' } })
    const made = await backup.make()
    expect(made.left).toMatchObject([{ kind: 'sheets', id: first }])
    const reading = readPad(made.text, gameOf)
    expect(reading.ok && reading.pad.sheets.map(({ id }) => id)).toEqual([second])
    expect(JSON.parse(await backup.rawText(made.left))).toMatchObject({ sheets: [{ id: first, game: 'bridge' }] })
  })
})

describe('the reminder', () => {
  test('comes with the tenth sheet, and after it was dismissed with ten more', async () => {
    const { storage, play, visit, pass } = atTable()
    await play(9)
    const { backup } = await visit()
    await settled(storage, 9, backup)
    expect(backup.due).toBe(false)
    await play(1)
    await settled(storage, 10, backup)
    expect(backup.due).toBe(true)

    pass(1000)
    backup.putOff()
    await vi.waitFor(() => expect(backup.due).toBe(false))
    await play(9)
    await settled(storage, 19, backup)
    expect(backup.due).toBe(false)
    await play(1)
    await settled(storage, 20, backup)
    expect(backup.due).toBe(true)
    expect((await visit()).backup.due).toBe(true)

    pass(1000)
    backup.saved(await backup.make())
    await vi.waitFor(() => expect(backup.due).toBe(false))
  })

  test('comes thirty days after the first sheet, and again thirty days after it was dismissed', async () => {
    const { play, visit, pass } = atTable()
    await play(1)
    pass(30 * DAY - 1)
    expect((await visit()).backup.due).toBe(false)
    pass(1)
    const { backup } = await visit()
    expect(backup.due).toBe(true)
    backup.putOff()
    await vi.waitFor(() => expect(backup.due).toBe(false))
    pass(30 * DAY - 1)
    expect((await visit()).backup.due).toBe(false)
    pass(1)
    expect((await visit()).backup.due).toBe(true)
  })

  test('does not come while everything is in the last backup', async () => {
    const { play, visit, pass, backup } = atTable()
    await play(12)
    pass(1)
    backup.saved(await backup.make())
    await nextTick()
    pass(400 * DAY)
    expect((await visit()).backup.due).toBe(false)
  })

  test('does not come for sheets imported into an empty pad, but for what is written after', async () => {
    const old = atTable()
    await old.play(12)
    old.pass(60_000)
    const { pad } = await padOf(old.storage)
    const { storage, play, visit, pass } = atTable()
    pass(40 * DAY)
    expect(await takeIn(storage, pad)).toMatchObject({ kind: 'taken' })
    const { backup } = await visit()
    expect([backup.due, backup.unsaved]).toEqual([false, expect.objectContaining({ sheets: 12, changed: 0 })])
    await play(10)
    await settled(storage, 22, backup)
    expect([backup.due, backup.unsaved?.changed]).toEqual([true, 10])
  })

  test('knows, after the database was deleted and restored, that all of it is in the last backup', async () => {
    const { storage, backup, play, pass, visit } = atTable()
    await play(12)
    pass(60_000)
    const made = await backup.make()
    backup.saved(made)
    await nextTick()
    await Promise.all([storage.db.sheets.clear(), storage.db.lines.clear(), storage.db.people.clear()])
    pass(90 * DAY)
    const reading = readPad(made.text, gameOf)
    expect(reading.ok && (await takeIn(storage, reading.pad))).toMatchObject({ kind: 'taken' })
    const after = await visit()
    expect([after.backup.due, after.backup.unsaved]).toEqual([
      false,
      expect.objectContaining({ sheets: 12, changed: 0 }),
    ])
    await play(1)
    await settled(storage, 13, after.backup)
    expect([after.backup.due, after.backup.unsaved?.changed]).toEqual([true, 1])
  })

  test.each(['{', '[]', '{"savedAt":"yesterday","upTo":7,"remindedAt":{}}'])('reads %s as nothing', async (raw) => {
    localStorage.setItem('whistblok.backup', raw)
    const { play, visit } = atTable()
    await play(10)
    const { backup } = await visit()
    expect([backup.savedAt, backup.hintClosed, backup.due]).toEqual([undefined, false, true])
  })
})
