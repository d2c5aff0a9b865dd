import { type ComputedRef, computed, shallowRef, watch } from 'vue'
import { type Column, columnsOf } from './columns.ts'
import type { Tally } from '../../../kernel/contract.ts'
import type { useSettingsStore } from '../../../shared/settings.ts'
import type { useSheetStore } from '../state/sheet.ts'

/** Whether a column has ever been seated or scored. One whose seating was undone has not, and is not shown. */
function hasPart(side: number, { next, rows }: Tally): boolean {
  const sits = ({ sides, seated }: Pick<Tally['next'], 'sides' | 'seated'>) =>
    sides[side]?.seats.some((seat) => seated.includes(seat)) ?? false
  return sits(next) || rows.some(({ at, points }) => points[side] !== 0 || sits(at))
}

/** The columns of the open sheet. Their order does not change during an entry. */
export function useColumns(
  store: ReturnType<typeof useSheetStore>,
  settings: ReturnType<typeof useSettingsStore>,
): ComputedRef<readonly Column[]> {
  const columns = computed(() => {
    const { tally } = store
    return tally ? columnsOf(tally, store.names, false).filter(({ side }) => hasPart(side, tally)) : []
  })
  const order = shallowRef<readonly number[]>([])
  watch(
    () => [store.tally, settings.byStanding, store.draft !== undefined] as const,
    ([tally, byStanding, begun]) => {
      if (tally === undefined || (begun && order.value.length === tally.next.sides.length)) return
      order.value = columnsOf(tally, store.names, byStanding).map(({ side }) => side)
    },
    { immediate: true },
  )
  return computed(() => {
    const shown = columns.value
    if (order.value.length !== store.tally?.next.sides.length) return shown
    return order.value.flatMap((wanted) => shown.find(({ side }) => side === wanted) ?? [])
  })
}
