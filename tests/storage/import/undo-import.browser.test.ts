import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { games } from '../../../src/games/index.ts'
import { rowsOf } from '../../../src/document/journal/journal.ts'
import { amend, log, set, undo } from '../../../src/document/journal/lines.ts'
import type { Pad, Sheet } from '../../../src/document/model/sheet.ts'
import { takeIn } from '../../../src/storage/import/import.ts'
import { discardPreset, discardSheet, emptyBin, putBack } from '../../../src/storage/library/bin.ts'
import { create } from '../../../src/storage/sheets/create.ts'
import { clearDraft, keepDraft, readDraft } from '../../../src/storage/sheets/drafts.ts'
import { load } from '../../../src/storage/sheets/load.ts'
import { wasKept } from '../../../src/storage/db/marker.ts'
import { putPreset } from '../../../src/storage/library/presets.ts'
import { append } from '../../../src/storage/sheets/sheets.ts'
import type { StorageContext } from '../../../src/storage/db/storage-context.ts'
import { undoImport } from '../../../src/storage/import/undo-import.ts'
import { arbitraries } from '../../games/arbitraries/index.ts'
import { copiesOf } from '../../document/copies.ts'
import { draftOf, everything, logOn, padFrom, sheetOn, taken as takenOn } from './phones.ts'
import { freshStorage, SOL, SPAR, THREE, threeHanded } from '../storage.ts'

/** This phone, and another one. */
let storage: StorageContext
let phone: StorageContext
beforeEach(() => {
  storage = freshStorage()
  phone = freshStorage()
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})
const taken = (pad: Pad) => takenOn(storage, pad)
const refused = (why: string) => ({ kind: 'refused', why })

