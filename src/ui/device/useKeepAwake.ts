import { useWakeLock } from '@vueuse/core'
import { type MaybeRefOrGetter, type Ref, onScopeDispose, toValue, watch } from 'vue'

/** Keeps the screen on while wanted and the page is visible. Returns whether it does; the phone may refuse (low battery). */
export function useKeepAwake(wanted: MaybeRefOrGetter<boolean>): Readonly<Ref<boolean>> {
  const { isSupported, isActive, request, release } = useWakeLock()
  const settle = async (on: boolean) => {
    if (!isSupported.value) return
    try {
      await (on ? request('screen') : release())
    } catch {
      // refused: the app works without it
    }
  }
  watch(() => toValue(wanted), settle, { immediate: true })
  onScopeDispose(() => void settle(false))
  return isActive
}
