/** What changes in a sheet when another copy of it is merged in. */
import { isSheetRow } from '../../kernel/rows.ts'
import { detailsOf, rowsOf } from '../journal/journal.ts'
import { placeOf } from '../journal/line-ids.ts'
import { compareText } from '../model/order.ts'
import { oldestLines } from '../journal/place-holders.ts'
import type { EntryLine, Sheet } from '../model/sheet.ts'

export interface MergeDiff {
  /** How many rounds the sheet has before and after. */
  readonly before: number
  readonly after: number
  /** Ids of rows: new ones (`added`), those that read differently (`changed`), those no longer there (`struck`). */
  readonly added: readonly string[]
  /** How many of the `added` rows are rounds. */
  readonly addedRounds: number
  readonly changed: readonly string[]
  readonly struck: readonly string[]
  /** Whether title, note, stake, series, closing or the players' names change. */
  readonly details: boolean
}

export function mergeDiff(before: Sheet | undefined, after: Sheet): MergeDiff {
  const was = rowsOf(before?.journal ?? [])
  const is = rowsOf(after.journal)
  const old = new Map(was.map(({ id, entry }) => [id, JSON.stringify(entry)]))
  const now = new Set(is.map(({ id }) => id))
  const added = is.filter(({ id }) => !old.has(id))
  const changed = is.filter(({ id, entry }) => old.has(id) && old.get(id) !== JSON.stringify(entry))
  return {
    before: roundsIn(was),
    after: roundsIn(is),
    added: added.map(({ id }) => id),
    addedRounds: roundsIn(added),
    changed: changed.map(({ id }) => id),
    struck: was.filter(({ id }) => !now.has(id)).map(({ id }) => id),
    details: before !== undefined && saidOf(before) !== saidOf(after),
  }
}

/** How many rounds the sheet has. */
export function roundsOf({ journal }: Sheet): number {
  return roundsIn(rowsOf(journal))
}

function roundsIn(rows: readonly { readonly entry: unknown }[]): number {
  return rows.filter(({ entry }) => !isSheetRow(entry)).length
}

function saidOf({ players, journal }: Sheet): string {
  return JSON.stringify([
    players.map(({ name }) => name),
    Object.entries(detailsOf(journal)).toSorted(([a], [b]) => compareText(a, b)),
  ])
}

/** Whether merging changed nothing. Merging only adds lines, and place holders for lines that are here do not count. */
export function isAsBefore(before: Sheet, merged: Sheet): boolean {
  return (
    addsOnlyPlaces(before, merged) &&
    merged.startedAt === before.startedAt &&
    merged.players.every(({ name, person }, i) => {
      const old = before.players[i]
      return old?.name === name && old.person === person
    })
  )
}

function addsOnlyPlaces(before: Sheet, merged: Sheet): boolean {
  const here = new Set(before.journal.map(({ id }) => id))
  const oldest = oldestLines(before.journal)
  return merged.journal.every(
    (line) => here.has(line.id) || ('entry' in line && holdsPlaceOf(line, oldest.get(line.row))),
  )
}

/** Whether this is the exact place holder of `first`. Any other `null` entry could strike or move the row. */
function holdsPlaceOf({ id, at, after, entry }: EntryLine, first: EntryLine | undefined): boolean {
  if (first === undefined || entry !== null) return false
  return id === placeOf(first.id) && at === first.at && after === first.after
}
