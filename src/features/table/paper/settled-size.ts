import { useResizeObserver } from '@vueuse/core'
import { type Ref, shallowRef } from 'vue'

/** The size of an element in px, updated one frame late, so that the change cannot start a loop of measuring. */
export function useSettledSize(target: Readonly<Ref<HTMLElement | null>>) {
  const size = shallowRef({ width: 0, height: 0 })
  useResizeObserver(target, ([entry]) => {
    if (entry === undefined) return
    const { width, height } = entry.contentRect
    requestAnimationFrame(() => {
      if (width !== size.value.width || height !== size.value.height) size.value = { width, height }
    })
  })
  return size
}
