import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { gameOf } from '../games/index.ts'
import type { Answers } from '../sheet/arrivals.ts'
import { MOST_BYTES } from '../sheet/limits.ts'
import { readLink } from '../sheet/link.ts'
import { type Reading, readPad } from '../sheet/read.ts'
import type { Refusal } from '../sheet/refusal.ts'
import type { Pad } from '../sheet/sheet.ts'
import { type Preview, previewOf, type Taken, takeIn } from '../storage/arrivals.ts'
import { type Copy, textOfCopy, watchCopies } from '../storage/copies.ts'
import { type Undoing, undoArrival, undoingOf } from '../storage/undo-arrival.ts'
import { useShelf } from './shelf.ts'

/** What was given is no text of ours at first sight. */
export type NoPad = 'picture' | 'table' | 'notText' | 'broken' | 'notOurs' | 'tooLarge' | 'cannotRead'

export type Offered = { readonly name: string | undefined } & (
  | { readonly kind: 'reading' }
  | { readonly kind: 'noPad'; readonly why: NoPad }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'ready'; readonly pad: Pad; readonly preview: Preview }
)

/** A file may be as loosely written as it likes, up to here. */
const MOST_BYTES_OF_FILE = 3 * MOST_BYTES

/** A link wherever it stands among other words, or what stands behind the last slash of one; not one in a note of a file. */
const LINK = /^\s*(?<bare>\d+\.[\w-]+)\s*$|^(?!\s*\{)[^]*?#\/import\/(?<linked>\d+\.[\w-]+)/

/** What somebody wants to bring in: read, shown, and only then taken in. */
export const useArrivalsStore = defineStore('arrivals', () => {
  const shelf = useShelf()
  const offered = shallowRef<Offered>()
  const copies = shallowRef<readonly Copy[]>([])
  const failed = shallowRef(false)
  let answers: Answers = {}
  let newest = 0

  /** Of several that are offered one after the other, the last is shown. */
  async function offering(name: string | undefined, read: () => Promise<Reading | NoPad>): Promise<void> {
    const mine = ++newest
    answers = {}
    offered.value = { kind: 'reading', name }
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

  async function previewed(name: string | undefined, pad: Pad): Promise<Offered> {
    const preview = await previewOf(shelf, pad, answers)
    const { refusal } = preview.plan
    return refusal === undefined ? { kind: 'ready', pad, preview, name } : { kind: 'refused', refusal, name }
  }

  /** The text of a pad file, of a link, or what a gate gave. */
  function offer(input: string | Pad, name?: string): Promise<void> {
    if (typeof input !== 'string') return offering(name, async () => ({ ok: true, pad: input }))
    const { bare, linked } = LINK.exec(input)?.groups ?? {}
    const payload = bare ?? linked
    return payload === undefined ? offering(name, async () => readPad(input, gameOf)) : offerLink(payload)
  }

  function offerLink(payload: string): Promise<void> {
    return offering(undefined, () => readLink(payload, gameOf))
  }

  function offerFile(file: File): Promise<void> {
    return offering(file.name, async () => {
      if (file.type.startsWith('image/')) return 'picture'
      if (file.size > MOST_BYTES_OF_FILE) return 'tooLarge'
      const text = textIn(await file.arrayBuffer())
      return text === undefined ? 'notText' : readPad(text, gameOf)
    })
  }

  /** Looks again, with what was answered. */
  async function answer(more: Answers): Promise<void> {
    const now = offered.value
    if (now?.kind !== 'ready') return
    answers = {
      people: { ...answers.people, ...more.people },
      sheets: { ...answers.sheets, ...more.sheets },
    }
    const mine = newest
    const next = await previewed(now.name, now.pad)
    if (mine === newest) offered.value = next
  }

  /** Undefined when it could not be written: then nothing was. */
  async function take(): Promise<Taken | undefined> {
    const now = offered.value
    if (now?.kind !== 'ready') return undefined
    failed.value = false
    try {
      return await takeIn(shelf, now.pad, answers)
    } catch {
      failed.value = true
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
    /** The last attempt could not be written. */
    failed: computed(() => failed.value),
    offer,
    offerLink,
    offerFile,
    answer,
    take,
    drop,
    /** Follows the safety copies; where the data base cannot be opened there are none. Returns how to stop. */
    openCopies: () => {
      const show = (found: readonly Copy[]) => (copies.value = found)
      return watchCopies(shelf, show, () => show([]))
    },
    textOf: (copy: string): Promise<string | undefined> => textOfCopy(shelf, copy),
    undoing: (copy: string): Promise<Undoing | undefined> => undoingOf(shelf, copy),
    /** Whether there was anything to undo. */
    undo: async (copy: string): Promise<boolean> => (await undoArrival(shelf, copy)) !== undefined,
  }
})

/** What is no document of ours at all needs no place, and other words than one that is nearly right. */
function refused(name: string | undefined, refusal: Refusal): Offered {
  if (refusal.why.key === 'notJson') return { kind: 'noPad', why: isTable(name) ? 'table' : 'broken', name }
  const ours = refusal.path !== '$.format' && refusal.why.key !== 'notAPad'
  return ours ? { kind: 'refused', refusal, name } : { kind: 'noPad', why: 'notOurs', name }
}

const isTable = (name = ''): boolean => /\.csv$/i.test(name)

/** Undefined when it is no UTF-8, or has what no text has. */
function textIn(bytes: ArrayBuffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
