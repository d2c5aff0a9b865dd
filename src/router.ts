import { nextTick } from 'vue'
import { createRouter, createWebHashHistory, START_LOCATION } from 'vue-router'
import HomeView from './features/home/HomeView.vue'
import { loadWords } from './words/catalog.ts'

/** How long to wait for the content of a screen, and how often to look, in ms. */
const PATIENCE = 1_000
const LOOK_EVERY = 50

/** Hash history: works from any static host and folder, and opens offline without rewrite rules. The front page is loaded with the app. */
export const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    { path: '/', component: HomeView },
    { path: '/new/:game?', component: () => import('./features/start/NewSheetView.vue'), props: true },
    { path: '/sheet/:sheet', component: () => import('./features/table/SheetView.vue'), props: true },
    { path: '/sheet/:sheet/round/:row', component: () => import('./features/table/round/RoundView.vue'), props: true },
    { path: '/rules', component: () => import('./features/presets/PresetsView.vue') },
    { path: '/rules/:preset', component: () => import('./features/presets/PresetView.vue'), props: true },
    { path: '/import/:payload?', component: () => import('./features/import/ImportView.vue'), props: true },
    { path: '/history', component: () => import('./features/history/HistoryView.vue') },
    { path: '/bin', component: () => import('./features/history/BinView.vue') },
    { path: '/settings', component: () => import('./features/settings/SettingsView.vue') },
    { path: '/:unknown(.*)*', redirect: '/' },
  ],
  scrollBehavior: async (to, from, saved) => {
    if (saved === null) return to.path === from.path ? false : { top: 0 }
    await roomFor(saved.top, () => router.currentRoute.value.path === to.path)
    return saved
  },
})

/** Waits until a list that is still being read is long enough to scroll back to where one left it. */
async function roomFor(top: number, isThere: () => boolean): Promise<void> {
  const page = document.documentElement
  for (
    let waited = 0;
    page.scrollHeight < top + window.innerHeight && waited < PATIENCE && isThere();
    waited += LOOK_EVERY
  )
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
}

let goingBack = false
router.options.history.listen((_to, _from, { direction }) => (goingBack = direction === 'back'))

/** Going back from a sheet leads to the front page, not to the screens that prepared it. */
router.beforeEach((to, from) => {
  const intoPreparation = goingBack && from.path.startsWith('/sheet/') && to.path.startsWith('/new/')
  goingBack = false
  return intoPreparation ? { path: '/', replace: true } : true
})

/** A screen is shown once its words are loaded. */
router.beforeResolve(() => loadWords())

/** Focuses the title of a new screen, so that it is read out and the keyboard starts there. */
router.afterEach(async (to, from) => {
  if (from === START_LOCATION || to.path === from.path) return
  await nextTick()
  focusTitle()
  for (let waited = 0; waited < PATIENCE && router.currentRoute.value.path === to.path; waited += LOOK_EVERY) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
    if (document.activeElement === document.body) focusTitle()
  }
})

function focusTitle() {
  document.querySelector<HTMLElement>('[data-screen-title]')?.focus({ preventScroll: true })
}
