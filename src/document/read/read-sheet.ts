import type { Game } from '../../kernel/contract.ts'
import { differencesFromStandard } from '../../kernel/options.ts'
import { faultsOfSeated } from '../../kernel/rows.ts'
import { fault, isRecord, parsed } from '../../kernel/schema.ts'
import { completed, EPOCH } from './hand-written.ts'
import { bytesOf, lineTooHigh, MOST_BYTES_A_SHEET } from './limits.ts'
import { migratedOptions } from './migrations.ts'
import { compareInstants, compareLines } from '../model/instant.ts'
import { readLines, type Table } from './read-lines.ts'
import { type Found, found, type GameOf, under } from './refusal.ts'
import { headerSchema, type Line, MOST_PLAYERS, type Options, type Sheet } from '../model/sheet.ts'

/** `bytes`: the size as compact JSON, as given or as we would write it, whichever is larger. */
export type ReadSheet =
  | { readonly faults: readonly Found[]; readonly sheet?: undefined }
  | { readonly sheet: Sheet; readonly bytes: number }

/** Reads one sheet. `idFor` is called only if the sheet has no id. */
export function readSheet(raw: unknown, gameOf: GameOf, idFor: (raw: unknown) => string): ReadSheet {
  if (!isRecord(raw)) return { faults: [fault([], 'notAnObject')] }
  const { game: name, revision, players, journal } = raw
  const game = typeof name === 'string' ? gameOf(name) : undefined
  if (game !== undefined && isRevision(revision) && revision > game.revision) {
    return { faults: [found(['revision'], 'newerGame', game.id, revision)] }
  }
  const table = game && tableOf(game, revision, players)
  const header = parsed(headerSchema, raw)
  const lines = readLines(Array.isArray(journal) ? journal : [], table)
  const options = game && readOptions(game, revision, raw['options'])
  const faults = [
    ...header.faults,
    ...(typeof name === 'string' && game === undefined ? [found(['game'], 'unknownGame', name)] : []),
    ...(options?.faults ?? []),
    ...(table === undefined ? [] : faultsOfTable(raw, table)),
    ...lines.faults.map(under('journal')),
  ]
  if (game === undefined || faults.length > 0) return { faults }

  const { id, players: columns, startedAt } = header.output
  const began = startedAt ?? lines.lines.flatMap(({ at }) => at ?? []).toSorted(compareInstants)[0] ?? EPOCH
  const identified = lines.lines.some((line) => line.id !== undefined)
  const inFileOrder = identified ? (lines.lines as readonly Line[]) : completed(lines.lines, began)
  return withinLimits(raw, game, inFileOrder, {
    id: id ?? idFor(raw),
    game: game.id,
    revision: game.revision,
    players: columns,
    seated: seatedOf(raw, columns.length) as readonly number[],
    dealer: raw['dealer'] as number,
    options: differencesFromStandard(game.fields, options?.options as Options),
    startedAt: began,
    journal: inFileOrder.toSorted(compareLines),
  })
}

/** A sheet without a revision counts as revision 1. */
function tableOf(game: Game, revision: unknown, players: unknown): Table | undefined {
  if (!Array.isArray(players) || players.length > MOST_PLAYERS) return undefined
  return { game, revision: isRevision(revision) ? revision : 1, players: players.length }
}

function isRevision(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1
}

function readOptions(game: Game, revision: unknown, raw: unknown): { faults: readonly Found[]; options?: unknown } {
  try {
    const options = migratedOptions(game, isRevision(revision) ? revision : 1, raw)
    const faults = game.faultsOfOptions(options)
    return { faults: faults.map((inner) => under<Found>('options')({ ...inner, game: game.id })), options }
  } catch {
    return { faults: [found(['options'], 'cannotMigrate')] }
  }
}

/** `seated` may be left out when all players sit in order. */
function seatedOf(raw: Options, players: number): unknown {
  return Object.hasOwn(raw, 'seated') ? raw['seated'] : Array.from({ length: players }, (_, seat) => seat)
}

function faultsOfTable(raw: Options, { game, players }: Table): readonly Found[] {
  const seated = seatedOf(raw, players)
  const faults = faultsOfSeated(seated, { players, seatCounts: game.seatCounts })
  const at = Object.hasOwn(raw, 'seated') ? 'seated' : 'players'
  return [...faults.map((inner) => under<Found>(at)(inner)), ...faultsOfDealer(raw['dealer'], seated, players)]
}

function faultsOfDealer(dealer: unknown, seated: unknown, players: number): readonly Found[] {
  if (dealer === undefined) return []
  if (!Number.isSafeInteger(dealer)) return [fault(['dealer'], 'notAnInteger')]
  if ((dealer as number) < 0 || (dealer as number) >= players) return [fault(['dealer'], 'notAPlayer')]
  return !Array.isArray(seated) || seated.includes(dealer) ? [] : [fault(['dealer'], 'dealerNotSeated')]
}

function withinLimits(raw: unknown, game: Game, inFileOrder: readonly Line[], sheet: Sheet): ReadSheet {
  const bytes = Math.max(bytesOf(raw), bytesOf(sheet))
  if (bytes > MOST_BYTES_A_SHEET) return { faults: [found([], 'sheetTooLarge')] }
  const high = lineTooHigh(sheet, game, inFileOrder)
  if (high !== undefined) return { faults: [found(['journal', high, 'entry'], 'sumTooHigh')] }
  return { sheet, bytes }
}
