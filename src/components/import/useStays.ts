import { computed } from 'vue'
import { useWords } from '../../i18n/index.ts'

/** A sheet that stays as it is when an import is undone. */
export interface Staying {
  readonly id: string
  readonly title: string | null
  readonly names: readonly string[]
  readonly why: 'written' | 'later' | 'binned' | 'unreadable'
}

/** So many are named. */
const MOST_NAMED = 5

export function useStays(stays: () => readonly Staying[]) {
  const { list } = useWords()
  const nameOf = ({ title, names }: Staying): string => title ?? list(names)
  const shown = computed(() => ({
    few: stays().slice(0, MOST_NAMED),
    more: Math.max(0, stays().length - MOST_NAMED),
  }))
  return { nameOf, shown }
}
