/** The unfinished entry of the open sheet: kept in store as it changes, and the id its row or line will have. */
import { shallowRef } from 'vue'
import { isRecord } from '../../../kernel/schema.ts'
import type { DraftRecord, SheetDraft, Token } from '../../../storage/db/database.ts'
import { isDraftRecord } from '../../../storage/sheets/draft-gate.ts'
import { dropDraft, findDraft, type FoundDraft, keepDraft } from '../../../storage/sheets/drafts.ts'
import type { StorageContext } from '../../../storage/db/storage-context.ts'
import type { Turns } from '../../../shared/turns.ts'

/** Where the newest entry waits, in this tab, until the data base has it: a page may go away in between. */
const WAITING = 'whistblok.draft'

function hold(draft: DraftRecord): void {
  try {
    sessionStorage.setItem(WAITING, JSON.stringify(draft))
  } catch {
    // no room or no leave: then the last tap before a reload may be missing
  }
}
function letGo(): void {
  try {
    sessionStorage.removeItem(WAITING)
  } catch {
    // nothing was held
  }
}
function held(sheet: string): FoundDraft {
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

  function freshToken(): Token {
    return { row: storage.writer.id(), line: storage.writer.id() }
  }

  /** The next line is another; what is being written stays. */
  function renewToken() {
    token = freshToken()
  }

  /** The next entry is another. */
  function renew() {
    draft.value = undefined
    renewToken()
  }

  /** What was being written is written, or given up. */
  function done() {
    letGo()
    renew()
  }

  /** Resolves to what is there instead and cannot be read, as text. */
  async function restore(sheet: string): Promise<string | undefined> {
    const waiting = held(sheet)
    const found = waiting.draft ? waiting : await inTurn(() => findDraft(storage, sheet))
    if (found.draft === undefined) {
      const unread = waiting.unread ?? found.unread
      return unread === undefined ? undefined : JSON.stringify(unread, null, 2)
    }
    const { sheet: _, token: given, ...rest } = found.draft
    draft.value = rest
    token = given
    if (waiting.draft !== undefined) void keep(sheet, rest).catch(() => undefined)
    return undefined
  }

  /** Of several that wait to be written, only the newest is. */
  function keep(sheet: string, next: SheetDraft): Promise<void> {
    const mine = token
    hold({ sheet, token: mine, ...next })
    // asked for first: the write does not wait until the screen was drawn anew
    const kept = inTurn(async () => {
      if (draft.value !== next || token !== mine) return
      await keepDraft(storage, { sheet, token: mine, ...next })
      if (draft.value === next && token === mine) letGo()
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
