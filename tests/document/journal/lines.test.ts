import { describe, expect, test } from 'vitest'
import { rowsOf } from '../../../src/document/journal/journal.ts'
import { amend, insert, log, redo, set, strike, undo } from '../../../src/document/journal/lines.ts'
import type { Sheet } from '../../../src/document/model/sheet.ts'
import { redoStep, undoStep } from '../../../src/document/journal/undo.ts'
import { blank, journalOf, writer, sheetOf, win } from '../toy.ts'

const shown = (sheet: Sheet) =>
  rowsOf(sheet.journal)
    .map(({ id }) => id)
    .join(' ')

describe('each function appends lines', () => {
  const sheet = sheetOf({ row: 'r1', entry: win(0, 2) })
  const added = (after: Sheet) => {
    expect(after.journal.slice(0, -1)).toEqual(sheet.journal)
    expect({ ...after, journal: [] }).toEqual({ ...sheet, journal: [] })
    return after.journal.at(-1)
  }
  const at = '2026-11-28T19:00:00.000Z'

  test('log, with a new row; the line’s id is the row’s reversed', () => {
    expect(added(log(sheet, win(1, 2), writer()))).toEqual({ id: '1000a', at, row: 'a0001', entry: win(1, 2) })
  })
  test('insert, with a new row after another or at the top', () => {
    expect(added(insert(sheet, 'r1', win(1, 2), writer()))).toEqual({
      id: '1000a',
      at,
      row: 'a0001',
      after: 'r1',
      entry: win(1, 2),
    })
    expect(added(insert(sheet, null, win(1, 2), writer()))).toMatchObject({ row: 'a0001', after: null })
  })
  test('amend', () => {
    expect(added(amend(sheet, 'r1', win(1, 2), writer()))).toEqual({ id: 'a0001', at, row: 'r1', entry: win(1, 2) })
  })
  test('strike', () => {
    expect(added(strike(sheet, 'r1', writer()))).toEqual({ id: 'a0001', at, row: 'r1', entry: null })
  })
  test('set', () => {
    expect(added(set(sheet, { title: 'Jul' }, writer()))).toEqual({ id: 'a0001', at, set: { title: 'Jul' } })
  })
  test('set, a line for each value, undone together', () => {
    const after = set(sheet, { title: 'Jul', note: null }, writer())
    expect(after.journal.slice(1)).toEqual([
      { id: 'a0001', at, set: { title: 'Jul' } },
      { id: 'a0001.2', at, set: { note: null } },
    ])
    expect(undoStep(after.journal)).toEqual(after.journal.slice(1))
    expect(set(sheet, {}, writer())).toBe(sheet)
  })
  test('undo', () => {
    expect(added(undo(sheet, writer()))).toEqual({ id: 'a0001', at, undo: 'l1' })
  })
  test('redo', () => {
    const undone = undo(sheet, writer('u'))
    expect(redo(undone, writer('v', Date.parse('2027-01-01T00:00:00Z'))).journal.at(-1)).toEqual({
      id: 'v0001',
      at: '2027-01-01T00:00:00.000Z',
      undo: 'u0001',
    })
  })
})

describe('the time of a line', () => {
  const at = (now: string, newest: string) => {
    const sheet = { ...blank, journal: [{ id: 'l1', at: newest, row: 'r1', entry: win(0, 2) }] }
    return log(sheet, win(0, 2), writer('a', Date.parse(now))).journal.at(-1)?.at
  }

  test('is now', () => {
    expect(at('2026-01-01T00:00:00.001Z', '2026-01-01T00:00:00.000Z')).toBe('2026-01-01T00:00:00.001Z')
  })
  test('is a millisecond after the newest line when the clock is behind it or at it', () => {
    expect(at('2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')).toBe('2026-01-01T00:00:00.001Z')
    expect(at('2020-01-01T00:00:00.000Z', '2026-01-01T00:00:00.999Z')).toBe('2026-01-01T00:00:01.000Z')
  })
})

