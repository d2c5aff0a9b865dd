import { useLocalStorage } from '@vueuse/core'
import { defineStore } from 'pinia'
import * as v from 'valibot'
import { computed, shallowRef, watch, type WritableComputedRef } from 'vue'
import { loadWords } from '../words/catalog.ts'
import { preferredLocale } from '../words/locale.ts'
import { type Locale, LOCALES } from '../words/locale.ts'

export const THEMES = ['auto', 'light', 'dark', 'black'] as const

/** Each malformed or missing key falls back on its own. */
const schema = v.object({
  /** Absent until chosen: then the phone's languages decide. */
  locale: v.fallback(v.optional(v.picklist(LOCALES)), undefined),
  theme: v.fallback(v.picklist(THEMES), 'auto'),
  keepAwake: v.fallback(v.boolean(), true),
  newestFirst: v.fallback(v.boolean(), true),
  runningTotals: v.fallback(v.boolean(), false),
  byStanding: v.fallback(v.boolean(), false),
  /** By game: the id of the preset a new sheet begins with. The preset may no longer exist. */
  usual: v.fallback(v.record(v.string(), v.string()), {}),
})
type Settings = v.InferOutput<typeof schema>

function parseSettings(raw: string): Settings {
  try {
    return v.parse(schema, JSON.parse(raw))
  } catch {
    return v.parse(schema, {})
  }
}

/** The settings. They are needed before the first paint, so they are in localStorage, shared between tabs. */
export const useSettingsStore = defineStore('settings', () => {
  const stored = useLocalStorage<Settings>('whistblok.settings', v.parse(schema, {}), {
    serializer: { read: parseSettings, write: (settings) => JSON.stringify(settings) },
    writeDefaults: false,
    shallow: true,
  })
  const setting = <K extends keyof Settings>(key: K): WritableComputedRef<Settings[K]> =>
    computed({
      get: () => stored.value[key],
      set: (value) => (stored.value = { ...stored.value, [key]: value }),
    })

  const wanted = computed(() => stored.value.locale ?? preferredLocale(navigator.languages))
  const locale = shallowRef(wanted.value)
  watch(wanted, async (next) => {
    await loadWords(next)
    locale.value = wanted.value
  })

  return {
    /** It changes when the words of the language that was chosen are loaded. */
    locale: computed<Locale>({
      get: () => locale.value,
      set: (chosen) => (stored.value = { ...stored.value, locale: chosen }),
    }),
    theme: setting('theme'),
    keepAwake: setting('keepAwake'),
    newestFirst: setting('newestFirst'),
    runningTotals: setting('runningTotals'),
    byStanding: setting('byStanding'),
    usual: setting('usual'),
  }
})
