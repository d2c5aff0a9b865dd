/** Outside the data base, so that one that was emptied is noticed and not taken for a first visit. */
import type { Shelf } from './storage-context.ts'

const keyOf = ({ db }: Shelf) => `${db.name}.kept`

export function markKept(shelf: Shelf): void {
  try {
    localStorage.setItem(keyOf(shelf), '1')
  } catch {
    // no room or no leave: then an emptied data base looks like a first visit
  }
}

export function wasKept(shelf: Shelf): boolean {
  try {
    return localStorage.getItem(keyOf(shelf)) !== null
  } catch {
    return false
  }
}

/** The user has emptied it. */
export function unmarkKept(shelf: Shelf): void {
  try {
    localStorage.removeItem(keyOf(shelf))
  } catch {
    // then it was never marked
  }
}
