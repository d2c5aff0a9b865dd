/** Where the pad lies: the data base, the games its sheets are read by, and what new lines are written with. */
import type { Game } from '../../kernel/contract.ts'
import type { LineWriter } from '../../document/journal/lines.ts'
import type { Line } from '../../document/model/sheet.ts'
import { PadDatabase } from './database.ts'
import { type Chance, makeLineId, makeUuid } from './ids.ts'

export interface StorageContext {
  readonly db: PadDatabase
  readonly games: readonly Game[]
  readonly writer: LineWriter
  /** Ids of sheets, people and presets. */
  readonly uuid: () => string
  /** Journals that passed the gate, by sheet: lines are never rewritten, so each is checked once. */
  readonly read: Map<string, ReadJournal>
  /** How to start each watch anew. */
  readonly watches: Set<() => void>
}

export interface ReadJournal {
  /** As its sheet's record says. */
  readonly written: string | undefined
  readonly journal: readonly Line[]
}

export interface StorageOptions {
  readonly name: string
  readonly games: readonly Game[]
  /** The app's one clock. */
  readonly now?: () => number
  readonly chance?: Chance
}

const random: Chance = (bytes) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>)

/** The clock of the device, looked up each time: whoever puts another in its place later is heeded. */
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
