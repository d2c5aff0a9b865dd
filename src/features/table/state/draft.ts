/** The draft of the open sheet, stored at every change, and the ids its row and line will have. */
import { shallowRef } from 'vue'
import { isRecord } from '../../../kernel/schema.ts'
import type { DraftRecord, SheetDraft, Token } from '../../../storage/db/database.ts'
import { isDraftRecord } from '../../../storage/sheets/draft-gate.ts'
import { dropDraft, findDraft, type FoundDraft, keepDraft } from '../../../storage/sheets/drafts.ts'
import type { StorageContext } from '../../../storage/db/storage-context.ts'
import type { Turns } from '../../../shared/turns.ts'

/** The session storage key of the newest draft, kept until the database has it, in case the page is closed in between. */
const WAITING = 'whistblok.draft'

function hold(draft: DraftRecord): void {
  try {
    sessionStorage.setItem(WAITING, JSON.stringify(draft))
  } catch {
    // not allowed or full: a reload may lose the last tap
  }
}
/** Removes the draft from session storage if it is for this line: another sheet may have one that is not written yet. */
function letGo(line: string): void {
  try {
    const found = sessionStorage.getItem(WAITING)
    if (found?.includes(`"line":${JSON.stringify(line)}`)) sessionStorage.removeItem(WAITING)
  } catch {
    // not allowed: nothing was kept
  }
}
function heldOf(sheet: string): FoundDraft {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(WAITING) ?? 'null')
    if (!isRecord(found) || found['sheet'] !== sheet) return {}
    return isDraftRecord(found) ? { draft: found } : { unread: found }
  } catch {
    return {}
  }
}

export function makeDraftKeeper(storage: StorageContext, { inTurn }: Turns) {
  const draft = shallowRef<SheetDraft>()
  let token = freshToken()
  /** By sheet, the draft that is not written yet; it is still written after the sheet was left. */
  const waiting = new Map<string, { readonly draft: SheetDraft; readonly line: string }>()

  function freshToken(): Token {
    return { row: storage.writer.id(), line: storage.writer.id() }
  }

  /** New ids for the next line; the draft stays. */
  function renewToken() {
    giveUp()
    token = freshToken()
  }

  /** Drops waiting drafts for the line of this token, so that they are not written. */
  function giveUp() {
    for (const [sheet, { line }] of waiting) if (line === token.line) waiting.delete(sheet)
  }

  /** Begins a new draft. */
  function renew() {
    draft.value = undefined
    token = freshToken()
  }

  /** Ends the draft, saved or discarded. */
  function done() {
    letGo(token.line)
    giveUp()
    renew()
  }

  /** Restores the stored draft. If that cannot be read, resolves to its JSON. */
  async function restore(sheet: string): Promise<string | undefined> {
    const held = heldOf(sheet)
    const found = held.draft ? held : await inTurn(() => findDraft(storage, sheet))
    if (found.draft === undefined) {
      const unread = held.unread ?? found.unread
      return unread === undefined ? undefined : JSON.stringify(unread, null, 2)
    }
    const { sheet: _, token: given, ...rest } = found.draft
    draft.value = rest
    token = given
    if (held.draft !== undefined) void keep(sheet, rest).catch(() => undefined)
    return undefined
  }

  /** Stores the draft; if several wait to be written, only the newest is. */
  function keep(sheet: string, next: SheetDraft): Promise<void> {
    const mine = token
    hold({ sheet, token: mine, ...next })
    // queued before `draft` is set, so that the write does not wait for the screen to be drawn
    const mineWaits = { draft: next, line: mine.line }
    waiting.set(sheet, mineWaits)
    const kept = inTurn(async () => {
      if (waiting.get(sheet) !== mineWaits) return
      await keepDraft(storage, { sheet, token: mine, ...next })
      if (waiting.get(sheet) !== mineWaits) return
      waiting.delete(sheet)
      letGo(mine.line)
    })
    draft.value = next
    return kept
  }

  function drop(sheet: string): Promise<void> {
    const { line } = token
    done()
    return inTurn(() => dropDraft(storage, sheet, line))
  }

  return { draft, token: () => token, renew, renewToken, done, restore, keep, drop }
}
