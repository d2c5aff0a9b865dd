import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Options } from '../sheet/sheet.ts'
import { isFromNewer } from '../storage/connection.ts'
import { create, lastOptions, type NewSheet, rematch } from '../storage/create.ts'
import type { PersonRecord } from '../storage/database.ts'
import { rawPad } from '../storage/export.ts'
import { type PadPage, watchPad } from '../storage/pad.ts'
import { watchPeople } from '../storage/people.ts'
import { useShelf } from './shelf.ts'

/** So many lie on the front page; the history has all. */
const LATEST = 5

/** The sheets, newest first, and the people who played them. */
export const usePadStore = defineStore('pad', () => {
  const shelf = useShelf()
  const page = shallowRef<PadPage>()
  const people = shallowRef<readonly PersonRecord[]>([])
  /** Why nothing can be read: a newer version wrote it, or the browser lends no data base. */
  const trouble = shallowRef<'newer' | 'closed'>()

  function fail(error: unknown) {
    trouble.value = isFromNewer(error) ? 'newer' : 'closed'
  }

  /** Follows the front page for as long as somebody looks at it. Returns how to stop. */
  function open(): () => void {
    return watchPad(
      shelf,
      LATEST,
      (found) => {
        page.value = found
        trouble.value = undefined
      },
      fail,
    )
  }

  /** Follows the people. Returns how to stop. */
  function openPeople(): () => void {
    return watchPeople(shelf, (found) => (people.value = found), fail)
  }

  return {
    page,
    people,
    trouble,
    open,
    openPeople,
    /** Resolves to the id of the new sheet. */
    create: (plan: NewSheet): Promise<string> => create(shelf, plan),
    rematch: (id: string): Promise<string | undefined> => rematch(shelf, id),
    lastOptions: (game: string): Promise<Options | undefined> => lastOptions(shelf, game),
    /** A sheet, or all of them, as text: also what cannot be read. */
    rawText: async (only?: string): Promise<string> =>
      JSON.stringify(await rawPad(shelf, only === undefined ? undefined : [{ kind: 'sheets', id: only }]), null, 2),
  }
})
