import { describe, expect, test } from 'vitest'
import { givesPoints, rowModel } from '../../../../src/features/table/paper/row-model.ts'
import { classic } from '../../../../src/games/classic/index.ts'
import { esmakker } from '../../../../src/games/esmakker/index.ts'
import type { Game } from '../../../../src/kernel/contract.ts'
import { speechOf } from '../../../../src/ui/sheet/names-in-words.ts'
import { names, tallyOf } from '../../../games/playing.ts'

const modelsOf = (game: Game, rows: readonly unknown[]) =>
  tallyOf(game, { players: 4, seated: [0, 1, 2, 3], dealer: 3, rows }).rows.map((row) =>
    rowModel(game.zeroSum, row, undefined, undefined, speechOf(game.words.da, names)),
  )
const seating = { kind: 'seating', order: [1, 0, 2, 3] }

describe('which rows must sum to zero', () => {
  test('those that give points, in a zero-sum game', () => {
    const free = { kind: 'free', points: [3, -3] }
    const correction = { kind: 'correction', points: [1, -1] }
    const rules = { kind: 'rules', options: { minBid: 8 } }
    const rows = modelsOf(esmakker, [free, correction, seating, rules])
    expect(rows.map(({ kind, mustSumToZero }) => [kind, mustSumToZero])).toEqual([
      ['round', true],
      ['correction', true],
      ['seating', false],
      ['rules', false],
    ])
    expect(rows.map(givesPoints)).toEqual([true, true, false, false])
    expect(rows.every(({ sumsToZero }) => sumsToZero)).toBe(true)
  })

  test('none, in any other game', () => {
    const rows = modelsOf(classic, [{ tricks: [9, 4] }, { kind: 'correction', points: [1, -1] }, seating])
    expect(rows.map(({ mustSumToZero, sumsToZero }) => [mustSumToZero, sumsToZero])).toEqual([
      [false, false],
      [false, true],
      [false, true],
    ])
  })
})
