import { describe, expect, test } from 'vitest'
import { toCurrentLines, toCurrentPad } from '../../../src/document/link/current-lines.ts'
import { historyOf } from '../../../src/document/journal/journal.ts'
import { firstLineOf, partOf, placeOf } from '../../../src/document/journal/line-ids.ts'
import { amend, insert, log, redo, set, strike, undo } from '../../../src/document/journal/lines.ts'
import { mergePads } from '../../../src/document/merge/merge-pads.ts'
import { redoStep, undoStep } from '../../../src/document/journal/undo.ts'
import type { Sheet } from '../../../src/document/model/sheet.ts'
import { shown } from '../playing.ts'
import { blank, padOf, writer, read, sheetOf, toys, win } from '../toy.ts'

const together = (a: Sheet, b: Sheet): Sheet => read(mergePads(padOf(a), padOf(b), toys)).sheets[0]!
const inShort = ({ journal }: Sheet) =>
  journal
    .map((line) => ('entry' in line ? `${line.id}:${line.row}${line.entry === null ? '–' : ''}` : line.id))
    .join(' ')
const at = (second: number) => `2026-01-01T00:00:0${second}.000Z`

describe('the current lines of a sheet', () => {
  test('of rounds that were only logged are all of its lines', () => {
    const sheet = set(log(log(blank, win(0, 2), writer('a')), win(1, 4), writer('b')), { title: 'Jul' }, writer('c'))
    expect(toCurrentLines(sheet)).toEqual(sheet)
  })

  test('include the newest line of a row, and a place holder for its first', () => {
    const sheet = sheetOf(
      { row: 'r1', after: null, entry: win(0, 2) },
      { row: 'r2', entry: win(1, 2) },
      { row: 'r1', entry: win(2, 8) },
    )
    expect(toCurrentLines(sheet).journal).toEqual([
      { id: 'l0~', at: at(0), row: 'r1', after: null, entry: null },
      sheet.journal[1],
      sheet.journal[2],
    ])
  })

  test('include the line that strikes a row, and not what was struck', () => {
    expect(inShort(toCurrentLines(sheetOf({ row: 'r1', entry: win(0, 2) }, { row: 'r1', entry: null })))).toBe(
      'l0~:r1– l2:r1–',
    )
  })

  test('leave out an undone row but include its undo', () => {
    const sheet = sheetOf({ row: 'r1', entry: win(0, 2) }, { undo: 'l1' }, { row: 'r2', entry: win(0, 2) })
    expect(inShort(toCurrentLines(sheet))).toBe('l2 l3:r2')
  })

  test('keep the place of an undone row that another comes after, and of the row it comes after', () => {
    const sheet = sheetOf(
      { row: 'r1', entry: win(0, 2) },
      { row: 'r2', after: 'r1', entry: win(0, 2) },
      { row: 'r3', after: 'r2', entry: win(0, 4) },
      { row: 'r4', entry: win(0, 6) },
      { undo: 'l1' },
      { undo: 'l2' },
    )
    const condensed = toCurrentLines(sheet)
    expect(inShort(condensed)).toBe('l0~:r1– l1~:r2– l3:r3 l4:r4 l5 l6')
    expect(shown(condensed)).toEqual(shown(sheet))
  })

  test('include the undo of an amendment or of an undo', () => {
    const amended = sheetOf({ row: 'r1', entry: win(0, 2) }, { row: 'r1', entry: win(0, 4) }, { undo: 'l2' })
    expect(inShort(toCurrentLines(amended))).toBe('l1:r1 l3')
    const redone = sheetOf({ row: 'r1', entry: win(0, 2) }, { undo: 'l1' }, { undo: 'l2' })
    expect(inShort(toCurrentLines(redone))).toBe('l1:r1 l3')
    const older = sheetOf({ row: 'r1', entry: win(0, 2) }, { undo: 'l1' })
    expect(shown(together(older, toCurrentLines(redone)))).toEqual(shown(redone))
  })

  test('include what is set or cleared, and a line that set several things unchanged', () => {
    const sheet = sheetOf({ set: { title: 'Jul', note: 'x' } }, { set: { title: 'Nytår' } }, { set: { note: null } })
    expect(inShort(toCurrentLines(sheet))).toBe('l2 l3')
    expect(inShort(toCurrentLines({ ...sheet, journal: sheet.journal.slice(0, 2) }))).toBe('l1 l2')
  })

  test('include the first line itself where no id is left for a place holder', () => {
    const holderless = (id: string, ...more: readonly object[]) =>
      inShort(toCurrentLines(sheetOf({ id, row: 'r1', entry: win(0, 2) }, { row: 'r1', entry: win(0, 4) }, ...more)))
    expect(holderless('!')).toBe('!:r1 l2:r1')
    expect(holderless('é')).toBe('é:r1 l2:r1')
    expect(holderless('x'.repeat(100))).toBe(`${'x'.repeat(100)}:r1 l2:r1`)
    expect(holderless('b', { id: 'a~', undo: 'gone' })).toBe('b:r1 l2:r1 a~')
    expect(holderless('b', { undo: 'a~' })).toBe('b:r1 l2:r1 l3')
    expect(holderless('b')).toBe('a~:r1– l2:r1')
  })
})