describe('undoing an import', () => {
  test('leaves everything as it was, even the sheets it had merged', async () => {
    const id = await threeHanded(phone)
    await logOn(phone, id, SPAR)
    await taken(await padFrom(phone))
    await threeHanded(storage)
    await putPreset(storage, { id: 'h1', game: 'threehanded', name: 'Alfa', options: { rounds: 3 } })
    await keepDraft(storage, draftOf(id))
    const before = await everything(storage)
    await append(phone, id, (sheet) => undo(log(sheet, SOL, phone.writer), phone.writer))
    await append(phone, id, (sheet) => set(sheet, { title: 'Jul' }, phone.writer))
    const other = await create(phone, { ...THREE, guests: [{ name: 'Dorte' }, { name: 'Erik' }, { name: 'Fie' }] })
    await logOn(phone, other, SOL)
    await putPreset(phone, { id: 'h1', game: 'threehanded', name: 'Onsdag', options: {} })
    await putPreset(phone, { id: 'h2', game: 'threehanded', name: 'Ny', options: {} })
    await phone.db.series.put({ id: 'x1', name: 'Torsdag' })
    const { copy } = await taken(await padFrom(phone))
    expect(await undoImport(storage, copy)).toEqual({ kind: 'undone', gone: [other] })
    expect(await everything(storage)).toEqual(before)
    expect(await load(storage, other)).toEqual({ kind: 'missing' })
    expect((await sheetOn(storage, id)).journal).toHaveLength(1)
    expect(await undoImport(storage, copy)).toEqual(refused('gone'))
  })

  test('restores columns, replaced presets, and what was in the bin with its draft', async () => {
    const id = await threeHanded(phone)
    await putPreset(phone, { id: 'h1', game: 'threehanded', name: 'Onsdag', options: { rounds: 3 } })
    await putPreset(phone, { id: 'h2', game: 'threehanded', name: 'Fredag', options: { rounds: 3 } })
    const binned = await threeHanded(phone)
    await taken(await padFrom(phone))
    await keepDraft(storage, draftOf(binned))
    await discardSheet(storage, binned)
    await discardPreset(storage, 'h1')
    const before = await everything(storage)
    const pad = await padFrom(phone)
    const seating = (sheet: Sheet): Sheet => ({ ...sheet, players: [...sheet.players, { name: 'Dorte' }] })
    const joined: Pad = {
      ...pad,
      presets: pad.presets.map((preset) => ({ ...preset, name: 'Ny' })),
      sheets: pad.sheets.map((sheet) => (sheet.id === id ? seating(sheet) : sheet)),
    }
    const { copy } = await takenOn(storage, joined, { presets: { h2: 'theirs' } })
    expect((await sheetOn(storage, id)).players).toHaveLength(4)
    expect(await readDraft(storage, binned)).toEqual(draftOf(binned))
    expect(await undoImport(storage, copy)).toEqual({ kind: 'undone', gone: [binned] })
    expect(await everything(storage)).toEqual(before)
    expect(await putBack(storage, 'sheet', binned)).toMatchObject({ kind: 'moved' })
    expect(await readDraft(storage, binned)).toEqual(draftOf(binned))
  })

  test('into an empty pad counts as emptying on purpose', async () => {
    await threeHanded(phone)
    const { copy } = await taken(await padFrom(phone))
    expect(wasKept(storage)).toBe(true)
    await undoImport(storage, copy)
    expect(wasKept(storage)).toBe(false)
  })

  test('one after the other, the newest first, ends at the beginning', async () => {
    const id = await threeHanded(phone)
    const states = [await everything(storage)]
    const copies: string[] = []
    for (const entry of [SPAR, SOL, { ...SPAR, variant: 'sans' }]) {
      await logOn(phone, id, entry)
      copies.push((await taken(await padFrom(phone))).copy)
      states.push(await everything(storage))
    }
    const [first, second, third] = copies as [string, string, string]
    expect(await undoImport(storage, first)).toEqual(refused('later'))
    expect(await everything(storage)).toEqual(states[3])
    for (const [i, copy] of [third, second, first].entries()) {
      expect(await undoImport(storage, copy)).toMatchObject({ kind: 'undone' })
      expect(await everything(storage)).toEqual(states[2 - i])
    }
  })

  test('keeps a series that a sheet of ours was put into since', async () => {
    const own = await threeHanded(storage)
    await phone.db.series.bulkPut([
      { id: 'x1', name: 'Torsdag' },
      { id: 'x2', name: 'Fredag' },
    ])
    await threeHanded(phone)
    const { copy } = await taken(await padFrom(phone))
    await append(storage, own, (sheet) => set(sheet, { series: 'x1' }, storage.writer))
    expect(await undoImport(storage, copy)).toMatchObject({ kind: 'undone' })
    expect((await storage.db.series.toArray()).map(({ id }) => id)).toEqual(['x1'])
  })

  test('makes a safety copy of what it removes', async () => {
    await threeHanded(phone)
    const { copy } = await taken(await padFrom(phone))
    await undoImport(storage, copy)
    const copies = await storage.db.copies.orderBy('order').toArray()
    expect(copies).toMatchObject([
      { why: 'import', sheets: 0, undoable: false },
      { why: 'undoImport', sheets: 1, undoable: false },
    ])
  })

  test('of an import by an earlier version is refused if there is a draft, and done if there is none', async () => {
    const id = await threeHanded(phone)
    await taken(await padFrom(phone))
    const before = await everything(storage)
    await logOn(phone, id, SPAR)
    const { copy } = await taken(await padFrom(phone))
    const kept = (await storage.db.copyTexts.get(copy))!
    // those versions recorded a header only if it changed
    const sheets = kept.touched!.sheets.map(({ id, from, lines, there }) => ({ id, from, lines, there }))
    await storage.db.copyTexts.put({ ...kept, touched: { ...kept.touched!, sheets } })
    await keepDraft(storage, draftOf(id))
    expect(await undoImport(storage, copy)).toEqual(refused('written'))
    await storage.db.transaction('rw', storage.db.drafts, () => clearDraft(storage, id, 'l1'))
    expect(await undoImport(storage, copy)).toMatchObject({ kind: 'undone' })
    expect(await everything(storage)).toEqual(before)
  })

  test('is all or nothing', async () => {
    await threeHanded(phone)
    const { copy } = await taken(await padFrom(phone))
    const before = await everything(storage)
    vi.spyOn(storage.db.series, 'bulkPut').mockRejectedValue(new Error('no'))
    await expect(undoImport(storage, copy)).rejects.toThrow('no')
    vi.restoreAllMocks()
    expect(await everything(storage)).toEqual(before)
    expect(await storage.db.copies.count()).toBe(1)
    expect(await undoImport(storage, copy)).toMatchObject({ kind: 'undone' })
  })

  test('throws and changes nothing when a merged sheet cannot be read', async () => {
    const id = await threeHanded(phone)
    await taken(await padFrom(phone))
    await logOn(phone, id, SPAR)
    const { copy } = await taken(await padFrom(phone))
    await storage.db.sheets.update(id, { version: 99 })
    const before = await everything(storage)
    await expect(undoImport(storage, copy)).rejects.toThrow('newerFormat')
    expect(await everything(storage)).toEqual(before)
  })
})

