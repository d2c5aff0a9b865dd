import { describe, expect, test } from 'vitest'
import { rowsOf } from '../../../src/document/journal/journal.ts'
import { readPad } from '../../../src/document/read/read.ts'
import { makePad } from '../../../src/document/model/write.ts'
import { documentWith, read, refused, toys, win } from '../toy.ts'

const least = { game: 'toy', players: [{ name: 'Anna' }, { name: 'Bo' }], dealer: 0, options: {} }
const sheetFrom = (sheet: object) => {
  const [read1] = read(readPad(documentWith(sheet), toys)).sheets
  if (read1 === undefined) throw new Error('no sheet')
  return read1
}
const lines = [{ entry: win(0, 2) }, { set: { title: 'Jul' } }, { entry: win(1, 4) }, { after: 'r1', entry: win(0, 6) }]

describe('a file written by hand', () => {
  test('needs only game, players, dealer and options', () => {
    expect(sheetFrom(least)).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/) as string,
      game: 'toy',
      revision: 1,
      players: [{ name: 'Anna' }, { name: 'Bo' }],
      seated: [0, 1],
      dealer: 0,
      options: {},
      startedAt: '2000-01-01T00:00:00.000Z',
      journal: [],
    })
  })

  test('gets rows r1 …, lines l0001 …, and times in the order of the file', () => {
    expect(sheetFrom({ ...least, journal: lines }).journal).toEqual([
      { id: 'l0001', at: '2000-01-01T00:00:00.001Z', row: 'r1', entry: win(0, 2) },
      { id: 'l0002', at: '2000-01-01T00:00:00.002Z', set: { title: 'Jul' } },
      { id: 'l0003', at: '2000-01-01T00:00:00.003Z', row: 'r2', entry: win(1, 4) },
      { id: 'l0004', at: '2000-01-01T00:00:00.004Z', row: 'r3', after: 'r1', entry: win(0, 6) },
    ])
  })

  test('gets times from when the sheet began', () => {
    const { startedAt, journal } = sheetFrom({ ...least, startedAt: '2026-11-28T19:04:11Z', journal: lines })
    expect(startedAt).toBe('2026-11-28T19:04:11.000Z')
    expect(journal[3]?.at).toBe('2026-11-28T19:04:11.004Z')
  })

  test('may undo a line by the id it will get', () => {
    const { journal } = sheetFrom({ ...least, journal: [{ entry: win(0, 2) }, { undo: 'l0001' }] })
    expect(journal[1]).toEqual({ id: 'l0002', at: '2000-01-01T00:00:00.002Z', undo: 'l0001' })
    expect(rowsOf(journal)).toEqual([])
  })

  test('keeps the order of the file beyond line 9999', () => {
    const journal = Array.from({ length: 10_001 }, () => ({ entry: null }))
    const read1 = sheetFrom({ ...least, journal }).journal
    expect(read1.slice(-2).map(({ id }) => id)).toEqual(['l10000', 'l10001'])
  })

  test('must give a line all its ids when any line has some', () => {
    const ided = { id: 'x', at: '2026-01-01T00:00:00Z', row: 'r1', entry: win(0, 2) }
    const journalled = (...journal: readonly object[]) => refused(readPad(documentWith({ ...least, journal }), toys))
    expect(journalled({ entry: win(0, 2) }, ided)).toBe('$.sheets[0].journal[0].id: missingKey')
    expect(journalled(ided, { entry: win(0, 2) })).toBe('$.sheets[0].journal[1].id: missingKey')
    expect(journalled({ id: 'x', entry: win(0, 2) })).toBe('$.sheets[0].journal[0].at: missingKey')
    expect(journalled({ at: '2026-01-01T00:00:00Z', entry: win(0, 2) })).toBe('$.sheets[0].journal[0].id: missingKey')
    expect(journalled({ row: 'r1', entry: win(0, 2) })).toBe('$.sheets[0].journal[0].id: missingKey')
    expect(journalled({ id: 'x', at: '2026-01-01T00:00:00Z', entry: win(0, 2) })).toBe(
      '$.sheets[0].journal[0].row: missingKey',
    )
    expect(journalled({ id: 'x', set: {} })).toBe('$.sheets[0].journal[0].at: missingKey')
  })
})

describe('the id of a sheet without one', () => {
  const idOf = (sheet: object) => sheetFrom(sheet).id

  test('is always the same for the same text', () => {
    expect(idOf(least)).toBe('221136ef-80a8-8ebe-aa6a-51b1021b64fd')
    expect(idOf({ ...least, journal: lines })).toBe(idOf({ ...least, journal: lines }))
  })

  test('does not depend on the order of keys', () => {
    const { game, players, dealer, options } = least
    expect(idOf({ options, dealer, players, game })).toBe(idOf(least))
  })

  test('depends on everything else', () => {
    const ids = [
      least,
      { ...least, dealer: 1 },
      { ...least, options: { rate: 2 } },
      { ...least, players: least.players.toReversed() },
      { ...least, journal: lines },
      { ...least, journal: lines.toReversed() },
    ].map(idOf)
    expect(new Set(ids).size).toBe(6)
  })

  test('differs between equal sheets of one file, always in the same way', () => {
    const ids = (...sheets: readonly object[]) =>
      read(readPad({ format: 'whistblok', version: 1, sheets }, toys)).sheets.map(({ id }) => id)
    const [first, second, third] = ids(least, least, least)
    expect(new Set([first, second, third]).size).toBe(3)
    expect(ids(least, { ...least, dealer: 1 }, least)).toEqual([first, idOf({ ...least, dealer: 1 }), second])
    expect(ids(least, least, least)).toEqual([first, second, third])
  })

  test('is another when a sheet of the same file has that id', () => {
    const id = idOf(least)
    const sheets = [least, { ...least, id }]
    const [derived, given] = read(readPad({ format: 'whistblok', version: 1, sheets }, toys)).sheets
    expect(given?.id).toBe(id)
    expect(derived?.id).not.toBe(id)
  })

  test('is kept once the sheet is written out', () => {
    const pad = read(readPad(documentWith({ ...least, journal: lines }), toys))
    expect(read(readPad(makePad(pad, toys), toys))).toEqual(pad)
  })
})
