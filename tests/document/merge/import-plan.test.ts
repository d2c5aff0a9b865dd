import { describe, expect, test } from 'vitest'
import type { Answers, Here } from '../../../src/document/merge/import-plan.ts'
import { planImport } from '../../../src/document/merge/plan-import.ts'
import { copyIdOf } from '../../../src/document/merge/plan-sheets.ts'
import { amend, log, set, strike } from '../../../src/document/journal/lines.ts'
import { sameName } from '../../../src/document/merge/namesakes.ts'
import { mergePads } from '../../../src/document/merge/merge-pads.ts'
import { readPad } from '../../../src/document/read/read.ts'
import type { Pad, Sheet } from '../../../src/document/model/sheet.ts'
import { makePad } from '../../../src/document/model/write.ts'
import { blank, padOf, writer, read, toys, win } from '../toy.ts'

const nobody = { people: [], presets: [], series: [] }
const plan = (here: Partial<Here> & { readonly pad: Pad }, coming: Pad, answers?: Answers) =>
  planImport(here, coming, toys, answers)
const kinds = (of: ReturnType<typeof plan>) => of.sheets.map(({ kind }) => kind)

const one = log(blank, win(0, 2), writer('a'))
const two = log(one, win(1, 4), writer('b', Date.parse('2026-11-28T19:10:00.000Z')))
const asPeople = (sheet: Sheet, ...people: readonly string[]): Sheet => ({
  ...sheet,
  players: sheet.players.map((player, i) => (people[i] === undefined ? player : { ...player, person: people[i] })),
})

