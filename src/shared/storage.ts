/** The storage context of the app, provided by a plugin. */
import { inject, type InjectionKey, type Plugin } from 'vue'
import { games } from '../games/index.ts'
import { openStorage, type StorageContext } from '../storage/db/storage-context.ts'

const storageKey: InjectionKey<StorageContext> = Symbol('storage')

export function storageOfApp(): StorageContext {
  return openStorage({ name: 'whistblok', games })
}

export function storageIn(storage: StorageContext): Plugin {
  return { install: (app) => void app.provide(storageKey, storage) }
}

export function useStorageContext(): StorageContext {
  const storage = inject(storageKey)
  if (storage === undefined) throw new Error('no storage: app.use(storageIn(storage)) is missing')
  return storage
}