describe('the current lines include the undos that an older copy needs', () => {
  const r1 = { row: 'r1', entry: win(0, 2) }
  const r2 = { row: 'r2', entry: win(0, 4) }
  const again = { row: 'r1', entry: win(0, 8) }

  test.each<readonly [string, readonly object[], string]>([
    ['of what was amended since', [r1, again, { undo: 'l2' }, again], 'l0~:r1– l3 l4:r1'],
    ['of what was set since', [{ set: { title: 'a' } }, { undo: 'l1' }, { set: { title: 'b' } }], 'l2 l3'],
    ['of what was amended last', [r1, again, again, { undo: 'l3' }], 'l0~:r1– l2:r1 l4'],
    ['of what was set last', [{ set: { title: 'a' } }, { set: { title: 'b' } }, { undo: 'l2' }], 'l1 l3'],
    ['of everything behind what a row reads', [r1, again, again, { undo: 'l3' }, { undo: 'l2' }], 'l1:r1 l4 l5'],
    ['one of two', [r1, { undo: 'l1' }, { undo: 'l1' }], 'l2'],
    ['of two the one in effect', [r1, { undo: 'l1' }, { undo: 'l1' }, { undo: 'l3' }], 'l2'],
    ['and of two the other', [r1, { undo: 'l1' }, { undo: 'l1' }, { undo: 'l2' }], 'l3'],
    ['of both undos of one line', [r1, { undo: 'l1' }, { undo: 'l1' }, { undo: 'l2' }, { undo: 'l3' }], 'l1:r1 l4 l5'],
    ['of one, and what keeps it', [r1, { undo: 'l1' }, { undo: 'l2' }, { undo: 'l3' }], 'l2 l4'],
    [
      'of what kept one, but not of that one',
      [r1, { undo: 'l1' }, { undo: 'l2' }, { undo: 'l3' }, { undo: 'l4' }],
      'l1:r1 l3 l5',
    ],
    ['not one that is older than its line', [{ undo: 'l2' }, r1, { undo: 'l2' }], 'l3'],
    ['not of one that is older than its line', [{ undo: 'l2' }, r1, { undo: 'l1' }], 'l2:r1'],
    ['every one whose line is not here', [r1, { undo: 'x' }, { undo: 'y' }], 'l1:r1 l2 l3'],
    ['what undoes one whose line is not here, without it', [r1, { undo: 'x' }, { undo: 'l2' }], 'l1:r1 l3'],
    ['and what undoes that', [{ undo: 'x' }, { undo: 'l1' }, { undo: 'l2' }], 'l1 l3'],
    ['of a row of which only the place is here', [{ row: 'r1', entry: null }, r1, { undo: 'l2' }, r2], 'l3 l4:r2'],
    ['of a place that was undone', [{ row: 'r1', entry: null }, { undo: 'l1' }, r2], 'l2 l3:r2'],
    ['of a strike', [r1, { row: 'r1', entry: null }, { undo: 'l2' }], 'l1:r1 l3'],
  ])('%s', (_, lines, short) => {
    const sheet = sheetOf(...lines)
    const condensed = toCurrentLines(sheet)
    expect(inShort(condensed)).toBe(short)
    expect(toCurrentLines(condensed)).toEqual(condensed)
    expect(shown(condensed)).toEqual(shown(sheet))
    for (const [i] of sheet.journal.entries()) {
      const older = { ...sheet, journal: sheet.journal.slice(0, i) }
      expect(shown(together(older, condensed))).toEqual(shown(sheet))
    }
  })
})

