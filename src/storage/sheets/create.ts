/** Creates a sheet. */
import { differencesFromStandard } from '../../kernel/options.ts'
import { makeInstant } from '../../document/model/instant.ts'
import { detailsOf } from '../../document/journal/journal.ts'
import { set } from '../../document/journal/lines.ts'
import type { Options, Sheet, Stake } from '../../document/model/sheet.ts'
import { attempt } from '../db/connection.ts'
import { load } from './load.ts'
import { markKept } from '../db/marker.ts'
import { type Guest, seat } from '../library/people.ts'
import { put } from './sheets.ts'
import { gameOn, type StorageContext } from '../db/storage-context.ts'
import { tallyOf } from './summary.ts'

export interface NewSheet {
  readonly game: string
  /** Clockwise. */
  readonly guests: readonly Guest[]
  /** Index into `guests`. */
  readonly dealer: number
  readonly options: Options
  readonly stake?: Stake | undefined
  readonly series?: string | undefined
}

/** Writes a new sheet and returns its id. Throws on an unknown game. */
export async function create(storage: StorageContext, plan: NewSheet): Promise<string> {
  const { db } = storage
  const game = gameOn(storage, plan.game)
  if (game === undefined) throw new Error(`no game ${plan.game}`)
  const id = storage.uuid()
  const startedAt = makeInstant(storage.writer.now())
  const guests = plan.guests.map((guest) => ({
    ...guest,
    name: guest.name.trim(),
    person: guest.person ?? storage.uuid(),
  }))
  const options = differencesFromStandard(game.fields, plan.options)
  const blank: Sheet = {
    id,
    game: game.id,
    revision: game.revision,
    players: guests,
    seated: guests.map((_, i) => i),
    dealer: plan.dealer,
    options,
    startedAt,
    journal: [],
  }
  const { stake, series } = plan
  const details = { ...(stake && { stake }), ...(series && { series }) }
  const sheet = Object.keys(details).length > 0 ? set(blank, details, storage.writer) : blank
  await attempt(storage, () =>
    db.transaction('rw', [db.sheets, db.lines, db.people, db.meta], async () => {
      await put(storage, sheet, sheet.journal)
      await seat(storage, guests, startedAt)
      await db.meta.put({ key: game.id, options })
    }),
  )
  markKept(storage)
  return id
}

/** A new sheet with the same seats, options and stake, dealt by the next dealer; returns its id. Undefined when there is no such sheet. */
export async function rematch(storage: StorageContext, id: string): Promise<string | undefined> {
  const stored = await attempt(storage, () => load(storage, id))
  if (stored.kind !== 'ready') return undefined
  const { sheet, game, names } = stored
  const { next } = tallyOf(sheet, game)
  const { stake, series } = detailsOf(sheet.journal)
  return create(storage, {
    game: game.id,
    guests: next.seated.map((seat) => ({ ...sheet.players[seat]!, name: names[seat]! })),
    dealer: next.seated.indexOf(next.dealer),
    options: next.options,
    stake,
    series,
  })
}

/** The options this game was last started with; undefined when there are none or they are not valid. */
export async function lastOptions(storage: StorageContext, game: string): Promise<Options | undefined> {
  const stored = await attempt(storage, () => storage.db.meta.get(game))
  if (stored === undefined || gameOn(storage, game)?.faultsOfOptions(stored.options).length !== 0) return undefined
  return stored.options
}
