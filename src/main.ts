import { createPinia } from 'pinia'
import { computed, createApp } from 'vue'
import App from './App.vue'
import { useUpdate, watchForUpdates } from './composables/useUpdate.ts'
import { wordsIn } from './i18n/index.ts'
import { router } from './router.ts'
import { useNoticesStore } from './stores/notices.ts'
import { useSettingsStore } from './stores/settings.ts'
import { shelfIn, shelfOfApp } from './stores/shelf.ts'
import './styles/tokens.css'
import './styles/parts.css'
import './styles/base.css'

const shelf = shelfOfApp()
const locale = computed(() => useSettingsStore().locale)
const app = createApp(App)
app.use(createPinia())
app.use(shelfIn(shelf))
app.use(wordsIn(locale, shelf.pen.now))
app.use(router)

app.config.errorHandler = (error) => useNoticesStore().fail(error)

// a screen that went away with the version another tab has left behind: going there is the moment to catch up
router.onError((error, to) => {
  if (!useUpdate().outdated.value) throw error
  location.hash = to.fullPath
  location.reload()
})

app.mount('#app')
void watchForUpdates()
