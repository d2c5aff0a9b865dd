import { beforeEach, describe, expect, test } from 'vitest'
import { log, set } from '../../../src/document/journal/lines.ts'
import { discardSheet } from '../../../src/storage/library/bin.ts'
import { putPreset } from '../../../src/storage/library/presets.ts'
import { copyBeside } from '../../../src/storage/backup/restore.ts'
import { append } from '../../../src/storage/sheets/sheets.ts'
import type { Shelf } from '../../../src/storage/db/storage-context.ts'
import { takeIn } from '../../../src/storage/import/import.ts'
import { everything, logOn, padFrom, sheetOn, taken } from '../import/phones.ts'
import { freshShelf, SOL, SPAR, threeHanded } from '../storage.ts'

let shelf: Shelf
let phone: Shelf
/** On this phone when the copy was made: one sheet that changed since, one that did not, one that was deleted. */
let changed: string
let same: string
let binned: string
let copy: string

beforeEach(async () => {
  shelf = freshShelf()
  phone = freshShelf()
  changed = await threeHanded(shelf)
  await logOn(shelf, changed, SPAR)
  same = await threeHanded(shelf)
  binned = await threeHanded(shelf)
  await putPreset(shelf, { id: 'h1', game: 'threehanded', name: 'Onsdag', options: { rounds: 3 } })
  await threeHanded(phone)
  copy = (await taken(shelf, await padFrom(phone))).copy
})

describe('a safety copy', () => {
  test('restored brings back beside what is here only what reads otherwise, and changes nothing here', async () => {
    await logOn(shelf, changed, SOL)
    await append(shelf, binned, (sheet) => set(sheet, { title: 'Jul' }, shelf.pen))
    await discardSheet(shelf, binned)
    await putPreset(shelf, { id: 'h1', game: 'threehanded', name: 'Torsdag', options: {} })
    const before = await everything(shelf)
    const pad = (await copyBeside(shelf, copy))!
    expect(pad.people).toEqual([])
    const { sheets } = await taken(shelf, pad)
    expect(sheets).toHaveLength(2)
    for (const id of [changed, same, binned]) expect(sheets).not.toContain(id)
    const restored = await Promise.all(sheets.map((id) => sheetOn(shelf, id)))
    expect(restored.map(({ journal }) => journal.length).toSorted()).toEqual([0, 1])
    const after = await everything(shelf)
    for (const [table, rows] of Object.entries(before)) {
      expect(after[table]).toEqual(expect.arrayContaining([...rows]))
    }
    expect((await shelf.db.presets.toArray()).map(({ name }) => name).toSorted()).toEqual(['Onsdag', 'Torsdag'])
    expect(await shelf.db.sheets.count()).toBe(2 + 1 + 2)
  })

  test('comes but once, also when what was restored went on', async () => {
    await logOn(shelf, changed, SOL)
    const [restored] = (await taken(shelf, (await copyBeside(shelf, copy))!)).sheets
    await logOn(shelf, restored!, SOL)
    expect(await takeIn(shelf, (await copyBeside(shelf, copy))!)).toEqual({ kind: 'known' })
    expect((await sheetOn(shelf, restored!)).journal).toHaveLength(2)
  })

  test('gives back what is gone under its own id, one sheet of it or all', async () => {
    for (const id of [changed, same, binned]) {
      await shelf.db.sheets.delete(id)
      await shelf.db.lines.where('sheet').equals(id).delete()
    }
    const pad = (await copyBeside(shelf, copy))!
    expect((await taken(shelf, pad, { sheets: { [same]: 'leave', [binned]: 'leave' } })).sheets).toEqual([changed])
    expect((await sheetOn(shelf, changed)).journal).toHaveLength(1)
    expect((await taken(shelf, pad)).sheets.toSorted()).toEqual([same, binned].toSorted())
  })

  test('takes a sheet out of the bin that lies there as it was', async () => {
    await discardSheet(shelf, binned)
    expect((await taken(shelf, (await copyBeside(shelf, copy))!)).sheets).toEqual([binned])
    expect(await shelf.db.bin.count()).toBe(0)
  })

  test('lies beside a sheet that cannot be read', async () => {
    await shelf.db.sheets.update(same, { version: 99 })
    const { sheets } = await taken(shelf, (await copyBeside(shelf, copy))!)
    expect(sheets).toHaveLength(1)
    expect(sheets).not.toContain(same)
    expect(await shelf.db.sheets.get(same)).toMatchObject({ version: 99 })
  })

  test('that is gone or cannot be read is said to be so', async () => {
    expect(await copyBeside(shelf, 'none')).toBeUndefined()
    await shelf.db.copyTexts.update(copy, { text: '{' })
    await expect(copyBeside(shelf, copy)).rejects.toThrow('notJson')
  })

  test('never brings back who is whom', async () => {
    const [anna] = await shelf.db.people.toArray()
    await shelf.db.people.update(anna!.id, { mergedInto: 'p2' })
    await append(shelf, changed, (sheet) => log(sheet, SOL, shelf.pen))
    await taken(shelf, (await copyBeside(shelf, copy))!)
    expect(await shelf.db.people.get(anna!.id)).toMatchObject({ mergedInto: 'p2' })
  })
})
