import { useRouter } from 'vue-router'
import { arrivalsWords } from '../i18n/arrivals-words.ts'
import { useWordsOf } from '../i18n/index.ts'
import { useArrivalsStore } from '../stores/arrivals.ts'
import { useNoticesStore } from '../stores/notices.ts'

/** An import undone, and that it was said; a sheet that went away with it is left. */
export function useUndoArrival(): (copy: string) => Promise<void> {
  const arrivals = useArrivalsStore()
  const notices = useNoticesStore()
  const router = useRouter()
  const words = useWordsOf(arrivalsWords)
  return async (copy) => {
    try {
      const going = (await arrivals.undoing(copy))?.going ?? 0
      await arrivals.undo(copy)
      notices.show({ text: words.value.undone })
      if (going > 0 && router.currentRoute.value.params['sheet'] !== undefined) await router.replace('/')
    } catch {
      notices.show({ text: words.value.undoFailed, tone: 'failed', stays: true })
    }
  }
}
