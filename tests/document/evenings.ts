/** Random sheets of the real games, with rows of every kind and a history. */
import fc from 'fast-check'
import type { Game } from '../../src/kernel/contract.ts'
import { differencesFromStandard } from '../../src/kernel/options.ts'
import type { Options, Sheet } from '../../src/document/model/sheet.ts'
import { arbitraries } from '../games/arbitraries/index.ts'
import { sheetOf } from '../games/arbitraries/sheet.ts'
import { movesOf, play } from './playing.ts'
import { blank } from './toy.ts'

export function eveningOf(game: Game): fc.Arbitrary<Sheet> {
  const arbitrary = arbitraries[game.id]
  if (arbitrary === undefined) throw new Error(`no arbitrary for ${game.id}`)
  const index = fc.nat(50)
  return fc.tuple(sheetOf(game, arbitrary), movesOf(index, 15)).map(([facts, moves]) => {
    const entries = facts.rows.map(({ entry }) => entry)
    const logs = entries.map((entry, i) => ({ action: { do: 'log' as const, entry }, now: 1_800_000_000_000 + i }))
    const later = entries.length === 0 ? [] : moves
    const sheet: Sheet = {
      ...blank,
      game: game.id,
      players: Array.from({ length: facts.players }, (_, seat) => ({ name: `P${seat}` })),
      seated: facts.seated,
      dealer: facts.dealer,
      options: differencesFromStandard(game.fields, facts.options as Options),
    }
    const pick = (number: unknown) => entries[Number(number) % entries.length]
    const picked = later.map(({ action, now }) => {
      if (!('entry' in action)) return { now, action }
      const chosen = { ...action, entry: pick(action.entry) }
      return { now, action: chosen.do === 'log' ? { ...chosen, along: chosen.along?.map(pick) ?? [] } : chosen }
    })
    return play(sheet, [...logs, ...picked], 'a')
  })
}
