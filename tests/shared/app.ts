/** An app with its own pad, in which to use the stores. */
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { onTestFinished } from 'vitest'
import { storageIn } from '../../src/shared/storage.ts'
import type { StorageContext } from '../../src/storage/db/storage-context.ts'

export function appWith(storage: StorageContext): <T>(use: () => T) => T {
  const app = createApp({ render: () => undefined })
  app.use(createPinia()).use(storageIn(storage))
  const host = document.createElement('div')
  app.mount(host)
  onTestFinished(() => app.unmount())
  return (use) => app.runWithContext(use)
}
