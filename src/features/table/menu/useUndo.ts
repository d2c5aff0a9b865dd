/** Undo and redo, by button or by Ctrl+Z and Ctrl+Y, and what they would do, in words. */
import { useEventListener } from '@vueuse/core'
import { computed } from 'vue'
import { isTextField } from '../../../ui/entry/keys.ts'
import type { Speech } from '../../../ui/sheet/names-in-words.ts'
import { registrationOf } from '../../../games/index.ts'
import { useWords } from '../../../words/index.ts'
import { tableWords } from '../words/index.ts'
import { isSheetRow } from '../../../kernel/rows.ts'
import type { useSheetStore } from '../state/sheet.ts'

type Store = ReturnType<typeof useSheetStore>
type Undoing = NonNullable<Store['undoable']>

const isSameOrder = (order: readonly number[], seated: readonly number[] | undefined): boolean =>
  order.length === seated?.length && order.every((seat, chair) => seat === seated[chair])

/** `tell` is called with what was undone or redone. */
export function useUndo(store: Store, speech: () => Speech, tell: (what: string) => void) {
  const { words } = useWords(tableWords)

  function rowInWords(row: string, entry: unknown): string {
    const rounds = store.rows.filter(({ kind }) => kind === 'round')
    const number = rounds.findIndex(({ id }) => id === row) + 1
    const at = store.rows.find(({ id }) => id === row)?.at ?? store.tally?.next
    if (isSheetRow(entry)) {
      if (entry.kind === 'seating' && entry.dealer !== undefined && isSameOrder(entry.order, at?.seated))
        return words.value.dealsNamed(store.names.seat(entry.dealer))
      return {
        correction: words.value.correctionTitle,
        seating: words.value.seatingTitle,
        rules: words.value.rulesTitle,
      }[entry.kind]
    }
    const rowSummary = at && store.game && registrationOf(store.game.id)?.drafting.rowSummary(entry, at)
    const title = rowSummary === undefined ? words.value.round : speech().say(rowSummary.title)
    return number > 0 ? words.value.roundAnd(number, title) : title
  }

  function inWords({ line, wrote }: Undoing): string {
    if ('set' in line) return line.set.closedAt ? words.value.didClose : words.value.didSet
    switch (wrote) {
      case 'amendment':
        return words.value.didAmend(rowInWords(line.row, line.entry))
      case 'strike':
        return words.value.didStrike(rowInWords(line.row, newestEntryOf(line.row)))
      default:
        return rowInWords(line.row, line.entry)
    }
  }

  /** The entry of a row before it was struck. */
  function newestEntryOf(row: string): unknown {
    const written = store.sheet?.journal.findLast((line) => 'entry' in line && line.row === row && line.entry !== null)
    return written !== undefined && 'entry' in written ? written.entry : undefined
  }

  const undoWords = computed(() => store.undoable && inWords(store.undoable))
  const redoWords = computed(() => store.redoable && inWords(store.redoable))

  async function undo(): Promise<void> {
    const what = undoWords.value
    if (what === undefined || !(await store.undo())) return
    tell(words.value.undone(what))
  }

  async function redo(): Promise<void> {
    const what = redoWords.value
    if (what === undefined || !(await store.redo())) return
    tell(words.value.redone(what))
  }

  useEventListener('keydown', (event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y') || isTextField(event.target as Element))
      return
    event.preventDefault()
    void (key === 'y' || event.shiftKey ? redo() : undo())
  })

  return { undoWords, redoWords, undo, redo }
}
