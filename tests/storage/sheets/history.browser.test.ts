import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { log, set } from '../../../src/document/journal/lines.ts'
import { discardSheet } from '../../../src/storage/library/bin.ts'
import { type HistoryPage, watchHistory } from '../../../src/storage/sheets/history.ts'
import { append } from '../../../src/storage/sheets/sheets.ts'
import type { StorageContext } from '../../../src/storage/db/storage-context.ts'
import { freshStorage, SPAR, threeHanded } from '../storage.ts'

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

/** Every page a watch gave. */
function pagesOf(on: StorageContext): readonly HistoryPage[] {
  const pages: HistoryPage[] = []
  stops.push(watchHistory(on, (page) => pages.push(page), fail))
  return pages
}
const idsOf = (page: HistoryPage | undefined) => page?.cards.map(({ id }) => id)

/** Copies of one sheet with a round, a day apart, the oldest first. */
async function many(count: number, part: object = {}): Promise<readonly string[]> {
  const id = await threeHanded(storage)
  await append(storage, id, (sheet) => log(sheet, SPAR, storage.writer))
  const record = (await storage.db.sheets.get(id))!
  const lines = await storage.db.lines.where('sheet').equals(id).toArray()
  const ids = Array.from({ length: count }, (_, i) => `s${(i * 7) % count}-${i}`)
  await storage.db.sheets.bulkPut(
    ids.map((copy, i) => {
      const startedAt = new Date(Date.UTC(2020, 0, 1 + i)).toISOString()
      return { ...record, ...part, id: copy, header: { ...record.header, id: copy, startedAt } }
    }),
  )
  await storage.db.lines.bulkPut(ids.flatMap((sheet) => lines.map((line) => ({ ...line, sheet }))))
  await discardSheet(storage, id)
  return ids
}

describe('the history', () => {
  test('is empty on an empty pad', async () => {
    const pages = pagesOf(storage)
    await vi.waitFor(() => expect(pages.at(-1)).toEqual({ cards: [], total: 0 }))
  })

  test('has every sheet, the newest first, and shows the newest at once', async () => {
    const ids = await many(100)
    const pages = pagesOf(storage)
    await vi.waitFor(() => expect(idsOf(pages.at(-1))).toEqual(ids.toReversed()))
    expect(idsOf(pages[0])).toEqual(ids.toReversed().slice(0, 30))
    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => 100))
    expect(pages[0]?.cards[0]).toMatchObject({ kind: 'sheet', names: ['Anna', 'Bo', 'Carl'], summary: { rounds: 1 } })
  })

  test('reads no journal whose summary is up to date, and reads the people once', async () => {
    await many(100)
    const lines = vi.spyOn(storage.db.lines, 'where')
    const people = vi.spyOn(storage.db.people, 'bulkGet')
    const pages = pagesOf(storage)
    await vi.waitFor(() => expect(pages.at(-1)?.cards).toHaveLength(100))
    expect(lines).not.toHaveBeenCalled()
    expect(people).not.toHaveBeenCalled()
  })

  test('shows changed sheets, renamed people and deletions', async () => {
    const id = await threeHanded(storage)
    const other = await threeHanded(storage)
    const pages = pagesOf(storage)
    await vi.waitFor(() => expect(pages.at(-1)?.cards).toHaveLength(2))
    await append(storage, id, (sheet) => set(sheet, { title: 'Jul' }, storage.writer))
    await vi.waitFor(() => expect(pages.at(-1)?.cards[1]).toMatchObject({ id, summary: { title: 'Jul' } }))
    await storage.db.people.toCollection().modify({ name: 'Dorte' })
    await vi.waitFor(() => expect(pages.at(-1)?.cards[1]).toMatchObject({ names: ['Dorte', 'Dorte', 'Dorte'] }))
    await discardSheet(storage, other)
    await vi.waitFor(() => expect(idsOf(pages.at(-1))).toEqual([id]))
  })

  test('reads journals in parts where summaries are out of date, and stores the summaries', async () => {
    const { summary } = (await storage.db.sheets.get(await threeHanded(storage)))!
    await storage.db.sheets.clear()
    const ids = await many(250, { summary: { ...summary, basis: 'old', rounds: 99 } })
    const pages = pagesOf(storage)
    await vi.waitFor(() => expect(idsOf(pages.at(-1))).toEqual(ids.toReversed()), { timeout: 20_000 })
    expect(pages.map(({ cards }) => cards.length)).toEqual(expect.arrayContaining([100, 200]))
    expect(pages.every(({ total }) => total === 250)).toBe(true)
    expect(pages.at(-1)?.cards[249]).toMatchObject({ summary: { rounds: 1 } })
    await vi.waitFor(async () =>
      expect((await storage.db.sheets.toArray()).filter(({ summary: { rounds } }) => rounds !== 1)).toEqual([]),
    )
  })

  test('is read in parts even when summaries cannot be stored', async () => {
    await many(250, { summary: { basis: 'old' } })
    vi.spyOn(storage.db.sheets, 'bulkPut').mockRejectedValue(new Error('disk full'))
    const pages = pagesOf(storage)
    await vi.waitFor(() => expect(pages.at(-1)?.cards).toHaveLength(250), { timeout: 20_000 })
  })

  test('stores no summary of a sheet that was changed meanwhile', async () => {
    const id = await threeHanded(storage)
    await storage.db.sheets.update(id, { summary: { basis: 'old' } })
    const later = async () => [{ ...(await storage.db.sheets.get(id))!, changedAt: 'later' }]
    vi.spyOn(storage.db.sheets, 'bulkGet').mockImplementationOnce(later as never)
    const keep = vi.spyOn(storage.db.sheets, 'bulkPut')
    const pages = pagesOf(storage)
    await vi.waitFor(() => expect(keep).toHaveBeenCalled())
    expect(keep.mock.calls[0]).toEqual([[]])
    expect(pages.at(-1)?.cards).toHaveLength(1)
  })

  test('has unreadable sheets, last when they have no start', async () => {
    const ids = await many(3)
    const { header } = (await storage.db.sheets.get(ids[2]!))!
    await storage.db.sheets.update(ids[2]!, { header: { ...header, game: 'bridge' } })
    await storage.db.sheets.update(ids[1]!, { header: null as never })
    const pages = pagesOf(storage)
    await vi.waitFor(() => expect(idsOf(pages.at(-1))).toEqual([ids[2], ids[0], ids[1]]))
    expect(pages.at(-1)?.cards.map(({ kind }) => kind)).toEqual(['unreadable', 'sheet', 'unreadable'])
    expect(pages.at(-1)?.cards[0]).toMatchObject({ refusal: { why: { key: 'unknownGame' } } })
  })

  test('is not given once the watch has stopped', async () => {
    await many(3)
    const next = vi.fn<(page: HistoryPage) => void>()
    watchHistory(storage, next, fail)()
    const pages = pagesOf(storage)
    await threeHanded(storage)
    await vi.waitFor(() => expect(pages.at(-1)?.total).toBe(4))
    expect(next).not.toHaveBeenCalled()
  })
})
