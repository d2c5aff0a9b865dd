import { describe, expect, test } from 'vitest'
import { columnsOf } from '../../../src/features/table/paper/columns.ts'
import {
  type CorrectionDraft,
  correctedPoints,
  correctionDrafting,
} from '../../../src/features/table/entry/correction-draft.ts'
import { effectsOf } from '../../../src/ui/sheet/effects.ts'
import { columnsFit } from '../../../src/ui/sheet/fit.ts'
import { afterFrom, rulesDrafting, startsAt } from '../../../src/features/table/entry/rules-draft.ts'
import {
  inheritance,
  moved,
  seatedAs,
  seatingDrafting,
  sitDown,
  standUp,
} from '../../../src/features/table/entry/seating-draft.ts'
import { classic } from '../../../src/games/classic/index.ts'
import { esmakker } from '../../../src/games/esmakker/index.ts'
import { threehanded } from '../../../src/games/threehanded/index.ts'
import { names, tallyOf } from '../../games/playing.ts'

const SPAR = { variant: 'spar', tricks: [9, 2, 2] }
const SOL = { variant: 'sol', tricks: [10, 1, 2] }
const three = (...rows: readonly unknown[]) => tallyOf(threehanded, { players: 3, seated: [0, 1, 2], dealer: 2, rows })
const five = (...rows: readonly unknown[]) =>
  tallyOf(esmakker, { players: 5, seated: [0, 1, 2, 3, 4], dealer: 0, rows })
const fields = (completed: { readonly missing?: readonly { readonly field: string }[] | undefined }) =>
  completed.missing?.map(({ field }) => field)

describe('the columns', () => {
  test('show who leads, who deals and who sits out', () => {
    const columns = columnsOf(five({ kind: 'free', points: [0, 30, -10, -10, -10] }), names, false)
    expect(columns.map(({ name, total, leads, dealer, sitsOut }) => [name, total, leads, dealer, sitsOut])).toEqual([
      ['S', 0, false, undefined, false],
      ['T', 30, true, 'B', true],
      ['U', -10, false, undefined, false],
      ['V', -10, false, undefined, false],
      ['W', -10, false, undefined, false],
    ])
  })

  test('nobody leads before the first round, or when all are equal', () => {
    expect(columnsOf(three(), names, false).some(({ leads }) => leads)).toBe(false)
    expect(columnsOf(five({ kind: 'pass' }), names, false).some(({ leads }) => leads)).toBe(false)
  })

  test('include people who left', () => {
    const columns = columnsOf(five({ kind: 'seating', order: [1, 2, 3, 4] }), names, false)
    expect(columns.map(({ left, sitsOut }) => left || sitsOut)).toEqual([true, false, false, false, false])
  })

  test('are ordered by score if wanted, equal ones by seat', () => {
    expect(columnsOf(three(SPAR), names, true).map(({ side }) => side)).toEqual([0, 2, 1])
  })
})

describe('what is stored for a row of the sheet', () => {
  const correction = correctionDrafting(true)
  const seating = seatingDrafting([3])
  const rules = rulesDrafting([], (options) => threehanded.faultsOfOptions(options).length === 0)

  test.each([
    ['a correction', correction, { how: 'pays', payer: 0, payee: 'others', amount: null, given: [null, 3] }],
    ['a correction', correction, { how: 'hand', given: [1, -1], note: 'Bøde', payer: undefined }],
    ['a seating', seating, { chairs: [0, null, -1], left: [null, 1, null], heirs: [-1], dealer: 0 }],
    ['rules', rules, { options: { rounds: 6 }, from: 'start' }],
    ['rules', rules, { options: {}, from: { before: 'r1' } }],
  ])('%s half entered is read as it is', (_, drafting, stored) => {
    expect(drafting.read(stored)).toBe(stored)
    expect(drafting.read(drafting.empty)).toBe(drafting.empty)
  })

  test.each([
    [
      'a correction',
      correction,
      [
        { how: 'gifts', given: [] },
        { how: 'pays', given: null },
      ],
    ],
    [
      'a correction',
      correction,
      [
        { how: 'pays', payer: 'Anna', given: [] },
        { how: 'hand', given: ['1'] },
      ],
    ],
    [
      'a correction',
      correction,
      [
        { how: 'hand', given: [], note: 7 },
        { how: 'pays', given: [], amount: 0.5 },
      ],
    ],
    [
      'a seating',
      seating,
      [
        { chairs: [0], left: [], heirs: [] },
        { chairs: null, left: null, heirs: [] },
      ],
    ],
    [
      'a seating',
      seating,
      [
        { chairs: [], left: [], heirs: [null] },
        { chairs: [], left: [], heirs: [], dealer: 'Bo' },
      ],
    ],
    [
      'rules',
      rules,
      [
        { options: { rounds: 'six' }, from: 'here' },
        { options: null, from: 'here' },
      ],
    ],
    [
      'rules',
      rules,
      [
        { options: {}, from: 'there' },
        { options: {}, from: {} },
      ],
    ],
    ['anything', correction, [undefined, null, 7, [], {}]],
    ['anything', seating, [undefined, null, 7, [], {}]],
    ['anything', rules, [undefined, null, 7, [], {}]],
  ])('%s that is not valid is replaced by the empty draft', (_, drafting, stored) => {
    for (const one of stored) expect(drafting.read(one)).toBe(drafting.empty)
  })
})

