import { describe, expect, test } from 'vitest'
import { detailsOf, factsOf, historyOf, linesInEffect, rowsOf } from '../../../src/document/journal/journal.ts'
import { blank, journalOf, sheetOf, win } from '../toy.ts'

const idsInEffect = (...lines: readonly object[]) =>
  linesInEffect(journalOf(...lines))
    .map(({ id }) => id)
    .join(' ')
const entry = (row: string, by = 0) => ({ row, entry: win(by, 2) })

describe('a line in effect', () => {
  test('is one that nothing undoes', () => {
    expect(idsInEffect(entry('r1'), entry('r2'))).toBe('l1 l2')
  })

  test('is not undone by a line in effect', () => {
    expect(idsInEffect(entry('r1'), entry('r2'), { undo: 'l1' })).toBe('l2 l3')
  })

  test('is in effect again when its undo is undone', () => {
    expect(idsInEffect(entry('r1'), { undo: 'l1' }, { undo: 'l2' })).toBe('l1 l3')
    expect(idsInEffect(entry('r1'), { undo: 'l1' }, { undo: 'l2' }, { undo: 'l3' })).toBe('l2 l4')
  })

  test('undone twice is in effect again only when both undos are undone', () => {
    const twice = [entry('r1'), { undo: 'l1' }, { undo: 'l1' }]
    expect(idsInEffect(...twice)).toBe('l2 l3')
    expect(idsInEffect(...twice, { undo: 'l3' })).toBe('l2 l4')
    expect(idsInEffect(...twice, { undo: 'l3' }, { undo: 'l2' })).toBe('l1 l4 l5')
  })

  test('is not undone by an undo that is older, names itself, or names no line', () => {
    expect(idsInEffect({ undo: 'l2' }, entry('r1'))).toBe('l1 l2')
    expect(idsInEffect(entry('r1'), { undo: 'l2' })).toBe('l1 l2')
    expect(idsInEffect(entry('r1'), { undo: 'nowhere' })).toBe('l1 l2')
  })
})

describe('a row', () => {
  test('reads as its newest line in effect says', () => {
    const journal = journalOf(entry('r1', 0), entry('r2', 1), entry('r1', 2))
    expect(rowsOf(journal)).toEqual([
      { id: 'r1', entry: win(2, 2) },
      { id: 'r2', entry: win(1, 2) },
    ])
    expect(rowsOf([...journal, ...journalOf({}, {}, {}, { undo: 'l3' }).slice(3)])).toEqual([
      { id: 'r1', entry: win(0, 2) },
      { id: 'r2', entry: win(1, 2) },
    ])
  })

  test('is left out when struck, or when no line of it is in effect', () => {
    expect(rowsOf(journalOf(entry('r1'), entry('r2'), { row: 'r1', entry: null }))).toEqual([
      { id: 'r2', entry: win(0, 2) },
    ])
    expect(rowsOf(journalOf(entry('r1'), entry('r2'), { undo: 'l1' }))).toEqual([{ id: 'r2', entry: win(0, 2) }])
  })

  test('has a history of every line that wrote it', () => {
    const journal = journalOf(entry('r1', 0), entry('r2'), entry('r1', 1), { undo: 'l3' }, { row: 'r1', entry: null })
    expect(historyOf(journal, 'r1')).toEqual([
      { line: journal[0], inEffect: true },
      { line: journal[2], inEffect: false },
      { line: journal[4], inEffect: true },
    ])
    expect(historyOf(journal, 'r9')).toEqual([])
  })
})

describe('the details of a sheet', () => {
  test('are, for each key, the value of the newest line in effect', () => {
    const journal = journalOf({ set: { title: 'Jul', note: 'a' } }, { set: { title: 'Nytår' } }, entry('r1'))
    expect(detailsOf(journal)).toEqual({ title: 'Nytår', note: 'a' })
    expect(detailsOf([...journal, ...journalOf({}, {}, {}, { undo: 'l2' }).slice(3)])).toEqual({
      title: 'Jul',
      note: 'a',
    })
  })

  test('are cleared by null', () => {
    expect(detailsOf(journalOf({ set: { title: 'Jul', note: 'a' } }, { set: { title: null } }))).toEqual({ note: 'a' })
  })

  test('are empty at first', () => {
    expect(detailsOf([])).toEqual({})
  })
})

test('the facts of a sheet are its header and its rows', () => {
  const sheet = sheetOf(entry('r1'))
  expect(factsOf({ ...sheet, options: { rate: 2 }, seated: [2, 0], dealer: 0 })).toEqual({
    players: 3,
    seated: [2, 0],
    dealer: 0,
    options: { rate: 2 },
    rows: [{ id: 'r1', entry: win(0, 2) }],
  })
  expect(factsOf(blank).rows).toEqual([])
})
