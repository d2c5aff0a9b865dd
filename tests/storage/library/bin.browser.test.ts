import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gameOf, games } from '../../../src/games/index.ts'
import { log, set } from '../../../src/document/journal/lines.ts'
import { mergePads } from '../../../src/document/merge/merge-pads.ts'
import { makePad } from '../../../src/document/model/write.ts'
import {
  type BinCard,
  discardPreset,
  discardSheet,
  emptyBin,
  putBack,
  watchBin,
} from '../../../src/storage/library/bin.ts'
import { takeIn } from '../../../src/storage/import/import.ts'
import { rematch } from '../../../src/storage/sheets/create.ts'
import { keepDraft, readDraft } from '../../../src/storage/sheets/drafts.ts'
import { padOf } from '../../../src/storage/backup/export.ts'
import { load, type Stored } from '../../../src/storage/sheets/load.ts'
import { type PadPage, watchPad } from '../../../src/storage/sheets/pad.ts'
import { append, watchSheet } from '../../../src/storage/sheets/sheets.ts'
import type { StorageContext } from '../../../src/storage/db/storage-context.ts'
import { copiesOf } from '../../document/copies.ts'
import { freshStorage, secondStorage, SOL, SPAR, threeHanded } from '../storage.ts'

const stops: (() => void)[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const stop of stops.splice(0)) stop()
  localStorage.clear()
})
function fail(error: unknown): never {
  throw error
}

let storage: StorageContext
beforeEach(() => {
  storage = freshStorage()
})

const textOf = async (from: StorageContext) => makePad((await padOf(from)).pad, gameOf)
const sheetsIn = (pad: string) => JSON.stringify((JSON.parse(pad) as { sheets: unknown }).sheets)
const logOn = (on: StorageContext, id: string, entry: object) => append(on, id, (sheet) => log(sheet, entry, on.writer))
const draftOf = (sheet: string, line = 'l1') => ({
  sheet,
  token: { line, row: 'r1' },
  target: { kind: 'new' } as const,
  form: 'round',
  draft: { variant: 'spar' },
  step: 1,
})

/** A sheet with a round, a title and a draft. */
async function written(): Promise<string> {
  const id = await threeHanded(storage)
  await logOn(storage, id, SPAR)
  await append(storage, id, (sheet) => set(sheet, { title: 'Jul' }, storage.writer))
  await keepDraft(storage, draftOf(id))
  return id
}
async function unreadable(): Promise<string> {
  const id = await threeHanded(storage)
  const line = { id: 'l', at: '2026-11-28T20:00:00.000Z', row: 'r', entry: { variant: 'whist' } }
  await storage.db.lines.add({ sheet: id, id: 'l', line })
  await storage.db.sheets.update(id, { 'summary.basis': 'other' })
  return id
}
function binOf(on: StorageContext): () => readonly BinCard[] | undefined {
  let cards: readonly BinCard[] | undefined
  stops.push(watchBin(on, (found) => (cards = found), fail))
  return () => cards
}
/** Everything stored, except when records were last written. */
async function everything({ db }: StorageContext) {
  const [sheets, lines, drafts, people] = await Promise.all([
    db.sheets.toArray(),
    db.lines.toArray(),
    db.drafts.toArray(),
    db.people.toArray(),
  ])
  const untouched = sheets.map((record) => {
    const { touchedAt: _, ...sheet } = record
    return sheet
  })
  return { sheets: untouched, lines, drafts, people }
}

