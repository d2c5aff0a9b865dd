/** Records that cannot be read never prevent the use of those that can. */
import { beforeEach, describe, expect, test } from 'vitest'
import { gameOf } from '../../src/games/index.ts'
import { log, set } from '../../src/document/journal/lines.ts'
import { readPad } from '../../src/document/read/read.ts'
import type { Pad } from '../../src/document/model/sheet.ts'
import { makePad } from '../../src/document/model/write.ts'
import { previewOf, takeIn } from '../../src/storage/import/import.ts'
import { discardPreset, putBack } from '../../src/storage/library/bin.ts'
import { padOf, presetPadOf, rawPad } from '../../src/storage/backup/export.ts'
import { putPreset } from '../../src/storage/library/presets.ts'
import { append } from '../../src/storage/sheets/sheets.ts'
import type { StorageContext } from '../../src/storage/db/storage-context.ts'
import { undoImport } from '../../src/storage/import/undo-import.ts'
import { freshStorage, SPAR, threeHanded } from './storage.ts'

const nobody = { playedAt: '', playedWith: [] }
/** A record of each kind that cannot be read. */
const BAD = {
  presets: [
    { id: 'p-game', game: 'bridge', name: 'Klub', options: {} },
    { id: 'p-option', game: 'esmakker', name: 'Klub', options: { slam: 'thrice' } },
    { id: 'p-bare' },
  ],
  people: [
    { ...nobody, id: 'q-name', name: 7 },
    { ...nobody, id: 'q-bare' },
  ],
  series: [{ id: 's-bare' }],
} as const
const KINDS = Object.keys(BAD) as readonly (keyof typeof BAD)[]

let storage: StorageContext
let phone: StorageContext
let sheet: string
beforeEach(async () => {
  storage = freshStorage()
  phone = freshStorage()
  sheet = await threeHanded(storage)
  await putPreset(storage, { id: 'good', game: 'threehanded', name: 'Onsdag', options: {} })
  await storage.db.series.put({ id: 'x1', name: 'Torsdag' })
})
const spoil = async (kind: keyof typeof BAD) => storage.db.table(kind).bulkPut([...BAD[kind]])
const readBack = (pad: Pad) => readPad(makePad(pad, gameOf), gameOf)

describe.each(KINDS)('%s that cannot be read', (kind) => {
  test('are left out of a file, and reported; the rest is in it', async () => {
    const { pad } = await padOf(storage)
    await spoil(kind)
    const exported = await padOf(storage)
    expect(exported.pad).toEqual(pad)
    expect(readBack(exported.pad)).toMatchObject({ ok: true })
    const ids = BAD[kind].map(({ id }) => id)
    expect(exported.left.map((one) => [one.kind, one.id]).toSorted()).toEqual(ids.map((id) => [kind, id]).toSorted())
    expect(await rawPad(storage, exported.left)).toMatchObject({
      presets: [],
      people: [],
      series: [],
      sheets: [],
      [kind]: expect.arrayContaining(BAD[kind].map(({ id }) => expect.objectContaining({ id }))),
    })
  })

  test('prevent no preview, no import, and no undo', async () => {
    await spoil(kind)
    const theirs = await threeHanded(phone)
    await append(phone, theirs, (one) => log(one, SPAR, phone.writer))
    await putPreset(phone, { id: 'new', game: 'classic', name: 'Klub', options: {} })
    await phone.db.series.put({ id: 'x2', name: 'Fredag' })
    const { pad } = await padOf(phone)
    const before = await storage.db.table(kind).toArray()
    expect((await previewOf(storage, pad)).plan.sheets).toMatchObject([{ kind: 'new' }])
    const taken = await takeIn(storage, pad)
    expect(taken).toMatchObject({ kind: 'taken', sheets: [theirs] })
    expect(taken.kind === 'taken' && (await undoImport(storage, taken.copy))).toMatchObject({ kind: 'undone' })
    expect(await storage.db.sheets.toCollection().primaryKeys()).toEqual([sheet])
    expect(await storage.db.table(kind).toArray()).toEqual(before)
  })
})

test('unreadable presets go into the bin and back, even while others with their id are imported', async () => {
  await spoil('presets')
  expect(await presetPadOf(storage, 'p-game')).toBeUndefined()
  for (const { id } of BAD.presets) expect(await discardPreset(storage, id)).toMatchObject({ kind: 'moved' })
  await putPreset(phone, { id: 'p-game', game: 'classic', name: 'Klub', options: {} })
  const { pad } = await padOf(phone)
  expect((await previewOf(storage, pad)).plan.presets).toMatchObject([{ kind: 'new' }])
  expect(await takeIn(storage, pad)).toMatchObject({ kind: 'taken' })
  for (const { id } of BAD.presets.slice(1))
    expect(await putBack(storage, 'preset', id)).toMatchObject({ kind: 'moved' })
  const back = await putBack(storage, 'preset', 'p-game')
  expect(back.kind === 'moved' && (await storage.db.presets.get(back.id))).toMatchObject({ game: 'bridge' })
  expect(await storage.db.presets.get('p-game')).toMatchObject({ game: 'classic' })
})

test('unreadable presets make room for others with their id, and are kept', async () => {
  await spoil('presets')
  await putPreset(phone, { id: 'p-game', game: 'classic', name: 'Klub', options: {} })
  expect(await takeIn(storage, (await padOf(phone)).pad)).toMatchObject({ kind: 'taken' })
  expect(await storage.db.presets.get('p-game')).toMatchObject({ game: 'classic' })
  const [kept] = await storage.db.bin.toArray()
  expect(kept).toMatchObject({ kind: 'preset', preset: { ...BAD.presets[0], id: kept!.id } })
  expect(await putBack(storage, 'preset', kept!.id)).toEqual({ kind: 'moved', id: kept!.id })
  expect(await storage.db.presets.get(kept!.id)).toMatchObject({ game: 'bridge' })
})

test('the raw file of one sheet has only the people and series that it names', async () => {
  await append(storage, sheet, (one) => set(one, { series: 'x1' }, storage.writer))
  await threeHanded(storage)
  await storage.db.series.put({ id: 'x2', name: 'Fredag' })
  const [anna] = (await storage.db.sheets.get(sheet))!.header.players
  await storage.db.people.update(anna!.person!, { mergedInto: 'anne' })
  await storage.db.people.bulkPut([
    { ...nobody, id: 'anne', name: 'Anne' },
    { ...nobody, id: 'other', name: 'Erik' },
    { ...nobody, id: 'implied', name: 'Gerda', implied: true },
  ])
  const { header } = (await storage.db.sheets.get(sheet))!
  await storage.db.sheets.update(sheet, { header: { ...header, game: 'bridge' } })
  const raw = (await rawPad(storage, [{ kind: 'sheets', id: sheet }])) as Pad
  expect(raw).toMatchObject({ presets: [], series: [{ id: 'x1' }], sheets: [{ id: sheet, game: 'bridge' }] })
  expect(raw.people.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Anne', 'Bo', 'Carl'])
  // and however a sheet is damaged, it can be exported
  for (const players of [undefined, 7, [null, 'Anna', { person: 7 }]] as const) {
    await storage.db.sheets.update(sheet, { header: { ...header, players } as never })
    await storage.db.lines
      .where('sheet')
      .equals(sheet)
      .modify({ line: null as never })
    expect(await rawPad(storage, [{ kind: 'sheets', id: sheet }])).toMatchObject({
      people: [],
      sheets: [{ id: sheet }],
    })
  }
})
