/** Puts a component on the page, with the words of a language and the styles of the app. */
import { type Component, createApp, h, type Plugin, ref } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { onTestFinished } from 'vitest'
import { languageIn } from '../../src/words/index.ts'
import type { Locale } from '../../src/words/locale.ts'
import '../../src/ui/styles/tokens.css'
import '../../src/ui/styles/parts.css'
import '../../src/ui/styles/base.css'

const TODAY = Date.parse('2026-11-28T20:00:00.000Z')

export interface Mounting {
  readonly locale?: Locale
  readonly plugins?: readonly Plugin[]
  /** The time, for texts that depend on it. */
  readonly now?: () => number
}

/** Props may include listeners (`onAdd`). */
export function mount(
  component: Component,
  props: Readonly<Record<string, unknown>> = {},
  { locale = 'da', plugins = [], now = () => TODAY }: Mounting = {},
) {
  const current = ref({ ...props })
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:all(.*)*', component: { render: () => undefined } }],
  })
  const app = createApp({ render: () => h(component, current.value) })
  for (const plugin of [languageIn(ref(locale), now), router, ...plugins]) app.use(plugin)
  const host = document.body.appendChild(document.createElement('div'))
  app.mount(host)
  let mounted = true
  const unmount = () => {
    if (mounted) app.unmount()
    mounted = false
  }
  onTestFinished(() => {
    unmount()
    host.remove()
  })
  return { host, router, unmount, setProps: (more: object) => void (current.value = { ...current.value, ...more }) }
}

/** Mounts with a model that follows what the component emits; `model()` returns its current value. */
export function mountModel<T>(
  component: Component,
  name: string,
  first: T,
  props: Readonly<Record<string, unknown>> = {},
  mounting?: Mounting,
) {
  let value = first
  const { setProps, host } = mount(
    component,
    {
      ...props,
      [name]: first,
      [`onUpdate:${name}`]: (next: T) => {
        value = next
        setProps({ [name]: next })
      },
    },
    mounting,
  )
  return { model: () => value, setProps, host }
}
