/** A separate storage for each test, with a clock that moves one second for each line. */
import { games } from '../../src/games/index.ts'
import { create, type NewSheet } from '../../src/storage/sheets/create.ts'
import { openStorage, type StorageContext } from '../../src/storage/db/storage-context.ts'

let storages = 0
export const START = Date.parse('2026-11-28T19:00:00.000Z')

export function freshStorage(name = `test-${++storages}-${crypto.randomUUID()}`): StorageContext {
  let ticks = 0
  return openStorage({ name, games, now: () => START + 1000 * ticks++ })
}

/** Another connection to the same database, as in another tab, with the same clock. */
export function secondStorage({ db, writer: { now } }: StorageContext): StorageContext {
  return openStorage({ name: db.name, games, now })
}

export const THREE: NewSheet = {
  game: 'threehanded',
  guests: [{ name: 'Anna' }, { name: 'Bo' }, { name: 'Carl' }],
  dealer: 2,
  options: {},
}
export const SPAR = { variant: 'spar', tricks: [9, 2, 2] } as const
export const SOL = { variant: 'sol', tricks: [10, 1, 2] } as const

export function threeHanded(storage: StorageContext): Promise<string> {
  return create(storage, THREE)
}
