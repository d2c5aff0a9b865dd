import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { detailsOf } from '../../document/journal/journal.ts'
import { set } from '../../document/journal/lines.ts'
import type { Setting } from '../../document/model/sheet.ts'
import { attempt, isFromNewer } from '../../storage/db/connection.ts'
import { type HistoryPage, watchHistory } from '../../storage/sheets/history.ts'
import { load } from '../../storage/sheets/load.ts'
import { append } from '../../storage/sheets/sheets.ts'
import { useStorageContext } from '../../shared/storage.ts'

/** The title and note of a sheet; empty when it has none. */
export interface Details {
  readonly title: string
  readonly note: string
}

/** All sheets. They stay in memory, so that the user comes back to the list at once, where it was. */
export const useHistoryStore = defineStore('history', () => {
  const storage = useStorageContext()
  const page = shallowRef<HistoryPage>()
  /** Row heights in px by sheet id, from when the list was left. */
  const sizes = shallowRef<ReadonlyMap<string, number>>(new Map())
  const trouble = shallowRef<'newer' | 'closed'>()

  function take(found: HistoryPage) {
    trouble.value = undefined
    const isPart = found.cards.length < found.total
    if (!isPart || found.cards.length > (page.value?.cards.length ?? -1)) page.value = found
  }

  /** Watches the sheets; returns a function that stops it. */
  function open(): () => void {
    return watchHistory(storage, take, (error) => (trouble.value = isFromNewer(error) ? 'newer' : 'closed'))
  }

  /** Undefined when the sheet is missing or cannot be read. */
  async function details(id: string): Promise<Details | undefined> {
    const stored = await attempt(storage, () => load(storage, id))
    if (stored.kind !== 'ready') return undefined
    const { title = '', note = '' } = detailsOf(stored.sheet.journal)
    return { title, note }
  }

  return {
    page,
    sizes,
    trouble,
    open,
    details,
    setDetails: (id: string, values: Setting): Promise<unknown> =>
      append(storage, id, (sheet) => set(sheet, values, storage.writer)),
  }
})
