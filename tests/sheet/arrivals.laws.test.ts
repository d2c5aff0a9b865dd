import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gameOf, games } from '../../src/games/index.ts'
import { type Answers, planArrival } from '../../src/sheet/arrivals.ts'
import { mergePads } from '../../src/sheet/merge.ts'
import type { Pad } from '../../src/sheet/sheet.ts'
import { makePad } from '../../src/sheet/write.ts'
import { copiesOf } from './copies.ts'

const EMPTY: Pad = { people: [], presets: [], series: [], sheets: [] }
/** People of one name stay two: then nothing depends on who was here first. */
const APART: Answers = { people: { p1: null, p2: null, p3: null } }

const taken = (here: Pad, coming: Pad, answers?: Answers) => planArrival({ pad: here }, coming, gameOf, answers)
const bytes = (pad: Pad) => makePad(pad, gameOf)

describe.each(games.map((game) => [game.id, game] as const))('taking in copies of a sheet of %s', (_, game) => {
  const copies = copiesOf(game)

  test('an empty pad becomes what comes', () => {
    fc.assert(
      fc.property(copies, ([a]) => {
        const plan = taken(EMPTY, a)
        expect(bytes(plan.result)).toBe(bytes(a))
        expect(plan.sheets.map(({ kind }) => kind)).toEqual(a.sheets.map(() => 'new'))
      }),
    )
  })

  test('the second time nothing changes, whatever was answered', () => {
    fc.assert(
      fc.property(copies, fc.constantFrom(undefined, APART), ([a, b], answers) => {
        const once = taken(a, b, answers).result
        const twice = taken(once, b, answers)
        expect(twice.changes).toBe(false)
        expect(bytes(twice.result)).toBe(bytes(once))
      }),
    )
  })

  test('what can be one is the same by either road, and the same as merging', () => {
    fc.assert(
      fc.property(copies, ([a, b]) => {
        const merged = mergePads(a, b, gameOf)
        fc.pre(merged.ok)
        expect(bytes(taken(a, b, APART).result)).toBe(bytes(merged.pad))
        expect(bytes(taken(b, a, APART).result)).toBe(bytes(merged.pad))
      }),
    )
  })

  test('two that come one after the other may come in any order', () => {
    fc.assert(
      fc.property(copies, ([a, b, c]) => {
        const [first, last] = [taken(a, b, APART), taken(a, c, APART)]
        const [then, other] = [taken(first.result, c, APART), taken(last.result, b, APART)]
        fc.pre([first, last, then, other].every(({ sheets }) => sheets.every(({ kind }) => kind !== 'apart')))
        expect(bytes(then.result)).toBe(bytes(other.result))
      }),
    )
  })

  test('no line that was here goes, and none that comes is lost unless it was left out', () => {
    const lines = ({ sheets }: Pad) => sheets.flatMap(({ journal }) => journal.map(({ id }) => id))
    fc.assert(
      fc.property(copies, ([a, b]) => {
        const { result } = taken(a, b)
        expect(new Set(lines(result))).toEqual(new Set([...lines(a), ...lines(b)]))
        for (const sheet of a.sheets) {
          const after = new Set(result.sheets.find(({ id }) => id === sheet.id)?.journal.map(({ id }) => id))
          expect(sheet.journal.every(({ id }) => after.has(id))).toBe(true)
        }
      }),
    )
  })
})
