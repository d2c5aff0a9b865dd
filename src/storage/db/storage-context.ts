/** The storage context: what every function of storage needs. */
import type { Game } from '../../kernel/contract.ts'
import type { LineWriter } from '../../document/journal/lines.ts'
import type { Line } from '../../document/model/sheet.ts'
import { PadDatabase } from './database.ts'
import { type Chance, makeLineId, makeUuid } from './ids.ts'

export interface StorageContext {
  readonly db: PadDatabase
  readonly games: readonly Game[]
  readonly writer: LineWriter
  /** Makes ids of sheets, people and presets. */
  readonly uuid: () => string
  /** Checked journals by sheet id: lines never change, so each line is checked once. */
  readonly read: Map<string, ReadJournal>
  /** Each restarts one watch. */
  readonly watches: Set<() => void>
}

export interface ReadJournal {
  /** `written` of the sheet's record at that time. */
  readonly written: string | undefined
  readonly journal: readonly Line[]
}

export interface StorageOptions {
  readonly name: string
  readonly games: readonly Game[]
  /** The app's only clock, in milliseconds since 1970. */
  readonly now?: () => number
  readonly chance?: Chance
}

const random: Chance = (bytes) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>)

/** Asks for the time at every call, so that a clock installed later is used. */
const clock = () => Date.now()

export function openStorage({ name, games, now = clock, chance = random }: StorageOptions): StorageContext {
  return {
    db: new PadDatabase(name, now),
    games,
    writer: { now, id: () => makeLineId(chance) },
    uuid: () => makeUuid(now(), chance),
    read: new Map(),
    watches: new Set(),
  }
}

export function gameOn(storage: Pick<StorageContext, 'games'>, id: string): Game | undefined {
  return storage.games.find((game) => game.id === id)
}