describe('an imported sheet', () => {
  test('is new when there is none here', () => {
    const planned = plan({ pad: padOf() }, padOf(two))
    expect(kinds(planned)).toEqual(['new'])
    expect(planned.sheets[0]?.diff).toMatchObject({ before: 0, after: 2 })
    expect(planned).toMatchObject({ changes: true, result: { sheets: [two] } })
  })

  test('is known when it adds nothing, even when ours has more', () => {
    for (const here of [one, two]) {
      const planned = plan({ pad: padOf(here) }, padOf(one))
      expect(kinds(planned)).toEqual(['known'])
      expect(planned).toMatchObject({ changes: false, result: { sheets: [here] } })
    }
  })

  test('adds to ours what it added, changed and struck', () => {
    const first = (sheet: Sheet) => (sheet.journal[0] as { row: string }).row
    const later = writer('c', Date.parse('2026-11-28T19:20:00.000Z'))
    const third = log(two, win(2, 6), later)
    const amended = amend(third, first(third), win(0, 8), later)
    const struck = set(strike(amended, (third.journal[1] as { row: string }).row, later), { title: 'Jul' }, later)
    const planned = plan({ pad: padOf(two) }, padOf(struck))
    expect(planned.sheets).toMatchObject([{ kind: 'grown', sheet: { journal: struck.journal } }])
    const { diff } = planned.sheets[0]!
    expect(diff).toMatchObject({ before: 2, after: 2, details: true })
    expect([diff.added, diff.changed, diff.struck].map((rows) => rows.length)).toEqual([1, 1, 1])
  })

  test('adds a column, and counts only rounds as rounds', () => {
    const joined: Sheet = { ...one, players: [...one.players, { name: 'Dorte' }] }
    const corrected = log(
      joined,
      { kind: 'correction', points: [5] },
      writer('c', Date.parse('2026-11-28T20:00:00.000Z')),
    )
    const { sheets } = plan({ pad: padOf(one) }, padOf(joined))
    expect(sheets).toMatchObject([{ kind: 'grown', diff: { before: 1, after: 1, details: true } }])
    expect(plan({ pad: padOf(joined) }, padOf(corrected)).sheets[0]?.diff).toMatchObject({
      before: 1,
      after: 1,
      details: false,
      added: [expect.any(String)],
    })
  })

  test('differs by an earlier beginning, another name or person in a column', () => {
    const earlier = { ...one, startedAt: '2026-11-28T18:00:00.000Z' }
    const called = {
      ...one,
      players: one.players.map((player, i) => (i === 0 ? { name: 'Ann', person: 'p1' } : player)),
    }
    const ours = {
      ...one,
      players: one.players.map((player, i) => (i === 0 ? { name: 'Anna', person: 'p1' } : player)),
    }
    const known = { ...one, players: one.players.map((player, i) => (i === 1 ? { ...player, person: 'p2' } : player)) }
    for (const [here, coming, kind, details] of [
      [one, earlier, 'grown', false],
      [earlier, one, 'known', false],
      [called, ours, 'grown', true],
      [ours, called, 'known', false],
      [one, known, 'grown', false],
      [known, one, 'known', false],
    ] as const) {
      const { sheets } = plan({ pad: padOf(here) }, padOf(coming))
      expect(sheets).toMatchObject([{ kind, diff: { details, added: [], addedRounds: 0, changed: [], struck: [] } }])
    }
  })

  test('that cannot be merged is restored under its own id when its copy is in the bin', () => {
    const other: Sheet = { ...two, dealer: 1 }
    const id = copyIdOf(other, toys)
    const here = padOf(two, { ...other, id })
    expect(plan({ pad: here, binned: new Set([id]) }, padOf(other))).toMatchObject({
      sheets: [{ kind: 'binned', coming: other, sheet: { id } }],
      changes: true,
    })
  })

  test('is restored from the bin, merged', () => {
    const planned = plan({ pad: padOf(two), binned: new Set(['s1']) }, padOf(one))
    expect(planned).toMatchObject({ changes: true, sheets: [{ kind: 'binned', sheet: { journal: two.journal } }] })
  })

  test('that cannot be merged says why and where, and becomes a separate copy, always the same one', () => {
    const other: Sheet = { ...two, dealer: 1 }
    const coming = { ...nobody, sheets: [{ ...one, id: 's0' }, other] }
    const planned = plan({ pad: padOf(two) }, coming)
    expect(kinds(planned)).toEqual(['new', 'apart'])
    expect(planned.sheets[1]).toMatchObject({
      answer: 'take',
      refusal: { path: '$.sheets[1].dealer', why: { key: 'otherDealer' } },
      sheet: { ...other, id: copyIdOf(other, toys) },
    })
    expect(planned.result.sheets.map(({ id }) => id).toSorted()).toEqual(['s0', 's1', copyIdOf(other, toys)].toSorted())

    const again = plan({ pad: planned.result }, coming)
    expect(kinds(again)).toEqual(['known', 'known'])
    expect(again.changes).toBe(false)
  })

  test('that became a separate copy may have been played on since', () => {
    const other: Sheet = { ...two, dealer: 1 }
    const copy = { ...other, id: copyIdOf(other, toys) }
    const further = log(copy, win(2, 8), writer('d', Date.parse('2026-11-28T21:00:00.000Z')))
    const again = plan({ pad: padOf(two, further) }, padOf(other))
    expect(again).toMatchObject({ changes: false, sheets: [{ kind: 'known', coming: other, sheet: further }] })
    expect(again.sheets[0]).not.toHaveProperty('answer')
  })

  test('that is a separate copy has an id derived from its header, the same for later versions', () => {
    const others: readonly Partial<Sheet>[] = [
      { id: 's2' },
      { dealer: 1 },
      { seated: [1, 0, 2] },
      { options: { rate: 2 } },
      { players: asPeople(two, 'p1').players },
      { players: two.players.map(({ name }, i) => ({ name: i === 0 ? 'Dorte' : name })) },
    ]
    const ids = [two, ...others.map((other) => ({ ...two, ...other }))].map((sheet) => copyIdOf(sheet, toys))
    expect(new Set(ids).size).toBe(7)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    const joined = { ...one, players: [...one.players, { name: 'Dorte' }] }
    const earlier = { ...one, startedAt: '2026-11-28T18:00:00.000Z' }
    const same = [one, joined, earlier, { ...two, options: { rate: 1 } }].map((sheet) => copyIdOf(sheet, toys))
    expect(new Set(same)).toEqual(new Set([ids[0]]))
  })

  test('that became a separate copy is merged with its later version: no second copy', () => {
    const other: Sheet = { ...one, dealer: 1 }
    const kept = plan({ pad: padOf(two) }, padOf(other)).result
    const further = log(other, win(2, 8), writer('d', Date.parse('2026-11-28T21:00:00.000Z')))
    const again = plan({ pad: kept }, padOf(further))
    expect(again.sheets).toMatchObject([{ kind: 'grown', diff: { before: 1, after: 2 } }])
    expect(again.result.sheets).toHaveLength(2)
  })

  test('and another that can be merged with neither, becomes one more copy', () => {
    const withLine = (worth: number): Sheet => {
      const { journal } = log(blank, win(0, worth), writer('x'))
      return { ...blank, journal: journal.map((line) => ({ ...line, id: 'l1' })) }
    }
    const [a, b, c] = [withLine(2), withLine(4), withLine(6)]
    const both = plan({ pad: plan({ pad: padOf(a) }, padOf(b)).result }, padOf(c))
    expect(kinds(both)).toEqual(['apart'])
    expect(both.result.sheets).toHaveLength(3)
    expect(plan({ pad: both.result }, padOf(c))).toMatchObject({ changes: false, sheets: [{ kind: 'known' }] })
    expect(plan({ pad: both.result }, padOf(b))).toMatchObject({ changes: false, sheets: [{ kind: 'known' }] })
    // a pad with a sheet that has the first id the copy would get
    const first = { ...a, id: copyIdOf(b, toys) }
    const crowded = plan({ pad: padOf(a) }, padOf(b, first))
    expect(new Set(crowded.result.sheets.map(({ id }) => id)).size).toBe(3)
    expect(plan({ pad: crowded.result }, padOf(b, first)).changes).toBe(false)
  })

  test.each([
    ['constructor', {}, 'take'],
    ['__proto__', {}, 'take'],
    ['s1', {}, 'take'],
    ['s1', { s2: 'leave' }, 'take'],
    ['s1', { s1: 'take' }, 'take'],
    ['s1', { s1: 'leave' }, 'leave'],
  ] as const)('%s, which cannot be one with ours, answered %j: %s', (id, sheets, answer) => {
    const [ours, other] = [
      { ...one, id },
      { ...one, id, dealer: 1 },
    ]
    const planned = plan({ pad: padOf(ours) }, padOf(other), { sheets })
    expect(planned.sheets).toMatchObject([{ kind: 'apart', answer }])
    expect(planned.sheets[0]?.answer).toBe(answer)
  })

  test('that cannot be merged may be left out: then nothing changes', () => {
    const other: Sheet = { ...two, options: { double: true } }
    const planned = plan({ pad: padOf(two) }, padOf(other), { sheets: { s1: 'leave' } })
    expect(planned).toMatchObject({ changes: false, result: { sheets: [two] } })
    expect(planned.sheets).toMatchObject([{ kind: 'apart', answer: 'leave' }])
  })

  test('that is left out leaves out the people and series only it names, and the questions about them', () => {
    const series = [
      { id: 'x1', name: 'Torsdag' },
      { id: 'x2', name: 'Fredag' },
    ]
    const out = set(
      asPeople({ ...two, dealer: 1 }, 'q1', 'q2', 'q3'),
      { series: 'x1' },
      writer('s', Date.parse('2026-11-28T22:00:00.000Z')),
    )
    const other = asPeople({ ...one, id: 's2' }, 'q5', 'q2')
    const coming: Pad = {
      ...padOf(out, other),
      people: [
        { id: 'q1', name: 'Anna' },
        { id: 'q2', name: 'Bo' },
        { id: 'q3', name: 'Carl', mergedInto: 'q4' },
        { id: 'q4', name: 'Carl' },
        { id: 'q6', name: 'Fie' },
      ],
      series,
    }
    const here: Pad = { ...padOf(two), people: ['Anna', 'Bo'].map((name, i) => ({ id: `p${i + 1}`, name })) }
    const planned = plan({ pad: here }, coming, { sheets: { s1: 'leave' } })
    expect(kinds(planned)).toEqual(['apart', 'new'])
    expect(planned.namesakes.map(({ person }) => person)).toEqual(['q2', 'q5'])
    expect(planned.people.map(({ item }) => item.id)).toEqual(['q2', 'q6', 'q5'])
    expect(planned.series.map(({ item }) => item.id)).toEqual(['x2'])
    expect(planned.result.people.map(({ id }) => id)).toEqual(['p1', 'p2', 'q2', 'q5', 'q6'])

    const alone = plan(
      { pad: here },
      { ...coming, ...padOf(out), people: coming.people.slice(0, 4), series: series.slice(0, 1) },
      {
        sheets: { s1: 'leave' },
      },
    )
    expect(alone).toMatchObject({ changes: false, namesakes: [], people: [], series: [] })
  })

  test('is kept separate from an unreadable one here', () => {
    const planned = plan({ pad: padOf(), unreadable: new Set(['s1']) }, padOf(one))
    expect(planned.sheets).toMatchObject([
      { kind: 'apart', refusal: { path: '$.sheets[0]', why: { key: 'unreadableHere' } } },
    ])
    expect(planned.result.sheets.map(({ id }) => id)).toEqual([copyIdOf(one, toys)])
    expect(planned.sheets[0]).toMatchObject({ answer: 'take', diff: { before: 0, after: 1 } })
  })

  test('gets yet another id when its separate copy here cannot be read either', () => {
    const unreadable = new Set(['s1', copyIdOf(one, toys)])
    const planned = plan({ pad: padOf(), unreadable }, padOf(one))
    const id = copyIdOf({ ...one, id: copyIdOf(one, toys) }, toys)
    expect(planned).toMatchObject({
      changes: true,
      sheets: [{ kind: 'apart', answer: 'take', refusal: { why: { key: 'unreadableHere' } } }],
      result: { sheets: [{ ...one, id }] },
    })
  })

  test('written by hand is the same sheet each time', () => {
    const text = JSON.stringify({
      format: 'whistblok',
      version: 1,
      sheets: [{ game: 'toy', players: [{ name: 'Anna' }, { name: 'Bo' }], dealer: 0, options: {}, journal: [] }],
    })
    const first = plan({ pad: padOf() }, read(readPad(text, toys)))
    expect(kinds(first)).toEqual(['new'])
    expect(kinds(plan({ pad: first.result }, read(readPad(text, toys))))).toEqual(['known'])
  })
})

