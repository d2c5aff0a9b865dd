/** What the forms of the sheet's own rows need besides their draft, and what follows from them. */
import { computed, watch } from 'vue'
import { type SeatingDraft, inheritance, sitDown } from '../components/sheet/seating-draft.ts'
import { useWords } from '../i18n/index.ts'
import type { Player } from '../sheet/sheet.ts'
import { usePadStore } from '../stores/pad.ts'
import type { useSheetStore } from '../stores/sheet.ts'
import type { useEntry } from './useEntry.ts'

export function useRowForms(store: ReturnType<typeof useSheetStore>, entry: ReturnType<typeof useEntry>) {
  const pad = usePadStore()
  const { t } = useWords()
  const players = computed(
    () => store.sheet?.players.map((player, seat) => ({ ...player, name: store.names.seat(seat) })) ?? [],
  )
  const byPlayer = computed(() => store.tally?.next.sides.length === store.sheet?.players.length)

  async function welcome(guest: Player): Promise<void> {
    const seat = await store.addPlayer(guest)
    entry.setDraft(sitDown(entry.inHand.value.draft as SeatingDraft, seat))
  }

  const extra = computed(() => {
    const { game } = store
    const { form, target } = entry.inHand.value
    switch (form) {
      case 'correction':
        return { balanced: game?.zeroSum ?? true }
      case 'seating': {
        const most = Math.max(...(game?.seatCounts ?? []))
        return { people: pad.people, players: players.value, most, byPlayer: byPlayer.value, onGuest: welcome }
      }
      case 'rules':
        return { game, amending: target.kind === 'amend' }
      case 'round':
        return undefined
    }
  })
  watch(
    () => entry.inHand.value.form === 'seating',
    (seating, _, onCleanup) => seating && onCleanup(pad.openPeople()),
    { immediate: true },
  )

  /** The points that go over with a chair, where a column is a person. */
  function following(): readonly unknown[] {
    const { form, draft } = entry.inHand.value
    if (form !== 'seating' || !byPlayer.value || store.tally === undefined) return []
    const { heirs, chairs, left } = draft as SeatingDraft
    const notes = heirs.map((heir) => {
      const from = left[chairs.indexOf(heir)] ?? heir
      return t.value.sheet.tookOver(store.names.seat(heir), store.names.seat(from))
    })
    const row = inheritance(draft as SeatingDraft, store.tally.next.totals, notes.join(', '))
    return row === undefined ? [] : [row]
  }

  return { extra, following }
}
