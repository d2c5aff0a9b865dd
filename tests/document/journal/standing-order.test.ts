import { describe, expect, test } from 'vitest'
import { standingOrder } from '../../../src/document/journal/standing-order.ts'
import { journalOf } from '../toy.ts'

const row = (id: string, after?: string | null) => ({ row: id, entry: {}, ...(after !== undefined && { after }) })
const orderOf = (...lines: readonly object[]) => standingOrder(journalOf(...lines)).join(' ')

describe('where a row stands', () => {
  test('rows stand in the order of their oldest lines', () => {
    expect(orderOf(row('r2'), row('r1'), row('r3'))).toBe('r2 r1 r3')
  })

  test('a later line of a row does not move it, even with an `after`', () => {
    expect(orderOf(row('r1'), row('r2'), row('r1', 'r2'))).toBe('r1 r2')
    expect(orderOf(row('r1'), row('r2'), row('r2', null))).toBe('r1 r2')
    expect(orderOf(row('r1'), row('r2'), row('a', 'r1'), row('a'))).toBe('r1 a r2')
  })

  test('a struck row keeps its place', () => {
    expect(orderOf(row('r1'), row('r2'), { row: 'r1', entry: null })).toBe('r1 r2')
  })

  test('an inserted row comes directly after the one it names', () => {
    expect(orderOf(row('r1'), row('r2'), row('r3', 'r1'))).toBe('r1 r3 r2')
  })

  test('of several inserted after one row the newest comes first', () => {
    expect(orderOf(row('r1'), row('r2'), row('a', 'r1'), row('b', 'r1'), row('c', 'r1'))).toBe('r1 c b a r2')
  })

  test('of rows inserted at the top the newest comes first', () => {
    expect(orderOf(row('r1'), row('a', null), row('b', null))).toBe('b a r1')
  })

  test('a row inserted after an inserted one comes between it and the next', () => {
    expect(orderOf(row('r1'), row('a', 'r1'), row('b', 'r1'), row('c', 'b'), row('d', 'a'))).toBe('r1 b c a d')
  })

  test('a row may be inserted after one that is older in the file but newer in time', () => {
    expect(orderOf(row('a', 'r1'), row('r1'), row('r2'))).toBe('r1 a r2')
  })

  test('rows that name a missing row come last, in the order of their oldest lines, with the rows inserted after them', () => {
    expect(orderOf(row('a', 'gone'), row('b', 'lost'), row('r1'), row('c', 'a'))).toBe('r1 a c b')
  })

  test('a row inserted after itself comes last', () => {
    expect(orderOf(row('a', 'a'), row('r1'))).toBe('r1 a')
  })

  test('rows in a ring come last, in the order of their oldest lines', () => {
    expect(orderOf(row('c', 'a'), row('a', 'b'), row('b', 'c'), row('r1'))).toBe('r1 c a b')
  })

  test('a row inserted after one of a ring is not in the ring and comes after that one', () => {
    expect(orderOf(row('x', 'a'), row('a', 'b'), row('b', 'a'), row('y', 'x'), row('r1'))).toBe('r1 a x y b')
    expect(orderOf(row('a', 'b'), row('b', 'a'), row('x', 'a'), row('r1'))).toBe('r1 a x b')
  })

  test('the rows of two rings are ordered together by their oldest lines', () => {
    expect(orderOf(row('a', 'b'), row('c', 'd'), row('b', 'a'), row('d', 'c'))).toBe('a c b d')
  })

  test('a row is included even when its only line is undone', () => {
    expect(orderOf(row('r1'), { undo: 'l1' }, row('a', 'r1'))).toBe('r1 a')
  })

  test('a long chain of insertions is walked without recursion', () => {
    const chain = Array.from({ length: 20_000 }, (_, i) => row(`r${i}`, i === 0 ? undefined : `r${i - 1}`))
    const order = standingOrder(journalOf(...chain))
    expect(order).toHaveLength(20_000)
    expect(order.at(-1)).toBe('r19999')
  })
})
