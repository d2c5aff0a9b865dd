import { describe, expect, test } from 'vitest'
import { log, strike } from '../../../src/document/journal/lines.ts'
import { mergeSheets } from '../../../src/document/merge/merge-sheets.ts'
import type { Sheet } from '../../../src/document/model/sheet.ts'
import { duplicatesIn } from '../../../src/document/merge/duplicate-rounds.ts'
import { blank, writer, toy, win } from '../toy.ts'

const at = (minute: number) => Date.parse('2026-11-28T20:00:00.000Z') + minute * 60_000
const first = log(blank, win(0, 2), writer('a'))
const home = log(first, win(1, 4), writer('b', at(1)))
const away = log(first, win(1, 4), writer('c', at(2)))

function duplicates(ours: Sheet, coming: Sheet) {
  const merged = mergeSheets(ours, coming, { game: toy, resolve: (person) => person })
  if (merged.value === undefined) throw new Error('cannot be one')
  return duplicatesIn(ours, coming, merged.value)
}

describe('a round written down on both phones', () => {
  test('is named by its two round numbers after merging, on either phone', () => {
    expect(duplicates(home, away)).toEqual([[2, 3]])
    expect(duplicates(away, home)).toEqual([[2, 3]])
  })

  test('is not found when an entry differs, when the other phone knew it, or when one phone wrote it twice', () => {
    expect(duplicates(home, log(first, win(1, 6), writer('c', at(2))))).toEqual([])
    expect(duplicates(home, log(home, win(1, 4), writer('c', at(2))))).toEqual([])
    expect(duplicates(first, log(away, win(1, 4), writer('d', at(3))))).toEqual([])
  })

  test('is not found once one of the two was struck, or when another round is between them', () => {
    const between = log(log(first, win(2, 8), writer('d', at(0))), win(1, 4), writer('e', at(2)))
    expect(duplicates(home, between)).toEqual([[3, 4]])
    const row = (home.journal[1] as { row: string }).row
    expect(duplicates(strike(home, row, writer('s', at(5))), away)).toEqual([])
    const first2 = log(log(first, win(1, 4), writer('b', at(0))), win(2, 2), writer('f', at(1)))
    expect(duplicates(first2, log(first, win(1, 4), writer('g', at(2))))).toEqual([])
  })
})
