import { describe, expect, test } from 'vitest'
import { condense } from '../../src/sheet/condense.ts'
import { historyOf } from '../../src/sheet/journal.ts'
import { firstLineOf, partOf, placeOf } from '../../src/sheet/line-ids.ts'
import { amend, insert, log, redo, set, strike, undo } from '../../src/sheet/lines.ts'
import { mergePads } from '../../src/sheet/merge.ts'
import { redoStep, undoStep } from '../../src/sheet/undo.ts'
import type { Sheet } from '../../src/sheet/sheet.ts'
import { shown } from './playing.ts'
import { blank, padOf, pen, read, sheetOf, toys, win } from './toy.ts'

const together = (a: Sheet, b: Sheet): Sheet => read(mergePads(padOf(a), padOf(b), toys)).sheets[0]!
const inShort = ({ journal }: Sheet) =>
  journal
    .map((line) => ('entry' in line ? `${line.id}:${line.row}${line.entry === null ? '–' : ''}` : line.id))
    .join(' ')
const at = (second: number) => `2026-01-01T00:00:0${second}.000Z`

describe('a condensed sheet', () => {
  test('of rounds that were only logged is the sheet', () => {
    const sheet = set(log(log(blank, win(0, 2), pen('a')), win(1, 4), pen('b')), { title: 'Jul' }, pen('c'))
    expect(condense(sheet)).toEqual(sheet)
  })

  test('has the newest reading of a row, and a place holder that stands where it was first written', () => {
    const sheet = sheetOf(
      { row: 'r1', after: null, entry: win(0, 2) },
      { row: 'r2', entry: win(1, 2) },
      { row: 'r1', entry: win(2, 8) },
    )
    expect(condense(sheet).journal).toEqual([
      { id: 'l0~', at: at(0), row: 'r1', after: null, entry: null },
      sheet.journal[1],
      sheet.journal[2],
    ])
  })

  test('has what strikes a row, and not what was struck', () => {
    expect(inShort(condense(sheetOf({ row: 'r1', entry: win(0, 2) }, { row: 'r1', entry: null })))).toBe(
      'l0~:r1– l2:r1–',
    )
  })

  test('leaves out an undone row but says that it was undone', () => {
    const sheet = sheetOf({ row: 'r1', entry: win(0, 2) }, { undo: 'l1' }, { row: 'r2', entry: win(0, 2) })
    expect(inShort(condense(sheet))).toBe('l2 l3:r2')
  })

  test('keeps the place of an undone row that another stands behind, and of the one that stands behind', () => {
    const sheet = sheetOf(
      { row: 'r1', entry: win(0, 2) },
      { row: 'r2', after: 'r1', entry: win(0, 2) },
      { row: 'r3', after: 'r2', entry: win(0, 4) },
      { row: 'r4', entry: win(0, 6) },
      { undo: 'l1' },
      { undo: 'l2' },
    )
    const condensed = condense(sheet)
    expect(inShort(condensed)).toBe('l0~:r1– l1~:r2– l3:r3 l4:r4 l5 l6')
    expect(shown(condensed)).toEqual(shown(sheet))
  })

  test('says that an undone amendment, and an undone undo, are none', () => {
    const amended = sheetOf({ row: 'r1', entry: win(0, 2) }, { row: 'r1', entry: win(0, 4) }, { undo: 'l2' })
    expect(inShort(condense(amended))).toBe('l1:r1 l3')
    const redone = sheetOf({ row: 'r1', entry: win(0, 2) }, { undo: 'l1' }, { undo: 'l2' })
    expect(inShort(condense(redone))).toBe('l1:r1 l3')
    const older = sheetOf({ row: 'r1', entry: win(0, 2) }, { undo: 'l1' })
    expect(shown(together(older, condense(redone)))).toEqual(shown(redone))
  })

  test('carries what is set, what is cleared, and a line that set several things as it is', () => {
    const sheet = sheetOf({ set: { title: 'Jul', note: 'x' } }, { set: { title: 'Nytår' } }, { set: { note: null } })
    expect(inShort(condense(sheet))).toBe('l2 l3')
    expect(inShort(condense({ ...sheet, journal: sheet.journal.slice(0, 2) }))).toBe('l1 l2')
  })

  test('carries the first line itself where no id is left for a place holder', () => {
    const holderless = (id: string, ...more: readonly object[]) =>
      inShort(condense(sheetOf({ id, row: 'r1', entry: win(0, 2) }, { row: 'r1', entry: win(0, 4) }, ...more)))
    expect(holderless('!')).toBe('!:r1 l2:r1')
    expect(holderless('é')).toBe('é:r1 l2:r1')
    expect(holderless('x'.repeat(100))).toBe(`${'x'.repeat(100)}:r1 l2:r1`)
    expect(holderless('b', { id: 'a~', undo: 'gone' })).toBe('b:r1 l2:r1 a~')
    expect(holderless('b', { undo: 'a~' })).toBe('b:r1 l2:r1 l3')
    expect(holderless('b')).toBe('a~:r1– l2:r1')
  })
})

