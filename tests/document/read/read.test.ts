import { describe, expect, test } from 'vitest'
import { readPad } from '../../../src/document/read/read.ts'
import { changed, partsOf, whole } from './refusals.ts'
import { documentWith, read, refused, toys } from '../toy.ts'

const readWith = (place: string, value: unknown) => read(readPad(changed(whole, partsOf(place), value), toys))
const sheetWith = (place: string, value: unknown) => readWith(`$.sheets[0]${place}`, value).sheets[0]

describe('the gate reads', () => {
  test('text and parsed JSON alike, with or without a byte order mark', () => {
    const text = JSON.stringify(whole)
    expect(readPad(text, toys)).toEqual(readPad(whole, toys))
    expect(readPad(`\uFEFF${text}`, toys)).toEqual(readPad(whole, toys))
  })

  test('a whole pad unchanged', () => {
    expect(read(readPad(whole, toys))).toEqual({
      people: whole.people,
      presets: whole.presets,
      series: whole.series,
      sheets: whole.sheets,
    })
  })

  test('an empty pad', () => {
    const nothing = { people: [], presets: [], series: [], sheets: [] }
    expect(read(readPad({ format: 'whistblok', version: 1 }, toys))).toEqual(nothing)
    expect(read(readPad({ version: 1, format: 'whistblok', sheets: [] }, toys))).toEqual(nothing)
  })

  test('sheets in the order of the file', () => {
    const sheets = ['b', 'a', 'c'].map((id) => ({ ...whole.sheets[0], id }))
    expect(read(readPad({ ...whole, sheets }, toys)).sheets.map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  })

  test('lines in the order of their times, then their ids, whatever their order in the file', () => {
    const line = (id: string, at: string) => ({ id, at: `2026-01-01T00:00:0${at}Z`, row: id, entry: null })
    const journal = [line('b', '1.000'), line('z', '0.999'), line('a', '1'), line('B', '1.0'), line('c', '0.9991')]
    expect(sheetWith('.journal', journal)?.journal.map(({ id }) => id)).toEqual(['z', 'c', 'B', 'a', 'b'])
  })

  test('times with at least three decimals, and more where they are finer', () => {
    expect(sheetWith('.startedAt', '2026-11-28T19:04:11.120999Z')?.startedAt).toBe('2026-11-28T19:04:11.120999Z')
    expect(sheetWith('.journal[0].at', '2026-11-28T19:12:40Z')?.journal[0]?.at).toBe('2026-11-28T19:12:40.000Z')
    expect(sheetWith('.journal[2].set.closedAt', '2026-11-28T23:00:00.5Z')?.journal[2]).toMatchObject({
      set: { closedAt: '2026-11-28T23:00:00.500Z' },
    })
  })

  test('null as clearing what was set, and as striking a row', () => {
    const cleared = { title: null, note: null, stake: null, series: null, closedAt: null }
    expect(sheetWith('.journal[2].set', cleared)?.journal[2]).toMatchObject({ set: cleared })
    expect(sheetWith('.journal[2].set', {})?.journal[2]).toMatchObject({ set: {} })
    expect(sheetWith('.journal[0].entry', null)?.journal[0]).toMatchObject({ entry: null })
    expect(sheetWith('.journal[3].after', null)?.journal[3]).toMatchObject({ after: null })
  })

  test('undo lines and `after` that name nothing', () => {
    expect(sheetWith('.journal[1].undo', 'gone')?.journal[1]).toMatchObject({ undo: 'gone' })
    expect(sheetWith('.journal[3].after', 'gone')?.journal[3]).toMatchObject({ after: 'gone' })
    expect(sheetWith('.players[1].person', 'nobody')?.players[1]).toEqual({ name: 'Bo', person: 'nobody' })
  })

  test('ids of up to a hundred characters of any script', () => {
    expect(readWith('$.series[0].id', '🂡'.repeat(100)).series[0]?.id).toHaveLength(200)
    expect(refused(readPad(changed(whole, partsOf('$.series[0].id'), '🂡'.repeat(101)), toys))).toBe(
      '$.series[0].id: badId',
    )
    expect(readWith('$.series[0].id', '=1+1; "å"').series[0]?.id).toBe('=1+1; "å"')
  })

  test('the same id for a line, a row, a sheet and a person', () => {
    expect(sheetWith('.journal[0].row', 'l1')?.journal[0]).toMatchObject({ id: 'l1', row: 'l1' })
    expect(readWith('$.people[0].id', 's1').people[0]?.id).toBe('s1')
  })

  test('people merged into each other, or into an unknown person', () => {
    expect(readWith('$.people[1].mergedInto', 'p1').people).toHaveLength(2)
    expect(readWith('$.people[1].mergedInto', 'gone').people[1]?.mergedInto).toBe('gone')
  })

  test('a hundred columns', () => {
    const players = Array.from({ length: 100 }, (_, i) => ({ name: `P${i}` }))
    expect(sheetWith('.players', players)?.players).toHaveLength(100)
  })

  test('an entry for a column that was added later', () => {
    const players = ['A', 'B', 'C', 'D'].map((name) => ({ name }))
    const sheet = { ...whole.sheets[0], players, journal: [{ entry: { kind: 'win', by: 3, worth: 2 } }] }
    expect(read(readPad(documentWith(sheet), toys)).sheets[0]?.journal).toHaveLength(1)
  })
})

describe('a read sheet', () => {
  test('says who sits, even when the file does not', () => {
    expect(sheetWith('.seated', undefined)?.seated).toEqual([0, 1, 2])
    expect(sheetWith('.seated', [2, 1])?.seated).toEqual([2, 1])
  })

  test('keeps only the options that differ from the standard, and so does a preset', () => {
    const options = { rate: 2, mode: 'soft', double: false }
    expect(sheetWith('.options', options)?.options).toEqual({ rate: 2 })
    expect(readWith('$.presets[0].options', options).presets[0]?.options).toEqual({ rate: 2 })
  })

  test('keeps all options of a rules change, even standard ones', () => {
    const entry = { kind: 'rules', options: { rate: 1 } }
    expect(sheetWith('.journal[0].entry', entry)?.journal[0]).toMatchObject({ entry })
  })

  test('has a revision, even when the file does not say', () => {
    expect(sheetWith('.revision', undefined)?.revision).toBe(1)
  })

  test('began with its oldest line when the file does not say', () => {
    expect(sheetWith('.startedAt', undefined)?.startedAt).toBe('2026-11-28T19:12:40.000Z')
    const backwards = whole.sheets.map(({ startedAt, journal, ...sheet }) => {
      return { ...sheet, journal: journal.toReversed().filter(({ at }) => at > startedAt) }
    })
    const [sheet] = read(readPad({ ...whole, sheets: backwards }, toys)).sheets
    expect(sheet?.startedAt).toBe('2026-11-28T19:12:40.000Z')
  })

  test('consists of new objects: changing the input does not change it', () => {
    const given = structuredClone(whole)
    const pad = read(readPad(given, toys))
    given.people.length = 0
    given.sheets[0]?.journal.splice(0)
    given.sheets[0]?.players.splice(0)
    expect(pad.sheets[0]?.journal).toHaveLength(4)
    expect(pad.sheets[0]?.players).toHaveLength(3)
    expect(pad.people).toHaveLength(2)
  })
})
