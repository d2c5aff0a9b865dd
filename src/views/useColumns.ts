import { type ComputedRef, computed, shallowRef, watch } from 'vue'
import { type Column, columnsOf } from '../components/sheet/columns.ts'
import type { useSettingsStore } from '../stores/settings.ts'
import type { useSheetStore } from '../stores/sheet.ts'

/** The columns of the open sheet. Their order never changes while something is being entered. */
export function useColumns(
  store: ReturnType<typeof useSheetStore>,
  settings: ReturnType<typeof useSettingsStore>,
): ComputedRef<readonly Column[]> {
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
    const columns = store.tally ? columnsOf(store.tally, store.names, false) : []
    const sides = order.value.length === columns.length ? order.value : columns.map(({ side }) => side)
    return sides.map((side) => columns[side]!)
  })
}
