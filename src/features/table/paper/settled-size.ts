import { useResizeObserver } from '@vueuse/core'
import { type Ref, shallowRef } from 'vue'

/** The size of an element, told a frame later: what then changes cannot make the browser measure in circles. */
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
