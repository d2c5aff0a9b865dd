import { usePreferredDark } from '@vueuse/core'
import { watchEffect } from 'vue'

const GROUNDS = { light: '#1f4d3a', dark: '#10241b', black: '#000000' } as const

/** Applies the theme to the page and to the colour of the browser's bar. */
export function useTheme(theme: () => 'auto' | keyof typeof GROUNDS): void {
  const dark = usePreferredDark()
  watchEffect(() => {
    const { dataset } = document.documentElement
    const chosen = theme()
    if (chosen === 'auto') delete dataset['theme']
    else dataset['theme'] = chosen
    const ground = GROUNDS[chosen === 'auto' ? (dark.value ? 'dark' : 'light') : chosen]
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground)
  })
}
