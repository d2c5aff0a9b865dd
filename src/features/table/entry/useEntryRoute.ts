/** An entry in hand is a step of its own for the way back: back puts it aside, and keeps it. */
import { type Ref, computed, ref, watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'

const OPEN = { entry: '1' }

/** Where the step before this one leads, when it is one of ours. */
function stepBack(): string | undefined {
  const { back } = history.state ?? {}
  return typeof back === 'string' ? back : undefined
}

/** From another screen of the sheet to the entry in hand: the step it was left at, else one in place of that screen. */
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
  /** On the way back from an entry that is done with; the next one waits until we are there. */
  const leaving = ref(false)

  async function open(): Promise<void> {
    if (!isOpen.value) await router.push({ query: OPEN })
  }

  /** With nothing in hand the step would be an empty one. */
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
    /** The panel is there unless an entry was put aside. */
    shown: computed(() => !begun.value || isOpen.value || leaving.value),
    open,
    putAside: () => router.back(),
  }
}
