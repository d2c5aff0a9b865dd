import { useWakeLock } from '@vueuse/core'
import { type MaybeRefOrGetter, type Ref, onScopeDispose, toValue, watch } from 'vue'

/** Keeps the screen on while wanted and the page is seen. A phone that refuses (low battery) is let be. Tells whether it does. */
export function useKeepAwake(wanted: MaybeRefOrGetter<boolean>): Readonly<Ref<boolean>> {
  const { isSupported, isActive, request, release } = useWakeLock()
  const settle = async (on: boolean) => {
    if (!isSupported.value) return
    try {
      await (on ? request('screen') : release())
    } catch {
      // refused: the pad works as well with a screen that dims
    }
  }
  watch(() => toValue(wanted), settle, { immediate: true })
  onScopeDispose(() => void settle(false))
  return isActive
}
