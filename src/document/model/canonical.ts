/** Canonical form: the same content always has the same keys in the same order. */
import type { Game } from '../../kernel/contract.ts'
import { differencesFromStandard } from '../../kernel/options.ts'
import type { GameOf } from '../read/refusal.ts'
import type { Line, Person, Player, Preset, Series, SetLine, Sheet } from './sheet.ts'

function keyed<T extends object>(value: T, ...keys: readonly (keyof T)[]): T {
  return Object.fromEntries(keys.filter((key) => value[key] !== undefined).map((key) => [key, value[key]])) as T
}

const playerInOrder = (player: Player): Player => keyed(player, 'name', 'person')
export const personInOrder = (person: Person): Person => keyed(person, 'id', 'name', 'mergedInto')
export const seriesInOrder = (series: Series): Series => keyed(series, 'id', 'name')

/** The game with this id. Throws `TypeError` if there is none, which cannot happen after `readPad`. */
export function knownGame(id: string, gameOf: GameOf): Game {
  const game = gameOf(id)
  if (game === undefined) throw new TypeError(`no game is called ${id}`)
  return game
}

export function presetInOrder(preset: Preset, gameOf: GameOf): Preset {
  const game = knownGame(preset.game, gameOf)
  const options = differencesFromStandard(game.fields, preset.options)
  return keyed({ ...preset, options }, 'id', 'game', 'name', 'options')
}

export function sheetInOrder(sheet: Sheet, gameOf: GameOf): Sheet {
  const game = knownGame(sheet.game, gameOf)
  const { id, revision, players, seated, dealer, startedAt, journal } = sheet
  return {
    id,
    game: game.id,
    revision,
    players: players.map(playerInOrder),
    seated,
    dealer,
    options: differencesFromStandard(game.fields, sheet.options),
    startedAt,
    journal: journal.map((line) => lineInOrder(line, game, players.length)),
  }
}

/** The line with its keys, and those of its entry, in canonical order. */
export function lineInOrder(line: Line, game: Game, players: number): Line {
  if ('undo' in line) return keyed(line, 'id', 'at', 'undo')
  if ('set' in line) return { ...keyed(line, 'id', 'at'), set: settingInOrder(line.set) }
  const entry = line.entry === null ? null : game.keysInOrder(line.entry, players)
  return keyed({ ...line, entry }, 'id', 'at', 'row', 'after', 'entry')
}

function settingInOrder(setting: SetLine['set']): SetLine['set'] {
  const inOrder = keyed(setting, 'title', 'note', 'stake', 'series', 'closedAt')
  if (!inOrder.stake) return inOrder
  return { ...inOrder, stake: keyed(inOrder.stake, 'amount', 'points', 'currency') }
}
