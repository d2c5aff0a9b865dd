import { createApp, h, nextTick, shallowRef } from 'vue'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createRouter, createWebHashHistory, RouterView } from 'vue-router'
import { useEntryRoute, useWayToEntry } from '../../../src/features/table/entry/useEntryRoute.ts'

const SHEET = '/sheet/s'
const ROUND = '/sheet/s/round/r'
const begun = shallowRef(false)
let way: ReturnType<typeof useEntryRoute>
let toEntry: () => Promise<void>

/** Puts a sheet and a round on the browser's history, as the app does. */
async function walk() {
  begun.value = false
  const sheet = {
    setup() {
      way = useEntryRoute(begun)
      return () => 'sheet'
    },
  }
  const round = {
    setup() {
      toEntry = useWayToEntry(() => 's')
      return () => 'round'
    },
  }
  const router = createRouter({
    history: createWebHashHistory(),
    routes: [
      { path: '/', component: { render: () => 'pad' } },
      { path: SHEET, component: sheet },
      { path: ROUND, component: round },
    ],
  })
  await router.replace('/')
  const app = createApp({ render: () => h(RouterView) }).use(router)
  app.mount(document.createElement('div'))
  onTestFinished(() => app.unmount())
  await router.push(SHEET)
  const at = (path: string) => vi.waitFor(() => expect(router.currentRoute.value.fullPath).toBe(path))
  return { router, at }
}
afterEach(() => history.replaceState(null, '', location.pathname + location.search))

test('after an amendment, going back leaves the sheet', async () => {
  const { router, at } = await walk()
  await router.push(ROUND)
  begun.value = true
  await toEntry()
  await at(`${SHEET}?entry=1`)
  begun.value = false
  await at(SHEET)
  await router.push(ROUND)
  router.back()
  await at(SHEET)
  expect(way.shown.value).toBe(true)
})

test('an amendment during an entry does not add a second step to the history', async () => {
  const { router, at } = await walk()
  begun.value = true
  await at(`${SHEET}?entry=1`)
  await router.push(ROUND)
  await toEntry()
  await at(`${SHEET}?entry=1`)
  begun.value = false
  await at(SHEET)
  router.back()
  await at('/')
  expect(router.currentRoute.value.query).toEqual({})
})

test('going back to a finished entry leads to the sheet, as after a round was struck', async () => {
  const { router, at } = await walk()
  begun.value = true
  await at(`${SHEET}?entry=1`)
  await router.push(ROUND)
  begun.value = false
  router.back()
  await at(SHEET)
  router.back()
  await at('/')
  expect(router.currentRoute.value.query).toEqual({})
})

test('an entry begun before the previous one has closed has its own step, and is always visible', async () => {
  const { router, at } = await walk()
  begun.value = true
  await at(`${SHEET}?entry=1`)
  const walked: string[] = []
  router.afterEach((to) => void walked.push(to.fullPath))
  begun.value = false
  await nextTick()
  begun.value = true
  await nextTick()
  expect(way.shown.value).toBe(true)
  await vi.waitFor(() => expect(walked).toEqual([SHEET, `${SHEET}?entry=1`]))
  expect(way.shown.value).toBe(true)
  router.back()
  await at(SHEET)
  expect(way.shown.value).toBe(false)
})
