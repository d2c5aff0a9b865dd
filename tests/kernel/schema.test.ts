import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { faultsOf, faultsOfChoice, faultsOfInteger, faultsOfKeys, isRecord, parsed } from '../../src/kernel/schema.ts'

const told = (schema: v.GenericSchema, value: unknown) =>
  faultsOf(schema, value).map(({ path, why }) => [path.join('.'), why.key, ...why.args])

const pair = v.strictObject({ a: v.number(), b: v.exactOptional(v.number()) })
const kinds = v.variant('kind', [v.strictObject({ kind: v.literal('x') }), v.strictObject({ kind: v.literal('y') })])
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(13))
const single = v.strictTuple([v.number()])

describe('the findings of a validator, as faults', () => {
  test.each<[string, v.GenericSchema, unknown, (string | number)[][]]>([
    ['a value that passes', pair, { a: 1 }, []],
    ['no object', pair, null, [['', 'notAnObject']]],
    ['no object at all', v.object({}), 'x', [['', 'notAnObject']]],
    ['a missing key', pair, {}, [['a', 'missingKey', 'a']]],
    ['an unknown key', pair, { a: 1, c: 2 }, [['c', 'unknownKey', 'c']]],
    ['a missing key of a loose object', v.object({ a: v.number() }), {}, [['a', 'missingKey', 'a']]],
    ['none of the choices', v.picklist(['p', 'q']), 'r', [['', 'notOneOf', 'p, q']]],
    ['none of the numbers', v.picklist([3, 4]), 5, [['', 'notOneOf', '3, 4']]],
    ['not the literal', v.literal('p'), 'r', [['', 'notOneOf', 'p']]],
    ['no member of the union', v.union([v.literal(1), v.literal(2)]), 3, [['', 'notOneOf', '1, 2']]],
    ['no object for a variant', kinds, 7, [['', 'notAnObject']]],
    ['no kind of the variant', kinds, { kind: 'z' }, [['kind', 'notOneOf', 'x, y']]],
    ['no number', count, '5', [['', 'notAnInteger']]],
    ['no whole number', count, 5.5, [['', 'notAnInteger']]],
    ['no integer', v.pipe(v.number(), v.integer()), 5.5, [['', 'notAnInteger']]],
    ['too small', count, -1, [['', 'outOfRange', '0', '']]],
    ['too large', count, 14, [['', 'outOfRange', '', '13']]],
    ['no boolean', v.boolean(), 1, [['', 'notABoolean']]],
    ['no text', v.string(), 1, [['', 'notText']]],
    ['no list', v.array(v.number()), {}, [['', 'notAList']]],
    ['no list for a tuple', single, 1, [['', 'notAList']]],
    ['no list for a loose tuple', v.tuple([v.number()]), 1, [['', 'notAList']]],
    ['a tuple too long', single, [1, 2], [['1', 'wrongLength']]],
    ['a list of another length', v.pipe(v.array(v.number()), v.length(2)), [1], [['', 'wrongLength']]],
    ['a list too short', v.pipe(v.array(v.number()), v.minLength(2)), [1], [['', 'wrongLength']]],
    ['a list too long', v.pipe(v.array(v.number()), v.maxLength(0)), [1], [['', 'wrongLength']]],
    [
      'a check of its own',
      v.pipe(
        v.number(),
        v.check(() => false, 'tricksNot13'),
      ),
      1,
      [['', 'tricksNot13']],
    ],
    [
      'deep down',
      v.strictObject({ list: v.array(pair) }),
      { list: [{ a: 1 }, { a: 'x' }] },
      [['list.1.a', 'notAnInteger']],
    ],
    [
      'more than one',
      pair,
      { a: 'x', b: 'y' },
      [
        ['a', 'notAnInteger'],
        ['b', 'notAnInteger'],
      ],
    ],
  ])('%s', (_title, schema, value, faults) => {
    expect(told(schema, value)).toEqual(faults)
  })

  test('the output has its keys in the order of the schema', () => {
    const { faults, output } = parsed(pair, { b: 2, a: 1 })
    expect(faults).toEqual([])
    expect(JSON.stringify(output)).toBe('{"a":1,"b":2}')
  })

  test('a path may contain bare keys and objects with a key', () => {
    const schema = {
      '~standard': { validate: () => ({ issues: [{ message: 'own', path: ['list', 2, { key: 'deep' }] }] }) },
    }
    expect(faultsOf(schema, null)).toEqual([{ path: ['list', 2, 'deep'], why: { key: 'own', args: [] } }])
  })

  test('an issue without details lists no choices', () => {
    const schema = {
      '~standard': {
        validate: () => ({
          issues: [
            { message: '', type: 'picklist' },
            { message: '', type: 'strict_object' },
          ],
        }),
      },
    }
    expect(faultsOf(schema, null).map(({ why }) => [why.key, ...why.args])).toEqual([
      ['notOneOf', ''],
      ['missingKey', ''],
    ])
  })
})

describe('the kernel’s own checks', () => {
  test.each([
    [{}, true],
    [[], false],
    [null, false],
    ['', false],
    [undefined, false],
  ])('%j is a record: %s', (value, record) => {
    expect(isRecord(value)).toBe(record)
  })

  test.each([
    [0, []],
    [13, []],
    [-1, [['outOfRange', '0', '13']]],
    [14, [['outOfRange', '0', '13']]],
    [1.5, [['notAnInteger']]],
    ['1', [['notAnInteger']]],
    [2 ** 53, [['notAnInteger']]],
  ])('%j as an integer from 0 to 13', (value, faults) => {
    expect(faultsOfInteger(value, 0, 13, ['n']).map(({ why }) => [why.key, ...why.args])).toEqual(faults)
  })

  test('a range below zero is written with a real minus', () => {
    expect(faultsOfInteger(5, -2, -1, []).map(({ why }) => why.args)).toEqual([['−2', '−1']])
  })

  test('a choice is one of the given values', () => {
    expect(faultsOfChoice('b', ['a', 'b'], ['c'])).toEqual([])
    expect(faultsOfChoice('z', ['a', 'b'], ['c'])).toEqual([{ path: ['c'], why: { key: 'notOneOf', args: ['a, b'] } }])
  })

  test('unknown and missing keys are faults', () => {
    expect(faultsOfKeys({ a: 1, b: 2 }, ['a'], ['b'])).toEqual([])
    expect(faultsOfKeys({ a: 1 }, ['a'], ['b'])).toEqual([])
    expect(faultsOfKeys({ b: 1, c: 2 }, ['a'], ['b'])).toEqual([
      { path: ['a'], why: { key: 'missingKey', args: ['a'] } },
      { path: ['c'], why: { key: 'unknownKey', args: ['c'] } },
    ])
  })
})
