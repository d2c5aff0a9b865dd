/** What a list shows of a sheet. Derived and kept, never the truth. */
import type { BySide, Game, Seat, Side, Tally } from '../../kernel/contract.ts'
import type { Message } from '../../kernel/message.ts'
import { detailsOf, factsOf } from '../../document/journal/journal.ts'
import type { Sheet } from '../../document/model/sheet.ts'

/** Raised when a summary holds something else: those in store are then rebuilt. */
const VERSION = 1

export interface Summary {
  /** What it was derived from. */
  readonly basis: string
  readonly sides: readonly Side[]
  readonly seated: readonly Seat[]
  readonly standing: BySide<number>
  /** How many rounds were played. */
  readonly rounds: number
  /** Over by the rules of the game. */
  readonly verdict: {
    readonly winners: readonly number[]
    readonly points: BySide<number>
    readonly why: Message
  } | null
  /** Closed by the players. */
  readonly closedAt: string | null
  readonly title: string | null
}

export function basisOf(game: Game): string {
  return `${VERSION}.${game.revision}`
}

const tallies = new WeakMap<Sheet, Tally>()

/** A sheet never changes, so it is tallied once, whoever asks. */
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
