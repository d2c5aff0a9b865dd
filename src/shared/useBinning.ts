/** Moves sheets to the bin and back, and shows the notices about it. */
import { gameOf } from '../games/index.ts'
import { useWords } from '../words/index.ts'
import { historyWords } from '../words/history-words.ts'
import { refusalText } from '../document/read/refusal.ts'
import { binned, useBinStore } from './bin.ts'
import { useNoticesStore } from './notices.ts'

type Moved = Awaited<ReturnType<ReturnType<typeof useBinStore>['putBack']>>

export function useBinning() {
  const { words, locale } = useWords(historyWords)
  const bin = useBinStore()
  const notices = useNoticesStore()

  /** Resolves to whether it was moved; if not, a notice says why. */
  async function said(move: () => Promise<Moved>): Promise<boolean> {
    const moved = await move().catch(() => undefined)
    if (moved?.kind === 'moved') return true
    const text =
      moved === undefined
        ? words.value.failed
        : moved.kind === 'missing'
          ? words.value.gone
          : words.value.apart(refusalText(moved.refusal, locale.value, gameOf))
    notices.show({ text, tone: 'failed', stays: moved?.kind !== 'missing' })
    return false
  }

  const putBack = (kind: 'sheet' | 'preset', id: string) => said(() => bin.putBack(kind, id))

  async function discard(id: string): Promise<boolean> {
    if (!(await said(() => bin.discard(id)))) return false
    const undo = () => void putBack('sheet', id)
    const actions = [{ label: words.value.undo, run: undo }]
    notices.show({ text: words.value.removed, about: binned('sheet', id), actions })
    return true
  }

  return { discard, putBack }
}
