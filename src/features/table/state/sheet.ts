import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { appWords } from '../../../words/app-words.ts'
import { makeLanguage } from '../../../words/index.ts'
import type { Tally } from '../../../kernel/contract.ts'
import type { Names } from '../../../kernel/message.ts'
import { makeInstant } from '../../../document/model/instant.ts'
import { factsOf } from '../../../document/journal/journal.ts'
import { type LineWriter, redo, set, undo } from '../../../document/journal/lines.ts'
import { namesOf } from '../../../document/model/names.ts'
import type { Player, Setting, Sheet } from '../../../document/model/sheet.ts'
import { makeWay } from '../../../storage/db/connection.ts'
import type { SheetDraft } from '../../../storage/db/database.ts'
import { askToPersist } from '../../../storage/db/durability.ts'
import type { Stored } from '../../../storage/sheets/load.ts'
import { append, type Saved, watchSheet, type Write } from '../../../storage/sheets/sheets.ts'
import { tallyOf } from '../../../storage/sheets/summary.ts'
import { type Change, changed, type Newcomers, guestIndex, sameSheet } from './change.ts'
import { makeDraftKeeper } from './draft.ts'
import { useNoticesStore } from '../../../shared/notices.ts'
import { useSettingsStore } from '../../../shared/settings.ts'
import { useStorageContext } from '../../../shared/storage.ts'
import { makeTurns } from '../../../shared/turns.ts'
import { nextRedo, nextUndo } from './undoing.ts'

interface Saving extends Saved {
  /** What to try again when writing fails; default: the same write. */
  readonly again?: () => Promise<unknown>
  /** The entry as text, to copy when writing fails. */
  readonly asText?: () => string
}

interface Amending extends Newcomers {
  readonly leave?: SheetDraft | undefined
}
interface Logging extends Amending {
  readonly after?: string | null
  readonly beside?: boolean
}

/** The sheet just saved; newcomers have the names they were entered with until their current names are read. */
function withNew(shown: Ready, sheet: Sheet): Ready {
  const names = [...shown.names, ...sheet.players.slice(shown.names.length).map(({ name }) => name)]
  return { ...shown, sheet, names }
}
type Ready = Stored & { readonly kind: 'ready' }

