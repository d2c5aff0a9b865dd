import { useEventListener } from '@vueuse/core'
import { shallowRef } from 'vue'

/**
 * A new version that waits. It is applied when someone says so, or when a new sheet is started: never under an open entry,
 * and not because another tab took it.
 */
const waiting = shallowRef<ServiceWorker>()
/** Another tab took the new version: what this one has not loaded yet is gone. */
const outdated = shallowRef(false)
let applying = false

export function useUpdate() {
  /** Switches to the waiting version and reloads; false when none waits. */
  function apply(): boolean {
    if (waiting.value === undefined) return false
    applying = true
    waiting.value.postMessage({ type: 'SKIP_WAITING' })
    return true
  }
  return { waiting, outdated, apply }
}

/** Registers the service worker, if the app was built with one, and looks for a newer one each time the app is seen again. */
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
