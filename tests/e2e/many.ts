/** Writes years of evenings into the app's database, in the app's own format but without the app. */
import { type Page } from 'playwright-core'
import { gameOf, games } from '../../src/games/index.ts'
import { log, set } from '../../src/document/journal/lines.ts'
import type { Setting, Sheet } from '../../src/document/model/sheet.ts'
import { FORMAT_VERSION, passGate } from '../../src/storage/db/gate.ts'
import { recordOf } from '../../src/storage/sheets/sheets.ts'
import type { GameId } from './table.ts'

export interface Evening {
  readonly id: string
  readonly game: GameId
  readonly names: readonly string[]
  readonly startedAt: string
  readonly entries: readonly object[]
  readonly details?: Setting
}

const MINUTE = 60_000
const NEWEST = Date.parse('2026-11-26T18:00:00.000Z')
/** Writes the records, at a time after the newest evening. */
const writer = { now: () => NEWEST + 4 * 60 * MINUTE, id: () => '' }
const idOf = (name: string) => `person-${name}`

function sheetOf({ id, game, names, startedAt, entries, details }: Evening): Sheet {
  const blank: Sheet = {
    id,
    game,
    revision: gameOf(game)!.revision,
    players: names.map((name) => ({ name, person: idOf(name) })),
    seated: names.map((_, seat) => seat),
    dealer: names.length - 1,
    options: {},
    startedAt,
    journal: [],
  }
  let written = 0
  const writer = { now: () => Date.parse(startedAt) + MINUTE * written, id: () => `${id}-${++written}` }
  const played = entries.reduce((sheet: Sheet, entry) => log(sheet, entry, writer), blank)
  const passed = passGate(games, FORMAT_VERSION, details === undefined ? played : set(played, details, writer))
  if (!passed.ok) throw new Error(`${passed.refusal.why.key} at ${passed.refusal.path}`)
  return passed.sheet
}

/** To be called after the app has opened its database. The page does not show the change: reload it. */
export async function seed(page: Page, evenings: readonly Evening[]): Promise<void> {
  const sheets = evenings.map(sheetOf)
  const rows = {
    sheets: sheets.map((sheet) => recordOf({ games, writer }, sheet)),
    lines: sheets.flatMap(({ id, journal }) => journal.map((line) => ({ sheet: id, id: line.id, line }))),
    people: [...new Set(evenings.flatMap(({ names }) => names))].map((name) => ({
      id: idOf(name),
      name,
      playedAt: '2020-01-01T00:00:00.000Z',
      playedWith: [],
    })),
  }
  await page.evaluate(async (tables) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('whistblok')
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
    const names = Object.keys(tables)
    const work = db.transaction(names, 'readwrite')
    for (const [name, all] of Object.entries(tables)) for (const row of all) work.objectStore(name).put(row)
    await new Promise((resolve, reject) => {
      work.addEventListener('complete', resolve)
      work.addEventListener('abort', () => reject(work.error))
    })
    db.close()
  }, rows)
}

const FOUR = ['Anna', 'Bo', 'Carl', 'Dorte']
const BID = { kind: 'tricks', bidder: 0, level: 8, attachment: 'none', partner: 1, tricks: 10 }
const DAY = 24 * 60 * MINUTE

/** Evenings a week apart, the newest first. `special` replaces parts of some, by index. */
export function evenings(count: number, special: Readonly<Record<number, Partial<Evening>>> = {}): readonly Evening[] {
  return Array.from({ length: count }, (_, i) => {
    const startedAt = new Date(NEWEST - i * 7 * DAY).toISOString()
    const kinds: readonly Omit<Evening, 'id' | 'startedAt'>[] = [
      { game: 'esmakker', names: FOUR, entries: [BID, { kind: 'pass' }] },
      { game: 'threehanded', names: FOUR.slice(0, 3), entries: [{ variant: 'spar', tricks: [9, 2, 2] }] },
      { game: 'classic', names: FOUR, entries: [{ tricks: [9, 4] }] },
    ]
    return {
      id: `evening-${i}`,
      startedAt,
      ...kinds[i % 3]!,
      details: { closedAt: new Date(Date.parse(startedAt) + 60 * MINUTE).toISOString() },
      ...special[i],
    }
  })
}
