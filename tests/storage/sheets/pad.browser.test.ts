import { Dexie } from 'dexie'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Seating } from '../../../src/kernel/rows.ts'
import { readPad } from '../../../src/document/read/read.ts'
import { log, set } from '../../../src/document/journal/lines.ts'
import { makeKnownResolver } from '../../../src/document/model/people.ts'
import type { Sheet } from '../../../src/document/model/sheet.ts'
import { gameOf } from '../../../src/games/index.ts'
import { makeWay } from '../../../src/storage/db/connection.ts'
import { create } from '../../../src/storage/sheets/create.ts'
import type { PersonRecord } from '../../../src/storage/db/database.ts'
import { rawPad } from '../../../src/storage/backup/export.ts'
import { type PadPage, watchPad } from '../../../src/storage/sheets/pad.ts'
import { watchPeople } from '../../../src/storage/library/people.ts'
import { append } from '../../../src/storage/sheets/sheets.ts'
import type { StorageContext } from '../../../src/storage/db/storage-context.ts'
import { changed } from '../../../src/features/table/state/change.ts'
import { freshStorage, SPAR, THREE, threeHanded } from '../storage.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  localStorage.clear()
})

/** The newest result of a watch. */
function pageOf(storage: StorageContext, limit = 10): () => PadPage | undefined {
  let page: PadPage | undefined
  stops.push(watchPad(storage, limit, (found) => (page = found), fail))
  return () => page
}
function fail(error: unknown): never {
  throw error
}

describe('the list of sheets', () => {
  test('is empty at first, and differs once there was something', async () => {
    const storage = freshStorage()
    const page = pageOf(storage)
    await vi.waitFor(() => expect(page()).toEqual({ inPlay: undefined, latest: [], binned: 0, emptied: false }))
    await threeHanded(storage)
    await vi.waitFor(() => expect(page()?.inPlay).toBeDefined())
    makeWay(
      storage,
      async () => {},
      () => {},
    )
    await Dexie.delete(storage.db.name)
    await vi.waitFor(() => expect(page()).toMatchObject({ inPlay: undefined, latest: [], emptied: true }))
  })

  test('has the sheet in play first, the others by when they were last changed', async () => {
    const storage = freshStorage()
    const ids = [
      await threeHanded(storage),
      await threeHanded(storage),
      await threeHanded(storage),
      await threeHanded(storage),
    ]
    await append(storage, ids[0]!, (sheet) => log(sheet, SPAR, storage.writer))
    await append(storage, ids[1]!, (sheet) => set(sheet, { closedAt: sheet.startedAt }, storage.writer))
    const page = pageOf(storage, 2)
    await vi.waitFor(() => expect(page()).toBeDefined())
    expect(page()?.inPlay).toMatchObject({ id: ids[0], names: ['Anna', 'Bo', 'Carl'], summary: { rounds: 1 } })
    expect(page()?.latest.map(({ id }) => id)).toEqual([ids[1], ids[3]])
    expect(page()?.latest[0]).toMatchObject({ open: false })
  })

  test('says who won when the game is over', async () => {
    const storage = freshStorage()
    const id = await create(storage, { ...THREE, options: { rounds: 3 } })
    for (const variant of ['spar', 'farve', 'sans']) {
      await append(storage, id, (sheet) => log(sheet, { ...SPAR, variant }, storage.writer))
    }
    const page = pageOf(storage)
    await vi.waitFor(() => expect(page()).toBeDefined())
    expect(page()?.inPlay).toBeUndefined()
    expect(page()?.latest).toMatchObject([{ open: false, summary: { verdict: { winners: [expect.any(Number)] } } }])
  })

  test('rebuilds a summary that is out of date, and shows unreadable sheets', async () => {
    const storage = freshStorage()
    const stale = await threeHanded(storage)
    await append(storage, stale, (sheet) => log(sheet, SPAR, storage.writer))
    const { summary, header } = (await storage.db.sheets.get(stale))!
    await storage.db.sheets.update(stale, { summary: { ...summary, basis: 'old', rounds: 99 } })
    const unknown = await threeHanded(storage)
    await storage.db.sheets.update(unknown, { header: { ...header, game: 'bridge' }, open: 0 })
    const page = pageOf(storage)
    await vi.waitFor(() => expect(page()).toBeDefined())
    expect(page()?.inPlay).toMatchObject({ id: stale, summary: { rounds: 1, standing: summary.standing } })
    expect(page()?.latest).toMatchObject([
      { kind: 'unreadable', id: unknown, refusal: { why: { key: 'unknownGame' } } },
    ])
  })

  test('can be exported raw, and its valid part is a pad', async () => {
    const storage = freshStorage()
    const id = await threeHanded(storage)
    await append(storage, id, (sheet) => log(sheet, SPAR, storage.writer))
    const raw = await rawPad(storage)
    const reading = readPad(JSON.stringify(raw), gameOf)
    expect(reading).toMatchObject({ ok: true, pad: { sheets: [{ id, journal: [{ entry: SPAR }] }] } })
    expect(await rawPad(storage, [{ kind: 'sheets', id: 'none' }])).toMatchObject({ sheets: [] })
  })
})

