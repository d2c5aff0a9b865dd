import type { Game, GameSpec, Seat, Side } from './contract.ts'
import { mergeWords } from '../words/catalog.ts'
import { type Fields, type OptionsOf, faultsOfOptions, laidOver, standardOptions } from './options.ts'
import { faultsOfRow, isSheetRow, rowInOrder } from './rows.ts'
import { type Fault, type Schema, faultsOf, parsed } from './schema.ts'
import { makeTally } from './tally.ts'
import { kernelWords } from './words/index.ts'

/** Makes a game of its spec. Everything passed to the game is `unknown` and checked; it returns numbers and messages. */
export function defineGame<const F extends Fields, E>(spec: GameSpec<F, E>): Game {
  const sides = (players: number, seated: readonly Seat[]): readonly Side[] =>
    spec.sides?.(seated) ?? Array.from({ length: players }, (_, seat) => ({ seats: [seat] }))

  const said = { headline: spec.headline, problems: spec.check }
  const standard = standardOptions(spec.fields)
  const optionsAtStart = (options: unknown): OptionsOf<F> => {
    if (faultsOfOptions(spec.fields, options).length > 0) throw new TypeError(`not options of ${spec.id}`)
    return laidOver(standard, options as Partial<OptionsOf<F>>)
  }

  const schemas = new Map<number, Schema<E>>()
  const schemaFor = (players: number): Schema<E> => {
    const schema = schemas.get(players) ?? spec.entry(players)
    schemas.set(players, schema)
    return schema
  }

  const faultsOfEntry = (entry: unknown, players: number): readonly Fault[] => {
    if (!isSheetRow(entry)) return faultsOf(schemaFor(players), entry)
    const columns = spec.sides?.([]).length ?? players
    const { seatCounts, zeroSum, fields } = spec
    return faultsOfRow(entry, { players, columns, seatCounts, zeroSum, fields })
  }

  /** Entries found valid, with the fewest players they are valid for, so that each is checked once and not at every tally. */
  const sound = new WeakMap<object, number>()
  const isSound = (entry: unknown, players: number): boolean => {
    if (typeof entry !== 'object' || entry === null) return false
    if ((sound.get(entry) ?? Infinity) <= players) return true
    if (faultsOfEntry(entry, players).length > 0) return false
    sound.set(entry, players)
    return true
  }

  return {
    id: spec.id,
    revision: spec.revision,
    seatCounts: spec.seatCounts,
    zeroSum: spec.zeroSum,
    keepsChairs: spec.keepsChairs,
    fields: spec.fields,
    words: mergeWords(kernelWords, spec.words),
    presets: spec.presets as Game['presets'],
    migrations: spec.migrations ?? [],
    sides,
    faultsOfOptions: (options) => faultsOfOptions(spec.fields, options),
    faultsOfEntry: (entry, players) => (isSound(entry, players) ? [] : faultsOfEntry(entry, players)),
    keysInOrder: (entry, players) =>
      isSheetRow(entry) ? rowInOrder(entry, spec.fields) : parsed(schemaFor(players), entry).output,
    tally: (facts) => makeTally({ spec, said, sides, optionsAtStart, isSound }, facts),
  }
}
