import { defineStore } from 'pinia'
import { gameOf } from '../games/index.ts'
import { tallyOf } from '../storage/sheets/summary.ts'
import { stemOf } from '../document/model/file-name.ts'
import { detailsOf } from '../document/journal/journal.ts'
import { makeLinkText } from '../document/link/link.ts'
import { makeNaming } from '../document/model/names.ts'
import type { Pad, Sheet } from '../document/model/sheet.ts'
import { makeCsv, separatorOf, tableOf } from '../document/csv.ts'
import { makePad } from '../document/model/write.ts'
import { readDraft } from '../storage/sheets/drafts.ts'
import { padOf, presetPadOf } from '../storage/backup/export.ts'
import { useSettingsStore } from './settings.ts'
import { useStorageContext } from './storage.ts'

export interface SharedFile {
  /** The file's name without date and extension. */
  readonly stem: string
  readonly text: string
}

/** Makes files, CSV and links of a sheet or preset. Rejects when it cannot be read. */
export const useSharingStore = defineStore('sharing', () => {
  const storage = useStorageContext()
  const settings = useSettingsStore()

  async function sheetPad(id: string): Promise<{ readonly pad: Pad; readonly sheet: Sheet }> {
    const { pad } = await padOf(storage, [id])
    const [sheet] = pad.sheets
    if (sheet === undefined) throw new Error(`sheet ${id} cannot be read`)
    return { pad, sheet }
  }

  async function presetPad(id: string): Promise<Pad> {
    const pad = await presetPadOf(storage, id)
    if (pad === undefined) throw new Error(`there are no house rules ${id}`)
    return pad
  }

  const namesIn = ({ pad, sheet }: { readonly pad: Pad; readonly sheet: Sheet }) =>
    sheet.players.map(makeNaming(pad.people))

  return {
    /** The sheet with its whole history. */
    fileOf: async (id: string): Promise<SharedFile> => {
      const found = await sheetPad(id)
      const called = detailsOf(found.sheet.journal).title ?? namesIn(found).join(' ')
      return { stem: stemOf(called), text: makePad(found.pad, gameOf) }
    },
    csvOf: async (id: string): Promise<string> => {
      const found = await sheetPad(id)
      const game = gameOf(found.sheet.game)!
      const { locale } = settings
      const table = tableOf(found.sheet, game, tallyOf(found.sheet, game), namesIn(found), locale)
      return makeCsv([table], separatorOf(locale))
    },
    /** The link to the sheet as it reads now, without its history, as a full URL. */
    linkOf: async (id: string): Promise<string> => urlOf((await sheetPad(id)).pad),
    /** Whether the sheet has a draft, which is not shared. */
    isHalfWritten: async (id: string): Promise<boolean> => (await readDraft(storage, id))?.draft !== undefined,
    fileOfPreset: async (id: string): Promise<SharedFile> => {
      const pad = await presetPad(id)
      return { stem: stemOf(pad.presets[0]?.name ?? ''), text: makePad(pad, gameOf) }
    },
    linkOfPreset: async (id: string): Promise<string> => urlOf(await presetPad(id)),
  }
})

async function urlOf(pad: Pad): Promise<string> {
  const { origin, pathname } = location
  return `${origin}${pathname}#/import/${await makeLinkText(pad, gameOf)}`
}
