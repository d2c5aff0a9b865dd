import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { gameOf } from '../../games/index.ts'
import type { Answers } from '../../document/merge/import-plan.ts'
import { readLink } from '../../document/link/link.ts'
import { mergePads } from '../../document/merge/merge-pads.ts'
import { type Reading, readPad } from '../../document/read/read.ts'
import type { Refusal } from '../../document/read/refusal.ts'
import type { Pad } from '../../document/model/sheet.ts'
import type { Seen } from '../../storage/import/import-plan.ts'
import { type Preview, previewOf, type Taken, takeIn } from '../../storage/import/import.ts'
import { deleteCopy, textOfCopy, watchCopies } from '../../storage/backup/copies.ts'
import type { CopyRecord } from '../../storage/db/database.ts'
import { copyBeside } from '../../storage/backup/restore.ts'
import { type Undone, undoImport } from '../../storage/import/undo-import.ts'
import { type NoPad, readFile } from './read-file.ts'
import { useNoticesStore } from '../../shared/notices.ts'
import { useStorageContext } from '../../shared/storage.ts'

export type { Undone }

/** What a notice of an import is about. */
export const importNotice = (copy: string): string => `planned ${copy}`

/** What is being imported. `copy`: it is a safety copy of this pad, to be added beside what is here. */
export type Offered = { readonly name: string | undefined; readonly files?: number; readonly copy?: boolean } & (
  | { readonly kind: 'reading' }
  | { readonly kind: 'noPad'; readonly why: NoPad }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'ready'; readonly pad: Pad; readonly preview: Preview }
)

type Ready = Extract<Offered, { readonly kind: 'ready' }>

