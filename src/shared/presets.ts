import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Options, Preset } from '../document/model/sheet.ts'
import { discardPreset, putBack } from '../storage/library/bin.ts'
import { copyPreset, LONGEST_NAME, putPreset, type UnreadPreset, watchPresets } from '../storage/library/presets.ts'
import { useSettingsStore } from './settings.ts'
import { useStorageContext } from './storage.ts'
import { makeTurns } from './turns.ts'

export { LONGEST_NAME }

/** House rules by name. Editing one changes no sheet: each keeps its own copy. */
export const usePresetsStore = defineStore('presets', () => {
  const storage = useStorageContext()
  const settings = useSettingsStore()
  const { inTurn } = makeTurns()
  /** Undefined until they are read. */
  const all = shallowRef<readonly Preset[]>()
  /** They are there, and nothing can be done with them but to delete them. */
  const unread = shallowRef<readonly UnreadPreset[]>([])
  let watchers = 0
  let stop = () => {}

  /** Follows them for as long as somebody looks. Returns how to stop. */
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

  /** The one a new sheet of this game begins with, if it is still there. */
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
    /** Into the bin, from where it can be put back. */
    discard: (id: string): Promise<unknown> => inTurn(() => discardPreset(storage, id)),
    putBack: (id: string): Promise<unknown> => inTurn(() => putBack(storage, 'preset', id)),
    copy: (preset: Preset, name: string): Promise<Preset> => inTurn(() => copyPreset(storage, preset, name)),
  }
})