describe('undo is refused when, since the import,', () => {
  /** Before, both phones have a sheet and a preset, and our bin has a sheet. The import has one more round, and new items. */
  interface Came {
    readonly grown: string
    readonly fresh: string
    readonly row: string
    readonly dorte: string
  }
  const since: Readonly<Record<string, (came: Came) => Promise<unknown>>> = {
    'a round was saved on a new sheet': ({ fresh }) => logOn(storage, fresh, SOL),
    'a round was saved on a sheet that grew': ({ grown }) => logOn(storage, grown, SOL),
    'a round that came was amended': ({ grown, row }) =>
      append(storage, grown, (sheet) => amend(sheet, row, SPAR, storage.writer)),
    'what came was undone': ({ grown }) => append(storage, grown, (sheet) => undo(sheet, storage.writer)),
    'a title was given': ({ fresh }) => append(storage, fresh, (sheet) => set(sheet, { title: 'Jul' }, storage.writer)),
    'a round was half entered on a new sheet': ({ fresh }) => keepDraft(storage, draftOf(fresh)),
    'a round was half entered on a sheet that grew': ({ grown }) => keepDraft(storage, draftOf(grown)),
    'a sheet was deleted': ({ fresh }) => discardSheet(storage, fresh),
    'a sheet that grew was deleted': ({ grown }) => discardSheet(storage, grown),
    'house rules were changed': () => putPreset(storage, { id: 'h1', game: 'threehanded', name: 'Gamma', options: {} }),
    'house rules were deleted': () => discardPreset(storage, 'h1'),
    'house rules were deleted for good': () => discardPreset(storage, 'h1').then(() => emptyBin(storage)),
    'a series was renamed': () => storage.db.series.put({ id: 'x1', name: 'Fredag' }),
    'somebody who came has played': ({ dorte }) =>
      create(storage, { ...THREE, guests: [{ name: 'Dorte', person: dorte }, { name: 'Bo' }, { name: 'Carl' }] }),
  }

  test.each(Object.entries(since))('%s: nothing is changed', async (_, write) => {
    const grown = await threeHanded(phone)
    await taken(await padFrom(phone))
    await logOn(phone, grown, SPAR)
    const fresh = await create(phone, { ...THREE, guests: [{ name: 'Dorte' }, { name: 'Erik' }, { name: 'Fie' }] })
    await putPreset(phone, { id: 'h1', game: 'threehanded', name: 'Alfa', options: {} })
    await phone.db.series.put({ id: 'x1', name: 'Torsdag' })
    const { copy } = await taken(await padFrom(phone))
    const [row] = rowsOf((await sheetOn(storage, grown)).journal)
    const dorte = (await storage.db.people.toArray()).find(({ name }) => name === 'Dorte')!
    await write({ grown, fresh, row: row!.id, dorte: dorte.id })
    const before = await everything(storage)
    expect(await undoImport(storage, copy)).toEqual(refused('written'))
    expect(await everything(storage)).toEqual(before)
    expect(wasKept(storage)).toBe(true)
  })

  test('but not when a sheet was deleted for good, or a person known before has played', async () => {
    await threeHanded(phone)
    const { people } = await padFrom(phone)
    await taken(await padFrom(phone))
    const fresh = await create(phone, {
      ...THREE,
      guests: people.map(({ id, name }) => ({ name, person: id })),
    })
    const before = await everything(storage)
    const { copy } = await taken(await padFrom(phone))
    await discardSheet(storage, fresh)
    await emptyBin(storage)
    expect(await undoImport(storage, copy)).toMatchObject({ kind: 'undone' })
    expect(await everything(storage)).toEqual(before)
  })
})

const RUNS = 12
async function withStorage(work: (on: StorageContext) => Promise<void>): Promise<void> {
  const on = freshStorage()
  try {
    await work(on)
  } finally {
    await on.db.delete()
  }
}
const apart = { people: { p1: null, p2: null, p3: null } }
/** A pad in which no series that a sheet names is missing. */
const withSeries = (pad: Pad): Pad => {
  const missing = ['x1', 'x2'].filter((id) => pad.series.every((one) => one.id !== id))
  return { ...pad, series: [...pad.series, ...missing.map((id) => ({ id, name: 'Torsdag' }))] }
}
const imported = async (on: StorageContext, pad: Pad) => {
  const done = await takeIn(on, pad, apart)
  return done.kind === 'taken' ? [done.copy] : []
}

describe.each(games.map((game) => [game.id, game] as const))('undoing imports of %s', (_, game) => {
  test('two of them, the newest first, ends at the beginning', async () => {
    await fc.assert(
      fc.asyncProperty(copiesOf(game), ([a, b, c]) =>
        withStorage(async (on) => {
          await imported(on, withSeries(a))
          const before = await everything(on)
          const copies = [...(await imported(on, b)), ...(await imported(on, c))]
          for (const copy of copies.toReversed()) expect((await undoImport(on, copy)).kind).toBe('undone')
          expect(await everything(on)).toEqual(before)
        }),
      ),
      { numRuns: RUNS },
    )
  })

  test('never removes a line written since, or one that was there before', async () => {
    const entries = fc.array(arbitraries[game.id]!.entry(game.seatCounts[0] ?? 4), { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(copiesOf(game), entries, fc.nat(), ([a, b, c], written, pick) =>
        withStorage(async (on) => {
          await imported(on, a)
          const copies = await imported(on, b)
          const { id } = a.sheets[0]!
          const known = new Set((await sheetOn(on, id)).journal.map((line) => line.id))
          const rows = rowsOf((await sheetOn(on, id)).journal)
          for (const [i, entry] of written.entries()) {
            const row = rows[(pick + i) % Math.max(1, rows.length)]?.id
            await append(on, id, (sheet) =>
              row === undefined || i === 0 ? log(sheet, entry, on.writer) : amend(sheet, row, entry, on.writer),
            )
          }
          const since = (await sheetOn(on, id)).journal.filter((line) => !known.has(line.id))
          copies.push(...(await imported(on, c)))
          for (const copy of pick % 2 === 0 ? copies : copies.toReversed()) await undoImport(on, copy)
          const { journal } = await sheetOn(on, id)
          for (const line of [...since, ...a.sheets[0]!.journal]) expect(journal).toContainEqual(line)
        }),
      ),
      { numRuns: RUNS },
    )
  })
})
