import { arrivalsWords } from '../../i18n/arrivals-words.ts'
import { useWordsOf } from '../../i18n/index.ts'
import type { Growth } from '../../sheet/growth.ts'

/** What merging adds, in a few words: `3 runder mere, 1 rettet`. */
export function useGrowth(): (growth: Growth) => string {
  const words = useWordsOf(arrivalsWords)
  return ({ added, addedRounds, changed, struck, details }) => {
    const w = words.value
    const parts = [
      ...(addedRounds > 0 ? [w.more(addedRounds)] : []),
      ...(added.length > addedRounds ? [w.moreRows(added.length - addedRounds)] : []),
      ...(changed.length > 0 ? [w.changed(changed.length)] : []),
      ...(struck.length > 0 ? [w.struck(struck.length)] : []),
      ...(details ? [w.details] : []),
    ]
    return parts.length > 0 ? parts.join(', ') : w.small
  }
}
