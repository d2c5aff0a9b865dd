import { describe, expect, test } from 'vitest'
import {
  changesOf,
  differencesFromStandard,
  faultsOfOptions,
  laidOver,
  standardOptions,
} from '../../src/kernel/options.ts'
import { fields } from './toy.ts'

describe('the standard', () => {
  test('is taken from the fields', () => {
    expect(standardOptions(fields)).toEqual({ twice: false, pace: 'slow', most: 100, rounds: 0 })
  })

  test('is left out of what is stored, in the order of the fields', () => {
    const kept = differencesFromStandard(fields, { rounds: 3, most: 100, pace: 'fast', twice: false })
    expect(Object.entries(kept)).toEqual([
      ['pace', 'fast'],
      ['rounds', 3],
    ])
    expect(differencesFromStandard(fields, {})).toEqual({})
    expect(differencesFromStandard(fields, { stranger: 1 })).toEqual({})
  })

  test('the changes are the options with another value, in the order of the new options', () => {
    const inForce = standardOptions(fields)
    expect(changesOf(inForce, { rounds: 3, twice: false, pace: 'fast' })).toEqual([
      { key: 'rounds', before: 0, now: 3 },
      { key: 'pace', before: 'slow', now: 'fast' },
    ])
    expect(changesOf(inForce, {})).toEqual([])
    expect(changesOf(inForce, inForce)).toEqual([])
  })

  test('options put over those in force leave the others as they are', () => {
    const inForce = { ...standardOptions(fields), most: 50 }
    expect(laidOver(inForce, { twice: true })).toEqual({ twice: true, pace: 'slow', most: 50, rounds: 0 })
    expect(inForce.twice).toBe(false)
  })
})

describe('what is accepted as options', () => {
  test.each([
    [{}],
    [{ twice: true }],
    [{ pace: 'fast', twice: false }],
    [{ most: 10 }],
    [{ most: 200 }],
    [{ rounds: 9 }],
  ])('%j', (options) => {
    expect(faultsOfOptions(fields, options)).toEqual([])
  })

  test.each([
    [null, [], 'notAnObject', []],
    [[], [], 'notAnObject', []],
    ['fast', [], 'notAnObject', []],
    [{ stranger: 1 }, ['stranger'], 'unknownKey', ['stranger']],
    [{ constructor: 1 }, ['constructor'], 'unknownKey', ['constructor']],
    [{ twice: 'yes' }, ['twice'], 'notABoolean', []],
    [{ pace: 'medium' }, ['pace'], 'notOneOf', ['slow, fast']],
    [{ pace: true }, ['pace'], 'notOneOf', ['slow, fast']],
    [{ most: '10' }, ['most'], 'notAnInteger', []],
    [{ most: 10.5 }, ['most'], 'notAnInteger', []],
    [{ most: 0 }, ['most'], 'outOfRange', ['10', '200']],
    [{ most: 210 }, ['most'], 'outOfRange', ['10', '200']],
    [{ most: 15 }, ['most'], 'notAMultiple', [10]],
    [{ rounds: -1 }, ['rounds'], 'outOfRange', ['0', '9']],
  ])('%j are not', (options, path, key, args) => {
    expect(faultsOfOptions(fields, options)).toEqual([{ path, why: { key, args } }])
  })

  test('every fault is reported', () => {
    expect(faultsOfOptions(fields, { twice: 1, most: 1 }).map(({ path }) => path)).toEqual([['twice'], ['most']])
  })
})
