import { useLocalStorage } from '@vueuse/core'
import { defineStore } from 'pinia'
import * as v from 'valibot'
import { computed } from 'vue'
import { type Options, type Player, playerSchema, type Stake, stakeSchema } from '../../document/model/sheet.ts'
import { useStorageContext } from '../../shared/storage.ts'

const schema = v.object({
  guests: v.fallback(v.array(playerSchema), []),
  /** The id of the first dealer; the first guest when unset. */
  dealer: v.fallback(v.optional(v.string()), undefined),
  stake: v.fallback(v.optional(stakeSchema), undefined),
  /** Options by game. */
  options: v.fallback(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
})
type Plan = v.InferOutput<typeof schema>

function parsePlan(raw: string): Plan {
  try {
    return v.parse(schema, JSON.parse(raw))
  } catch {
    return v.parse(schema, {})
  }
}

/** The sheet being prepared. It is in localStorage, so that going back or reloading loses nothing. */
export const useStartStore = defineStore('start', () => {
  const storage = useStorageContext()
  const plan = useLocalStorage<Plan>('whistblok.start', v.parse(schema, {}), {
    serializer: { read: parsePlan, write: (plan) => JSON.stringify(plan) },
    writeDefaults: false,
    shallow: true,
  })

  const change = (part: Partial<Plan>) => (plan.value = { ...plan.value, ...part })

  return {
    guests: computed({
      get: (): readonly Player[] => plan.value.guests,
      set: (guests) => change({ guests: [...guests] }),
    }),
    /** Index into the guests. */
    dealer: computed({
      get: () =>
        Math.max(
          0,
          plan.value.guests.findIndex(({ person }) => person === plan.value.dealer),
        ),
      set: (index) => change({ dealer: plan.value.guests[index]?.person }),
    }),
    stake: computed({
      get: (): Stake | undefined => plan.value.stake,
      set: (stake) => change({ stake }),
    }),
    optionsOf: (game: string): Options | undefined => plan.value.options[game],
    setOptions: (game: string, options: Options) => change({ options: { ...plan.value.options, [game]: options } }),
    /** Adds a guest. A new name gets an id at once, so that two people with the same name stay two. */
    add: ({ name, person = storage.uuid() }: Player) => change({ guests: [...plan.value.guests, { name, person }] }),
    clear: () => (plan.value = v.parse(schema, {})),
  }
})
