import { describe, expect, test } from 'vitest'
import { amend, insert, log, set, strike, undo } from '../../src/sheet/lines.ts'
import type { Sheet } from '../../src/sheet/sheet.ts'
import { linesSince, takeAway } from '../../src/sheet/take-away.ts'
import { blank, pen, toys, win } from './toy.ts'

const game = toys('toy')!
const at = (minute: number) => Date.parse('2026-11-28T20:00:00.000Z') + minute * 60_000
const ours = log(blank, win(0, 2), pen('a', at(0)))
const came = log(ours, win(1, 4), pen('b', at(1)))
const ids = ({ journal }: Sheet) => new Set(journal.map(({ id }) => id))
const added = { lines: new Set([...ids(came)].filter((id) => !ids(ours).has(id))), there: ids(ours) }
const rowOf = (sheet: Sheet, i: number) => sheet.journal.flatMap((line) => ('row' in line ? [line.row] : []))[i]!
const later = pen('c', at(2))

describe('lines that came', () => {
  test('are taken away, and nothing else', () => {
    expect(takeAway(came, added, game)).toEqual(ours)
    const titled = set(came, { title: 'Jul' }, later)
    expect(linesSince(titled, added)).toEqual(titled.journal.slice(2))
    expect(takeAway(titled, added, game)?.journal).toEqual([...ours.journal, ...titled.journal.slice(2)])
  })

  test('leave what was written since on rows that were there', () => {
    for (const since of [
      log(came, win(2, 6), later),
      amend(came, rowOf(came, 0), win(2, 6), later),
      strike(came, rowOf(came, 0), later),
      insert(came, rowOf(came, 0), win(2, 6), later),
      insert(came, null, win(2, 6), later),
    ]) {
      const rest = takeAway(since, added, game)
      expect(rest?.journal).toEqual(since.journal.filter(({ id }) => !added.lines.has(id)))
    }
  })

  test('stay when what was written since stands on them', () => {
    for (const since of [
      amend(came, rowOf(came, 1), win(2, 6), later),
      strike(came, rowOf(came, 1), later),
      insert(came, rowOf(came, 1), win(2, 6), later),
      undo(came, later),
    ]) {
      expect(since.journal.length).toBeGreaterThan(came.journal.length)
      expect(takeAway(since, added, game)).toBeUndefined()
    }
  })

  test('that amend a row which was there go from under what amends it again', () => {
    const amended = amend(ours, rowOf(ours, 0), win(1, 4), pen('b', at(1)))
    const again = amend(amended, rowOf(ours, 0), win(2, 6), later)
    const lines = new Set([...ids(amended)].filter((id) => !ids(ours).has(id)))
    expect(takeAway(again, { lines, there: ids(ours) }, game)?.journal).toHaveLength(2)
  })
})