test('what was undone here stays undone, even when the line that superseded it is undone elsewhere', () => {
  const first = log(blank, win(0, 2), writer('a'))
  const second = undo(amend(first, 'a0001', win(0, 4), writer('b')), writer('c'))
  const theirs = amend(together(first, second), 'a0001', win(0, 8), writer('d'))
  const mine = together(second, theirs)
  const [here] = mine.journal.flatMap((line) => ('undo' in line ? [line.undo] : []))
  const lacking = { ...theirs, journal: theirs.journal.filter((line) => !('undo' in line)) }
  const undone = undo(lacking, writer('e'))
  expect(here).toBeDefined()
  expect(shown(together(undone, toCurrentLines(mine)))).toEqual(shown(first))
  expect(shown(together(undone, mine))).toEqual(shown(first))
})

describe('the place of a row', () => {
  test('is kept through all rows inserted after each other, undone or struck', () => {
    const sheet = sheetOf(
      { row: 'r1', after: 'r9', entry: win(0, 2) },
      { row: 'r2', after: 'r1', entry: win(0, 2) },
      { row: 'r3', after: 'r2', entry: win(0, 2) },
      { row: 'r4', after: null, entry: win(0, 2) },
      { undo: 'l1' },
      { undo: 'l4' },
      { row: 'r2', entry: null },
    )
    expect(inShort(toCurrentLines(sheet))).toBe('l0~:r1– l1~:r2– l3:r3 l5 l6 l7:r2–')
  })

  test('ends where rows were inserted after each other in a ring', () => {
    const ring = sheetOf({ row: 'r1', after: 'r2', entry: win(0, 2) }, { row: 'r2', after: 'r1', entry: win(0, 2) })
    expect(toCurrentLines(ring)).toEqual(ring)
  })

  test('has no `after` when the first line had none', () => {
    const sheet = sheetOf({ row: 'r1', entry: win(0, 2) }, { row: 'r1', entry: win(0, 4) })
    expect(toCurrentLines(sheet).journal[0]).toStrictEqual({ id: 'l0~', at: at(0), row: 'r1', entry: null })
  })
})

describe('what a link carries of a pad', () => {
  const [x1, x2] = [
    { id: 'x1', name: 'Torsdag' },
    { id: 'x2', name: 'Fredag' },
  ]
  const preset = { id: 'h1', game: 'toy', name: 'Onsdag', options: {} }

  test('with a preset is nothing else', () => {
    const people = [{ id: 'p1', name: 'Anna' }]
    const pad = { people, series: [x1], presets: [preset], sheets: [] }
    expect(toCurrentPad(pad)).toEqual({ people: [], series: [], presets: [preset], sheets: [] })
  })

  test('with a sheet includes its series now', () => {
    const sheet = sheetOf({ set: { series: 'x1' } }, { set: { series: 'x2' } })
    const pad = { people: [], series: [x1, x2], presets: [], sheets: [sheet] }
    expect(toCurrentPad(pad)).toEqual({ ...pad, series: [x2], sheets: [toCurrentLines(sheet)] })
    expect(toCurrentPad({ ...pad, sheets: [blank] }).series).toEqual([])
  })

  test('with a sheet includes the people whose columns do not say all, in the order of the list', () => {
    const people = [
      { id: 'p3', name: 'Bodil' },
      { id: 'p2', name: 'Bo', mergedInto: 'p3' },
      { id: 'p1', name: 'Anna' },
      { id: 'p4', name: 'Carla' },
      { id: 'p5', name: 'Dorte', mergedInto: 'p1' },
    ]
    const columns = [
      { name: 'Anna', person: 'p1' },
      { name: 'Bo', person: 'p2' },
      { name: 'Carl', person: 'p4' },
    ]
    const told = (players: Sheet['players']) =>
      toCurrentPad({ ...padOf({ ...blank, players }), people }).people.map(({ id }) => id)
    // Dorte is another record of Anna: a phone that knows this record knows who Anna is
    expect(told(columns)).toEqual(['p3', 'p2', 'p1', 'p4', 'p5'])
    expect(told([{ name: 'Bodil' }, { name: 'Carla', person: 'p4' }, { name: 'Erik', person: 'gone' }])).toEqual([])
  })
})

