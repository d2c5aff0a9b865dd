/** An entry as it is stored: what its form says, what it said when it was opened, and the entry that was set aside for it. */
import { isRecord } from '../../../kernel/schema.ts'
import type { SheetDraft } from '../../../storage/db/database.ts'
import { isSheetDraft } from '../../../storage/sheets/draft-gate.ts'

/** The content of `SheetDraft.draft`. These names are in stored data and must not change. */
interface Content {
  /** The form's own draft. */
  readonly value: unknown
  /** What `value` was when the form was opened. */
  readonly opened?: unknown
  /** The entry that was set aside for this one; it may itself have another set aside for it. */
  readonly parked?: SheetDraft | undefined
}
type About = Pick<SheetDraft, 'target' | 'form'>
export type InHand = About & Pick<SheetDraft, 'step'> & { readonly value: unknown }

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The content of a stored entry; a stored value of another shape counts as empty. */
function contentOf(kept: SheetDraft): Content {
  if (!isRecord(kept.draft)) return { value: undefined }
  const { value, opened, parked } = kept.draft
  return { value, opened, parked: isSheetDraft(parked) ? parked : undefined }
}

function withParked(kept: SheetDraft, parked: SheetDraft | undefined): SheetDraft {
  return { ...kept, draft: { ...contentOf(kept), parked } satisfies Content }
}

/** The form's own draft. */
export function valueOf(kept: SheetDraft): unknown {
  return contentOf(kept).value
}

/** The entry that comes back when this one is saved or discarded. */
export function setAsideFor(kept: SheetDraft | undefined): SheetDraft | undefined {
  return kept && contentOf(kept).parked
}

/** The entry itself, or the one set aside for it if nothing was entered since it was opened. */
function worthKeeping(kept: SheetDraft | undefined): SheetDraft | undefined {
  if (kept === undefined) return undefined
  const { value, opened, parked } = contentOf(kept)
  return opened !== undefined && same(value, opened) ? parked : kept
}

/** Finds the entry about this row among those set aside. Returns it and the others. */
function takenOut(
  kept: SheetDraft | undefined,
  about: About,
): readonly [found: SheetDraft | undefined, rest: SheetDraft | undefined] {
  if (kept === undefined) return [undefined, undefined]
  const { parked } = contentOf(kept)
  if (kept.form === about.form && same(kept.target, about.target)) return [kept, parked]
  const [found, rest] = takenOut(parked, about)
  return [found, withParked(kept, rest)]
}

/** The stored entry after a change of its form, draft or step. */
export function changed(kept: SheetDraft | undefined, next: InHand, guests: SheetDraft['guests']): SheetDraft {
  const { target, form, step, value } = next
  const { opened, parked } = kept ? contentOf(kept) : {}
  return { target, form, draft: { value, opened, parked } satisfies Content, step, ...(guests && { guests }) }
}

/** Opens another form, or one for another row, and sets the current entry aside. An earlier amendment of the same row is resumed. */
export function opening(kept: SheetDraft | undefined, next: InHand): SheetDraft {
  const { target, form, step, value } = next
  const [found, rest] = target.kind === 'amend' ? takenOut(kept, next) : [undefined, kept]
  const fresh = { target, form, step, draft: { value, opened: value } satisfies Content }
  return withParked(found ?? fresh, worthKeeping(rest))
}

/** Resumes a discarded entry, and sets the current one aside for it. */
export function broughtBack(thrown: SheetDraft, kept: SheetDraft | undefined): SheetDraft {
  return withParked(thrown, kept)
}
