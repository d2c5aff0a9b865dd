import { describe, expect, test } from 'vitest'
import { countedFrom, nextAmong, seatAfter } from '../../src/kernel/rotation.ts'
import { problemsOfSeating, reseat } from '../../src/kernel/seating.ts'

const seating = (order: readonly number[], dealer?: number) =>
  dealer === undefined ? { kind: 'seating' as const, order } : { kind: 'seating' as const, order, dealer }

describe('a seating order', () => {
  test.each([
    [0, [2, 0, 3, 1]],
    [1, [1, 2, 0, 3]],
    [2, [2, 0, 3, 1]],
    [3, [3, 1, 2, 0]],
  ])('counted from seat %i', (seat, order) => {
    expect(countedFrom([2, 0, 3, 1], seat)).toEqual(seat === 0 ? [0, 3, 1, 2] : order)
  })

  test.each([
    [2, 1, 0],
    [1, 1, 2],
    [2, 3, 1],
    [2, 4, 2],
    [3, 2, 2],
  ])('seat %i and %i places on is seat %i', (seat, places, after) => {
    expect(seatAfter([2, 0, 3, 1], seat, places)).toBe(after)
  })

  test('the deal moves on one place by default', () => {
    expect(seatAfter([2, 0, 3, 1], 1)).toBe(2)
  })

  test.each([
    [2, [0, 1, 2, 3], 0],
    [2, [1, 3], 3],
    [1, [3, 0], 0],
    [2, [2], 2],
    [2, [], undefined],
    [2, [5], undefined],
  ])('after seat %i the next among %j is %s', (seat, among, next) => {
    expect(nextAmong([2, 0, 3, 1], seat, among)).toBe(next)
  })
})

describe('a seating row', () => {
  const table = { seated: [0, 1, 2, 3], dealer: 2 }

  test.each([
    ['the named dealer deals', [3, 1, 0, 2], 1, false, 1],
    ['the named dealer deals where chairs are kept', [3, 1, 0, 2], 1, true, 1],
    ['the person due stays due', [3, 2, 0, 1], undefined, false, 2],
    ['the chair due stays due where chairs are kept', [3, 2, 0, 1], undefined, true, 0],
    ['a newcomer in the chair deals where chairs are kept', [0, 1, 4, 3], undefined, true, 4],
    ['the next of the old order who still sits deals', [0, 1, 4, 3], undefined, false, 3],
    ['the next of the old order, counted round the table', [4, 1, 0, 5], undefined, false, 0],
    ['nobody of the old order sits: the first of the new deals', [6, 5, 4, 7], undefined, false, 6],
  ])('%s', (_title, order, dealer, keepsChairs, deals) => {
    expect(reseat(table, seating(order, dealer), keepsChairs)).toEqual({ seated: order, dealer: deals })
  })

  test('is a problem when the next dealer leaves and no other is named', () => {
    const why = { key: 'dealerLeft', args: [{ seat: 2 }, { seat: 3 }] }
    expect(problemsOfSeating(table, seating([0, 1, 4, 3]), false)).toEqual([{ field: 'dealer', why }])
  })

  test.each([
    ['the person due stays', [2, 1, 0, 3], undefined, false],
    ['someone is named', [0, 1, 4, 3], 1, false],
    ['chairs are kept', [0, 1, 4, 3], undefined, true],
  ])('is no problem when %s', (_title, order, dealer, keepsChairs) => {
    expect(problemsOfSeating(table, seating(order, dealer), keepsChairs)).toEqual([])
  })
})
