/** What a list shows of a sheet: a cache, computed from the journal. */
import type { BySide, Game, Seat, Side, Tally } from '../../kernel/contract.ts'
import type { Message } from '../../kernel/message.ts'
import { detailsOf, factsOf } from '../../document/journal/journal.ts'
import type { Sheet } from '../../document/model/sheet.ts'

/** Raised when the content of a summary changes, so that stored ones are rebuilt. */
const VERSION = 1

export interface Summary {
  /** The versions it was computed with. */
  readonly basis: string
  readonly sides: readonly Side[]
  readonly seated: readonly Seat[]
  readonly standing: BySide<number>
  /** How many rounds have been played. */
  readonly rounds: number
  /** Null while the game is not over by its rules. */
  readonly verdict: {
    readonly winners: readonly number[]
    readonly points: BySide<number>
    readonly why: Message
  } | null
  /** When the players closed the sheet. */
  readonly closedAt: string | null
  readonly title: string | null
}

export function basisOf(game: Game): string {
  return `${VERSION}.${game.revision}`
}

const tallies = new WeakMap<Sheet, Tally>()

/** The tally of a sheet, cached: sheet objects are immutable. */
export function tallyOf(sheet: Sheet, game: Game): Tally {
  const tally = tallies.get(sheet) ?? game.tally(factsOf(sheet))
  tallies.set(sheet, tally)
  return tally
}

export function summaryOf(sheet: Sheet, game: Game): Summary {
  const { rows, next, standing, verdict } = tallyOf(sheet, game)
  const { closedAt, title } = detailsOf(sheet.journal)
  return {
    basis: basisOf(game),
    sides: next.sides,
    seated: next.seated,
    standing,
    rounds: rows.filter(({ kind }) => kind === 'round').length,
    verdict: verdict ?? null,
    closedAt: closedAt ?? null,
    title: title ?? null,
  }
}
