/** An entry in hand is a step of its own for the way back: back puts it aside, and keeps it. */
import { type Ref, computed, watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { useBack } from '../composables/useBack.ts'

const OPEN = { entry: '1' }

export function useEntryRoute(begun: Readonly<Ref<boolean>>) {
  const route = useRoute()
  const router = useRouter()
  const back = useBack()
  const here = route.path
  const isOpen = computed(() => route.query['entry'] !== undefined)

  function open(): void {
    if (!isOpen.value) void router.push({ query: OPEN })
  }
  watch(begun, (now) => now && open(), { immediate: true })
  // with nothing in hand the step would be an empty one
  watch(isOpen, (now, before) => {
    if (before && !now && !begun.value && route.path === here) back()
  })

  return {
    /** The panel is there unless an entry was put aside. */
    shown: computed(() => !begun.value || isOpen.value),
    open,
    putAside: () => router.back(),
  }
}
