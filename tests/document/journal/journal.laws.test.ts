import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Row } from '../../../src/kernel/contract.ts'
import { type Details, historyOf, rowsOf } from '../../../src/document/journal/journal.ts'
import { redo, undo } from '../../../src/document/journal/lines.ts'
import type { Sheet } from '../../../src/document/model/sheet.ts'
import { compareLines } from '../../../src/document/model/instant.ts'
import { standingOrder } from '../../../src/document/journal/standing-order.ts'
import { redoStep, undoStep } from '../../../src/document/journal/undo.ts'
import { act, type Action, movesOf, play, shown } from '../playing.ts'
import { blank, writer, win } from '../toy.ts'

const entry = fc.tuple(fc.nat(2), fc.nat(9)).map(([by, half]) => win(by, 2 * half))
const moves = movesOf(entry)

/** The paper a journal stands for: rows in a list, struck ones still in their place. */
interface Paper {
  readonly rows: readonly { readonly id: string; readonly entry: unknown }[]
  readonly details: Details
}

/** What is on the paper after an action; `id` is the row a new line made. */
function onPaper(paper: Paper, action: Action, id: string, picked: string | undefined): Paper {
  const { rows } = paper
  const at = rows.findIndex((row) => row.id === picked)
  switch (action.do) {
    case 'log':
      return {
        ...paper,
        rows: [
          ...rows,
          { id, entry: action.entry },
          ...(action.along ?? []).map((then, i) => ({ id: `${id}.${i + 2}`, entry: then })),
        ],
      }
    case 'insert': {
      const place = action.pick === 0 ? 0 : at + 1
      return { ...paper, rows: rows.toSpliced(place, 0, { id, entry: action.entry }) }
    }
    case 'amend':
    case 'strike':
      return {
        ...paper,
        rows: rows.map((row, i) => (i === at ? { id: row.id, entry: 'entry' in action ? action.entry : null } : row)),
      }
    case 'set': {
      const both = Object.entries({ ...paper.details, ...action.set })
      return { ...paper, details: Object.fromEntries(both.filter(([, value]) => value !== null)) }
    }
    default:
      return paper
  }
}

test('a journal shows what paper with a stack of undone changes would show, under any clock', () => {
  fc.assert(
    fc.property(moves, (played) => {
      const done: Paper[] = [{ rows: [], details: {} }]
      const undone: Paper[] = []
      let sheet: Sheet = blank
      let ids = 0
      for (const { action, now } of played) {
        const before = rowsOf(sheet.journal)
        const picked = 'pick' in action ? before[action.pick % Math.max(1, before.length)]?.id : undefined
        const newRow = `a${ids + 1}`
        const next = act(sheet, action, { now: () => now, id: () => `a${++ids}` })
        if (next === sheet) continue
        sheet = next
        if (action.do === 'undo') undone.push(...done.splice(-1))
        else if (action.do === 'redo') done.push(...undone.splice(-1))
        else {
          done.push(onPaper(done.at(-1) ?? { rows: [], details: {} }, action, newRow, picked))
          undone.length = 0
        }
        const paper = done.at(-1)
        const rows: Row[] = (paper?.rows ?? []).filter((row) => row.entry !== null)
        expect(shown(sheet)).toEqual({ rows, details: paper?.details })
        expect(undoStep(sheet.journal)[0] === undefined).toBe(done.length === 1)
        expect(redoStep(sheet.journal)[0] === undefined).toBe(undone.length === 0)
      }
    }),
  )
})

test('undo and then redo change nothing that is shown', () => {
  fc.assert(
    fc.property(moves, (played) => {
      const sheet = play(blank, played, 'a')
      fc.pre(undoStep(sheet.journal)[0] !== undefined)
      const a = writer('b')
      expect(shown(redo(undo(sheet, a), a))).toEqual(shown(sheet))
    }),
  )
})

test('as many redos as undos change nothing that is shown', () => {
  fc.assert(
    fc.property(moves, fc.nat(40), (played, times) => {
      const sheet = play(blank, played, 'a')
      const possible = Math.min(times, played.length)
      const a = writer('b')
      let undone = 0
      let at = sheet
      for (; undone < possible && undoStep(at.journal)[0] !== undefined; undone++) at = undo(at, a)
      for (let redone = 0; redone < undone; redone++) at = redo(at, a)
      expect(shown(at)).toEqual(shown(sheet))
    }),
  )
})

test('a journal only grows, and its newest line is the last one written', () => {
  fc.assert(
    fc.property(moves, (played) => {
      let sheet: Sheet = blank
      for (const [i, { action, now }] of played.entries()) {
        let ids = 0
        const next = act(sheet, action, { now: () => now, id: () => `${9999 - i}${++ids}` })
        expect(next.journal.slice(0, sheet.journal.length)).toEqual(sheet.journal)
        const [before, last] = next.journal.slice(-2)
        if (before !== undefined && last !== undefined) expect(compareLines(before, last)).toBeLessThan(0)
        sheet = next
      }
    }),
  )
})

test('amending, striking and undoing move no row', () => {
  fc.assert(
    fc.property(moves, moves, (played, later) => {
      const sheet = play(blank, played, 'a')
      const order = standingOrder(sheet.journal)
      const quiet = later.filter(({ action }) => action.do !== 'log' && action.do !== 'insert')
      expect(standingOrder(play(sheet, quiet, 'b').journal)).toEqual(order)
    }),
  )
})

test('the history of a row ends, as far as it is in effect, with what the row reads', () => {
  fc.assert(
    fc.property(moves, (played) => {
      const { journal } = play(blank, played, 'a')
      for (const id of standingOrder(journal)) {
        const last = historyOf(journal, id).findLast(({ inEffect }) => inEffect)
        expect(rowsOf(journal).find((row) => row.id === id)?.entry ?? null).toEqual(last?.line.entry ?? null)
      }
    }),
  )
})