describe('people', () => {
  test('are suggested by when they last played, and no longer once merged', async () => {
    const storage = freshStorage()
    await create(storage, { ...THREE, guests: [{ name: 'Anne' }, { name: 'Bo' }, { name: 'Carl' }] })
    await create(storage, { ...THREE, guests: [{ name: ' Anne ' }, { name: 'Dorte' }, { name: 'Erik' }] })
    let people: readonly PersonRecord[] = []
    stops.push(watchPeople(storage, (found) => (people = found), fail))
    await vi.waitFor(() => expect(people).toHaveLength(6))
    const annes = people.filter(({ name }) => name === 'Anne')
    expect(annes.map(({ playedWith }) => playedWith)).toEqual([
      ['Dorte', 'Erik'],
      ['Bo', 'Carl'],
    ])
    await storage.db.people.update(annes[1]!.id, { mergedInto: annes[0]!.id })
    await vi.waitFor(() => expect(people).toHaveLength(5))
  })

  test('are suggested exactly when they resolve to themselves, so that nobody on a sheet is missing', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    const person = fc.record({
      id: fc.constantFrom(...ids),
      mergedInto: fc.constantFrom(undefined, 'gone', ...ids),
      playedAt: fc.constantFrom('', '2026-11-28T19:00:00.000Z', '2027-11-28T19:00:00.000Z'),
    })
    const everybody = fc.uniqueArray(person, { selector: ({ id }) => id })
    const storage = freshStorage()
    let suggested: readonly PersonRecord[] | undefined
    await fc.assert(
      fc.asyncProperty(everybody, async (drawn) => {
        const people = drawn.map(({ mergedInto, ...one }) => ({
          ...one,
          name: one.id,
          playedWith: [],
          ...(mergedInto !== undefined && { mergedInto }),
        }))
        await storage.db.people.clear()
        await storage.db.people.bulkPut(people)
        suggested = undefined
        const stop = watchPeople(storage, (found) => (suggested = found), fail)
        await vi.waitFor(() => expect(suggested).toBeDefined(), { interval: 5 })
        stop()
        const resolve = makeKnownResolver(people)
        const shown = suggested!.map(({ id }) => id)
        expect(shown.toSorted()).toEqual(ids.filter((id) => people.some((one) => one.id === id) && resolve(id) === id))
        expect(suggested!.map(({ playedAt }) => playedAt)).toEqual(
          people
            .filter(({ id }) => shown.includes(id))
            .map(({ playedAt }) => playedAt)
            .toSorted()
            .toReversed(),
        )
        for (const { id } of people) expect(shown).toContain(resolve(id))
      }),
      { numRuns: 40 },
    )
  })

  test('who join later get a new column, and their old one when they return', async () => {
    const storage = freshStorage()
    const id = await threeHanded(storage)
    const come = (name: string, person: string) =>
      append(storage, id, (sheet, writer) => {
        const entry = { kind: 'seating', order: [0, 1, -1] }
        return changed(sheet, { kind: 'log', entry, guests: [{ name, person }] }, writer)
      })
    const orders = (sheet: Sheet) => sheet.journal.map((line) => 'entry' in line && (line.entry as Seating).order[2])
    await come('Dorte', 'd')
    await come('Erik', 'e')
    expect(orders(await come('Dorte', 'd'))).toEqual([3, 4, 3])
    expect((await storage.db.sheets.get(id))?.header.players.map(({ name }) => name)).toEqual([
      'Anna',
      'Bo',
      'Carl',
      'Dorte',
      'Erik',
    ])
    expect(await storage.db.people.get('d')).toMatchObject({ name: 'Dorte' })
  })
})
