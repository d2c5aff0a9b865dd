import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Options, Preset } from '../document/model/sheet.ts'
import { discardPreset, putBack } from '../storage/library/bin.ts'
import { copyPreset, LONGEST_NAME, putPreset, type UnreadPreset, watchPresets } from '../storage/library/presets.ts'
import { useSettingsStore } from './settings.ts'
import { useStorageContext } from './storage.ts'
import { makeTurns } from './turns.ts'

export { LONGEST_NAME }

/** The presets of all games. Editing one changes no sheet: a sheet has its own copy. */
export const usePresetsStore = defineStore('presets', () => {
  const storage = useStorageContext()
  const settings = useSettingsStore()
  const { inTurn } = makeTurns()
  /** Undefined until read. */
  const all = shallowRef<readonly Preset[]>()
  /** Presets that cannot be read; they can only be deleted. */
  const unread = shallowRef<readonly UnreadPreset[]>([])
  let watchers = 0
  let stop = () => {}

  /** Watches the presets; returns a function that stops it. */
  function open(): () => void {
    if (watchers++ === 0) {
      stop = watchPresets(
        storage,
        (found, others) => {
          all.value = found
          unread.value = others
        },
        () => (all.value ??= []),
      )
    }
    return () => {
      if (--watchers === 0) stop()
    }
  }

  const of = (game: string): readonly Preset[] => all.value?.filter((preset) => preset.game === game) ?? []
  const find = (id: string | undefined): Preset | undefined => all.value?.find((preset) => preset.id === id)

  /** The preset a new sheet of this game begins with, if it still exists. */
  function usualOf(game: string): Preset | undefined {
    const usual = find(settings.usual[game])
    return usual?.game === game ? usual : undefined
  }
  function setUsual({ id, game }: Preset, on: boolean): void {
    const { [game]: before, ...others } = settings.usual
    if (on) settings.usual = { ...others, [game]: id }
    else if (before === id) settings.usual = others
  }

  return {
    all,
    unread,
    open,
    of,
    find,
    usualOf,
    setUsual,
    add: (game: string, name: string, options: Options): Promise<Preset> =>
      inTurn(() => putPreset(storage, { id: storage.uuid(), game, name, options })),
    put: (preset: Preset): Promise<Preset> => inTurn(() => putPreset(storage, preset)),
    /** Moves it to the bin. */
    discard: (id: string): Promise<unknown> => inTurn(() => discardPreset(storage, id)),
    putBack: (id: string): Promise<unknown> => inTurn(() => putBack(storage, 'preset', id)),
    copy: (preset: Preset, name: string): Promise<Preset> => inTurn(() => copyPreset(storage, preset, name)),
  }
})