describe('a deleted sheet', () => {
  test('is in the bin with its lines and its draft, and nowhere else', async () => {
    const id = await written()
    const before = await everything(storage)
    expect(await discardSheet(storage, id)).toEqual({ kind: 'moved', id })
    expect(await everything(storage)).toEqual({ sheets: [], lines: [], drafts: [], people: before.people })
    const { sheets, lines, drafts } = before
    expect(await storage.db.bin.toArray()).toEqual([
      {
        kind: 'sheet',
        id,
        at: expect.any(String),
        record: expect.objectContaining(sheets[0]!),
        lines,
        draft: drafts[0],
      },
    ])
  })

  test('is restored byte for byte, with its draft', async () => {
    const id = await written()
    const other = await threeHanded(storage)
    await logOn(storage, other, SOL)
    const before = await everything(storage)
    const text = await textOf(storage)
    await discardSheet(storage, id)
    expect(await textOf(storage)).not.toBe(text)
    expect(await putBack(storage, 'sheet', id)).toEqual({ kind: 'moved', id })
    expect(await everything(storage)).toEqual(before)
    expect(await textOf(storage)).toBe(text)
    expect(await storage.db.bin.count()).toBe(0)
    expect(await load(storage, id)).toMatchObject({ kind: 'ready', sheet: { journal: { length: 2 } } })
  })

  test('is moved as a whole or not at all', async () => {
    const id = await written()
    const before = await everything(storage)
    vi.spyOn(storage.db.drafts, 'delete').mockRejectedValue(new Error('disk full'))
    await expect(discardSheet(storage, id)).rejects.toThrow('disk full')
    vi.restoreAllMocks()
    expect(await everything(storage)).toEqual(before)
    expect(await storage.db.bin.count()).toBe(0)
    await discardSheet(storage, id)
    vi.spyOn(storage.db.bin, 'delete').mockRejectedValue(new Error('disk full'))
    await expect(putBack(storage, 'sheet', id)).rejects.toThrow('disk full')
    vi.restoreAllMocks()
    expect(await storage.db.sheets.count()).toBe(0)
    expect(await storage.db.bin.count()).toBe(1)
  })

  test('that is unreadable is moved and restored unchanged', async () => {
    const id = await unreadable()
    const before = await everything(storage)
    const bin = binOf(storage)
    await discardSheet(storage, id)
    await vi.waitFor(() =>
      expect(bin()).toMatchObject([{ kind: 'sheet', card: { kind: 'unreadable', id, refusal: { why: {} } } }]),
    )
    await putBack(storage, 'sheet', id)
    expect(await everything(storage)).toEqual(before)
    await vi.waitFor(() => expect(bin()).toEqual([]))
  })

  test('that does not exist is reported as missing', async () => {
    expect(await discardSheet(storage, 'none')).toEqual({ kind: 'missing' })
    expect(await putBack(storage, 'sheet', 'none')).toEqual({ kind: 'missing' })
    expect(await putBack(storage, 'preset', 'none')).toEqual({ kind: 'missing' })
    expect(await discardPreset(storage, 'none')).toEqual({ kind: 'missing' })
  })

  test('disappears for every watch of it or of the list, and comes back', async () => {
    const id = await written()
    let stored: Stored | undefined
    let page: PadPage | undefined
    const other = secondStorage(storage)
    stops.push(watchSheet(other, id, (found) => (stored = found), fail))
    stops.push(watchPad(other, 10, (found) => (page = found), fail))
    await vi.waitFor(() => expect([stored?.kind, page?.inPlay?.id]).toEqual(['ready', id]))
    await discardSheet(storage, id)
    await vi.waitFor(() => expect(stored?.kind).toBe('missing'))
    await vi.waitFor(() => expect(page).toMatchObject({ inPlay: undefined, latest: [], binned: 1, emptied: false }))
    await putBack(storage, 'sheet', id)
    await vi.waitFor(() => expect(stored).toMatchObject({ kind: 'ready', sheet: { journal: { length: 2 } } }))
    await vi.waitFor(() => expect(page).toMatchObject({ inPlay: { id, summary: { title: 'Jul' } }, binned: 0 }))
  })
})

