import { computed } from 'vue'
import { type RowModel, rowModel } from './row-model.ts'
import type { Speech } from '../../../ui/sheet/names-in-words.ts'
import { registrationOf } from '../../../games/index.ts'
import { rowsOf } from '../../../document/journal/journal.ts'
import type { useSheetStore } from '../state/sheet.ts'

/** The rows of the open sheet, each made when it is asked for. */
export function useRows(store: ReturnType<typeof useSheetStore>, speech: () => Speech) {
  const entries = computed(() => new Map(rowsOf(store.sheet?.journal ?? []).map(({ id, entry }) => [id, entry])))
  /** Round numbers by row id; other rows have none. */
  const numbers = computed(() => {
    let round = 0
    return store.rows.map(({ kind }) => (kind === 'round' ? ++round : undefined))
  })

  function rowAt(index: number): RowModel {
    const row = store.rows[index]!
    const drafting = store.game && registrationOf(store.game.id)?.drafting
    const rowSummary = row.kind === 'round' ? drafting?.rowSummary(entries.value.get(row.id), row.at) : undefined
    return rowModel(store.game?.zeroSum ?? false, row, numbers.value[index], rowSummary, speech())
  }

  return { numbers, rowAt, rounds: computed(() => numbers.value.filter((n) => n !== undefined).length) }
}
