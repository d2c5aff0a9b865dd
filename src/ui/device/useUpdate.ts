import { useEventListener } from '@vueuse/core'
import { shallowRef } from 'vue'

/**
 * The new version that is waiting. It takes over when the user says so or starts a new sheet: never during an entry, and not
 * because it took over in another tab.
 */
const waiting = shallowRef<ServiceWorker>()
/** Whether the new version took over in another tab: parts that this tab has not loaded yet are gone. */
const outdated = shallowRef(false)
let applying = false

export function useUpdate() {
  /** Switches to the waiting version and reloads; returns false when none is waiting. */
  function apply(): boolean {
    if (waiting.value === undefined) return false
    applying = true
    waiting.value.postMessage({ type: 'SKIP_WAITING' })
    return true
  }
  return { waiting, outdated, apply }
}

/** Registers the service worker, if the build has one, and looks for a new version whenever the app becomes visible. */
export async function watchForUpdates(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const controlled = navigator.serviceWorker.controller !== null
  useEventListener(navigator.serviceWorker, 'controllerchange', () => {
    if (applying) location.reload()
    else outdated.value = controlled
    waiting.value = undefined
  })
  const registration = await navigator.serviceWorker.register('./sw.js', { scope: './' }).catch(() => undefined)
  if (!registration) return
  const notice = () => {
    if (registration.waiting && navigator.serviceWorker.controller) waiting.value = registration.waiting
  }
  notice()
  useEventListener(registration, 'updatefound', () => {
    const worker = registration.installing
    if (worker) useEventListener(worker, 'statechange', notice)
  })
  useEventListener(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {})
  })
}
