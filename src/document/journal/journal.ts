/** How a journal reads now. All of this takes linear time and expects the journal in line order. */
import type { Facts, Row } from '../../kernel/contract.ts'
import { placeHolders } from './place-holders.ts'
import type { EntryLine, Line, Setting, Sheet } from '../model/sheet.ts'
import { standingOrder } from './standing-order.ts'

/** The lines not undone, oldest first. A line is undone by a newer undo line that is itself in effect. */
export function linesInEffect(journal: readonly Line[]): readonly Line[] {
  const undone = new Set<string>()
  const inEffect: Line[] = []
  for (const line of journal.toReversed()) {
    if (undone.has(line.id)) continue
    inEffect.push(line)
    if ('undo' in line) undone.add(line.undo)
  }
  return inEffect.toReversed()
}

/** The rows as they read now, in sheet order, without struck rows. */
export function rowsOf(journal: readonly Line[]): readonly Row[] {
  const entries = new Map<string, unknown>()
  for (const line of linesInEffect(journal)) {
    if ('entry' in line) entries.set(line.row, line.entry)
  }
  return standingOrder(journal).flatMap((id) => {
    const entry = entries.get(id) ?? null
    return entry === null ? [] : [{ id, entry }]
  })
}

export function factsOf({ players, seated, dealer, options, journal }: Sheet): Facts {
  return { players: players.length, seated, dealer, options, rows: rowsOf(journal) }
}

/** The sheet's settings now; a cleared key is absent. */
export type Details = { readonly [K in keyof Setting]: NonNullable<Setting[K]> }

export function detailsOf(journal: readonly Line[]): Details {
  const set = linesInEffect(journal).flatMap((line) => ('set' in line ? Object.entries(line.set) : []))
  return Object.fromEntries([...new Map(set)].filter(([, value]) => value !== null)) as Details
}

/** A line that wrote a row, and whether it is in effect. */
export interface Writing {
  readonly line: EntryLine
  readonly inEffect: boolean
}

/** Every line that wrote this row, oldest first, without place holders. The row reads as the last one in effect. */
export function historyOf(journal: readonly Line[], row: string): readonly Writing[] {
  const inEffect = new Set(linesInEffect(journal))
  const holders = placeHolders(journal)
  return journal.flatMap((line) =>
    'entry' in line && line.row === row && !holders.has(line) ? [{ line, inEffect: inEffect.has(line) }] : [],
  )
}
