/** A mark outside the database, to tell an emptied database from a first visit. */
import type { StorageContext } from './storage-context.ts'

const keyOf = ({ db }: StorageContext) => `${db.name}.kept`

export function markKept(storage: StorageContext): void {
  try {
    localStorage.setItem(keyOf(storage), '1')
  } catch {
    // not allowed or full: an emptied database will look like a first visit
  }
}

export function wasKept(storage: StorageContext): boolean {
  try {
    return localStorage.getItem(keyOf(storage)) !== null
  } catch {
    return false
  }
}

/** Removes the mark when the user has emptied the pad. */
export function unmarkKept(storage: StorageContext): void {
  try {
    localStorage.removeItem(keyOf(storage))
  } catch {
    // not allowed: it was never set
  }
}
