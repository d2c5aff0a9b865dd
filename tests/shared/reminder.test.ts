import { describe, expect, test } from 'vitest'
import { isDue } from '../../src/shared/reminder.ts'
import type { Unsaved } from '../../src/storage/backup/unsaved.ts'

const DAY = 24 * 60 * 60 * 1000
const START = Date.parse('2026-11-28T19:00:00.000Z')
const at = (days: number) => new Date(START + days * DAY).toISOString()
const some = (more: Partial<Unsaved> = {}): Unsaved => ({
  sheets: 20,
  changed: 1,
  fresh: 1,
  begunAt: at(0),
  importedAt: undefined,
  others: { presets: 0, names: 0 },
  ...more,
})

describe('a backup is due', () => {
  test.each([
    [9, false],
    [10, true],
    [11, true],
  ])('when sheets were written to: %i', (sheets, due) => {
    expect(isDue({ savedAt: at(0) }, some({ changed: sheets, fresh: sheets }), START + DAY)).toBe(due)
    expect(isDue({}, some({ changed: sheets, fresh: sheets }), START + DAY)).toBe(due)
  })

  test.each([
    ['the first sheet', {}, {}],
    ['the last backup', { savedAt: at(0) }, { begunAt: at(-400) }],
    ['it was put off', { savedAt: at(-90), remindedAt: at(0) }, { begunAt: at(-400) }],
    ['it was put off, with never a backup', { remindedAt: at(0) }, { begunAt: at(-400) }],
    ['the sheets came in', {}, { begunAt: at(-400), importedAt: at(0) }],
  ])('thirty days after %s', (_, reminded, more) => {
    expect(isDue(reminded, some(more), START + 30 * DAY - 1)).toBe(false)
    expect(isDue(reminded, some(more), START + 30 * DAY)).toBe(true)
    expect(isDue(reminded, some(more), START + 29 * DAY)).toBe(false)
  })

  test('ignoring instants from a clock that was ahead', () => {
    const ahead = { savedAt: at(900), remindedAt: at(900) }
    expect(isDue(ahead, some({ importedAt: at(900) }), START + 30 * DAY)).toBe(true)
    expect(isDue({ savedAt: at(900), remindedAt: at(10) }, some(), START + 30 * DAY)).toBe(false)
  })

  test('never while nothing was written since, however long ago', () => {
    expect(isDue({ savedAt: at(0) }, some({ changed: 0, fresh: 0 }), START + 900 * DAY)).toBe(false)
    expect(isDue({}, some({ sheets: 0, changed: 0, fresh: 0, begunAt: undefined }), START)).toBe(false)
  })

  test('not for what was there when it was dismissed, until thirty days have passed', () => {
    const put = { remindedAt: at(0) }
    expect(isDue(put, some({ changed: 12, fresh: 0 }), START + DAY)).toBe(false)
    expect(isDue(put, some({ changed: 21, fresh: 9 }), START + DAY)).toBe(false)
    expect(isDue(put, some({ changed: 22, fresh: 10 }), START + DAY)).toBe(true)
    expect(isDue(put, some({ changed: 12, fresh: 0 }), START + 30 * DAY)).toBe(true)
  })
})
