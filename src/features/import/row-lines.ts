/** The rows of a previewed sheet, as text and points. */
import type { Game, Tally } from '../../kernel/contract.ts'
import type { Message, Names } from '../../kernel/message.ts'
import type { MergeDiff } from '../../document/merge/merge-diff.ts'
import { namesOf } from '../../document/model/names.ts'

export interface RowLine {
  readonly id: string
  /** The number of the round; undefined for other rows. */
  readonly number: number | undefined
  readonly title: string
  /** Players with equal points share one line. */
  readonly points: readonly { readonly names: string; readonly points: number }[]
  readonly news: 'new' | 'changed' | undefined
  /** The rules it breaks, as text. */
  readonly problems: readonly string[]
}

/** Newest first; `names` is by index of player. */
export function rowLines(
  { rows }: Tally,
  names: readonly string[],
  diff: MergeDiff | undefined,
  say: (message: Message, names: Names) => string,
): readonly RowLine[] {
  const added = new Set(diff?.added)
  const changed = new Set(diff?.changed)
  let round = 0
  const lines = rows.map((row): RowLine => {
    const named = namesOf(names, row.at.sides)
    const played = row.points.flatMap((points, side) => {
      const { seats } = row.at.sides[side]!
      const takesPart = points !== 0 || seats.some((seat) => row.at.active.includes(seat))
      return takesPart ? [{ name: named.side(side), points }] : []
    })
    return {
      id: row.id,
      number: row.kind === 'round' ? ++round : undefined,
      title: say(row.headline, named),
      points: row.kind === 'round' || row.kind === 'correction' ? sharedLines(played) : [],
      news: added.has(row.id) ? 'new' : changed.has(row.id) ? 'changed' : undefined,
      problems: row.problems.map(({ why }) => say(why, named)),
    }
  })
  return lines.toReversed()
}

function sharedLines(played: readonly { readonly name: string; readonly points: number }[]): RowLine['points'] {
  const amounts = [...new Set(played.map(({ points }) => points))].toSorted((a, b) => b - a)
  return amounts.map((points) => ({
    points,
    names: played
      .filter((one) => one.points === points)
      .map(({ name }) => name)
      .join(', '),
  }))
}

/** The title of the sheet, or the name of its game. */
export function titleOf(title: string | undefined, game: Game, wordOf: (game: Game, key: string) => string): string {
  return title !== undefined && title.trim() !== '' ? title : wordOf(game, 'name')
}
