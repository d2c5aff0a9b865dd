import { describe, expect, test } from 'vitest'
import { mergeDiff, isAsBefore, roundsOf } from '../../../src/document/merge/merge-diff.ts'
import type { Sheet } from '../../../src/document/model/sheet.ts'
import { blank, sheetOf, win } from '../toy.ts'

const first = { row: 'r1', entry: win(0, 2) }
const second = { row: 'r2', entry: win(1, 4) }
const third = { row: 'r3', entry: win(2, 6) }
const fine = { row: 'r4', entry: { kind: 'correction', points: [-5] } }
const seating = { row: 'r5', entry: { kind: 'seating', order: [1, 0, 2] } }
const rules = { row: 'r6', entry: { kind: 'rules', options: { rate: 2 } } }

describe('the merge diff of a sheet', () => {
  const before = sheetOf(first, second, fine)
  const same = {
    before: 2,
    after: 2,
    added: [],
    addedRounds: 0,
    changed: [],
    struck: [],
    details: false,
  }

  test.each<readonly [string, readonly object[], object]>([
    ['nothing', [], {}],
    ['a round', [third], { after: 3, added: ['r3'], addedRounds: 1 }],
    ['a round and other rows', [third, seating, rules], { after: 3, added: ['r3', 'r5', 'r6'], addedRounds: 1 }],
    ['another reading', [{ row: 'r2', entry: win(2, 8) }], { changed: ['r2'] }],
    ['the reading it had', [{ row: 'r2', entry: win(1, 4) }], {}],
    ['a strike', [{ row: 'r1', entry: null }], { after: 1, struck: ['r1'] }],
    ['a strike of a row that is no round', [{ row: 'r4', entry: null }], { struck: ['r4'] }],
    ['a round that was struck at once', [third, { row: 'r3', entry: null }], {}],
    ['an undo', [{ undo: 'l2' }], { after: 1, struck: ['r2'] }],
    ['a round in front of all', [{ ...third, after: null }], { after: 3, added: ['r3'], addedRounds: 1 }],
    ['a title', [{ set: { title: 'Jul' } }], { details: true }],
    ['a title that was cleared again', [{ set: { title: 'Jul' } }, { set: { title: null } }], {}],
  ])('by %s', (_, lines, diff) => {
    expect(mergeDiff(before, sheetOf(first, second, fine, ...lines))).toEqual({ ...same, ...diff })
  })

  test('has everything when there was no sheet', () => {
    expect(mergeDiff(undefined, before)).toEqual({
      ...same,
      before: 0,
      added: ['r1', 'r2', 'r4'],
      addedRounds: 2,
    })
  })

  test('has a struck round when it comes back', () => {
    const struck = sheetOf(first, { row: 'r1', entry: null })
    const back = sheetOf(first, { row: 'r1', entry: null }, { undo: 'l2' })
    expect(mergeDiff(struck, back)).toEqual({ ...same, before: 0, after: 1, added: ['r1'], addedRounds: 1 })
  })

  test.each<readonly [string, Sheet['players'], boolean]>([
    ['a column', [...blank.players, { name: 'Dorte' }], true],
    ['another name of a column', blank.players.map((player, i) => (i === 1 ? { name: 'Bodil' } : player)), true],
    ['who a column is, called as it was', blank.players.map((player) => ({ ...player, person: 'p1' })), false],
  ])('in its details: %s', (_, players, details) => {
    expect(mergeDiff(before, { ...before, players })).toEqual({ ...same, details })
  })

  test('is the same in whatever order the details were written', () => {
    const [title, note] = [{ set: { title: 'Jul' } }, { set: { note: 'x' } }]
    expect(mergeDiff(sheetOf(title, note), sheetOf(note, title)).details).toBe(false)
    expect(mergeDiff(sheetOf(title), sheetOf({ set: { note: 'Jul' } })).details).toBe(true)
  })
})

test('counts as rounds the rows that are rounds now', () => {
  expect(roundsOf(blank)).toBe(0)
  expect(roundsOf(sheetOf(first, second, third, fine, seating, rules))).toBe(3)
  expect(roundsOf(sheetOf(first, second, { row: 'r1', entry: null }, { undo: 'l2' }))).toBe(0)
})

describe('merging changes nothing', () => {
  const before = sheetOf({ id: 'k2', ...first }, { id: 'k3', row: 'r1', entry: win(1, 4) })
  const place = { id: 'k1~', at: before.journal[0]!.at, row: 'r1', entry: null }
  const withLine = (line: object): Partial<Sheet> => ({
    journal: [{ ...place, ...line } as typeof place, ...before.journal],
  })
  const called = (i: number, player: object) => ({
    players: blank.players.map((old, seat) => (seat === i ? { ...old, ...player } : old)),
  })

  test.each<readonly [string, Partial<Sheet>, boolean]>([
    ['when nothing came', {}, true],
    ['when the place holder of a line that is here came', withLine({}), true],
    ['unless it is called otherwise', withLine({ id: 'k4~' }), false],
    ['unless it is of another row', withLine({ row: 'r2' }), false],
    ['unless it is of another instant', withLine({ at: '2026-01-01T00:00:02.000Z' }), false],
    ['unless it stands elsewhere', withLine({ after: null }), false],
    ['unless it stands for a line that is not the first', withLine({ id: 'k2~', at: before.journal[1]!.at }), false],
    ['unless the line says something', withLine({ entry: win(0, 2) }), false],
    ['unless it is no line of a row', { journal: [...before.journal, { id: 'k1~', at: place.at, set: {} }] }, false],
    ['unless a line came', { journal: [...before.journal, { id: 'k9', at: place.at, undo: 'k3' }] }, false],
    ['unless a column came', { players: [...blank.players, { name: 'Dorte' }] }, false],
    ['unless a column is called otherwise', called(1, { name: 'Bodil' }), false],
    ['unless a column is somebody now', called(2, { person: 'p1' }), false],
    ['unless it began earlier', { startedAt: '2026-11-28T18:58:00.000Z' }, false],
  ])('%s', (_, more, same) => {
    expect(isAsBefore(before, { ...before, ...more })).toBe(same)
  })
})
