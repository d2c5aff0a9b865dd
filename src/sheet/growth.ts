/** What a sheet gains when another copy of it is merged in. */
import { isSheetRow } from '../rules/rows.ts'
import { detailsOf, rowsOf } from './journal.ts'
import type { Sheet } from './sheet.ts'

export interface Growth {
  /** Rounds before and after. */
  readonly before: number
  readonly after: number
  /** Rows that were not there, that now read otherwise, and that are struck, by id. */
  readonly added: readonly string[]
  /** How many of those that were not there are rounds. */
  readonly addedRounds: number
  readonly changed: readonly string[]
  readonly struck: readonly string[]
  /** Title, note, stake, series, closing or who sat is not the same. */
  readonly details: boolean
}

export function growthOf(before: Sheet | undefined, after: Sheet): Growth {
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

/** How many rounds are on the sheet. */
export function roundsOf({ journal }: Sheet): number {
  return roundsIn(rowsOf(journal))
}

function roundsIn(rows: readonly { readonly entry: unknown }[]): number {
  return rows.filter(({ entry }) => !isSheetRow(entry)).length
}

function saidOf({ players, journal }: Sheet): string {
  return JSON.stringify([players.map(({ name }) => name), Object.entries(detailsOf(journal)).toSorted()])
}

/** Merging only adds: as many lines, and the same columns and beginning, are the same sheet. */
export function isAsBefore(before: Sheet, merged: Sheet): boolean {
  return (
    merged.journal.length === before.journal.length &&
    merged.startedAt === before.startedAt &&
    merged.players.length === before.players.length &&
    merged.players.every(({ name, person }, i) => {
      const old = before.players[i]
      return old?.name === name && old.person === person
    })
  )
}
