/** A change that may come: previewed before it is made, and made by the same code. */
import { amend, insert, log, type Pen, strike } from '../sheet/lines.ts'
import type { Sheet } from '../sheet/sheet.ts'

export type Change =
  | { readonly kind: 'log'; readonly entry: unknown; readonly after?: string | null | undefined }
  | { readonly kind: 'amend'; readonly row: string; readonly entry: unknown }
  | { readonly kind: 'strike'; readonly row: string }

export function changed(sheet: Sheet, change: Change, pen: Pen): Sheet {
  switch (change.kind) {
    case 'log':
      return change.after === undefined ? log(sheet, change.entry, pen) : insert(sheet, change.after, change.entry, pen)
    case 'amend':
      return amend(sheet, change.row, change.entry, pen)
    case 'strike':
      return strike(sheet, change.row, pen)
  }
}

/** Lines are never rewritten: as many, with the same newest, are the same; so are the players, which only grow. */
export function sameSheet(a: Shown, b: Shown): boolean {
  return (
    a.sheet.id === b.sheet.id &&
    a.sheet.journal.length === b.sheet.journal.length &&
    a.sheet.journal.at(-1)?.id === b.sheet.journal.at(-1)?.id &&
    a.names.length === b.names.length &&
    a.names.every((name, i) => name === b.names[i])
  )
}
interface Shown {
  readonly sheet: Sheet
  readonly names: readonly string[]
}