describe('undo and redo', () => {
  test('do nothing when there is nothing to undo or redo', () => {
    expect(undo(blank, writer())).toBe(blank)
    expect(redo(blank, writer())).toBe(blank)
    const sheet = log(blank, win(0, 2), writer())
    expect(redo(sheet, writer('b'))).toBe(sheet)
    const undone = undo(sheet, writer('b'))
    expect(undo(undone, writer('c'))).toBe(undone)
  })

  test('go back and forth over everything that was written', () => {
    const a = writer()
    let sheet = log(blank, win(0, 2), a)
    const [first = ''] = shown(sheet).split(' ')
    sheet = log(sheet, win(1, 2), a)
    const both = shown(sheet)
    sheet = set(sheet, { title: 'Jul' }, a)
    sheet = undo(undo(sheet, a), a)
    expect(shown(sheet)).toBe(first)
    sheet = undo(sheet, a)
    expect(shown(sheet)).toBe('')
    sheet = redo(sheet, a)
    expect(shown(sheet)).toBe(first)
    sheet = undo(sheet, a)
    expect(shown(sheet)).toBe('')
    sheet = redo(redo(sheet, a), a)
    expect(shown(sheet)).toBe(both)
    expect(undoStep(redo(sheet, a).journal)[0]).toMatchObject({ set: { title: 'Jul' } })
    expect(redo(redo(sheet, a), a).journal).toHaveLength(redo(sheet, a).journal.length)
  })

  test('a new line clears what could be redone', () => {
    const a = writer()
    let sheet = log(log(blank, win(0, 2), a), win(1, 2), a)
    sheet = log(undo(sheet, a), win(2, 2), a)
    expect(redoStep(sheet.journal)[0]).toBeUndefined()
    sheet = undo(sheet, a)
    sheet = redo(sheet, a)
    expect(redoStep(sheet.journal)[0]).toBeUndefined()
  })

  test('redo skips an undo whose line is missing, and the undo of an undo', () => {
    const gone = journalOf({ row: 'r1', entry: win(0, 2) }, { undo: 'l1' }, { undo: 'gone' })
    expect(redoStep(gone)[0]?.id).toBe('l2')
    const redone = journalOf({ row: 'r1', entry: win(0, 2) }, { undo: 'l1' }, { undo: 'l2' })
    expect(redoStep(redone)[0]).toBeUndefined()
  })

  test('an undone line is skipped by the next undo', () => {
    const journal = journalOf({ row: 'r1', entry: win(0, 2) }, { row: 'r2', entry: win(0, 2) }, { undo: 'l1' })
    expect(undoStep(journal)[0]?.id).toBe('l2')
  })

  test('lines written together are undone and redone together', () => {
    const a = writer()
    const first = log(blank, win(0, 2), a)
    const step = log(first, win(1, 2), a, [win(2, 2), win(0, 4)])
    const [, second, third] = step.journal
    expect(third?.at).toBe(second?.at)
    expect(shown(undo(step, a))).toBe(shown(first))
    const back = redo(undo(step, a), a)
    expect(shown(back)).toBe(shown(step))
    expect(shown(undo(undo(back, a), a))).toBe('')
    expect(undoStep(step.journal)).toHaveLength(3)
  })

  test('lines of one instant that were not written together are undone one by one', () => {
    const at = '2026-01-01T00:00:00.000Z'
    const journal = journalOf({ row: 'r1', entry: win(0, 2), at }, { row: 'r2', entry: win(0, 2), at })
    expect(undoStep(journal).map(({ id }) => id)).toEqual(['l2'])
  })

  test('lines with ids as if written together, but not of one instant, are undone one by one', () => {
    const journal = journalOf(
      { id: 'k', row: 'r1', entry: win(0, 2) },
      { id: 'k.2', row: 'r2', entry: win(0, 2) },
      { id: 'u', undo: 'k' },
      { id: 'u.2', undo: 'k.2' },
    )
    expect(undoStep(journal.slice(0, 2)).map(({ id }) => id)).toEqual(['k.2'])
    expect(redoStep(journal).map(({ id }) => id)).toEqual(['u.2'])
  })

  test('an undo that the sheet never wrote cannot be undone', () => {
    expect(undoStep([])).toEqual([])
    expect(redoStep([])).toEqual([])
    expect(undoStep(journalOf({ undo: 'gone' }))).toEqual([])
    expect(redoStep(journalOf({ undo: 'gone' }))).toEqual([])
  })

  test('undoing an amendment undoes the rows that follow from it', () => {
    const a = writer()
    const sheet = log(blank, win(0, 2), a)
    const after = amend(sheet, shown(sheet), win(1, 2), a, [win(2, 2)])
    expect(rowsOf(after.journal).map(({ entry }) => entry)).toEqual([win(1, 2), win(2, 2)])
    expect(rowsOf(undo(after, a).journal)).toEqual(rowsOf(sheet.journal))
  })
})
