import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { gameOf } from '../games/index.ts'
import type { Options } from '../document/model/sheet.ts'
import { makePad } from '../document/model/write.ts'
import { isFromNewer } from '../storage/db/connection.ts'
import { create, lastOptions, type NewSheet, rematch } from '../storage/sheets/create.ts'
import type { PersonRecord } from '../storage/db/database.ts'
import { padOf, rawPad } from '../storage/backup/export.ts'
import type { Unread } from '../storage/db/gate.ts'
import { type PadPage, watchPad } from '../storage/sheets/pad.ts'
import { watchPeople } from '../storage/library/people.ts'
import { useStorageContext } from './storage.ts'

/** The whole pad, to be kept elsewhere. */
type Rescue =
  /** A pad file, and what is not in it. */
  | { readonly text: string; readonly raw: string | undefined }
  /** All as it lies in store. */
  | { readonly text: undefined; readonly raw: string }

/** So many lie on the front page; the history has all. */
const LATEST = 5

/** The sheets, newest first, and the people who played them. */
export const usePadStore = defineStore('pad', () => {
  const storage = useStorageContext()
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
      storage,
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
    return watchPeople(storage, (found) => (people.value = found), fail)
  }

  async function rawText(only?: readonly Pick<Unread, 'kind' | 'id'>[]): Promise<string> {
    return JSON.stringify(await rawPad(storage, only), null, 2)
  }

  /** When all else fails: what can be read as a pad, and the rest raw; everything raw when it is reading that fails. */
  async function rescue(): Promise<Rescue> {
    try {
      const { pad, left } = await padOf(storage)
      return { text: makePad(pad, gameOf), raw: left.length === 0 ? undefined : await rawText(left) }
    } catch {
      return { text: undefined, raw: await rawText() }
    }
  }

  return {
    page,
    people,
    trouble,
    open,
    openPeople,
    /** Resolves to the id of the new sheet. */
    create: (plan: NewSheet): Promise<string> => create(storage, plan),
    rematch: (id: string): Promise<string | undefined> => rematch(storage, id),
    lastOptions: (game: string): Promise<Options | undefined> => lastOptions(storage, game),
    rescue,
    /** A sheet as text: also one that cannot be read. */
    rawText: (only: string): Promise<string> => rawText([{ kind: 'sheets', id: only }]),
  }
})