describe('people of one name', () => {
  const here: Pad = { ...padOf(), people: [{ id: 'p1', name: 'Anna' }] }
  const coming: Pad = { ...padOf(asPeople(one, 'q1')), people: [{ id: 'q1', name: ' ANNA ' }] }

  test('are the same unless the user says otherwise', () => {
    const planned = plan({ pad: here }, coming)
    expect(planned.namesakes).toEqual([{ person: 'q1', name: ' ANNA ', candidates: ['p1'], answer: 'p1' }])
    expect(planned.result.people).toEqual([
      { id: 'p1', name: 'Anna' },
      { id: 'q1', name: ' ANNA ', mergedInto: 'p1' },
    ])
    expect(plan({ pad: planned.result }, coming)).toMatchObject({ namesakes: [], changes: false })
  })

  test('stay two when the user says they are two', () => {
    const planned = plan({ pad: here }, coming, { people: { q1: null } })
    expect(planned.namesakes).toMatchObject([{ answer: null }])
    expect(planned.result.people).toEqual([...here.people, ...coming.people])
  })

  test('are asked about when only a column names them, here or in the import', () => {
    const planned = plan({ pad: padOf(), implied: here.people }, padOf(asPeople(one, 'q1')))
    expect(planned.namesakes).toMatchObject([{ person: 'q1', candidates: ['p1'], answer: 'p1' }])
    expect(planned.result.people).toEqual([{ id: 'q1', name: 'Anna', mergedInto: 'p1' }])
  })

  test('decide which sheets can be merged', () => {
    const ours: Pad = { ...here, sheets: [asPeople(one, 'p1')] }
    const theirs: Pad = { ...coming, sheets: [asPeople(two, 'q1')] }
    expect(kinds(plan({ pad: ours }, theirs))).toEqual(['grown'])
    const apart = plan({ pad: ours }, theirs, { people: { q1: null } })
    expect(apart.sheets).toMatchObject([{ kind: 'apart', refusal: { why: { key: 'otherPlayer' } } }])
  })

  test('with several candidates: the user has to choose one', () => {
    const two: Pad = { ...here, people: [...here.people, { id: 'p2', name: 'anna' }] }
    expect(plan({ pad: two }, coming).namesakes).toMatchObject([{ candidates: ['p1', 'p2'], answer: undefined }])
    expect(plan({ pad: two }, coming).result.people).toHaveLength(3)
    const chosen = plan({ pad: two }, coming, { people: { q1: 'p2' } })
    expect(chosen.result.people).toContainEqual({ id: 'q1', name: ' ANNA ', mergedInto: 'p2' })
    const nonsense = plan({ pad: two }, coming, { people: { q1: 'bo' } })
    expect(nonsense.namesakes).toMatchObject([{ answer: undefined }])
  })

  test('are not asked about once they are known', () => {
    const known: Pad = { ...here, people: [...here.people, { id: 'q1', name: 'Anna', mergedInto: 'p1' }] }
    expect(plan({ pad: known }, coming).namesakes).toEqual([])
    const theirs: Pad = { ...coming, people: [...coming.people, { id: 'p1', name: 'Anna', mergedInto: 'q1' }] }
    expect(plan({ pad: here }, theirs).namesakes).toEqual([])
    const merged: Pad = { ...coming, people: [{ id: 'q1', name: 'Anna', mergedInto: 'q9' }] }
    expect(plan({ pad: here }, merged).namesakes).toEqual([])
  })

  test('resolve to a known person here: one of a ring, or someone merged into an unknown one', () => {
    const known: Pad = {
      ...here,
      people: [
        { id: 'p1', name: 'Anna', mergedInto: 'p2' },
        { id: 'p2', name: 'Anna', mergedInto: 'p1' },
        { id: 'p3', name: 'Anna', mergedInto: 'gone' },
      ],
    }
    expect(plan({ pad: known }, coming).namesakes).toMatchObject([{ person: 'q1', candidates: ['p1', 'p3'] }])
  })

  test('who sit on the same sheet are two', () => {
    const sitsWith = asPeople(one, 'q1', 'p1')
    expect(plan({ pad: here }, { ...coming, sheets: [sitsWith] }).namesakes).toEqual([])
    const both: Pad = {
      ...coming,
      people: [...coming.people, { id: 'q2', name: 'anna' }],
      sheets: [asPeople(one, 'q1', 'q2')],
    }
    expect(plan({ pad: here }, both).namesakes).toMatchObject([{ person: 'q1', answer: 'p1' }])
  })

  test('keep the name they have here, even where only a column names them', () => {
    const theirs: Pad = { ...padOf(), people: [{ id: 'p1', name: 'Anne' }] }
    const ann: Pad = { ...padOf(), people: [{ id: 'p1', name: 'Ann' }] }
    for (const coming of [theirs, ann]) {
      const planned = plan({ pad: here }, coming)
      expect(planned).toMatchObject({ renamed: [], changes: false, people: [{ kind: 'known' }] })
      expect(planned.result.people).toContainEqual({ id: 'p1', name: 'Anna' })
      for (const known of [{ pad: padOf(), implied: here.people }, { pad: padOf(asPeople(one, 'p1')) }]) {
        const written = plan(known, coming)
        expect(written).toMatchObject({ renamed: [], people: [{ kind: 'new', item: { id: 'p1', name: 'Anna' } }] })
      }
    }
  })

  test('who turn out to be the same are named, and are merged', () => {
    const became: Pad = {
      ...padOf(),
      people: [
        { id: 'p1', name: 'Anna', mergedInto: 'q1' },
        { id: 'q1', name: 'Anne' },
      ],
    }
    expect(plan({ pad: here }, became)).toMatchObject({ renamed: [{ from: 'Anna', to: 'Anne' }], changes: true })
    const called = { ...became, people: became.people.map((person) => ({ ...person, name: 'Anne' })) }
    expect(plan({ pad: here }, called).result.people).toContainEqual({ id: 'p1', name: 'Anne', mergedInto: 'q1' })
    expect(plan({ pad: padOf(), implied: here.people }, became).renamed).toEqual([{ from: 'Anna', to: 'Anne' }])
    expect(plan({ pad: padOf(), implied: here.people }, padOf(asPeople(one, 'p1'))).renamed).toEqual([])
  })

  test('are compared by name, ignoring case and spaces', () => {
    expect(sameName('Åse', ' a\u030ase')).toBe(true)
    expect(sameName('Anna', 'Anne')).toBe(false)
  })
})

