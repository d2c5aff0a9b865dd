/** The laws of entering a round, tried on random sheets of each registered game. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registry } from '../../src/games/index.ts'
import type { RowSummary, InPlay } from '../../src/kernel/draft.ts'
import { type Message, render } from '../../src/kernel/message.ts'
import { LOCALES } from '../../src/words/locale.ts'
import { isSheetRow } from '../../src/kernel/rows.ts'
import { arbitraries } from './arbitraries/index.ts'
import { sheetOf } from './arbitraries/sheet.ts'
import { names } from './playing.ts'

const SLIP = /undefined|NaN|null|\[object|^\s*$/
const wordsOf = ({ title, note, bySide = [], proof }: Partial<RowSummary & InPlay>): readonly Message[] =>
  [title, note, proof, ...bySide].filter((message) => message !== undefined)

describe.each(registry)('$game.id', ({ game, drafting }) => {
  const sheets = sheetOf(game, arbitraries[game.id]!)
  const roundsOf = (facts: Parameters<typeof game.tally>[0]) =>
    game.tally(facts).rows.flatMap((row, i) => {
      const { entry } = facts.rows[i]!
      return isSheetRow(entry) ? [] : [{ entry, row, i }]
    })

  test('an entry opened again and saved unchanged has the same points and problems', () => {
    fc.assert(
      fc.property(sheets, (facts) => {
        for (const { entry, row, i } of roundsOf(facts)) {
          const again = drafting.complete(drafting.draftOf(entry, row.at), row.at)
          expect(again.missing).toBeUndefined()
          const rows = facts.rows.map((old, k) => (k === i ? { ...old, entry: again.entry } : old))
          const saved = game.tally({ ...facts, rows }).rows[i]!
          expect(saved.points).toEqual(row.points)
          expect(saved.problems).toEqual(row.problems)
        }
      }),
    )
  })

  test('a draft of any entry is the same after it was stored', () => {
    fc.assert(
      fc.property(sheets, (facts) => {
        for (const { entry, row } of roundsOf(facts)) {
          const stored: unknown = JSON.parse(JSON.stringify(drafting.draftOf(entry, row.at)))
          expect(drafting.read(stored)).toBe(stored)
          expect(drafting.isEmpty(stored)).toBe(false)
        }
      }),
    )
  })

  test('a damaged draft can still be shown and checked', () => {
    const seat = fc.integer({ min: -2, max: 20 })
    const junk = fc.oneof(seat, fc.constant(undefined), fc.array(fc.integer({ min: -9, max: 99 })), fc.jsonValue())
    const damage = fc.array(fc.tuple(fc.nat(), junk), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(sheets, damage, (facts, damages) => {
        for (const { entry, row } of roundsOf(facts)) {
          const draft = drafting.draftOf(entry, row.at) as object
          const keys = Object.keys(draft)
          const damaged = {
            ...draft,
            ...Object.fromEntries(damages.map(([i, value]) => [keys[i % keys.length], value])),
          }
          const read = drafting.read(JSON.parse(JSON.stringify(damaged)), facts.players)
          drafting.isBid(read, row.at)
          drafting.complete(read, row.at)
          for (const message of wordsOf(drafting.inPlay(read, row.at) ?? {})) {
            for (const locale of LOCALES) render(message, game.words[locale], names)
          }
        }
      }),
    )
  })

  test('a round and a bid in play have a text in every language', () => {
    fc.assert(
      fc.property(sheets, (facts) => {
        for (const { entry, row } of roundsOf(facts)) {
          const inPlay = drafting.inPlay(drafting.draftOf(entry, row.at), row.at)
          for (const locale of LOCALES) {
            const terms = game.words[locale]
            for (const message of [...wordsOf(drafting.rowSummary(entry, row.at)), ...wordsOf(inPlay ?? {})]) {
              expect(terms).toHaveProperty([message.key])
              expect(render(message, terms, names)).not.toMatch(SLIP)
            }
          }
        }
      }),
    )
  })

  test('an empty draft is not an entry, and says what to choose first', () => {
    fc.assert(
      fc.property(sheets, (facts) => {
        const { next } = game.tally(facts)
        const { missing = [] } = drafting.complete(drafting.empty, next)
        expect(missing.length).toBeGreaterThan(0)
        expect(drafting.stepOf(missing[0]!.field)).toBe(drafting.firstStep)
        for (const locale of LOCALES) {
          const terms = game.words[locale]
          for (const { why } of missing) expect(render(why, terms, names)).not.toMatch(SLIP)
        }
      }),
    )
  })

  test.each([undefined, null, 7, [], { nonsense: true }])(
    '%j is not a valid stored draft: the entry begins empty',
    (stored) => {
      expect(drafting.read(stored)).toBe(drafting.empty)
    },
  )

  test('every other starting draft is valid and has a name', () => {
    for (const [key, draft] of Object.entries(drafting.starts)) {
      expect(drafting.read(draft)).toBe(draft)
      for (const locale of LOCALES) expect(game.words[locale]).toHaveProperty([`starts.${key}`])
    }
  })
})
