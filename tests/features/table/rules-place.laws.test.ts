import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterFrom } from '../../../src/features/table/entry/rules-draft.ts'
import { rowsOf } from '../../../src/document/journal/journal.ts'
import { insert, log, type LineWriter, strike, undo } from '../../../src/document/journal/lines.ts'
import type { Sheet } from '../../../src/document/model/sheet.ts'

const RULES = { kind: 'rules', options: {} }
const BLANK: Sheet = {
  id: 's',
  game: 'toy',
  revision: 1,
  players: [{ name: 'A' }],
  seated: [0],
  dealer: 0,
  options: {},
  startedAt: '2026-11-28T19:00:00.000Z',
  journal: [],
}

/** Rows as the sheet shows them. */
const rowsIn = (sheet: Sheet) =>
  rowsOf(sheet.journal).map(({ id, entry }) => ({
    id,
    kind: entry === RULES ? ('rules' as const) : ('round' as const),
  }))

const step = fc.record({
  does: fc.constantFrom('log', 'log', 'insert', 'strike', 'undo', 'rules', 'rulesFrom'),
  at: fc.nat(30),
})

test('a rules change from a round goes directly before it, and one from the start before every round, whatever was there before', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), fc.nat(30), (steps, which) => {
      let ids = 0
      let time = 0
      const writer: LineWriter = { now: () => time++, id: () => `id${ids++}` }
      const fromRound = (sheet: Sheet, at: number): Sheet => {
        const rounds = rowsIn(sheet).filter(({ kind }) => kind === 'round')
        const round = rounds[at % Math.max(1, rounds.length)]
        if (round === undefined) return sheet
        return insert(sheet, afterFrom({ before: round.id }, rowsIn(sheet)) ?? null, RULES, writer)
      }
      const played = steps.reduce<Sheet>((sheet, { does, at }) => {
        const rows = rowsIn(sheet)
        const row = rows[at % Math.max(1, rows.length)]?.id
        switch (does) {
          case 'insert':
            return insert(sheet, row ?? null, { n: ids }, writer)
          case 'strike':
            return row === undefined ? sheet : strike(sheet, row, writer)
          case 'undo':
            return undo(sheet, writer)
          case 'rules':
            return log(sheet, RULES, writer)
          case 'rulesFrom':
            return fromRound(sheet, at)
          default:
            return log(sheet, { n: ids }, writer)
        }
      }, BLANK)

      const rounds = rowsIn(played).filter(({ kind }) => kind === 'round')
      if (rounds.length === 0) return
      const round = rounds[which % rounds.length]!
      const known = new Set(rowsIn(played).map(({ id }) => id))
      const after = rowsIn(fromRound(played, which))
      const added = after.findIndex(({ id }) => !known.has(id))
      expect(after[added + 1]).toEqual(round)

      const started = insert(played, afterFrom('start', rowsIn(played)) ?? null, RULES, writer)
      const first = rowsIn(started).findIndex(({ kind }) => kind === 'round')
      expect(known.has(rowsIn(started)[first - 1]!.id)).toBe(false)
    }),
  )
})
