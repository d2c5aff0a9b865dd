import { describe, expect, test } from 'vitest'
import {
  type SheetRow,
  faultsOfPoints,
  faultsOfRow,
  faultsOfSeated,
  isSheetRow,
  rowInOrder,
} from '../../src/kernel/rows.ts'
import { fields } from './toy.ts'

const limits = { players: 5, columns: 4, seatCounts: [3, 4], zeroSum: true, fields }
const faultsIn = (row: unknown, more: object = {}) =>
  faultsOfRow(row as SheetRow, { ...limits, ...more }).map(({ path, why }) => `${path.join('.')}: ${why.key}`)

describe('a row of the sheet', () => {
  test.each([
    [{ kind: 'correction' }, true],
    [{ kind: 'seating' }, true],
    [{ kind: 'rules' }, true],
    [{ kind: 'tricks' }, false],
    [{}, false],
    [[], false],
    [null, false],
    ['correction', false],
  ])('%j is meant as one: %s', (entry, meant) => {
    expect(isSheetRow(entry)).toBe(meant)
  })
})

describe('a correction', () => {
  test.each([[[10, -10]], [[]], [[0, 0, 0, 0]], [[Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER]]])(
    'may be %j',
    (points) => {
      expect(faultsIn({ kind: 'correction', points })).toEqual([])
    },
  )

  test('may have a note', () => {
    expect(faultsIn({ kind: 'correction', points: [], note: 'bøde' })).toEqual([])
  })

  test('need not sum to 0 in a game that is not zero-sum', () => {
    expect(faultsIn({ kind: 'correction', points: [1] }, { zeroSum: false })).toEqual([])
  })

  test.each([
    [{ points: [10, -9] }, ['points: sumNotZero']],
    [{ points: [1, 2, 3, 4, 5] }, ['points: wrongLength']],
    [{ points: [0.5, -0.5] }, ['points.0: notAnInteger', 'points.1: notAnInteger']],
    [{ points: [0, 2 ** 53] }, ['points.1: notAnInteger']],
    [{ points: '1' }, ['points: notAList']],
    [{}, ['points: missingKey', 'points: notAList']],
    [{ points: [], note: 1 }, ['note: notText']],
    [{ points: [], colour: 'red' }, ['colour: unknownKey']],
    [{ points: [1], note: 1 }, ['note: notText']],
  ])('may not be %j', (row, faults) => {
    expect(faultsIn({ kind: 'correction', ...row })).toEqual(faults)
  })
})

describe('points', () => {
  test('are whole numbers, at most one for each column', () => {
    expect(faultsOfPoints([1, 2], 2)).toEqual([])
    expect(faultsOfPoints([1, 2, 3], 2)).toEqual([{ path: [], why: { key: 'wrongLength', args: [] } }])
    expect(faultsOfPoints([1, null], 2)).toEqual([{ path: [1], why: { key: 'notAnInteger', args: [] } }])
  })
})

describe('a seating', () => {
  test.each([
    [{ order: [0, 1, 2] }],
    [{ order: [4, 0, 2, 1] }],
    [{ order: [4, 0, 2, 1], dealer: 2 }],
    [{ order: [4, 0, 2, 1], dealer: 4 }],
  ])('may be %j', (row) => {
    expect(faultsIn({ kind: 'seating', ...row })).toEqual([])
  })

  test.each([
    [{ order: [0, 1] }, ['order: wrongNumberSeated']],
    [{ order: [0, 1, 2, 3, 4] }, ['order: wrongNumberSeated']],
    [{ order: [0, 1, 1] }, ['order.2: seatTwice']],
    [{ order: [0, 1, 5] }, ['order.2: notAPlayer']],
    [{ order: [0, 1, -1] }, ['order.2: notAPlayer']],
    [{ order: [0, 1, 1.5] }, ['order.2: notAPlayer']],
    [{ order: [0, 1, '2'] }, ['order.2: notAPlayer']],
    [{ order: 'abc' }, ['order: notAList']],
    [{}, ['order: missingKey', 'order: notAList']],
    [{ order: [0, 1, 2], dealer: 3 }, ['dealer: dealerNotSeated']],
    [{ order: [0, 1, 2], dealer: '0' }, ['dealer: dealerNotSeated']],
    [{ order: [0, 1], dealer: 3 }, ['order: wrongNumberSeated']],
    [{ order: [0, 1, 2], note: 'x' }, ['note: unknownKey']],
  ])('may not be %j', (row, faults) => {
    expect(faultsIn({ kind: 'seating', ...row })).toEqual(faults)
  })

  test('names the numbers of people that may sit', () => {
    expect(faultsOfSeated([0], limits)).toEqual([{ path: [], why: { key: 'wrongNumberSeated', args: ['3, 4'] } }])
  })
})

describe('a rules change', () => {
  test.each([[{ options: {} }], [{ options: { twice: true, most: 50 } }]])('may be %j', (row) => {
    expect(faultsIn({ kind: 'rules', ...row })).toEqual([])
  })

  test.each([
    [{ options: { stranger: 1 } }, ['options.stranger: unknownKey']],
    [{ options: { most: 5 } }, ['options.most: outOfRange']],
    [{ options: [] }, ['options: notAnObject']],
    [{}, ['options: missingKey', 'options: notAnObject']],
    [{ options: {}, note: 'x' }, ['note: unknownKey']],
  ])('may not be %j', (row, faults) => {
    expect(faultsIn({ kind: 'rules', ...row })).toEqual(faults)
  })
})

describe('a row in canonical order', () => {
  test('gains no keys', () => {
    expect(Object.keys(rowInOrder({ kind: 'correction', points: [] }, fields))).toEqual(['kind', 'points'])
    expect(Object.keys(rowInOrder({ kind: 'seating', order: [] }, fields))).toEqual(['kind', 'order'])
    expect(rowInOrder({ kind: 'rules', options: { most: 10 } }, fields)).toStrictEqual({
      kind: 'rules',
      options: { most: 10 },
    })
  })

  test.each<[SheetRow, string]>([
    [{ points: [1, -1], kind: 'correction' }, '{"kind":"correction","points":[1,-1]}'],
    [{ note: 'x', points: [], kind: 'correction' }, '{"kind":"correction","points":[],"note":"x"}'],
    [{ note: '', points: [], kind: 'correction' }, '{"kind":"correction","points":[],"note":""}'],
    [{ order: [1, 0], kind: 'seating' }, '{"kind":"seating","order":[1,0]}'],
    [{ dealer: 0, order: [1, 0], kind: 'seating' }, '{"kind":"seating","order":[1,0],"dealer":0}'],
    [{ options: {}, kind: 'rules' }, '{"kind":"rules","options":{}}'],
    [{ options: { rounds: 1, twice: true }, kind: 'rules' }, '{"kind":"rules","options":{"twice":true,"rounds":1}}'],
  ])('%j', (row, json) => {
    expect(JSON.stringify(rowInOrder(row, fields))).toBe(json)
  })
})
