import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gameOf, games } from '../../../src/games/index.ts'
import { planImport } from '../../../src/document/merge/plan-import.ts'
import { toCurrentLines } from '../../../src/document/link/current-lines.ts'
import { isAsBefore } from '../../../src/document/merge/merge-diff.ts'
import { compareLines } from '../../../src/document/model/instant.ts'
import { factsOf, linesInEffect, rowsOf } from '../../../src/document/journal/journal.ts'
import { mergePads } from '../../../src/document/merge/merge-pads.ts'
import { readPad } from '../../../src/document/read/read.ts'
import type { Line, Sheet } from '../../../src/document/model/sheet.ts'
import { makePad } from '../../../src/document/model/write.ts'
import { eveningOf } from '../evenings.ts'
import { movesOf, play, shown } from '../playing.ts'
import { padOf, read, sheetOf, win } from '../toy.ts'

const together = (a: Sheet, b: Sheet): Sheet => read(mergePads(padOf(a), padOf(b), gameOf)).sheets[0]!
const bytes = (sheet: Sheet) => makePad(padOf(sheet), gameOf)
const since = (before: Sheet, after: Sheet) => after.journal.filter((line) => !before.journal.includes(line))
/** These lines, and those added on another phone. */
const withLines = (sheet: Sheet, lines: readonly Line[]): Sheet => {
  const journal = new Map([...sheet.journal, ...lines].map((line) => [line.id, line]))
  return { ...sheet, journal: [...journal.values()].toSorted(compareLines) }
}

describe.each(games.map((game) => [game.id, game] as const))('a condensed sheet of %s', (_, game) => {
  const evening = eveningOf(game)
  /** What people do: play rows of the evening again, by index, and everything else. */
  const later = movesOf(fc.nat(50), 8)
  const goOn = (sheet: Sheet, moves: Parameters<typeof play>[1], letter: string): Sheet => {
    const entries = rowsOf(sheet.journal).map(({ entry }) => entry)
    const pick = (index: unknown) => entries[Number(index) % entries.length]
    const picked = moves.map(({ action, now }) => {
      if (!('entry' in action)) return { now, action }
      const chosen = { ...action, entry: pick(action.entry) }
      return { now, action: chosen.do === 'log' ? { ...chosen, along: chosen.along?.map(pick) ?? [] } : chosen }
    })
    return entries.length === 0 ? sheet : play(sheet, picked, letter)
  }

  test('shows what the sheet shows, and passes the gate', () => {
    fc.assert(
      fc.property(evening, (sheet) => {
        const condensed = toCurrentLines(sheet)
        expect(shown(condensed)).toEqual(shown(sheet))
        const totals = (of: Sheet) => game.tally(factsOf(of)).rows.map(({ points, totals }) => [points, totals])
        expect(totals(condensed)).toEqual(totals(sheet))
        expect(read(readPad(bytes(condensed), gameOf)).sheets).toEqual([condensed])
      }),
    )
  })

  test('has only current lines when it is made again', () => {
    fc.assert(
      fc.property(evening, (sheet) => {
        const condensed = toCurrentLines(sheet)
        expect(toCurrentLines(condensed)).toEqual(condensed)
      }),
    )
  })

  test('has no line that is not needed', () => {
    fc.assert(
      fc.property(evening, (sheet) => {
        const reads = new Map(rowsOf(sheet.journal).map(({ id, entry }) => [id, entry]))
        for (const line of toCurrentLines(sheet).journal) {
          if ('entry' in line && line.entry !== null) expect(line.entry).toBe(reads.get(line.row))
        }
      }),
    )
  })

  test('merged into the sheet as it is by now, changes nothing that is shown, and nothing at all the second time', () => {
    fc.assert(
      fc.property(evening, later, (sheet, moves) => {
        const now = goOn(sheet, moves, 'c')
        const once = together(now, toCurrentLines(sheet))
        expect(shown(once)).toEqual(shown(now))
        expect(bytes(together(once, toCurrentLines(sheet)))).toBe(bytes(once))
        expect(isAsBefore(now, once)).toBe(true)
        expect(planImport({ pad: padOf(now) }, padOf(toCurrentLines(sheet)), gameOf).changes).toBe(false)
      }),
    )
  })

  test('merged into a copy that lacks some of the lines, shows what the sheet shows', () => {
    const lacking = evening.chain((sheet) => fc.tuple(fc.constant(sheet), fc.subarray([...sheet.journal])))
    fc.assert(
      fc.property(lacking, ([sheet, journal]) => {
        expect(shown(together({ ...sheet, journal }, toCurrentLines(sheet)))).toEqual(shown(sheet))
      }),
    )
  })

  test('played on and merged back, reads as if it had been the whole sheet', () => {
    fc.assert(
      fc.property(evening, later, later, (sheet, here, there) => {
        const mine = goOn(sheet, here, 'c')
        const lent = toCurrentLines(sheet)
        const theirs = goOn(lent, there, 'd')
        const home = together(mine, theirs)
        expect(shown(home)).toEqual(shown(withLines(mine, since(lent, theirs))))
        expect(bytes(home)).toBe(bytes(together(theirs, mine)))
        expect(bytes(together(home, theirs))).toBe(bytes(home))
      }),
    )
  })

  test('brings back nothing that either of two phones has undone', () => {
    const lacking = fc.tuple(evening, later, later, later).chain(([sheet, mine, theirs, since]) => {
      const [here, there] = [goOn(sheet, mine, 'c'), goOn(sheet, theirs, 'd')]
      const all = together(here, there)
      const part = fc.subarray([...all.journal]).map((journal) => goOn({ ...all, journal }, since, 'e'))
      return fc.tuple(fc.constant(all), part)
    })
    fc.assert(
      fc.property(lacking, ([all, other]) => {
        const inEffect = new Set(linesInEffect(together(other, all).journal).map(({ id }) => id))
        const home = together(other, toCurrentLines(all))
        for (const { id } of rowsOf(home.journal)) {
          const reads = linesInEffect(home.journal).findLast((line) => 'entry' in line && line.row === id)
          expect(inEffect).toContain(reads?.id)
        }
      }),
    )
  })

  test('is merged back with the rows that the other phone shows, by file or by link', () => {
    fc.assert(
      fc.property(evening, later, (sheet, moves) => {
        const theirs = goOn(toCurrentLines(sheet), moves, 'd')
        expect(rowsOf(together(sheet, theirs).journal)).toEqual(rowsOf(theirs.journal))
        expect(rowsOf(together(sheet, toCurrentLines(theirs)).journal)).toEqual(rowsOf(theirs.journal))
      }),
    )
  })
})

