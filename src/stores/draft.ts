/** The unfinished entry of the open sheet: kept in store as it changes, and the id its row or line will have. */
import { shallowRef } from 'vue'
import type { SheetDraft, Token } from '../storage/database.ts'
import { dropDraft, keepDraft, readDraft } from '../storage/drafts.ts'
import type { Shelf } from '../storage/shelf.ts'
import type { Turns } from './turns.ts'

export function makeDraftKeeper(shelf: Shelf, { inTurn }: Turns) {
  const draft = shallowRef<SheetDraft>()
  let token = freshToken()

  function freshToken(): Token {
    return { row: shelf.pen.id(), line: shelf.pen.id() }
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

  async function restore(sheet: string): Promise<void> {
    const kept = await inTurn(() => readDraft(shelf, sheet))
    if (kept === undefined) return
    const { sheet: _, token: given, ...rest } = kept
    draft.value = rest
    token = given
  }

  /** Of several that wait to be written, only the newest is. */
  function keep(sheet: string, next: SheetDraft): Promise<void> {
    const mine = token
    // asked for first: the write does not wait until the screen was drawn anew
    const kept = inTurn(async () => {
      if (draft.value === next && token === mine) await keepDraft(shelf, { sheet, token: mine, ...next })
    })
    draft.value = next
    return kept
  }

  function drop(sheet: string): Promise<void> {
    const { line } = token
    renew()
    return inTurn(() => dropDraft(shelf, sheet, line))
  }

  return { draft, token: () => token, renew, renewToken, restore, keep, drop }
}
