/** The shelf the stores work on: one an app, given to it as a plugin. */
import { inject, type InjectionKey, type Plugin } from 'vue'
import { games } from '../games/index.ts'
import { openShelf, type Shelf } from '../storage/db/storage-context.ts'

const shelfKey: InjectionKey<Shelf> = Symbol('shelf')

export function shelfOfApp(): Shelf {
  return openShelf({ name: 'whistblok', games })
}

export function shelfIn(shelf: Shelf): Plugin {
  return { install: (app) => void app.provide(shelfKey, shelf) }
}

export function useShelf(): Shelf {
  const shelf = inject(shelfKey)
  if (shelf === undefined) throw new Error('no shelf: app.use(shelfIn(shelf)) is missing')
  return shelf
}
