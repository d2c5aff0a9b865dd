import { describe, expect, test } from 'vitest'
import { classic } from '../../../src/games/classic/index.ts'
import { fields, targetOf } from '../../../src/games/classic/rules/options.ts'
import { standardOptions } from '../../../src/kernel/options.ts'

describe('house rules', () => {
  test('its standard is the one of the rules', () => {
    const standard = { target: '5', deals: 12, honours: false, value: 'count', rubber: false, trump: 'lastCard' }
    expect(standardOptions(fields)).toEqual(standard)
  })

  test('its presets are those of the rules', () => {
    expect(classic.presets).toEqual({
      short: {},
      rubber: { honours: true, value: 'sdt', rubber: true },
      american: { target: '7', value: 'american' },
      long: { target: '10', honours: true },
      tournament: { target: 'deals', deals: 20, trump: 'cycleNoTrump' },
    })
  })

  test.each([
    [{ target: '5' }, true],
    [{ target: 5 }, false],
    [{ target: '6' }, false],
    [{ deals: 1 }, true],
    [{ deals: 100 }, true],
    [{ deals: 0 }, false],
    [{ deals: 101 }, false],
    [{ honours: 1 }, false],
    [{ value: 'none' }, false],
    [{ rubber: 'on' }, false],
    [{ trump: 'hearts' }, false],
  ])('options %j are options: %s', (options, good) => {
    expect(classic.faultsOfOptions(options).length === 0).toBe(good)
  })

  test('every choice is an option', () => {
    for (const target of ['5', '7', '10', 'deals']) expect(classic.faultsOfOptions({ target })).toEqual([])
    for (const value of ['count', 'sdt', 'american']) expect(classic.faultsOfOptions({ value })).toEqual([])
    for (const trump of ['lastCard', 'cycle', 'cycleNoTrump']) expect(classic.faultsOfOptions({ trump })).toEqual([])
  })

  test('the target is a number, or undefined if deals are counted', () => {
    const targets = (['5', '7', '10', 'deals'] as const).map((target) =>
      targetOf({ ...standardOptions(fields), target }),
    )
    expect(targets).toEqual([5, 7, 10, undefined])
  })

  test('the options to agree on are target, honours, value and rubber; `deals` is shown only when it matters', () => {
    expect(Object.entries(classic.fields).flatMap(([key, field]) => (field.agree ? [key] : []))).toEqual([
      'target',
      'honours',
      'value',
      'rubber',
    ])
    expect(classic.fields['deals']!.when).toEqual(['target', 'deals'])
  })
})