/** A link anywhere in a text, or only the part behind its last slash; but not a link in a note of a pad file. */
const LINK = /^\s*(?<bare>\d+\.[\w-]+)\s*$|^(?!\s*\{)[^]*?#\/import\/(?<linked>\d+\.[\w-]+)/

/** The import: reads and previews an input, then writes it when the user says so. */
export const useImportStore = defineStore('imports', () => {
  const storage = useStorageContext()
  const notices = useNoticesStore()
  const offered = shallowRef<Offered>()
  const copies = shallowRef<readonly CopyRecord[]>([])
  const failed = shallowRef(false)
  let answers: Answers = {}
  let newest = 0

  /** Begins a new import, without the notices and answers of the one before. */
  function begin(next: Offered): number {
    notices.settle()
    answers = {}
    failed.value = false
    offered.value = next
    return ++newest
  }

  /** Reads and previews. If another input follows meanwhile, only that one is shown. */
  async function offering(name: string | undefined, read: () => Promise<Reading | NoPad>): Promise<void> {
    const mine = begin({ kind: 'reading', name })
    const next = await look(name, read)
    if (mine === newest) offered.value = next
  }

  async function look(name: string | undefined, read: () => Promise<Reading | NoPad>): Promise<Offered> {
    try {
      const reading = await read()
      if (typeof reading === 'string') return { kind: 'noPad', why: reading, name }
      if (!reading.ok) return refused(name, reading.refusal)
      return await previewed(name, reading.pad)
    } catch {
      return { kind: 'noPad', why: 'cannotRead', name }
    }
  }

  async function previewed(name: string | undefined, pad: Pad, seen?: Seen): Promise<Offered> {
    const preview = await previewOf(storage, pad, answers, seen)
    const { refusal } = preview.plan
    return refusal === undefined ? { kind: 'ready', pad, preview, name } : { kind: 'refused', refusal, name }
  }

  /** Takes the text of a pad file or a link, or a pad already read. */
  function offer(input: string | Pad, name?: string): Promise<void> {
    if (typeof input !== 'string') return offering(name, async () => ({ ok: true, pad: input }))
    const { bare, linked } = LINK.exec(input)?.groups ?? {}
    const payload = bare ?? linked
    return payload === undefined ? offering(name, async () => readPad(input, gameOf)) : offerLink(payload)
  }

  /** Previews a safety copy. Resolves to false when there is no such copy. */
  async function offerCopy(copy: string, name: string): Promise<boolean> {
    const pad = await copyBeside(storage, copy)
    if (pad === undefined) return false
    const mine = begin({ kind: 'reading', name, copy: true })
    const next = await look(name, async () => ({ ok: true, pad }))
    if (mine === newest) offered.value = { ...next, copy: true }
    return true
  }

  function offerLink(payload: string): Promise<void> {
    return offering(undefined, () => readLink(payload, gameOf))
  }

  /** Several files are merged into one import. */
  async function offerFiles(files: readonly File[]): Promise<void> {
    const [file, ...others] = files
    if (file === undefined) return
    if (others.length === 0) {
      await offering(file.name, () => readFile(file))
      return
    }
    const mine = begin({ kind: 'reading', name: undefined, files: files.length })
    const next = await lookAtAll(files)
    if (mine === newest) offered.value = next
  }

  async function lookAtAll(files: readonly File[]): Promise<Offered> {
    let all: Pad | undefined
    for (const file of files) {
      const { name } = file
      // the first file that is not valid is reported
      const reading = await readFile(file).catch((): NoPad => 'cannotRead')
      if (typeof reading === 'string') return { kind: 'noPad', why: reading, name }
      if (!reading.ok) return refused(name, reading.refusal)
      const both = all === undefined ? reading : mergePads(all, reading.pad, gameOf)
      if (!both.ok) return { kind: 'noPad', why: 'together', name: undefined, files: files.length }
      all = both.pad
    }
    const pad = all!
    return { ...(await look(undefined, async () => ({ ok: true, pad }))), files: files.length }
  }

  /** Plans it again with these answers added. */
  async function answer(more: Answers): Promise<void> {
    const now = offered.value
    if (now?.kind !== 'ready') return
    answers = {
      people: { ...answers.people, ...more.people },
      sheets: { ...answers.sheets, ...more.sheets },
      presets: { ...answers.presets, ...more.presets },
      series: { ...answers.series, ...more.series },
    }
    await show(now, now.preview.seen)
  }

  /** Plans it again with what is stored now. */
  async function lookAgain(): Promise<void> {
    const now = offered.value
    if (now?.kind === 'ready') await show(now)
  }

  /** The pad to import. If only some sheets of a copy are restored, its presets and series are left out. */
  function wanted({ copy, pad }: Ready): Pad {
    const some = copy && Object.values(answers.sheets ?? {}).includes('leave')
    return some ? { ...pad, presets: [], series: [] } : pad
  }

  async function show(now: Ready, seen?: Seen): Promise<void> {
    const { name, files, copy, pad } = now
    const mine = newest
    const next = await previewed(name, wanted(now), seen)
    if (mine !== newest) return
    const asOffered = next.kind === 'ready' ? { ...next, pad } : next
    offered.value = { ...asOffered, ...(files !== undefined && { files }), ...(copy && { copy }) }
  }

  /** Runs the import. Resolves to undefined when writing failed; then nothing is written. */
  async function take(): Promise<Taken | undefined> {
    const now = offered.value
    if (now?.kind !== 'ready') return undefined
    const mine = newest
    failed.value = false
    try {
      return await takeIn(storage, wanted(now), answers)
    } catch {
      // another input may have been offered meanwhile
      if (mine === newest) failed.value = true
      return undefined
    }
  }

  function drop() {
    newest += 1
    answers = {}
    failed.value = false
    offered.value = undefined
  }

  return {
    offered: computed(() => offered.value),
    copies: computed(() => copies.value),
    /** Whether the last attempt failed to write. */
    failed: computed(() => failed.value),
    offer,
    offerLink,
    offerFiles,
    offerCopy,
    lookAgain,
    answer,
    take,
    drop,
    /** Watches the safety copies (none if the database cannot be opened); returns a function that stops it. */
    openCopies: () => {
      const show = (found: readonly CopyRecord[]) => (copies.value = found)
      return watchCopies(storage, show, () => show([]))
    },
    textOf: (copy: string): Promise<string | undefined> => textOfCopy(storage, copy),
    undo: (copy: string): Promise<Undone> => undoImport(storage, copy),
    deleteCopy: (copy: string): Promise<void> => deleteCopy(storage, copy),
  }
})

/** A document that is not ours gets a simple reason; one of ours with faults also gets the path. */
function refused(name: string | undefined, refusal: Refusal): Offered {
  if (refusal.why.key === 'notJson') return { kind: 'noPad', why: isTable(name) ? 'table' : 'broken', name }
  const ours = refusal.path !== '$.format' && refusal.why.key !== 'notAPad'
  return ours ? { kind: 'refused', refusal, name } : { kind: 'noPad', why: 'notOurs', name }
}

const isTable = (name = ''): boolean => /\.csv$/i.test(name)
