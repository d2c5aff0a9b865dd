import { beforeEach, describe, expect, test } from 'vitest'
import { log, set } from '../../../src/document/journal/lines.ts'
import { discardSheet } from '../../../src/storage/library/bin.ts'
import { putPreset } from '../../../src/storage/library/presets.ts'
import { copyBeside } from '../../../src/storage/backup/restore.ts'
import { append } from '../../../src/storage/sheets/sheets.ts'
import type { StorageContext } from '../../../src/storage/db/storage-context.ts'
import { takeIn } from '../../../src/storage/import/import.ts'
import { everything, logOn, padFrom, sheetOn, taken } from '../import/phones.ts'
import { freshStorage, SOL, SPAR, threeHanded } from '../storage.ts'

let storage: StorageContext
let phone: StorageContext
/** On this phone when the copy was made: one sheet that changed since, one that did not, one that was deleted. */
let changed: string
let same: string
let binned: string
let copy: string

beforeEach(async () => {
  storage = freshStorage()
  phone = freshStorage()
  changed = await threeHanded(storage)
  await logOn(storage, changed, SPAR)
  same = await threeHanded(storage)
  binned = await threeHanded(storage)
  await putPreset(storage, { id: 'h1', game: 'threehanded', name: 'Onsdag', options: { rounds: 3 } })
  await threeHanded(phone)
  copy = (await taken(storage, await padFrom(phone))).copy
})

describe('a safety copy', () => {
  test('restored adds only what differs, beside what is here, and changes nothing here', async () => {
    await logOn(storage, changed, SOL)
    await append(storage, binned, (sheet) => set(sheet, { title: 'Jul' }, storage.writer))
    await discardSheet(storage, binned)
    await putPreset(storage, { id: 'h1', game: 'threehanded', name: 'Torsdag', options: {} })
    const before = await everything(storage)
    const pad = (await copyBeside(storage, copy))!
    expect(pad.people).toEqual([])
    const { sheets } = await taken(storage, pad)
    expect(sheets).toHaveLength(2)
    for (const id of [changed, same, binned]) expect(sheets).not.toContain(id)
    const restored = await Promise.all(sheets.map((id) => sheetOn(storage, id)))
    expect(restored.map(({ journal }) => journal.length).toSorted()).toEqual([0, 1])
    const after = await everything(storage)
    for (const [table, rows] of Object.entries(before)) {
      expect(after[table]).toEqual(expect.arrayContaining([...rows]))
    }
    expect((await storage.db.presets.toArray()).map(({ name }) => name).toSorted()).toEqual(['Onsdag', 'Torsdag'])
    expect(await storage.db.sheets.count()).toBe(2 + 1 + 2)
  })

  test('is added only once, even when the restored sheet was played on', async () => {
    await logOn(storage, changed, SOL)
    const [restored] = (await taken(storage, (await copyBeside(storage, copy))!)).sheets
    await logOn(storage, restored!, SOL)
    expect(await takeIn(storage, (await copyBeside(storage, copy))!)).toEqual({ kind: 'known' })
    expect((await sheetOn(storage, restored!)).journal).toHaveLength(2)
  })

  test('restores what is gone under its own id, one sheet or all', async () => {
    for (const id of [changed, same, binned]) {
      await storage.db.sheets.delete(id)
      await storage.db.lines.where('sheet').equals(id).delete()
    }
    const pad = (await copyBeside(storage, copy))!
    expect((await taken(storage, pad, { sheets: { [same]: 'leave', [binned]: 'leave' } })).sheets).toEqual([changed])
    expect((await sheetOn(storage, changed)).journal).toHaveLength(1)
    expect((await taken(storage, pad)).sheets.toSorted()).toEqual([same, binned].toSorted())
  })

  test('restores a sheet from the bin that is unchanged there', async () => {
    await discardSheet(storage, binned)
    expect((await taken(storage, (await copyBeside(storage, copy))!)).sheets).toEqual([binned])
    expect(await storage.db.bin.count()).toBe(0)
  })

  test('is added beside a sheet that cannot be read', async () => {
    await storage.db.sheets.update(same, { version: 99 })
    const { sheets } = await taken(storage, (await copyBeside(storage, copy))!)
    expect(sheets).toHaveLength(1)
    expect(sheets).not.toContain(same)
    expect(await storage.db.sheets.get(same)).toMatchObject({ version: 99 })
  })

  test('that is gone or unreadable is reported', async () => {
    expect(await copyBeside(storage, 'none')).toBeUndefined()
    await storage.db.copyTexts.update(copy, { text: '{' })
    await expect(copyBeside(storage, copy)).rejects.toThrow('notJson')
  })

  test('never restores which people were merged', async () => {
    const [anna] = await storage.db.people.toArray()
    await storage.db.people.update(anna!.id, { mergedInto: 'p2' })
    await append(storage, changed, (sheet) => log(sheet, SOL, storage.writer))
    await taken(storage, (await copyBeside(storage, copy))!)
    expect(await storage.db.people.get(anna!.id)).toMatchObject({ mergedInto: 'p2' })
  })
})
