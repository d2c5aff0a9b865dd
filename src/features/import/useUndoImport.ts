import { useRouter } from 'vue-router'
import { importWords } from './words/index.ts'
import { useWords } from '../../words/index.ts'
import { importNotice, useImportStore } from './import.ts'
import { useNoticesStore } from '../../shared/notices.ts'

/** Undoes an import and shows a notice of the result; leaves the open sheet if that is removed. */
export function useUndoImport(): (copy: string) => Promise<void> {
  const imports = useImportStore()
  const notices = useNoticesStore()
  const router = useRouter()
  const { words } = useWords(importWords)

  return async (copy) => {
    const about = importNotice(copy)
    notices.settle(about)
    try {
      const undone = await imports.undo(copy)
      if (undone.kind === 'refused') {
        notices.show({ text: words.value.undoRefused[undone.why], about, stays: true })
        return
      }
      notices.show({ text: words.value.undone, about })
      const { sheet } = router.currentRoute.value.params
      if (typeof sheet === 'string' && undone.gone.includes(sheet)) await router.replace('/')
    } catch {
      notices.show({ text: words.value.undoFailed, about, tone: 'failed', stays: true })
    }
  }
}
