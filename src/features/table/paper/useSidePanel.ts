import { computed } from 'vue'
import { registrationOf } from '../../../games/index.ts'
import { lazyComponent } from '../../../words/index.ts'
import type { useSheetStore } from '../state/sheet.ts'

/** The side panel of the open sheet's game, if it has one. */
export function useSidePanel(store: ReturnType<typeof useSheetStore>) {
  const id = computed(() => store.game?.id)
  return computed(() => {
    const load = id.value === undefined ? undefined : registrationOf(id.value)?.sidePanel
    return load && lazyComponent(load)
  })
}
