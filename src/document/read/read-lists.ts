/** Reads the lists of a pad other than its sheets. */
import { differencesFromStandard } from '../../kernel/options.ts'
import { fault, isRecord, parsed, type Schema } from '../../kernel/schema.ts'
import { type Found, found, type GameOf, under } from './refusal.ts'
import { type Options, type Preset, presetSchema } from '../model/sheet.ts'

/** The items are only usable when there are no faults. */
export interface ReadList<T> {
  readonly faults: readonly Found[]
  readonly items: readonly T[]
}

export function readList<T>(schema: Schema<T>, list: unknown): ReadList<T> {
  if (!Array.isArray(list)) return { faults: [fault([], 'notAList')], items: [] }
  const read = list.map((item) => parsed(schema, item))
  const faults = read.flatMap((item, i) => item.faults.map(under(i)))
  return { faults: [...faults, ...duplicatesIn(list)], items: read.map(({ output }) => output) }
}

/** A fault for each item whose id occurs earlier in the list. */
export function duplicatesIn(list: readonly unknown[]): readonly Found[] {
  const ids = new Set<unknown>()
  return list.flatMap((item, i) => {
    const id = isRecord(item) ? item['id'] : undefined
    if (typeof id !== 'string') return []
    const before = ids.size
    return ids.add(id).size > before ? [] : [found([i, 'id'], 'idTwice', id)]
  })
}

export function readPresets(list: unknown, gameOf: GameOf): ReadList<Preset> {
  const { faults, items } = readList(presetSchema, list)
  if (!Array.isArray(list)) return { faults, items: [] }
  const unfit = list.flatMap((preset, i) => (isRecord(preset) ? faultsOfPreset(preset, gameOf).map(under(i)) : []))
  const all = [...faults, ...unfit]
  if (all.length > 0) return { faults: all, items: [] }
  return {
    faults: [],
    items: items.map((preset) => {
      const fields = gameOf(preset.game)?.fields ?? {}
      return { ...preset, options: differencesFromStandard(fields, preset.options as Options) }
    }),
  }
}

function faultsOfPreset({ game: name, options }: Options, gameOf: GameOf): readonly Found[] {
  if (typeof name !== 'string') return []
  const game = gameOf(name)
  if (game === undefined) return [found(['game'], 'unknownGame', name)]
  if (options === undefined) return []
  return game.faultsOfOptions(options).map((inner) => under<Found>('options')({ ...inner, game: game.id }))
}
