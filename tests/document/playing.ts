/** Random evenings: what people do with a sheet, in any order and under any clock. */
import fc from 'fast-check'
import { detailsOf, rowsOf } from '../../src/document/journal/journal.ts'
import { amend, insert, log, type LineWriter, redo, set, strike, undo } from '../../src/document/journal/lines.ts'
import type { Setting, Sheet } from '../../src/document/model/sheet.ts'

/** `pick` chooses among the rows shown. */
export type Action =
  | { readonly do: 'log'; readonly entry: unknown; readonly along?: readonly unknown[] }
  | { readonly do: 'insert' | 'amend'; readonly pick: number; readonly entry: unknown }
  | { readonly do: 'strike'; readonly pick: number }
  | { readonly do: 'undo' | 'redo' }
  | { readonly do: 'set'; readonly set: Setting }
/** An action, and the time of the clock then. */
export interface Move {
  readonly action: Action
  readonly now: number
}

const setting: fc.Arbitrary<Setting> = fc.record(
  {
    title: fc.option(fc.string({ maxLength: 5 })),
    note: fc.option(fc.string({ unit: 'binary', maxLength: 5 })),
    stake: fc.option(
      fc.record({ amount: fc.nat(), points: fc.integer({ min: 1, max: 99 }), currency: fc.constantFrom('DKK', 'EUR') }),
    ),
    series: fc.option(fc.constantFrom('x1', 'x2')),
    closedAt: fc.option(fc.constant('2026-11-28T23:00:00.000Z')),
  },
  { requiredKeys: [] },
)

export function movesOf(entry: fc.Arbitrary<unknown>, maxLength = 30): fc.Arbitrary<readonly Move[]> {
  const pick = fc.nat(20)
  const action: fc.Arbitrary<Action> = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('log' as const), entry, along: fc.array(entry, { maxLength: 2 }) }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('insert' as const, 'amend' as const), pick, entry }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('strike' as const), pick }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('set' as const), set: setting }) },
  )
  const now = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 0, 1, 0, 0, 2) })
  return fc.array(fc.record({ action, now }), { maxLength })
}

/** The sheet after these moves. `letter` begins every id that is made, so that two phones never make the same. */
export function play(sheet: Sheet, moves: readonly Move[], letter: string): Sheet {
  let ids = 0
  const id = () => `${letter}${String(++ids).padStart(3, '0')}`
  return moves.reduce((at, { action, now }) => act(at, action, { now: () => now, id }), sheet)
}

export function act(sheet: Sheet, action: Action, writer: LineWriter): Sheet {
  const rows = rowsOf(sheet.journal).map(({ id }) => id)
  const picked = 'pick' in action ? rows[action.pick % Math.max(1, rows.length)] : undefined
  switch (action.do) {
    case 'log':
      return log(sheet, action.entry, writer, action.along)
    case 'insert':
      return insert(sheet, picked === undefined || action.pick === 0 ? null : picked, action.entry, writer)
    case 'amend':
      return picked === undefined ? sheet : amend(sheet, picked, action.entry, writer)
    case 'strike':
      return picked === undefined ? sheet : strike(sheet, picked, writer)
    case 'undo':
      return undo(sheet, writer)
    case 'redo':
      return redo(sheet, writer)
    case 'set':
      return set(sheet, action.set, writer)
  }
}

/** All that a screen shows of a journal. */
export function shown({ journal }: Sheet) {
  return { rows: rowsOf(journal), details: detailsOf(journal) }
}
