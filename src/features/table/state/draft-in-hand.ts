/** The entry in hand as it is kept: what its form says, what it said when it was opened, and what was set aside for it. */
import { isRecord } from '../../../kernel/schema.ts'
import type { SheetDraft } from '../../../storage/db/database.ts'
import { isSheetDraft } from '../../../storage/sheets/draft-gate.ts'

/** What `SheetDraft.draft` holds. It lies in store: the names stay. */
interface Content {
  /** The form's own draft. */
  readonly value: unknown
  /** The same when the form was opened. */
  readonly opened?: unknown
  /** What was set aside for it, with what was set aside for that in turn. */
  readonly parked?: SheetDraft | undefined
}
type About = Pick<SheetDraft, 'target' | 'form'>
export type InHand = About & Pick<SheetDraft, 'step'> & { readonly value: unknown }

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What is kept as no form keeps it says nothing. */
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

/** What comes back when this is saved or thrown away. */
export function setAsideFor(kept: SheetDraft | undefined): SheetDraft | undefined {
  return kept && contentOf(kept).parked
}

/** With nothing typed into it, only what was set aside for it is worth keeping. */
function worthKeeping(kept: SheetDraft | undefined): SheetDraft | undefined {
  if (kept === undefined) return undefined
  const { value, opened, parked } = contentOf(kept)
  return opened !== undefined && same(value, opened) ? parked : kept
}

/** What was begun about this row, out of all that was set aside; and the rest. */
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

/** The entry in hand, changed. */
export function changed(kept: SheetDraft | undefined, next: InHand, guests: SheetDraft['guests']): SheetDraft {
  const { target, form, step, value } = next
  const { opened, parked } = kept ? contentOf(kept) : {}
  return { target, form, draft: { value, opened, parked } satisfies Content, step, ...(guests && { guests }) }
}

/** Another form, or another row. What is in hand is set aside for it; what was begun about the same row goes on. */
export function opening(kept: SheetDraft | undefined, next: InHand): SheetDraft {
  const { target, form, step, value } = next
  const [found, rest] = target.kind === 'amend' ? takenOut(kept, next) : [undefined, kept]
  const fresh = { target, form, step, draft: { value, opened: value } satisfies Content }
  return withParked(found ?? fresh, worthKeeping(rest))
}

/** What was thrown away is in hand again, and what is in hand now is set aside for it. */
export function broughtBack(thrown: SheetDraft, kept: SheetDraft | undefined): SheetDraft {
  return withParked(thrown, kept)
}