describe('ids that follow from others', () => {
  test('a row is its first line read backwards, part by part', () => {
    expect(firstLineOf('k3f0')).toBe('0f3k')
    expect(firstLineOf(partOf('k3f0', 2))).toBe(partOf('0f3k', 2))
    expect(firstLineOf('a😀')).toBe('😀a')
  })

  test('so are the rows that follow from a round or from an amendment', () => {
    const logged = log(blank, win(0, 2), pen('a'), [win(1, 2)])
    const inserted = insert(
      amend(logged, 'a0001', win(0, 4), pen('b'), [win(1, 4), win(1, 6)]),
      null,
      win(1, 8),
      pen('c'),
    )
    const derived = inserted.journal.map((line) => 'row' in line && firstLineOf(line.row) === line.id)
    expect(derived).toEqual([true, true, false, true, true, true])
  })

  test('a place is right before its line', () => {
    expect(placeOf('0f3k')).toBe('0f3j~')
    expect(placeOf('"')).toBe('!~')
    expect(placeOf('~')).toBe('}~')
    expect(placeOf('!')).toBeUndefined()
    expect(placeOf('\u007F')).toBeUndefined()
    expect(placeOf('x'.repeat(99))).toBe(`${'x'.repeat(98)}w~`)
    expect(placeOf('x'.repeat(100))).toBeUndefined()
  })
})

describe('undo on the phone that took over', () => {
  const amended = amend(log(log(blank, win(0, 2), pen('a')), win(1, 2), pen('b')), 'a0001', win(0, 8), pen('c'))
  const lent = condense(amended)

  test('ends where what a row read before was left behind', () => {
    expect(undoStep(lent.journal)).toEqual([])
    expect(undo(lent, pen('x'))).toBe(lent)
    const struck = condense(strike(log(blank, win(0, 2), pen('a')), 'a0001', pen('b')))
    expect(undoStep(struck.journal)).toEqual([])
  })

  test('takes back what was written there, and the rounds that came as they were logged', () => {
    const again = amend(lent, 'a0001', win(0, 10), pen('x'))
    expect(undoStep(again.journal)).toEqual(again.journal.slice(-1))
    expect(shown(undo(again, pen('y')))).toEqual(shown(lent))
    const logged = log(blank, win(0, 2), pen('a'))
    expect(shown(undo(condense(logged), pen('x'))).rows).toEqual([])
  })

  test('takes nothing of a step of which it cannot take all', () => {
    const step = condense(amend(log(blank, win(0, 2), pen('a')), 'a0001', win(0, 8), pen('b'), [win(1, 2)]))
    expect(shown(step).rows).toHaveLength(2)
    expect(undoStep(step.journal)).toEqual([])
  })

  test('offers no redo of what was left behind', () => {
    const undone = condense(undo(log(log(blank, win(0, 2), pen('a')), win(1, 2), pen('b')), pen('c')))
    expect(redoStep(undone.journal)).toEqual([])
    expect(redo(undone, pen('x'))).toBe(undone)
  })

  test('passes over a place holder that nothing of its row stands behind', () => {
    const sheet = sheetOf(
      { row: 'r1', entry: win(0, 2) },
      { row: 'r2', entry: win(0, 2) },
      { row: 'r3', after: 'r2', entry: win(0, 4) },
      { undo: 'l2' },
    )
    const taken = undo(condense(sheet), pen('x'))
    expect(shown(taken).rows.map(({ id }) => id)).toEqual(['r1'])
    expect(shown(undo(taken, pen('y'))).rows).toEqual([])
  })

  test('goes all the way again at home', () => {
    let home = together(amended, lent)
    expect(home.journal).toHaveLength(amended.journal.length + 1)
    const counts = [shown(home).rows.length]
    for (const letter of 'xyz') {
      home = undo(home, pen(letter, Date.parse('2027-01-01T00:00:00Z')))
      counts.push(shown(home).rows.length)
    }
    expect(counts).toEqual([2, 2, 1, 0])
    expect(undoStep(home.journal)).toEqual([])
  })
})

test('the history of a row begins with the first thing it is known to have read', () => {
  const sheet = condense(sheetOf({ row: 'r1', entry: win(0, 2) }, { row: 'r1', entry: win(0, 4) }))
  expect(historyOf(sheet.journal, 'r1').map(({ line }) => line.id)).toEqual(['l2'])
})
