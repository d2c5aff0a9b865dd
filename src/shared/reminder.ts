/** Decides when to remind of a backup: not often. */
import type { Unsaved } from '../storage/backup/unsaved.ts'

const SHEETS = 10
const DAYS = 30
const DAY = 24 * 60 * 60 * 1000

/** ISO instants of the last backup, and of the last reminder that was dismissed. */
export interface Reminded {
  readonly savedAt?: string | undefined
  readonly remindedAt?: string | undefined
}

export function isDue({ savedAt, remindedAt }: Reminded, unsaved: Unsaved, now: number): boolean {
  const { changed, fresh, begunAt, importedAt } = unsaved
  if (changed === 0) return false
  if (fresh >= SHEETS) return true
  // an instant later than now comes from a wrong clock
  const past = (at: string | undefined) => (at !== undefined && Date.parse(at) <= now ? at : undefined)
  const safeSince = past(savedAt) ?? past(importedAt) ?? past(begunAt)
  const newest = [safeSince, past(remindedAt)].flatMap((at) => (at === undefined ? [] : Date.parse(at)))
  return newest.length > 0 && now - Math.max(...newest) >= DAYS * DAY
}