describe('a sheet that is both stored and in the bin', () => {
  /** A sheet deleted with one round, while a copy with another round is stored. */
  async function twice(): Promise<string> {
    const id = await written()
    const { sheets, lines } = await everything(storage)
    await discardSheet(storage, id)
    await storage.db.sheets.bulkAdd(sheets)
    await storage.db.lines.bulkAdd(lines.filter(({ line }) => 'set' in line))
    await logOn(storage, id, SOL)
    return id
  }
  const entriesOf = async (id: string) =>
    (await storage.db.lines.where('sheet').equals(id).toArray()).flatMap(({ line }) =>
      'entry' in line ? [line.entry] : [],
    )

  test('is merged when it is restored', async () => {
    const id = await twice()
    await putBack(storage, 'sheet', id)
    expect(await entriesOf(id)).toHaveLength(2)
    expect(await entriesOf(id)).toEqual(expect.arrayContaining([SPAR, SOL]))
    expect((await storage.db.sheets.get(id))?.summary).toMatchObject({ rounds: 2, title: 'Jul' })
    expect(await load(storage, id)).toMatchObject({ kind: 'ready', sheet: { journal: { length: 3 } } })
    expect(await readDraft(storage, id)).toEqual(draftOf(id))
    expect(await storage.db.bin.count()).toBe(0)
  })

  test('is merged in the bin when it is deleted again', async () => {
    const id = await twice()
    await keepDraft(storage, draftOf(id, 'l2'))
    await discardSheet(storage, id)
    expect(await storage.db.sheets.count()).toBe(0)
    await putBack(storage, 'sheet', id)
    expect(await entriesOf(id)).toEqual(expect.arrayContaining([SPAR, SOL]))
    expect(await readDraft(storage, id)).toEqual(draftOf(id, 'l2'))
  })

  test('but cannot be merged stays in both places, and is refused', async () => {
    const id = await twice()
    const { header } = (await storage.db.sheets.get(id))!
    await storage.db.sheets.update(id, { header: { ...header, dealer: 0 } })
    const before = [await everything(storage), await storage.db.bin.toArray()]
    const apart = { kind: 'apart', refusal: { path: '$.dealer', why: { key: 'otherDealer', args: [] } } }
    expect(await putBack(storage, 'sheet', id)).toEqual(apart)
    expect(await discardSheet(storage, id)).toEqual(apart)
    expect([await everything(storage), await storage.db.bin.toArray()]).toEqual(before)
  })

  test('but is unreadable stays in both places', async () => {
    const id = await twice()
    await storage.db.sheets.update(id, { version: 99 })
    expect(await putBack(storage, 'sheet', id)).toMatchObject({
      kind: 'apart',
      refusal: { why: { key: 'newerFormat' } },
    })
    expect(await storage.db.bin.count()).toBe(1)
  })
})

describe.each(games.map((game) => [game.id, game] as const))('any sheet of %s', (_, game) => {
  const RUNS = 12
  const apart = { people: { p1: null, p2: null, p3: null } }
  async function withStorage(use: (storage: StorageContext) => Promise<void>): Promise<void> {
    const fresh = freshStorage()
    try {
      await use(fresh)
    } finally {
      await fresh.db.delete()
    }
  }

  test('is restored from the bin byte for byte, and can be played on', async () => {
    await fc.assert(
      fc.asyncProperty(copiesOf(game), ([pad]) =>
        withStorage(async (on) => {
          await takeIn(on, pad, apart)
          const text = await textOf(on)
          for (const { id } of pad.sheets) await discardSheet(on, id)
          expect(await on.db.lines.count()).toBe(0)
          for (const { id } of pad.sheets) await putBack(on, 'sheet', id)
          expect(await textOf(on)).toBe(text)
          for (const { id } of pad.sheets) {
            expect(await load(on, (await rematch(on, id)) ?? '')).toMatchObject({
              kind: 'ready',
              game: { id: game.id },
            })
          }
        }),
      ),
      { numRuns: RUNS },
    )
  })

  test('is merged with a stored copy, or both are left as they are', async () => {
    await fc.assert(
      fc.asyncProperty(copiesOf(game), ([a, b]) =>
        withStorage(async (on) => {
          const merged = mergePads(a, b, gameOf)
          await takeIn(on, a, apart)
          for (const { id } of a.sheets) await discardSheet(on, id)
          const deleted = await on.db.bin.toArray()
          await on.db.bin.clear()
          await takeIn(on, b, apart)
          const before = await textOf(on)
          await on.db.bin.bulkPut(deleted)
          for (const { id } of a.sheets) {
            expect((await putBack(on, 'sheet', id)).kind).toBe(merged.ok ? 'moved' : 'apart')
          }
          // people and presets depend on the answers; a sheet is the same either way
          expect(sheetsIn(await textOf(on))).toBe(sheetsIn(merged.ok ? makePad(merged.pad, gameOf) : before))
          expect(await on.db.bin.count()).toBe(merged.ok ? 0 : deleted.length)
        }),
      ),
      { numRuns: RUNS },
    )
  })
})