describe('the effect of a change', () => {
  const id = (rows: readonly { readonly id: string }[]) => rows.map((row) => row.id)

  test('is the change of the totals, and of each row whose points, problems or dealer change', () => {
    const before = three(SPAR, SOL)
    expect(effectsOf(before, before).rows).toEqual([])
    const after = three({ ...SPAR, tricks: [8, 3, 2] }, SOL)
    expect(effectsOf(before, after).totals[0]).toEqual({ before: -1, after: -2 })
    expect(id(effectsOf(before, after).rows)).toEqual(['r1'])
  })

  test('29: striking a round changes later choosers, and shows it', () => {
    const before = three(SPAR, SOL, SPAR)
    const rows = [SOL, SPAR].map((entry, i) => ({ id: `r${i + 2}`, entry }))
    const after = threehanded.tally({ players: 3, seated: [0, 1, 2], dealer: 2, options: {}, rows })
    const effects = effectsOf(before, after)
    expect(effects.rows.find((row) => row.id === 'r1')?.after).toBeUndefined()
    expect(effects.rows.slice(1).map(({ after: row }) => row?.at.dealer)).toEqual([2, 0])
  })

  test('includes a new row, with the problems it causes', () => {
    const before = three(SPAR, SOL, SOL)
    const after = three(SPAR, SOL, SOL, SPAR)
    expect(effectsOf(before, after).rows).toMatchObject([
      { id: 'r4', before: undefined, problems: [{ field: 'variant' }] },
    ])
  })
})

describe('a correction', () => {
  const at = five().next
  const drafting = correctionDrafting(true)
  const pays: CorrectionDraft = { how: 'pays', given: [] }

  test('28: one pays the others the same each, or one of them', () => {
    const entry = (draft: CorrectionDraft) => drafting.complete(draft, at).entry
    expect(entry({ ...pays, payer: 1, payee: 'others', amount: 10 })).toEqual({
      kind: 'correction',
      points: [10, -40, 10, 10, 10],
    })
    expect(entry({ ...pays, payer: 1, payee: 3, amount: 10, note: 'bøde' })).toEqual({
      kind: 'correction',
      points: [0, -10, 0, 10, 0],
      note: 'bøde',
    })
  })

  test('asks who pays, to whom, and how much', () => {
    expect(fields(drafting.complete(pays, at))).toEqual(['payer', 'payee', 'amount'])
    expect(fields(drafting.complete({ ...pays, payer: 1, payee: 1, amount: 0 }, at))).toEqual(['payee', 'amount'])
  })

  test('by hand, the last number is the rest; numbers that do not sum to zero are reported', () => {
    const hand = (...given: (number | null)[]): CorrectionDraft => ({ how: 'hand', given })
    expect(correctedPoints(hand(-150, 50, 50, 25), at, true)).toEqual([-150, 50, 50, 25, 25])
    expect(fields(drafting.complete(hand(), at))).toEqual(['points'])
    expect(drafting.complete(hand(1, 1, 1, 1, 1), at).missing).toMatchObject([{ field: 'points', wrong: true }])
  })

  test('leaves out people who left', () => {
    const left = five({ kind: 'seating', order: [1, 2, 3, 4] }).next
    expect(drafting.complete({ ...pays, payer: 1, payee: 'others', amount: 5 }, left).entry).toMatchObject({
      points: [0, -15, 5, 5, 5],
    })
  })

  test('may have any sum in a game with sides', () => {
    const { next } = tallyOf(classic, { players: 4, seated: [0, 1, 2, 3], dealer: 0, rows: [] })
    const draft: CorrectionDraft = { how: 'hand', given: [null, 2] }
    expect(correctionDrafting(false).complete(draft, next).entry).toEqual({ kind: 'correction', points: [0, 2] })
  })

  test('is opened again as points by hand', () => {
    expect(drafting.draftOf({ kind: 'correction', points: [5, -5], note: 'x' }, at)).toEqual({
      how: 'hand',
      given: [5, -5],
      note: 'x',
    })
  })
})

