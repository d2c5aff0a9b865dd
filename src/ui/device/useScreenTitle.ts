import { type MaybeRefOrGetter, toValue, watchEffect } from 'vue'

/** Sets the title of the browser tab while this screen is open. */
export function useScreenTitle(title: MaybeRefOrGetter<string | undefined>): void {
  watchEffect(() => {
    const words = toValue(title)
    document.title = words ? `${words} · Whistblok` : 'Whistblok'
  })
}
