/** A sheet's result as the JSON that the `score` command prints. */
import type { Game, Leg, TalliedRow, Tally } from '../kernel/contract.ts'
import { type Locale, type Names, render } from '../kernel/message.ts'
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
  const terms = game.terms[locale]
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
        : { winners: verdict.winners, text: render(verdict.why, terms, columns), points: verdict.points },
  }
}

function rowOf(row: TalliedRow, { game, names }: Scored, locale: Locale): object {
  const terms = game.terms[locale]
  const named = namesOf(names, row.at.sides)
  return {
    row: row.id,
    kind: row.kind,
    ...(row.kind === 'round' && { dealer: row.at.dealer, active: row.at.active }),
    headline: render(row.headline, terms, named),
    points: row.points,
    totals: row.totals,
    working: row.working.map((working) => explain(working, terms, named)),
    problems: row.problems.map(({ field, why }) => ({ field, text: render(why, terms, named) })),
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
    hints: hints.map((hint) => render(hint, game.terms[locale], named)),
  }
}
