/** What the forms for corrections, seatings and rules changes need besides their draft, and the rows that follow from them. */
import { computed, watch } from 'vue'
import { type SeatingDraft, inheritance, sitDown } from './seating-draft.ts'
import type { Player } from '../../../document/model/sheet.ts'
import { type Newcomers, guestSeat } from '../state/change.ts'
import { usePadStore } from '../../../shared/pad.ts'
import type { useSheetStore } from '../state/sheet.ts'
import type { useEntry } from './useEntry.ts'

export function useRowForms(store: ReturnType<typeof useSheetStore>, entry: ReturnType<typeof useEntry>) {
  const pad = usePadStore()
  /** Everyone who has ever sat at this table, and the newcomers of this entry. */
  const players = computed(() => [
    ...(store.sheet?.players.map((player, seat) => ({ ...player, seat, name: store.names.seat(seat) })) ?? []),
    ...(store.draft?.guests?.map((player, i) => ({ ...player, seat: guestSeat(i) })) ?? []),
  ])
  const byPlayer = computed(() => store.tally?.next.sides.length === store.sheet?.players.length)

  /** Seats a newcomer in the draft. Nothing about them is written before the row is saved. */
  function welcome(guest: Player): void {
    const draft = entry.inHand.value.draft as SeatingDraft
    const known = players.value.find(({ person }) => person !== undefined && person === guest.person)
    if (known !== undefined) return entry.setDraft(sitDown(draft, known.seat))
    const guests = store.draft?.guests ?? []
    entry.setDraft(sitDown(draft, guestSeat(guests.length)), [...guests, store.guest(guest)])
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

  /** A correction with the points that go over with a chair, if each player has a column. Its note is the same in every language. */
  function following(): Newcomers['along'] {
    const { form, draft } = entry.inHand.value
    if (form !== 'seating' || !byPlayer.value || store.tally === undefined) return undefined
    const seating = draft as SeatingDraft
    if (seating.heirs.length === 0) return undefined
    const { totals } = store.tally.next
    const note = seating.heirs.map((heir) => {
      const from = seating.left[seating.chairs.indexOf(heir)] ?? heir
      return `${store.names.seat(from)} → ${store.names.seat(heir)}`
    })
    return (columnOf) => {
      const row = inheritance(seating, totals, note.join(', '), columnOf)
      return row === undefined ? [] : [row]
    }
  }

  return { extra, following }
}
