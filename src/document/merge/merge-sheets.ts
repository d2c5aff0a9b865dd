/** Merges two copies of a sheet: the union of their journals and of their columns. */
import type { Game } from '../../kernel/contract.ts'
import { differencesFromStandard } from '../../kernel/options.ts'
import { lineInOrder } from '../model/canonical.ts'
import { bytesOf, lineTooHigh, MOST_BYTES_A_SHEET } from '../read/limits.ts'
import { compareInstants, compareLines } from '../model/instant.ts'
import { compareText } from '../model/order.ts'
import { type Found, found } from '../read/refusal.ts'
import type { Line, Player, Sheet } from '../model/sheet.ts'

/** What merging needs besides the two copies. */
export interface Context {
  readonly game: Game
  /** The id of the person that this id stands for, after merging. */
  readonly resolve: (person: string) => string
}

/** The merged value, or why the two cannot be merged. */
export type Merged<T> = { readonly fault: Found; readonly value?: undefined } | { readonly value: T }
const refused = (fault: Found): Merged<never> => ({ fault })

export function mergeSheets(a: Sheet, b: Sheet, context: Context): Merged<Sheet> {
  const unlike = faultOfHeaders(a, b, context.game)
  if (unlike !== undefined) return refused(unlike)
  const players = mergePlayers(a.players, b.players, context.resolve)
  if (players.value === undefined) return players
  const journal = mergeJournals(a.journal, b.journal, context.game, players.value.length)
  if (journal.value === undefined) return journal
  const startedAt = compareInstants(a.startedAt, b.startedAt) < 0 ? a.startedAt : b.startedAt
  const sheet = { ...a, players: players.value, startedAt, journal: journal.value }
  if (bytesOf(sheet) > MOST_BYTES_A_SHEET) return refused(found([], 'sheetsTooLarge'))
  if (lineTooHigh(sheet, context.game, sheet.journal) !== undefined) return refused(found([], 'sumsTooHigh'))
  return { value: sheet }
}

/** What must be equal for two sheets to be copies of one. */
function faultOfHeaders(a: Sheet, b: Sheet, { fields }: Game): Found | undefined {
  const same = (of: (sheet: Sheet) => unknown) => JSON.stringify(of(a)) === JSON.stringify(of(b))
  if (!same(({ game, revision }) => [game, revision])) return found(['game'], 'otherGame', a.game, b.game)
  if (!same(({ seated }) => seated)) return found(['seated'], 'otherSeated')
  if (!same(({ dealer }) => dealer)) return found(['dealer'], 'otherDealer')
  return same(({ options }) => differencesFromStandard(fields, options))
    ? undefined
    : found(['options'], 'otherOptions')
}

function mergePlayers(
  a: readonly Player[],
  b: readonly Player[],
  resolve: Context['resolve'],
): Merged<readonly Player[]> {
  const merged: Player[] = []
  for (const [seat, player] of (a.length > b.length ? a : b).entries()) {
    const one = a[seat] ?? player
    const other = b[seat] ?? player
    if (!isSame(one, other, resolve)) return refused(found(['players', seat], 'otherPlayer', one.name, other.name))
    merged.push(mergePlayer(one, other))
  }
  return { value: merged }
}

/** Columns that name no person are the same when their names are. */
function isSame(a: Player, b: Player, resolve: Context['resolve']): boolean {
  if (a.person === undefined || b.person === undefined) return a.name === b.name
  return resolve(a.person) === resolve(b.person)
}

/** Takes the greater name and the lesser person id, so that the result does not depend on the order of merging. */
function mergePlayer(a: Player, b: Player): Player {
  const name = compareText(a.name, b.name) > 0 ? a.name : b.name
  const [person] = [a, b].flatMap(({ person }) => person ?? []).toSorted(compareText)
  return { name, ...(person !== undefined && { person }) }
}

function mergeJournals(a: readonly Line[], b: readonly Line[], game: Game, players: number): Merged<readonly Line[]> {
  const written = (line: Line) => JSON.stringify(lineInOrder(line, game, players))
  const lines = new Map(a.map((line) => [line.id, line]))
  for (const line of b) {
    const duplicate = lines.get(line.id)
    if (duplicate === undefined) lines.set(line.id, line)
    else if (written(duplicate) !== written(line)) return refused(found(['journal'], 'otherLine', line.id))
  }
  return { value: [...lines.values()].toSorted(compareLines) }
}
