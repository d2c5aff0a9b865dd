import { useRouter } from 'vue-router'
import { arrivalsWords } from '../i18n/arrivals-words.ts'
import { useWords, useWordsOf } from '../i18n/index.ts'
import { arrived, type Undoing, useArrivalsStore } from '../stores/arrivals.ts'
import { useNoticesStore } from '../stores/notices.ts'

/** An import undone, and that what happened was said; a sheet that went away with it is left. */
export function useUndoArrival(): (copy: string) => Promise<void> {
  const arrivals = useArrivalsStore()
  const notices = useNoticesStore()
  const router = useRouter()
  const words = useWordsOf(arrivalsWords)
  const { list } = useWords()

  function said({ stays, changes }: Undoing): string {
    const { value: say } = words
    const named = stays
      .slice(0, MOST_SAID)
      .map(({ title, names, why }) => `${title ?? list(names)}: ${say.whyStays[why]}`)
    const first = stays.length === 0 ? say.undone : say.undoneBut(stays.length)
    if (!changes) return [say.undoneNot, ...named].join(' ')
    return [first, ...named].join(' ')
  }

  return async (copy) => {
    const about = arrived(copy)
    notices.settle(about)
    try {
      const undone = await arrivals.undo(copy)
      if (undone === undefined) {
        notices.show({ text: words.value.undoneBefore, about })
        return
      }
      notices.show({ text: said(undone), about, stays: undone.stays.length > 0 })
      const left = undone.going + undone.intoBin > 0
      if (left && router.currentRoute.value.params['sheet'] !== undefined) await router.replace('/')
    } catch {
      notices.show({ text: words.value.undoFailed, about, tone: 'failed', stays: true })
    }
  }
}

/** A notice is short. */
const MOST_SAID = 2
