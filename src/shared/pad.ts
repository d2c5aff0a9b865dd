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

/** The whole pad as text, to save elsewhere. */
type Rescue =
  /** A pad file, and the stored records that cannot be read. */
  | { readonly text: string; readonly raw: string | undefined }
  /** All records as stored. */
  | { readonly text: undefined; readonly raw: string }

/** How many sheets the start screen lists; the history has all. */
const LATEST = 5

/** The sheets, newest first, and the people who played them. */
export const usePadStore = defineStore('pad', () => {
  const storage = useStorageContext()
  const page = shallowRef<PadPage>()
  const people = shallowRef<readonly PersonRecord[]>([])
  /** Why nothing can be read: a newer version wrote the data, or the database cannot be opened. */
  const trouble = shallowRef<'newer' | 'closed'>()

  function fail(error: unknown) {
    trouble.value = isFromNewer(error) ? 'newer' : 'closed'
  }

  /** Watches the start screen's sheets; returns a function that stops it. */
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

  /** Watches the people; returns a function that stops it. */
  function openPeople(): () => void {
    return watchPeople(storage, (found) => (people.value = found), fail)
  }

  async function rawText(only?: readonly Pick<Unread, 'kind' | 'id'>[]): Promise<string> {
    return JSON.stringify(await rawPad(storage, only), null, 2)
  }

  /** For the crash screen: readable records as a pad and the rest raw, or everything raw when reading fails. */
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
    /** The stored records of a sheet, even an unreadable one, as JSON. */
    rawText: (only: string): Promise<string> => rawText([{ kind: 'sheets', id: only }]),
  }
})