describe('imported people, presets and series', () => {
  const preset = { id: 'i1', game: 'toy', name: 'Onsdag', options: { rate: 2 } }
  const items = (name: string, more: object = {}) => ({
    people: [{ id: 'i1', name: 'Bo', ...more }],
    presets: [{ ...preset, name, ...more }],
    series: [{ id: 'i1', name, ...more }],
  })
  const listed = ['people', 'presets', 'series'] as const

  test.each<readonly [string, Partial<Pad>, Partial<Here>, string, boolean]>([
    ['new', {}, {}, 'new', true],
    ['known', items('Bo'), {}, 'known', false],
    ['binned', items('Bo'), { binned: new Set(['i1']) }, 'binned', true],
    ['new, whatever else lies in the bin', {}, { binned: new Set(['i2']) }, 'new', true],
  ])('is %s', (_, ours, here, kind, changes) => {
    for (const list of listed) {
      const coming = { ...padOf(), [list]: items('Bo')[list] }
      const planned = plan({ pad: { ...padOf(), ...ours }, ...here }, coming)
      expect(planned[list].map((item) => item.kind)).toEqual([kind])
      expect(planned[list][0]?.item).toEqual(planned.result[list][0])
      expect(planned.changes).toBe(changes)
      expect(planned).not.toHaveProperty('refusal')
    }
  })

  test('are known whatever the order of keys, and with standard options spelt out', () => {
    const coming = {
      ...padOf(),
      presets: [{ options: { rate: 2, double: false }, name: 'Onsdag', game: 'toy', id: 'i1' }],
    }
    const planned = plan({ pad: { ...padOf(), presets: [preset] } }, coming)
    expect(planned).toMatchObject({ changes: false, presets: [{ kind: 'known' }] })
  })
})

