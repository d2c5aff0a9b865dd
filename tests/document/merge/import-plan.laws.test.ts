import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gameOf, games } from '../../../src/games/index.ts'
import type { Answers } from '../../../src/document/merge/import-plan.ts'
import { planImport } from '../../../src/document/merge/plan-import.ts'
import { mergePads } from '../../../src/document/merge/merge-pads.ts'
import type { Pad } from '../../../src/document/model/sheet.ts'
import { makePad } from '../../../src/document/model/write.ts'
import { copiesOf } from '../copies.ts'

const EMPTY: Pad = { people: [], presets: [], series: [], sheets: [] }
/** Answers by which people of the same name stay two, so that nothing depends on who was here first. */
const APART: Answers = { people: { p1: null, p2: null, p3: null } }

const taken = (here: Pad, coming: Pad, answers?: Answers) => planImport({ pad: here }, coming, gameOf, answers)
const bytes = (pad: Pad) => makePad(pad, gameOf)
/** What does not depend on answers: the sheets, and which people are the same. Names are left out, as each phone keeps its own. */
const settled = ({ people, sheets }: Pad) => [
  makePad({ ...EMPTY, sheets }, gameOf),
  people.map((person) => (person.mergedInto === undefined ? person.id : person)),
]
const namesIn = ({ people }: Pad) => new Map(people.map(({ id, name }) => [id, name]))
const THEIRS: Answers = { presets: { h1: 'theirs', h2: 'theirs' }, series: { x1: 'theirs', x2: 'theirs' } }

describe.each(games.map((game) => [game.id, game] as const))('importing copies of a sheet of %s', (_, game) => {
  const copies = copiesOf(game)

  test('into an empty pad gives the imported pad', () => {
    fc.assert(
      fc.property(copies, ([a]) => {
        const plan = taken(EMPTY, a)
        expect(bytes(plan.result)).toBe(bytes(a))
        expect(plan.sheets.map(({ kind }) => kind)).toEqual(a.sheets.map(() => 'new'))
      }),
    )
  })

  test('a second time changes nothing, whatever the answers', () => {
    fc.assert(
      fc.property(copies, fc.constantFrom({}, APART), fc.constantFrom({}, THEIRS), ([a, b], people, items) => {
        const answers = { ...people, ...items }
        const once = taken(a, b, answers).result
        const twice = taken(once, b, answers)
        expect(bytes(twice.result)).toBe(bytes(once))
        const asked = [...twice.presets, ...twice.series].some(({ choice }) => choice !== undefined)
        expect(twice.changes).toBe(asked)
        if (items === THEIRS) expect(asked).toBe(false)
      }),
    )
  })

  test('gives the same as merging, and in either order', () => {
    fc.assert(
      fc.property(copies, ([a, b]) => {
        const merged = mergePads(a, b, gameOf)
        const roads = [taken(a, b, APART), taken(b, a, APART)]
        for (const { sheets } of roads) expect(sheets.some(({ kind }) => kind === 'apart')).toBe(!merged.ok)
        fc.pre(merged.ok)
        for (const { result } of roads) expect(settled(result)).toEqual(settled(merged.pad))
      }),
    )
  })

  test('keeps our presets and series, or takes the imported ones, as answered', () => {
    fc.assert(
      fc.property(copies, ([a, b]) => {
        const lists = ({ presets, series }: Pad) => bytes({ ...EMPTY, presets, series })
        const both = (first: Pad, then: Pad): Pad => ({
          ...EMPTY,
          presets: [...first.presets, ...then.presets.filter(({ id }) => first.presets.every((one) => one.id !== id))],
          series: [...first.series, ...then.series.filter(({ id }) => first.series.every((one) => one.id !== id))],
        })
        expect(lists(taken(a, b).result)).toBe(lists(both(a, b)))
        expect(lists(taken(a, b, THEIRS).result)).toBe(lists(both(b, a)))
        const names = namesIn(taken(a, b, THEIRS).result)
        const itself = new Set(taken(a, b).result.people.flatMap((p) => (p.mergedInto === undefined ? [p.id] : [])))
        for (const [id, name] of namesIn(a)) if (itself.has(id)) expect(names.get(id)).toBe(name)
      }),
    )
  })

  test('gives the same for two imports in either order', () => {
    fc.assert(
      fc.property(copies, ([a, b, c]) => {
        const [first, last] = [taken(a, b, APART), taken(a, c, APART)]
        const [then, other] = [taken(first.result, c, APART), taken(last.result, b, APART)]
        fc.pre([first, last, then, other].every(({ sheets }) => sheets.every(({ kind }) => kind !== 'apart')))
        expect(settled(then.result)).toEqual(settled(other.result))
      }),
    )
  })

  test('loses no line of ours, nor one of the import unless it is left out', () => {
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
