import { describe, expect, test } from 'vitest'
import { facts, fields, points, spec, toy, toyWith } from './toy.ts'

const keysOf = (faults: readonly { readonly why: { readonly key: string } }[]) => faults.map(({ why }) => why.key)

describe('a defined game', () => {
  test('has the parts of its spec', () => {
    const { id, revision, seatCounts, zeroSum, keepsChairs, presets, migrations } = toy
    expect({ id, revision, seatCounts, zeroSum, keepsChairs, presets, migrations }).toEqual({
      id: 'toy',
      revision: 3,
      seatCounts: [2, 3],
      zeroSum: false,
      keepsChairs: false,
      presets: { quick: { pace: 'fast' } },
      migrations: [],
    })
    expect(toy.fields).toBe(fields)
  })

  test('keeps its migrations', () => {
    const migrations = [{ entry: (old: unknown) => old }]
    expect(toyWith({ migrations }).migrations).toBe(migrations)
  })

  test('has the kernel’s words and its own, which take precedence', () => {
    expect(toy.words.da).toMatchObject({ name: 'Leg', written: 'skrevet', correction: 'Rettelse' })
    expect(toy.words.de).toMatchObject({ name: 'Leg', correction: 'Korrektur' })
    expect(toy.words.en).toMatchObject({ name: 'Toy', correction: 'Correction' })
    const own = { ...spec.words, da: { ...spec.words.da, correction: 'Egen' } }
    expect(toyWith({ words: own }).words.da['correction']).toBe('Egen')
  })

  test('has words in every language', () => {
    const { words } = toyWith({})
    expect([words.da['name'], words.de['correction'], words.en['name']]).toEqual(['Leg', 'Korrektur', 'Toy'])
    expect(toyWith({}).migrations).toEqual([])
  })

  test('has a column for each player by default', () => {
    expect(toy.sides(3, [2, 0])).toEqual([{ seats: [0] }, { seats: [1] }, { seats: [2] }])
    const oneSide = toyWith({ sides: (seated) => [{ seats: seated }] })
    expect(oneSide.sides(3, [2, 0])).toEqual([{ seats: [2, 0] }])
  })
})

describe('its checks', () => {
  test('accept its options', () => {
    expect(toy.faultsOfOptions({ pace: 'fast' })).toEqual([])
    expect(keysOf(toy.faultsOfOptions({ pace: 'slower' }))).toEqual(['notOneOf'])
  })

  test('accept its entries, by the number of players', () => {
    expect(toy.faultsOfEntry(points(1, 2, 3), 3)).toEqual([])
    expect(keysOf(toy.faultsOfEntry(points(1, 2, 3), 2))).toEqual(['wrongLength'])
    expect(keysOf(toy.faultsOfEntry({}, 3))).toEqual(['missingKey'])
    expect(keysOf(toy.faultsOfEntry(null, 3))).toEqual(['notAnObject'])
    expect(keysOf(toy.faultsOfEntry('x', 3))).toEqual(['notAnObject'])
  })

  test('remember a valid entry, but not for fewer players', () => {
    let asked = 0
    const counting = toyWith({
      entry: (players) => ({
        '~standard': {
          validate: (value) => {
            asked += 1
            return (value as { points: number[] }).points.length > players
              ? { issues: [{ message: 'wrongLength' }] }
              : { value }
          },
        },
      }),
    })
    const entry = points(1, 2, 3)
    expect(counting.faultsOfEntry(entry, 3)).toEqual([])
    expect(counting.faultsOfEntry(entry, 4)).toEqual([])
    counting.tally(facts([entry, entry]))
    expect(asked).toBe(1)
    expect(keysOf(counting.faultsOfEntry(entry, 2))).toEqual(['wrongLength'])
    expect(counting.faultsOfEntry(entry, 3)).toEqual([])
    expect(counting.faultsOfEntry(points(1), 2)).toEqual([])
  })

  test('accept whatever its schema accepts, even if it is not an object', () => {
    const anything = toyWith({ entry: () => ({ '~standard': { validate: (value) => ({ value }) } }) })
    expect(anything.faultsOfEntry(null, 3)).toEqual([])
    expect(anything.faultsOfEntry('x', 3)).toEqual([])
  })

  test('make the schema once for each number of players', () => {
    const asked: number[] = []
    const counting = toyWith({
      entry: (players) => {
        asked.push(players)
        return spec.entry(players)
      },
    })
    counting.tally(facts([points(1), points(2), points(3)]))
    counting.faultsOfEntry(points(4), 4)
    expect(asked).toEqual([3, 4])
  })

  test('accept the rows every game has', () => {
    expect(toy.faultsOfEntry({ kind: 'correction', points: [1, 2, 3] }, 3)).toEqual([])
    expect(keysOf(toy.faultsOfEntry({ kind: 'correction', points: [1, 2, 3] }, 2))).toEqual(['wrongLength'])
    expect(keysOf(toy.faultsOfEntry({ kind: 'seating', order: [0] }, 3))).toEqual(['wrongNumberSeated'])
    expect(keysOf(toy.faultsOfEntry({ kind: 'rules', options: { stranger: 1 } }, 3))).toEqual(['unknownKey'])
  })

  test('a correction sums to 0 only where rounds do, and has at most one number for each side', () => {
    const row = { kind: 'correction', points: [1] }
    expect(toy.faultsOfEntry(row, 3)).toEqual([])
    expect(keysOf(toyWith({ zeroSum: true }).faultsOfEntry(row, 3))).toEqual(['sumNotZero'])
    const oneSide = toyWith({ sides: (seated) => [{ seats: seated }] })
    expect(keysOf(oneSide.faultsOfEntry({ kind: 'correction', points: [1, 2] }, 3))).toEqual(['wrongLength'])
  })

  test('the keys of an entry are put in order', () => {
    expect(JSON.stringify(toy.keysInOrder({ again: true, points: [1] }, 3))).toBe('{"points":[1],"again":true}')
    expect(JSON.stringify(toy.keysInOrder({ points: [1], kind: 'correction' }, 3))).toBe(
      '{"kind":"correction","points":[1]}',
    )
  })

  test('an invalid entry is not tallied', () => {
    expect(() => toy.tally(facts([], { options: { pace: 'slower' } }))).toThrow(new TypeError('not options of toy'))
    expect(() => toy.tally(facts([points(1), {}]))).toThrow(new TypeError('not an entry of toy: row r2'))
    expect(() => toy.tally(facts([null]))).toThrow(TypeError)
    expect(() => toy.tally(facts(['x']))).toThrow(TypeError)
    expect(() => toy.tally(facts([{ kind: 'seating', order: [] }]))).toThrow(TypeError)
  })
})
