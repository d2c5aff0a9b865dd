/** Letters and digits typed during an entry go to the first group of choices that takes them. */
import { type InjectionKey, type Ref, inject, onBeforeUnmount, onMounted, provide } from 'vue'
import { useEventListener } from '@vueuse/core'

interface KeyTaker {
  readonly element: Readonly<Ref<HTMLElement | null>>
  /** Returns whether it took the key. */
  readonly take: (key: string) => boolean
}
const takersKey: InjectionKey<Set<KeyTaker>> = Symbol('key takers')

/** Listens to keys everywhere except in text fields and dialogs. */
export function provideKeys(enter: (event: KeyboardEvent) => void): void {
  const takers = new Set<KeyTaker>()
  provide(takersKey, takers)
  useEventListener('keydown', (event: KeyboardEvent) => {
    const focused = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (document.querySelector('dialog[open]') !== null) return
    if (event.key === 'Enter') {
      if (focused.closest('button, a, summary, textarea, select, form') !== null) return
      event.preventDefault()
      return enter(event)
    }
    if (isTextField(focused)) return
    if ([...takers].toSorted(byPlace(focused)).some(({ take }) => take(event.key))) event.preventDefault()
  })
}

export function useKeys(element: Readonly<Ref<HTMLElement | null>>, take: (key: string) => boolean): void {
  const takers = inject(takersKey, undefined)
  const taker = { element, take }
  onMounted(() => takers?.add(taker))
  onBeforeUnmount(() => takers?.delete(taker))
}

export function isTextField(element: Element): boolean {
  return element.matches('textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])')
}

/** Orders the group with the focus first, then by position on the page. */
function byPlace(focused: HTMLElement) {
  return (a: KeyTaker, b: KeyTaker): number => {
    const [first, second] = [a.element.value, b.element.value]
    if (first === null || second === null) return 0
    if (first.contains(focused) !== second.contains(focused)) return first.contains(focused) ? -1 : 1
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  }
}
