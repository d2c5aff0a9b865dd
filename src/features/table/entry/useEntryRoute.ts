/** An open entry is a step of its own in the browser's history: going back puts it aside without losing it. */
import { type Ref, computed, ref, watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'

const OPEN = { entry: '1' }

/** The address of the previous step, if it was in this app. */
function stepBack(): string | undefined {
  const { back } = history.state ?? {}
  return typeof back === 'string' ? back : undefined
}

/** Goes from another screen of the sheet to its entry: back, if that is the previous step, else in place of that screen. */
export function useWayToEntry(sheet: () => string): () => Promise<void> {
  const router = useRouter()
  return async () => {
    const entry = { path: `/sheet/${sheet()}`, query: OPEN }
    if (stepBack() === router.resolve(entry).fullPath) router.back()
    else await router.replace(entry)
  }
}

export function useEntryRoute(begun: Readonly<Ref<boolean>>) {
  const route = useRoute()
  const router = useRouter()
  const here = route.path
  const isOpen = computed(() => route.path === here && route.query['entry'] !== undefined)
  /** Whether the app is going back from a finished entry; a new one opens only after that. */
  const leaving = ref(false)

  async function open(): Promise<void> {
    if (!isOpen.value) await router.push({ query: OPEN })
  }

  /** Leaves the step of an entry that is finished; it would show nothing. */
  function leave(): void {
    if (leaving.value || !isOpen.value) return
    leaving.value = true
    if (stepBack() === here) router.back()
    else void router.replace({ query: {} })
  }

  async function importNotice(): Promise<void> {
    if (begun.value && route.path === here) await open()
    leaving.value = false
    if (!begun.value) leave()
  }

  watch(
    begun,
    (now) => {
      if (!now) leave()
      else if (!leaving.value) void open()
    },
    { immediate: true },
  )
  watch(isOpen, (now) => {
    if (now && !begun.value) leave()
    else if (!now && leaving.value) void importNotice()
  })

  return {
    /** Whether the panel is shown; it is not while an entry is put aside. */
    shown: computed(() => !begun.value || isOpen.value || leaving.value),
    open,
    putAside: () => router.back(),
  }
}