describe('a seating', () => {
  const table = seatedAs([0, 1, 2, 3])

  test('a newcomer takes the chair of a person who left, else one after the last', () => {
    expect(sitDown(standUp(table, 1), 4).chairs).toEqual([0, 4, 2, 3])
    expect(sitDown(table, 4).chairs).toEqual([0, 1, 2, 3, 4])
  })

  test('a person who returns to their own chair has not left', () => {
    expect(sitDown(standUp(table, 1), 1)).toEqual(table)
  })

  test('a person who leaves neither deals nor takes over points', () => {
    const heir = { ...sitDown(standUp(table, 1), 4), heirs: [4], dealer: 4 }
    expect(standUp(heir, 1)).toEqual({ chairs: [0, null, 2, 3], left: [null, 1, null, null], heirs: [] })
  })

  test('moves one place, and remembers whose chair it was', () => {
    expect(moved(table, 1, 1).chairs).toEqual([0, 2, 1, 3])
    expect(moved(table, 1, -1).chairs).toEqual([1, 0, 2, 3])
  })

  test('16: the newcomer takes over the points, and the sum stays', () => {
    const taken = sitDown(standUp(table, 3), 4)
    expect(inheritance(taken, [10, 20, 30, -60, 0], 'n')).toBeUndefined()
    expect(inheritance({ ...taken, heirs: [4] }, [10, 20, 30, -60, 0], 'n')).toEqual({
      kind: 'correction',
      points: [0, 0, 0, 60, -60],
      note: 'n',
    })
    expect(inheritance({ ...taken, heirs: [4] }, [0, 0, 0, 0, 0], 'n')).toBeUndefined()
  })

  test('is valid when enough people sit and something is different', () => {
    const drafting = seatingDrafting([4, 5, 6])
    const at = five().next
    expect(drafting.complete(seatedAs([1, 2, 3, 4]), at).entry).toEqual({ kind: 'seating', order: [1, 2, 3, 4] })
    expect(fields(drafting.complete(seatedAs([0, 1, 2, 3, 4]), at))).toEqual(['order'])
    expect(drafting.complete({ ...seatedAs([0, 1, 2, 3, 4]), dealer: 2 }, at).entry).toMatchObject({ dealer: 2 })
    expect(drafting.complete(standUp(table, 0), at).missing).toMatchObject([{ field: 'order', wrong: true }])
  })
})

describe('a rules change', () => {
  const at = five().next
  const rows = [
    { id: 'seats', kind: 'seating' },
    { id: 'one', kind: 'round' },
    { id: 'fine', kind: 'correction' },
    { id: 'two', kind: 'round' },
  ] as const
  const drafting = rulesDrafting(rows, () => true)

  test('is valid when an option is different', () => {
    expect(fields(drafting.complete(drafting.empty, at))).toEqual(['options'])
    expect(drafting.complete({ options: { slam: 'double' }, from: 'here' }, at).entry).toEqual({
      kind: 'rules',
      options: { slam: 'double' },
    })
  })

  test('has the options that differ from those in force at its place; a changed row keeps all it had', () => {
    const options = { slam: 'double', minBid: 7 }
    expect(drafting.complete({ options, from: { before: 'two' } }, at).entry).toEqual({
      kind: 'rules',
      options: { slam: 'double' },
    })
    const amended = drafting.draftOf({ kind: 'rules', options }, at)
    expect(drafting.complete(amended, at).entry).toEqual({ kind: 'rules', options })
    expect(fields(drafting.complete({ options: { minBid: 7 }, from: 'start' }, at))).toEqual(['options'])
  })

  test('cannot start before a round that is gone', () => {
    const draft = { options: { slam: 'double' }, from: { before: 'three' } }
    expect(drafting.complete(draft, at).missing).toMatchObject([{ field: 'from', wrong: true }])
  })

  test.each([
    ['here', 4, undefined],
    ['place', 4, undefined],
    ['start', 1, 'seats'],
    [{ before: 'two' }, 3, 'fine'],
    [{ before: 'one' }, 1, 'seats'],
  ] as const)('from %j stand before row %i', (from, place, after) => {
    expect([startsAt(from, rows), afterFrom(from, rows)]).toEqual([place, after])
  })

  test('from the start goes to the top, or after the rows before the first round', () => {
    expect(afterFrom('start', rows.slice(1))).toBeNull()
    expect(afterFrom('start', [])).toBeNull()
    expect(afterFrom('start', rows.slice(0, 1))).toBe('seats')
  })
})

test('columns are used while every total and every word of a name fits, and at least 52 px are left', () => {
  const measureAt = (rem: number) => (text: string, font: 'name' | 'total') =>
    text.length * rem * (font === 'total' ? 1.4375 : 0.8125) * 0.6
  const measure = measureAt(16)
  const heads = (count: number, name: string, total: string) => Array.from({ length: count }, () => ({ name, total }))
  expect(columnsFit(374, heads(4, 'Anna', '+100'), measure)).toBe(true)
  expect(columnsFit(374, heads(4, 'Bartholomæus', '+100'), measure)).toBe(false)
  expect(columnsFit(374, heads(4, 'Anna', '−13 510'), measure)).toBe(false)
  expect(columnsFit(374, heads(6, 'A', '0'), measure)).toBe(false)
  expect(columnsFit(374, heads(4, 'Anna', '+100'), measureAt(32), 32)).toBe(false)
})