describe('presets and series', () => {
  const preset = { id: 'h1', game: 'toy', name: 'Onsdag', options: { rate: 2 } }
  const series = { id: 'x1', name: 'Torsdag' }

  test.each(['Anna', 'Zebra'])('stay as they are here unless the user says otherwise: %s', (name) => {
    const here: Pad = { ...padOf(), presets: [preset], series: [series] }
    const coming: Pad = { ...padOf(), presets: [{ ...preset, name }], series: [{ ...series, name }] }
    const [theirPreset] = coming.presets
    const [theirSeries] = coming.series
    const choice = { ours: preset, coming: theirPreset, answer: 'ours' }
    expect(plan({ pad: here }, coming)).toMatchObject({
      changes: true,
      presets: [{ kind: 'changed', item: preset, choice }],
      series: [{ kind: 'changed', item: series, choice: { ours: series, coming: theirSeries, answer: 'ours' } }],
      result: { presets: [preset], series: [series] },
    })
    expect(plan({ pad: here }, coming, { presets: { h1: 'theirs' } })).toMatchObject({
      changes: true,
      presets: [{ kind: 'changed', item: theirPreset, choice: { ...choice, answer: 'theirs' } }],
      result: { presets: [theirPreset], series: [series] },
    })
    expect(plan({ pad: here }, coming, { series: { x1: 'theirs' } }).result).toMatchObject({
      presets: [preset],
      series: [theirSeries],
    })
    expect(plan({ pad: here, binned: new Set(['h1']) }, coming)).toMatchObject({
      presets: [{ kind: 'binned', item: preset, choice }],
    })
  })

  test('are known by their id, not by their name', () => {
    const here: Pad = { ...padOf(), presets: [preset], series: [series] }
    const other: Pad = {
      ...padOf(),
      presets: [
        { ...preset, name: 'Zebra' },
        { ...preset, id: 'h2' },
      ],
      series: [series, { id: 'x2', name: 'Ny' }],
    }
    const planned = plan({ pad: here }, other, { presets: { h1: 'theirs' } })
    expect(planned.presets.map(({ kind }) => kind)).toEqual(['changed', 'new'])
    expect(planned.series.map(({ kind }) => kind)).toEqual(['known', 'new'])
    expect(planned.changes).toBe(true)
    const merged = mergePads(here, other, toys)
    expect(merged.ok && makePad(merged.pad, toys)).toBe(makePad(planned.result, toys))
    expect(plan({ pad: planned.result }, other)).toMatchObject({ changes: false, presets: [{ kind: 'known' }, {}] })
  })

  test('are restored from the bin', () => {
    const here: Pad = { ...padOf(), presets: [preset] }
    expect(plan({ pad: here, binned: new Set(['h1']) }, { ...here }).presets).toEqual([
      { kind: 'binned', item: preset },
    ])
  })
})
