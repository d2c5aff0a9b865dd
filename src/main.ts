import { createPinia } from 'pinia'
import { computed, createApp } from 'vue'
import App from './App.vue'
import { useUpdate, watchForUpdates } from './ui/device/useUpdate.ts'
import { loadWords } from './words/catalog.ts'
import { languageIn } from './words/index.ts'
import { router } from './router.ts'
import { useNoticesStore } from './shared/notices.ts'
import { useSettingsStore } from './shared/settings.ts'
import { storageIn, storageOfApp } from './shared/storage.ts'
import './ui/styles/tokens.css'
import './ui/styles/parts.css'
import './ui/styles/base.css'

const storage = storageOfApp()
const locale = computed(() => useSettingsStore().locale)
const app = createApp(App)
app.use(createPinia())
app.use(storageIn(storage))
app.use(languageIn(locale, storage.writer.now))

app.config.errorHandler = (error) => useNoticesStore().fail(error)

// another tab loaded a newer version, and the file of this screen is gone: reload at its address
router.onError((error, to) => {
  if (!useUpdate().outdated.value) throw error
  location.hash = to.fullPath
  location.reload()
})

// the router misses an address that changes while it waits for its first screen
void loadWords(locale.value).then(() => app.use(router).mount('#app'))
void watchForUpdates()
