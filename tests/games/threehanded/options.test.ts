import { describe, expect, test } from 'vitest'
import { threehanded } from '../../../src/games/threehanded/index.ts'
import { fields } from '../../../src/games/threehanded/rules/options.ts'
import { standardOptions } from '../../../src/kernel/options.ts'

describe('house rules', () => {
  test('its standard is the one of the rules', () => {
    expect(standardOptions(fields)).toEqual({ onceEach: true, spadesInFarve: false, rounds: 12 })
  })

  test.each([
    [{ rounds: 3 }, true],
    [{ rounds: 60 }, true],
    [{ rounds: 0 }, false],
    [{ rounds: 63 }, false],
    [{ rounds: 13 }, false],
    [{ onceEach: 'yes' }, false],
    [{ spadesInFarve: true, onceEach: false }, true],
  ])('options %j are options: %s', (options, good) => {
    expect(threehanded.faultsOfOptions(options).length === 0).toBe(good)
  })

  test('the options to agree on are those about variants and spades', () => {
    expect(Object.entries(threehanded.fields).flatMap(([key, field]) => (field.agree ? [key] : []))).toEqual([
      'onceEach',
      'spadesInFarve',
    ])
  })
})