describe('any journal that a file may contain', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'c~', 'b~', '!', 'é', 'd.2', 'e', 'f', 'g', 'x'.repeat(100))
  const row = fc.constantFrom('r1', 'r2', 'r3')
  const line = fc.oneof(
    fc.record(
      {
        row,
        after: fc.option(fc.constantFrom('r1', 'r2', 'r3', 'gone')),
        entry: fc.option(fc.nat(9).map((n) => win(0, 2 * n))),
      },
      { requiredKeys: ['row', 'entry'] },
    ),
    fc.record({ undo: fc.oneof(ids, fc.constant('gone')) }),
    fc.record({
      set: fc.record(
        { title: fc.option(fc.string({ maxLength: 2 })), note: fc.option(fc.string({ maxLength: 2 })) },
        { requiredKeys: [] },
      ),
    }),
  )
  const written = fc.record({ id: ids, at: fc.nat(5), line })
  const sheet = fc.uniqueArray(written, { selector: ({ id }) => id, maxLength: 12 }).map((lines) => {
    const journal = lines.map(({ id, at, line }) => ({ id, at: `2026-01-01T00:00:00.00${at}Z`, ...line }) as Line)
    return { ...sheetOf(), journal: journal.toSorted(compareLines) }
  })

  test('shows the same by its current lines, made once and twice, alone and merged', () => {
    const lacking = sheet.chain((whole) => fc.tuple(fc.constant(whole), fc.subarray([...whole.journal])))
    fc.assert(
      fc.property(lacking, ([whole, journal]) => {
        const condensed = toCurrentLines(whole)
        expect(shown(condensed)).toEqual(shown(whole))
        expect(shown(toCurrentLines(condensed))).toEqual(shown(whole))
        // where the id of a place holder was taken, it may be free the second time
        const taken = JSON.stringify(whole.journal).includes('~"')
        if (!taken) expect(toCurrentLines(condensed)).toEqual(condensed)
        expect(shown(withLines(whole, condensed.journal))).toEqual(shown(whole))
        expect(shown(withLines({ ...whole, journal }, condensed.journal))).toEqual(shown(whole))
      }),
      { numRuns: 2000 },
    )
  })
})
