/** A sheet's result as the JSON that the `score` command prints. */
import type { Game, Leg, TalliedRow, Tally } from '../kernel/contract.ts'
import { type Names, render } from '../kernel/message.ts'
import type { Locale } from '../words/locale.ts'
import { amount, explain } from '../kernel/working.ts'
import { namesOf } from '../document/model/names.ts'
import type { Sheet } from '../document/model/sheet.ts'

/** A sheet and its tally. `names` is by seat. */
export interface Scored {
  readonly sheet: Sheet
  readonly game: Game
  readonly tally: Tally
  readonly names: readonly string[]
}

export function resultOf(scored: Scored, locale: Locale): object {
  const { sheet, game, tally } = scored
  const { next, verdict } = tally
  const sides = game.sides(sheet.players.length, sheet.seated)
  const columns = namesOf(scored.names, sides)
  const words = game.words[locale]
  return {
    id: sheet.id,
    game: game.id,
    columns: sides.map((_, side) => columns.side(side)),
    rounds: tally.rows.map((row) => rowOf(row, scored, locale)),
    totals: next.totals,
    games: next.legs.map(legOf),
    next: verdict === undefined ? nextOf(scored, locale) : null,
    over: verdict !== undefined,
    result:
      verdict === undefined
        ? null
        : { winners: verdict.winners, text: render(verdict.why, words, columns), points: verdict.points },
  }
}

function rowOf(row: TalliedRow, { game, names }: Scored, locale: Locale): object {
  const words = game.words[locale]
  const named = namesOf(names, row.at.sides)
  return {
    row: row.id,
    kind: row.kind,
    ...(row.kind === 'round' && { dealer: row.at.dealer, active: row.at.active }),
    headline: render(row.headline, words, named),
    points: row.points,
    totals: row.totals,
    working: row.working.map((working) => explain(working, words, named)),
    problems: row.problems.map(({ field, why }) => ({ field, text: render(why, words, named) })),
    game: row.leg === undefined ? null : legOf(row.leg),
  }
}

function legOf({ winner, score, value }: Leg): object {
  return { winner, score, value: amount(value) }
}

function nextOf({ game, tally, names }: Scored, locale: Locale): object {
  const { next, turn, hints } = tally
  const named: Names = namesOf(names, next.sides)
  return {
    dealer: next.dealer,
    active: next.active,
    turn,
    hints: hints.map((hint) => render(hint, game.words[locale], named)),
  }
}
