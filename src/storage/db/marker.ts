/** Outside the data base, so that one that was emptied is noticed and not taken for a first visit. */
import type { StorageContext } from './storage-context.ts'

const keyOf = ({ db }: StorageContext) => `${db.name}.kept`

export function markKept(storage: StorageContext): void {
  try {
    localStorage.setItem(keyOf(storage), '1')
  } catch {
    // no room or no leave: then an emptied data base looks like a first visit
  }
}

export function wasKept(storage: StorageContext): boolean {
  try {
    return localStorage.getItem(keyOf(storage)) !== null
  } catch {
    return false
  }
}

/** The user has emptied it. */
export function unmarkKept(storage: StorageContext): void {
  try {
    localStorage.removeItem(keyOf(storage))
  } catch {
    // then it was never marked
  }
}