describe('deleted presets', () => {
  const preset = { id: 'p1', game: 'threehanded', name: 'Onsdag', options: { rounds: 6 } }

  test('are restored as they were', async () => {
    await storage.db.presets.add(preset)
    const bin = binOf(storage)
    await discardPreset(storage, 'p1')
    expect(await storage.db.presets.count()).toBe(0)
    await vi.waitFor(() =>
      expect(bin()).toMatchObject([{ kind: 'preset', id: 'p1', preset: { game: 'threehanded', name: 'Onsdag' } }]),
    )
    expect(await putBack(storage, 'preset', 'p1')).toEqual({ kind: 'moved', id: 'p1' })
    expect(await storage.db.presets.toArray()).toEqual([preset])
    expect(await storage.db.bin.count()).toBe(0)
  })

  test('get a new id when a different preset has theirs', async () => {
    const changed = { ...preset, name: 'Torsdag' }
    await storage.db.presets.add(preset)
    await discardPreset(storage, 'p1')
    await storage.db.presets.add(changed)
    const back = await putBack(storage, 'preset', 'p1')
    expect(back).toMatchObject({ kind: 'moved', id: expect.not.stringMatching(/^p1$/) })
    expect((await storage.db.presets.toArray()).map(({ name }) => name).toSorted()).toEqual(['Onsdag', 'Torsdag'])
  })

  test('both stay in the bin when a different one with the same id is deleted', async () => {
    await storage.db.presets.add(preset)
    await discardPreset(storage, 'p1')
    await storage.db.presets.add(preset)
    await discardPreset(storage, 'p1')
    expect(await storage.db.bin.count()).toBe(1)
    await storage.db.presets.add({ ...preset, name: 'Torsdag' })
    await discardPreset(storage, 'p1')
    expect(await storage.db.bin.count()).toBe(2)
  })
})

describe('the bin', () => {
  test('shows the newest first, with current names', async () => {
    const [first, second] = [await written(), await threeHanded(storage)]
    const bin = binOf(storage)
    await discardSheet(storage, first)
    await discardSheet(storage, second)
    await storage.db.people.bulkPut(
      (await storage.db.people.toArray()).map((person) => ({ ...person, name: `${person.name}!` })),
    )
    await vi.waitFor(() => expect(bin()?.map(({ id }) => id)).toEqual([second, first]))
    await vi.waitFor(() =>
      expect(bin()?.[1]).toMatchObject({
        card: { kind: 'sheet', names: ['Anna!', 'Bo!', 'Carl!'], summary: { title: 'Jul', rounds: 1 } },
      }),
    )
  })

  test('reads a sheet whose summary is out of date', async () => {
    const id = await written()
    await storage.db.sheets.update(id, { summary: { basis: 'old' } })
    const bin = binOf(storage)
    await discardSheet(storage, id)
    await vi.waitFor(() => expect(bin()).toMatchObject([{ card: { kind: 'sheet', summary: { rounds: 1 } } }]))
  })

  test('is emptied only of what was shown', async () => {
    const [first, second] = [await written(), await threeHanded(storage)]
    await discardSheet(storage, first)
    await discardSheet(storage, second)
    expect(
      await emptyBin(storage, [
        { kind: 'sheet', id: first },
        { kind: 'sheet', id: 'gone' },
      ]),
    ).toBe(1)
    expect((await storage.db.bin.toArray()).map(({ id }) => id)).toEqual([second])
    expect(await emptyBin(storage)).toBe(1)
    expect(await storage.db.bin.count()).toBe(0)
  })

  test('once emptied with no sheets left, counts as emptied on purpose', async () => {
    const id = await threeHanded(storage)
    let page: PadPage | undefined
    stops.push(watchPad(storage, 10, (found) => (page = found), fail))
    await discardSheet(storage, id)
    await vi.waitFor(() => expect(page).toMatchObject({ binned: 1, emptied: false }))
    await emptyBin(storage)
    await vi.waitFor(() => expect(page).toMatchObject({ binned: 0, emptied: false }))
  })
})