/** The open sheet. It shows what is stored: every action is a write, and the result is read back. */
export const useSheetStore = defineStore('sheet', () => {
  const storage = useStorageContext()
  const notices = useNoticesStore()
  const settings = useSettingsStore()
  const locale = computed(() => settings.locale)
  const { t, signed } = makeLanguage(locale, storage.writer.now)
  const turns = makeTurns()
  const drafts = makeDraftKeeper(storage, turns)

  const id = shallowRef<string>()
  const stored = shallowRef<Stored | { readonly kind: 'loading' }>({ kind: 'loading' })
  const saving = shallowRef(false)
  /** Whether another tab runs a newer version, so that this tab can no longer write. */
  const steppedAside = shallowRef(false)
  let stop = () => {}
  /** The key of the notice about an unreadable draft. */
  let unreadShown = 0

  const ready = computed(() => (stored.value.kind === 'ready' ? stored.value : undefined))
  const sheet = computed(() => ready.value?.sheet)
  const tally = computed(() => ready.value && tallyOf(ready.value.sheet, ready.value.game))
  const names = computed<Names>(() => {
    const guests = drafts.draft.value?.guests?.map(({ name }) => name) ?? []
    const known = namesOf([...(ready.value?.names ?? []), ...guests], tally.value?.next.sides ?? [])
    return { ...known, seat: (seat) => (seat < 0 ? (guests[guestIndex(seat)] ?? '') : known.seat(seat)) }
  })

  makeWay(storage, turns.settled, () => (steppedAside.value = true))

  async function open(sheetId: string): Promise<void> {
    if (id.value === sheetId) return
    close()
    id.value = sheetId
    await restore(sheetId)
    if (id.value === sheetId) stop = watchSheet(storage, sheetId, take, notices.fail)
  }

  async function restore(sheetId: string): Promise<void> {
    const unread = await drafts.restore(sheetId)
    if (unread === undefined || id.value !== sheetId) return
    const { draftUnread, copyText } = appWords[locale.value].shell
    const copy = { label: copyText, run: () => void navigator.clipboard.writeText(unread) }
    unreadShown = notices.show({ text: draftUnread, stays: true, actions: [copy] })
  }

  function close() {
    stop()
    notices.dismiss(unreadShown)
    stop = () => {}
    id.value = undefined
    stored.value = { kind: 'loading' }
    drafts.renew()
  }

  /** Shows the stored sheet, unless it is already shown, as it is after this tab wrote it. */
  function take(found: Stored) {
    // restored from the bin, with its draft
    if (found.kind === 'ready' && stored.value.kind === 'missing') void restore(found.sheet.id)
    const same = found.kind === 'ready' && ready.value && sameSheet(found, ready.value)
    if (!same) stored.value = found
  }

  async function save(write: Write, { ids = [], clears, again, asText }: Saving = {}): Promise<boolean> {
    const sheetId = id.value
    if (sheetId === undefined) return false
    saving.value = true
    try {
      const saved = await turns.inTurn(() => append(storage, sheetId, write, { ids, clears }))
      if (id.value === sheetId && ready.value) stored.value = withNew(ready.value, saved)
      return true
    } catch {
      offer(again ?? (() => save(write, { ids, clears })), asText)
      return false
    } finally {
      saving.value = false
    }
  }

  function offer(again: () => Promise<unknown>, asText?: () => string) {
    const { writeFailed, tryAgain, copyText } = appWords[locale.value].shell
    const retry = () => {
      notices.dismiss(key)
      void again()
    }
    const copy = asText && { label: copyText, run: () => void navigator.clipboard.writeText(asText()) }
    const key = notices.show({
      text: writeFailed,
      tone: 'failed',
      stays: true,
      actions: [{ label: tryAgain, main: true, run: retry }, ...(copy ? [copy] : [])],
    })
  }

  /**
   * Makes a change. Its row or line gets the id of the draft, so that saving twice makes it once.
   * `leave`: the draft that was put aside for this one, and is continued afterwards.
   */
  async function make(change: Change, clearDraft = change.kind !== 'strike', leave?: SheetDraft): Promise<boolean> {
    const { row, line } = drafts.token()
    const before = stored.value
    let written = row
    const write = (now: Sheet, writer: LineWriter) => {
      const next = changed(now, change, writer)
      const first = next.journal[now.journal.length]
      if (first !== undefined && 'row' in first) written = first.row
      return next
    }
    const saved = await save(write, {
      ids: [change.kind === 'log' ? row : line],
      clears: clearDraft ? line : undefined,
      again: () => make(change, clearDraft, leave),
      asText: () => inWords(change.kind === 'strike' ? tally.value : tallyWith(change), change, 'preview'),
    })
    if (!saved || drafts.token().line !== line) return saved
    if (clearDraft) drafts.done()
    else drafts.renewToken()
    if (leave !== undefined) keepDraft(leave)
    if (stored.value !== before && clearDraft) notices.announce(inWords(tally.value, change, written))
    if (change.kind === 'log' && tally.value?.rows.length === 1) void askToPersist()
    return true
  }

  /** The tally after a change; undefined when its entry is not valid. */
  function tallyWith(change: Change): Tally | undefined {
    if (!ready.value) return undefined
    const { game, sheet } = ready.value
    const facts = factsOf(changed(sheet, change, { now: storage.writer.now, id: () => 'preview' }))
    const sound = facts.rows.every(({ entry }) => game.faultsOfEntry(entry, facts.players).length === 0)
    return sound ? game.tally(facts) : undefined
  }

  /** The changed row as text: `Anna: spar. Anna +2, Bo −2, Carl 0`. `logged` is the row id of a new row. */
  function inWords(of: Tally | undefined, change: Change, logged: string): string {
    const wanted = change.kind === 'log' ? logged : change.row
    const row = of?.rows.find((row) => row.id === wanted)
    if (!row || !ready.value) return ''
    const points = row.points.map((points, side) => `${names.value.side(side)} ${signed(points)}`)
    return appWords[locale.value].shell.roundSaved(t(row.headline, ready.value.game, names.value), points.join(', '))
  }

  const setDetails = (values: Setting) => save((sheet) => set(sheet, values, storage.writer))

  function keepDraft(next: SheetDraft) {
    const sheetId = id.value
    if (sheetId !== undefined) drafts.keep(sheetId, next).catch(() => offer(async () => keepDraft(next)))
  }

  function dropDraft() {
    if (id.value !== undefined) void drafts.drop(id.value)
  }

  return {
    id,
    stored,
    status: computed(() => stored.value.kind),
    sheet,
    game: computed(() => ready.value?.game),
    tally,
    rows: computed(() => tally.value?.rows ?? []),
    names,
    draft: drafts.draft,
    saving,
    steppedAside,
    undoable: computed(() => sheet.value && nextUndo(sheet.value.journal)),
    redoable: computed(() => sheet.value && nextRedo(sheet.value.journal)),
    open,
    close,
    /** `beside`: another row than the one being entered, whose draft stays. */
    log: (entry: unknown, { beside = false, leave, ...where }: Logging = {}) =>
      make({ kind: 'log', entry, ...where }, !beside, leave),
    amend: (row: string, entry: unknown, { leave, ...newcomers }: Amending = {}) =>
      make({ kind: 'amend', row, entry, ...newcomers }, true, leave),
    strike: (row: string) => make({ kind: 'strike', row }),
    undo: () => save((sheet) => undo(sheet, storage.writer)),
    redo: () => save((sheet) => redo(sheet, storage.writer)),
    set: setDetails,
    /** Closes the sheet. */
    closeNow: () => setDetails({ closedAt: makeInstant(storage.writer.now()) }),
    reopen: () => setDetails({ closedAt: null }),
    /** A newcomer as a player, with an id. */
    guest: ({ name, person = storage.uuid() }: Player): Player => ({ name: name.trim(), person }),
    keepDraft,
    dropDraft,
    settled: turns.settled,
    tallyWith,
  }
})