describe('ids derived from others', () => {
  test('the first line of a row has the row’s id reversed, part by part', () => {
    expect(firstLineOf('k3f0')).toBe('0f3k')
    expect(firstLineOf(partOf('k3f0', 2))).toBe(partOf('0f3k', 2))
    expect(firstLineOf('a😀')).toBe('😀a')
  })

  test('so have the rows that follow from a round or an amendment', () => {
    const logged = log(blank, win(0, 2), writer('a'), [win(1, 2)])
    const inserted = insert(
      amend(logged, 'a0001', win(0, 4), writer('b'), [win(1, 4), win(1, 6)]),
      null,
      win(1, 8),
      writer('c'),
    )
    const derived = inserted.journal.map((line) => 'row' in line && firstLineOf(line.row) === line.id)
    expect(derived).toEqual([true, true, false, true, true, true])
  })

  test('a place holder sorts right before its line', () => {
    expect(placeOf('0f3k')).toBe('0f3j~')
    expect(placeOf('"')).toBe('!~')
    expect(placeOf('~')).toBe('}~')
    expect(placeOf('!')).toBeUndefined()
    expect(placeOf('\u007F')).toBeUndefined()
    expect(placeOf('x'.repeat(99))).toBe(`${'x'.repeat(98)}w~`)
    expect(placeOf('x'.repeat(100))).toBeUndefined()
  })
})

describe('undo on the phone that opened the link', () => {
  const amended = amend(
    log(log(blank, win(0, 2), writer('a')), win(1, 2), writer('b')),
    'a0001',
    win(0, 8),
    writer('c'),
  )
  const lent = toCurrentLines(amended)

  test('stops where what a row read before was left out of the link', () => {
    expect(undoStep(lent.journal)).toEqual([])
    expect(undo(lent, writer('x'))).toBe(lent)
    const struck = toCurrentLines(strike(log(blank, win(0, 2), writer('a')), 'a0001', writer('b')))
    expect(undoStep(struck.journal)).toEqual([])
  })

  test('undoes what was written there, and the rounds of the link that were only logged', () => {
    const again = amend(lent, 'a0001', win(0, 10), writer('x'))
    expect(undoStep(again.journal)).toEqual(again.journal.slice(-1))
    expect(shown(undo(again, writer('y')))).toEqual(shown(lent))
    const logged = log(blank, win(0, 2), writer('a'))
    expect(shown(undo(toCurrentLines(logged), writer('x'))).rows).toEqual([])
  })

  test('undoes no part of a step that it cannot undo completely', () => {
    const step = toCurrentLines(amend(log(blank, win(0, 2), writer('a')), 'a0001', win(0, 8), writer('b'), [win(1, 2)]))
    expect(shown(step).rows).toHaveLength(2)
    expect(undoStep(step.journal)).toEqual([])
  })

  test('offers no redo of what was left out of the link', () => {
    const undone = toCurrentLines(undo(log(log(blank, win(0, 2), writer('a')), win(1, 2), writer('b')), writer('c')))
    expect(redoStep(undone.journal)).toEqual([])
    expect(redo(undone, writer('x'))).toBe(undone)
  })

  test('skips a place holder of a row without other lines', () => {
    const sheet = sheetOf(
      { row: 'r1', entry: win(0, 2) },
      { row: 'r2', entry: win(0, 2) },
      { row: 'r3', after: 'r2', entry: win(0, 4) },
      { undo: 'l2' },
    )
    const taken = undo(toCurrentLines(sheet), writer('x'))
    expect(shown(taken).rows.map(({ id }) => id)).toEqual(['r1'])
    expect(shown(undo(taken, writer('y'))).rows).toEqual([])
  })

  test('is complete on the phone that made the link', () => {
    let home = together(amended, lent)
    expect(home.journal).toHaveLength(amended.journal.length + 1)
    const counts = [shown(home).rows.length]
    for (const letter of 'xyz') {
      home = undo(home, writer(letter, Date.parse('2027-01-01T00:00:00Z')))
      counts.push(shown(home).rows.length)
    }
    expect(counts).toEqual([2, 2, 1, 0])
    expect(undoStep(home.journal)).toEqual([])
  })
})

test('the history of a row begins with the first entry that is known', () => {
  const sheet = toCurrentLines(sheetOf({ row: 'r1', entry: win(0, 2) }, { row: 'r1', entry: win(0, 4) }))
  expect(historyOf(sheet.journal, 'r1').map(({ line }) => line.id)).toEqual(['l2'])
})
