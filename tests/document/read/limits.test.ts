import { describe, expect, test } from 'vitest'
import { bytesOf, bytesOfAll } from '../../../src/document/read/limits.ts'
import { readPad } from '../../../src/document/read/read.ts'
import { makePad } from '../../../src/document/model/write.ts'
import { blank, documentWith, read, refused, toys, win } from '../toy.ts'

const MiB = 2 ** 20

/** A sheet of exactly so many bytes as compact JSON; its note is filled with a letter of so many bytes. */
function sheetOfBytes(bytes: number, letter = 'x', id = 's1') {
  const noted = (note: string) => ({
    ...blank,
    id,
    journal: [{ id: 'l1', at: '2026-01-01T00:00:00.000Z', set: { note } }],
  })
  const room = bytes - bytesOf(noted(''))
  const size = bytesOf(letter) - 2
  return noted(letter.repeat(Math.floor(room / size)) + 'x'.repeat(room % size))
}

describe('the size of a document', () => {
  test('is that of compact JSON in UTF-8', () => {
    expect(bytesOf({ a: 'å🂡' })).toBe('{"a":"'.length + 2 + 4 + '"}'.length)
    expect(bytesOfAll({ a: 1 }, [])).toBe('{"a":1,"sheets":[]}'.length)
    expect(bytesOfAll({ a: 1, sheets: [1, 2, 3] }, [3, 4])).toBe('{"a":1,"sheets":[123,1234]}'.length)
  })

  test.each(['x', 'å', '🂡'])('may reach 1 MiB a sheet and not pass it, written with %s', (letter) => {
    const full = sheetOfBytes(MiB, letter)
    expect(bytesOf(full)).toBe(MiB)
    expect(read(readPad(documentWith(full), toys)).sheets).toEqual([full])
    expect(refused(readPad(documentWith(sheetOfBytes(MiB + 1, letter)), toys))).toBe('$.sheets[0]: sheetTooLarge')
  })

  test('does not count white space', () => {
    const text = JSON.stringify(documentWith(sheetOfBytes(MiB)), null, 2)
    expect(read(readPad(`${' '.repeat(MiB)}${text}`, toys)).sheets).toHaveLength(1)
  })

  test('counts what is left out when it is written again', () => {
    const { id, startedAt, seated, journal, ...least } = sheetOfBytes(MiB)
    expect([id, startedAt, seated].every(Boolean)).toBe(true)
    const [line] = journal
    const handWritten = { ...least, journal: [{ set: line?.set }] }
    expect(bytesOf(handWritten)).toBeLessThan(MiB)
    const filled = { set: { note: (line?.set.note ?? '') + 'x'.repeat(100) } }
    expect(refused(readPad(documentWith({ ...handWritten, journal: [filled] }), toys))).toBe(
      '$.sheets[0]: sheetTooLarge',
    )
  })

  test('counts what is given, even where we would write it shorter', () => {
    const full = sheetOfBytes(MiB)
    const standard = { ...full, options: { rate: 1 } }
    expect(refused(readPad(documentWith(standard), toys))).toBe('$.sheets[0]: sheetTooLarge')
  })
})

describe('points that leave the safe integers', () => {
  const most = Number.MAX_SAFE_INTEGER
  const free = (...points: readonly number[]) => ({ entry: { kind: 'free', points } })
  const correction = (...points: readonly number[]) => ({ entry: { kind: 'correction', points } })
  const sheet = (...journal: readonly object[]) => ({
    game: 'toy',
    players: [{ name: 'A' }, { name: 'B' }],
    dealer: 0,
    options: {},
    journal,
  })
  const outcome = (...journal: readonly object[]) => {
    const reading = readPad(documentWith(sheet(...journal)), toys)
    if (reading.ok) expect(read(readPad(makePad(reading.pad, toys), toys))).toEqual(reading.pad)
    return refused(reading)
  }

  test('are refused at the row where a total leaves them', () => {
    expect(outcome(correction(most), correction(1))).toBe('$.sheets[0].journal[1].entry: sumTooHigh')
    expect(outcome(free(0, -most), { entry: win(0, 2) }, free(0, -1))).toBe('$.sheets[0].journal[2].entry: sumTooHigh')
    expect(outcome(free(most), { entry: win(0, 2) })).toBe('$.sheets[0].journal[1].entry: sumTooHigh')
    expect(outcome(correction(most), free(most), correction(-most), free(-most))).toBe(
      '$.sheets[0].journal[1].entry: sumTooHigh',
    )
  })

  test('are refused at the row’s line in effect, wherever it is in the file', () => {
    const line = (id: string, row: string, second: number, ...points: readonly number[]) => {
      return { id, at: `2026-01-01T00:00:0${second}Z`, row, ...free(...points) }
    }
    expect(outcome(line('d', 'r2', 4, most), line('c', 'r1', 3, 1), line('b', 'r2', 2, 0), line('a', 'r1', 1, 0))).toBe(
      '$.sheets[0].journal[0].entry: sumTooHigh',
    )
  })

  test('are accepted while no total leaves them', () => {
    expect(outcome(correction(most))).toBe('not refused')
    expect(outcome(correction(most), correction(-most), free(most, -most))).toBe('not refused')
    expect(outcome(free(most, -most), { undo: 'l0001' }, free(most))).toBe('not refused')
  })
})
