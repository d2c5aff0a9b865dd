import { describe, expect, test } from 'vitest'
import {
  type InHand,
  broughtBack,
  changed,
  opening,
  setAsideFor,
  valueOf,
} from '../../../../src/features/table/state/draft-in-hand.ts'
import type { SheetDraft } from '../../../../src/storage/db/database.ts'
import { isSheetDraft } from '../../../../src/storage/sheets/draft-gate.ts'

const round = (value: unknown): InHand => ({ target: { kind: 'new' }, form: 'round', step: 'bid', value })
const amending = (row: string, value: unknown): InHand => ({
  target: { kind: 'amend', row },
  form: 'round',
  step: 'result',
  value,
})
const correction = (value: unknown): InHand => ({ target: { kind: 'new' }, form: 'correction', step: 'result', value })
const typed = (next: InHand, value: unknown, before?: SheetDraft) =>
  changed(opening(before, next), { ...next, value }, undefined)
/** The drafts of the current entry and of those set aside, the newest first. */
const valuesIn = (kept: SheetDraft | undefined): readonly unknown[] =>
  kept === undefined ? [] : [valueOf(kept), ...valuesIn(setAsideFor(kept))]
const stored = (kept: SheetDraft): unknown => JSON.parse(JSON.stringify(kept))

describe('the stored entry', () => {
  test('has the draft of the form, and the newcomers', () => {
    const guests = [{ name: 'Erik' }]
    const kept = changed(undefined, round({ level: 8 }), guests)
    expect(stored(kept)).toEqual({
      target: { kind: 'new' },
      form: 'round',
      draft: { value: { level: 8 } },
      step: 'bid',
      guests,
    })
    expect(valueOf(kept)).toEqual({ level: 8 })
    expect(setAsideFor(kept)).toBe(undefined)
  })

  test('keeps, when it changes, the draft it was opened with and what was set aside', () => {
    const before = changed(undefined, round({ level: 8 }), undefined)
    const kept = typed(amending('r1', { level: 9 }), { level: 10 }, before)
    expect(stored(kept)).toEqual({
      target: { kind: 'amend', row: 'r1' },
      form: 'round',
      step: 'result',
      draft: { value: { level: 10 }, opened: { level: 9 }, parked: stored(before) },
    })
  })

  test('passes the check of stored drafts, and reads the same from there', () => {
    const kept = typed(correction([0, 0]), [3, -3], changed(undefined, round({ level: 8 }), undefined))
    const again = stored(kept)
    expect(isSheetDraft(again)).toBe(true)
    expect(valuesIn(again as SheetDraft)).toEqual(valuesIn(kept))
  })

  test('of an earlier version still opens', () => {
    const inStore: SheetDraft = {
      target: { kind: 'insert', after: null },
      form: 'rules',
      step: 'result',
      draft: {
        value: { options: { sans: true }, from: 'here' },
        opened: { options: {}, from: 'here' },
        parked: { target: { kind: 'new' }, form: 'round', step: 'bid', draft: { value: { level: 8 } } },
      },
    }
    expect(valuesIn(inStore)).toEqual([{ options: { sans: true }, from: 'here' }, { level: 8 }])
  })

  test.each([
    ['of an unknown shape counts as empty', 7, [undefined]],
    ['that is a list counts as empty', [{ value: 1 }], [undefined]],
    ['with something invalid set aside has nothing set aside', { value: 1, parked: { target: 7 } }, [1]],
  ])('%s', (_title, draft, values) => {
    expect(valuesIn({ ...changed(undefined, round({}), undefined), draft })).toEqual(values)
  })
})

describe('another form', () => {
  test('opens at once if there is no entry', () => {
    expect(stored(opening(undefined, correction([0, 0])))).toEqual({
      target: { kind: 'new' },
      form: 'correction',
      step: 'result',
      draft: { value: [0, 0], opened: [0, 0] },
    })
  })

  test('sets the current entry aside, with what that one had set aside', () => {
    const first = changed(undefined, round({ level: 8 }), undefined)
    const second = typed(correction([0, 0]), [3, -3], first)
    const third = opening(second, amending('r1', { level: 9 }))
    expect(valuesIn(third)).toEqual([{ level: 9 }, [3, -3], { level: 8 }])
    expect(setAsideFor(third)).toEqual(second)
  })

  test('does not set aside an entry that was opened but not changed', () => {
    const first = changed(undefined, round({ level: 8 }), undefined)
    const looked = opening(first, amending('r1', { level: 9 }))
    expect(valuesIn(opening(looked, amending('r2', { level: 10 })))).toEqual([{ level: 10 }, { level: 8 }])
    expect(valuesIn(opening(opening(undefined, correction([0])), amending('r2', 1)))).toEqual([1])
  })

  test('for a row whose amendment was begun already resumes it, however many were set aside since', () => {
    const first = typed(amending('r1', { level: 9 }), { level: 10 })
    const second = typed(amending('r2', { level: 7 }), { level: 8 }, first)
    const third = typed(correction([0]), [5], second)
    expect(valuesIn(third)).toEqual([[5], { level: 8 }, { level: 10 }])
    expect(valuesIn(opening(third, amending('r1', { level: 9 })))).toEqual([{ level: 10 }, [5], { level: 8 }])
    expect(valuesIn(opening(third, amending('r2', { level: 7 })))).toEqual([{ level: 8 }, [5], { level: 10 }])
    expect(valuesIn(opening(third, amending('r3', { level: 7 })))).toEqual([
      { level: 7 },
      [5],
      { level: 8 },
      { level: 10 },
    ])
  })

  test('for a new row is always a new entry', () => {
    const first = typed(correction([0]), [5])
    expect(valuesIn(opening(first, correction([0])))).toEqual([[0], [5]])
  })
})

describe('a discarded entry', () => {
  test('is resumed, and the one that took its place is set aside', () => {
    const thrown = typed(correction([0]), [5])
    const instead = changed(undefined, round({ level: 8 }), undefined)
    expect(valuesIn(broughtBack(thrown, instead))).toEqual([[5], { level: 8 }])
    expect(valuesIn(broughtBack(thrown, undefined))).toEqual([[5]])
  })
})
