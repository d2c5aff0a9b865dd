import type { BySide, Leg, PastRound, Problem, SealedSituation, Situation, TalliedRow } from './contract.ts'
import type { Message } from './message.ts'
import type { OptionChange } from './options.ts'
import type { Working } from './working.ts'

/** How a row's headline and problems are computed from what was written and the situation before the row. */
export interface Said<O, E, W> {
  readonly headline: (written: W, at: Situation<O, E>) => Message
  readonly problems: (written: W, at: Situation<O, E>) => readonly Problem[]
}

/** One for all rows. */
const NO_CHANGES: readonly OptionChange[] = []

/**
 * A tallied row that computes its headline and problems when they are first read: the totals of a long sheet need neither.
 * The kernel's only class: getters on a prototype are free, on an object literal they cost more than the row's points.
 */
export class LazyRow<O, E, W> implements TalliedRow {
  readonly kind: TalliedRow['kind']
  readonly id: string
  readonly working: BySide<Working>
  readonly points: BySide<number>
  readonly totals: BySide<number>
  readonly leg: Leg | undefined
  readonly changes: readonly OptionChange[]
  readonly #found: Situation<O, E>
  readonly #rounds: number
  readonly #said: Said<O, E, W>
  readonly #written: W
  #at: Situation<O, E> | undefined
  #headline: Message | undefined
  #problems: readonly Problem[] | undefined

  /** `found.past` may grow afterwards; `at.past` still ends before this row. */
  constructor(
    kind: TalliedRow['kind'],
    id: string,
    found: Situation<O, E>,
    said: Said<O, E, W>,
    written: W,
    working: BySide<Working>,
    points: BySide<number>,
    totals: BySide<number>,
    leg?: Leg,
    changes = NO_CHANGES,
  ) {
    this.kind = kind
    this.id = id
    this.working = working
    this.points = points
    this.totals = totals
    this.leg = leg
    this.changes = changes
    this.#found = found
    this.#rounds = found.past.length - (kind === 'round' ? 1 : 0)
    this.#said = said
    this.#written = written
  }

  get #before(): Situation<O, E> {
    return (this.#at ??= {
      ...this.#found,
      past: this.#found.past.slice(0, this.#rounds) as readonly PastRound<O, E>[],
    })
  }
  get at(): SealedSituation {
    return this.#before as SealedSituation
  }
  get headline(): Message {
    return (this.#headline ??= this.#said.headline(this.#written, this.#before))
  }
  get problems(): readonly Problem[] {
    return (this.#problems ??= this.#said.problems(this.#written, this.#before))
  }
}
