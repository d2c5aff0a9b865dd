import { Dexie } from 'dexie'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gameOf, games } from '../../../src/games/index.ts'
import type { Answers } from '../../../src/document/merge/import-plan.ts'
import { makeInstant } from '../../../src/document/model/instant.ts'
import { log } from '../../../src/document/journal/lines.ts'
import { mergePads } from '../../../src/document/merge/merge-pads.ts'
import { readPad } from '../../../src/document/read/read.ts'
import type { Pad } from '../../../src/document/model/sheet.ts'
import { makePad } from '../../../src/document/model/write.ts'
import { takeIn } from '../../../src/storage/import/import.ts'
import { keepDraft, readDraft } from '../../../src/storage/sheets/drafts.ts'
import { padOf } from '../../../src/storage/backup/export.ts'
import { putPreset } from '../../../src/storage/library/presets.ts'
import { append } from '../../../src/storage/sheets/sheets.ts'
import { openStorage, type StorageContext } from '../../../src/storage/db/storage-context.ts'
import { copiesOf } from '../../document/copies.ts'
import { read } from '../../document/toy.ts'
import { freshStorage, SOL, SPAR, START, threeHanded } from '../storage.ts'

const RUNS = 12
const APART: Answers = { people: { p1: null, p2: null, p3: null } }
const textOf = async (storage: StorageContext) => makePad((await padOf(storage)).pad, gameOf)
const sheetsIn = (pad: string) => JSON.stringify((JSON.parse(pad) as { sheets: unknown }).sheets)

async function withStorage<T>(use: (storage: StorageContext) => Promise<T>): Promise<T> {
  const storage = freshStorage()
  try {
    return await use(storage)
  } finally {
    await storage.db.delete()
  }
}

describe.each(games.map((game) => [game.id, game] as const))('a pad with a sheet of %s', (_, game) => {
  test('goes from a file into the app and back, byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(copiesOf(game), ([pad]) =>
        withStorage(async (storage) => {
          const text = makePad(pad, gameOf)
          await takeIn(storage, read(readPad(text, gameOf)))
          expect(await textOf(storage)).toBe(text)
        }),
      ),
      { numRuns: RUNS },
    )
  })

  test('merges with another copy of it to the same bytes, whichever was here first', async () => {
    const roadOf = (first: Pad, then: Pad) =>
      withStorage(async (storage) => {
        await takeIn(storage, first, APART)
        await takeIn(storage, then, APART)
        return textOf(storage)
      })
    await fc.assert(
      fc.asyncProperty(copiesOf(game), async ([a, b]) => {
        const merged = mergePads(a, b, gameOf)
        fc.pre(merged.ok)
        // people and presets depend on the answers; a sheet is the same either way
        const sheets = sheetsIn(makePad(merged.pad, gameOf))
        expect(sheetsIn(await roadOf(a, b))).toBe(sheets)
        expect(sheetsIn(await roadOf(b, a))).toBe(sheets)
      }),
      { numRuns: RUNS },
    )
  })
})

test('a database of the first version opens with everything that was in it', async () => {
  const source = freshStorage()
  const id = await threeHanded(source)
  await append(source, id, (sheet) => log(sheet, SPAR, source.writer))
  await putPreset(source, { id: 'h1', game: 'threehanded', name: 'Onsdag', options: { rounds: 3 } })
  const draft = {
    sheet: id,
    token: { line: 'l1', row: 'r1' },
    target: { kind: 'new' } as const,
    form: 'round',
    draft: { variant: 'sol' },
    step: 1,
  }
  await keepDraft(source, draft)
  const text = await textOf(source)

  const old = firstVersion()
  for (const table of ['sheets', 'lines', 'drafts', 'people', 'presets', 'meta']) {
    const rows = (await source.db.table(table).toArray()) as readonly object[]
    await old.table(table).bulkPut(rows.map((row) => Object.fromEntries(Object.entries(row).filter(isOld))))
  }
  old.close()

  const storage = openStorage({ name: old.name, games, now: source.writer.now })
  expect(await textOf(storage)).toBe(text)
  expect(await readDraft(storage, id)).toEqual(draft)
  expect(await storage.db.meta.get('threehanded')).toBeDefined()
  await append(storage, id, (sheet) => log(sheet, SOL, storage.writer))
  const { pad } = await padOf(source)
  expect(await takeIn(storage, pad)).toEqual({ kind: 'known' })
  await append(source, id, (sheet) => log(sheet, SOL, source.writer))
  expect(await takeIn(storage, (await padOf(source)).pad)).toMatchObject({ kind: 'taken', sheets: [id] })
  expect((await padOf(storage)).pad.sheets[0]?.journal).toHaveLength(3)
})

test('sheets of the first version get `touchedAt` from their newest line, at most now', async () => {
  const old = firstVersion()
  await old.table('sheets').bulkPut([
    { id: 'a', changedAt: '2026-01-01T00:00:00.000Z' },
    { id: 'b', changedAt: '2999-01-01T00:00:00.000Z' },
  ])
  old.close()
  const { db } = openStorage({ name: old.name, games, now: () => START })
  expect(await db.sheets.orderBy('touchedAt').toArray()).toMatchObject([
    { id: 'a', touchedAt: '2026-01-01T00:00:00.000Z' },
    { id: 'b', touchedAt: makeInstant(START) },
  ])
})

function firstVersion(): Dexie {
  const old = new Dexie(`first-${crypto.randomUUID()}`)
  old.version(1).stores({
    sheets: 'id, changedAt, [open+changedAt], *people',
    lines: '[sheet+id], sheet',
    drafts: 'sheet',
    people: 'id, playedAt',
    presets: 'id, game',
    meta: 'key',
  })
  return old
}

/** The keys that later versions added to a record. */
const isOld = ([key]: readonly [string, unknown]): boolean => key !== 'written' && key !== 'touchedAt'
