/** Mounts the entry panel of a game after some rounds, without a store, and returns what it saves. */
import { type Component, defineComponent, h, markRaw, ref } from 'vue'
import RoundEntry from '../../../src/features/table/entry/RoundEntry.vue'
import { speechOf } from '../../../src/ui/sheet/names-in-words.ts'
import { registrationOf } from '../../../src/games/index.ts'
import type { Step } from '../../../src/kernel/draft.ts'
import { mount } from '../../ui/mount.ts'

const NAMES = ['Anna', 'Bo', 'Carl', 'Dorte', 'Erik', 'Frida']

export interface Table {
  readonly players?: number
  readonly dealer?: number
  readonly options?: object
  readonly rows?: readonly unknown[]
  readonly draft?: unknown
  readonly names?: readonly string[]
}

/** `saved` lists the saved entries; `draft()` and `step()` return the state of the current one. */
export async function enter(id: string, table: Table = {}) {
  const registration = registrationOf(id)!
  const { game, drafting } = registration
  const { players = Math.min(...game.seatCounts), dealer = 0, options = {}, rows = [], names: people = NAMES } = table
  const form: Component = markRaw((await registration.form()).default)
  const seated = Array.from({ length: players }, (_, seat) => seat)
  const tallyWith = (entries: readonly unknown[]) =>
    game.tally({ players, seated, dealer, options, rows: entries.map((entry, i) => ({ id: `r${i}`, entry })) })
  const before = tallyWith(rows)
  const seat = (index: number) => people[index]!
  const side = (index: number) => before.next.sides[index]!.seats.map(seat).join(' & ')
  const speech = speechOf(game.words.da, { seat, side })

  const draft = ref(table.draft ?? drafting.empty)
  const step = ref<Step>(drafting.firstStep)
  const saved: unknown[] = []
  const panel = defineComponent({
    render: () =>
      h(RoundEntry, {
        entry: {
          form,
          drafting,
          situation: before.next,
          draft: draft.value,
          step: step.value,
          scores: true,
          amending: false,
          preview: (entry) => ({ row: tallyWith([...rows, entry]).rows.at(-1)! }),
        },
        labels: { label: 'Indtast runde 1', save: 'Gem runde 1' },
        speech,
        columns: before.next.sides.map((_, index) => ({ side: index, name: side(index) })),
        zeroSum: game.zeroSum,
        closable: true,
        saving: false,
        'onUpdate:draft': (next: unknown) => (draft.value = next),
        'onUpdate:step': (next: Step) => (step.value = next),
        onSave: (entry: unknown) => saved.push(entry),
      }),
  })
  const { host } = mount(panel)
  return { host, saved, draft: () => draft.value, step: () => step.value }
}
