/** Computes a sheet's tally in one pass over its rows; no row depends on a later one. */
import type {
  BySide,
  Facts,
  GameSpec,
  Leg,
  PastRound,
  Row,
  Seat,
  SealedSituation,
  Side,
  Situation,
  Tally,
  TalliedRow,
} from './contract.ts'
import type { Message } from './message.ts'
import { type AnyOptions, type Fields, type OptionChange, type OptionsOf, changesOf, laidOver } from './options.ts'
import { nextAmong, seatAfter } from './rotation.ts'
import { type Correction, type RulesChange, type Seating, isSheetRow } from './rows.ts'
import { problemsOfSeating, reseat } from './seating.ts'
import { LazyRow, type Said } from './lazy-row.ts'
import { say } from './words/index.ts'
import { type Working, amount, value } from './working.ts'

/** What the tally needs from a game. */
export interface Folding<F extends Fields, E> {
  readonly spec: GameSpec<F, E>
  /** How a round's headline and problems are computed; shared by all rounds. */
  readonly said: Said<OptionsOf<F>, E, E>
  readonly sides: (players: number, seated: readonly Seat[]) => readonly Side[]
  readonly optionsAtStart: (options: unknown) => OptionsOf<F>
  readonly isSound: (entry: unknown, players: number) => boolean
}

/** The state carried from row to row. */
interface Carry<O, E> {
  readonly players: number
  seated: readonly Seat[]
  /** The columns of those seated now. */
  sides: readonly Side[]
  dealer: Seat
  options: O
  totals: readonly number[]
  legs: readonly Leg[]
  played: number
  /** Grows in place; a row shows only the part before its own round. */
  readonly past: PastRound<O, E>[]
}

export function makeTally<F extends Fields, E>(folding: Folding<F, E>, facts: Facts): Tally {
  const { spec, isSound } = folding
  const { players, seated, dealer } = facts
  const sides = folding.sides(players, seated)
  const carry: Carry<OptionsOf<F>, E> = {
    players,
    seated,
    sides,
    dealer,
    options: folding.optionsAtStart(facts.options),
    totals: sides.map(() => 0),
    legs: [],
    played: 0,
    past: [],
  }
  const rows = facts.rows.map((row) => {
    if (!isSound(row.entry, players)) throw new TypeError(`not an entry of ${spec.id}: row ${row.id}`)
    return tallyRow(folding, carry, row)
  })
  const next = situationOf(spec, carry)
  return {
    rows,
    next: next as SealedSituation,
    rounds: spec.rounds?.(next.options),
    turn: spec.turn?.(next) ?? next.forehand,
    hints: spec.hints(next),
    standing: spec.standing?.(next) ?? next.totals,
    verdict: spec.verdict(next),
  }
}

function tallyRow<F extends Fields, E>(folding: Folding<F, E>, carry: Carry<OptionsOf<F>, E>, row: Row): TalliedRow {
  const { spec } = folding
  const at = situationOf(spec, carry)
  if (!isSheetRow(row.entry)) return tallyRound(folding, carry, at, row.id, row.entry as E)
  switch (row.entry.kind) {
    case 'correction':
      return tallyCorrection(spec, carry, at, row.id, row.entry)
    case 'seating':
      return tallySeating(folding, carry, at, row.id, row.entry)
    case 'rules':
      return tallyRules(carry, at, row.id, row.entry)
  }
}

function tallyRound<F extends Fields, E>(
  { spec, said }: Folding<F, E>,
  carry: Carry<OptionsOf<F>, E>,
  at: Situation<OptionsOf<F>, E>,
  id: string,
  entry: E,
): TalliedRow {
  const { working, leg } = spec.score(entry, at)
  const points = amountsOf(working)
  const totals = add(carry.totals, points)
  const { seated, dealer, options } = at
  carry.past.push({ entry, dealer, seated, active: at.active, options })
  if (spec.dealMovesOn?.(entry, options) ?? true) {
    carry.played += 1
    carry.dealer = seatAfter(seated, dealer)
  }
  carry.totals = leg === undefined ? totals : totals.map(() => 0)
  if (leg !== undefined) carry.legs = [...carry.legs, leg]
  return new LazyRow('round', id, at, said, entry, working, points, totals, leg)
}

function tallyCorrection<F extends Fields, E>(
  spec: GameSpec<F, E>,
  carry: Carry<OptionsOf<F>, E>,
  at: Situation<OptionsOf<F>, E>,
  id: string,
  { points: given, note }: Correction,
): TalliedRow {
  const points = carry.totals.map((_, side) => (given[side] ?? 0) + 0)
  carry.totals = add(carry.totals, points)
  const said: Said<OptionsOf<F>, E, BySide<number>> = {
    headline: () => (note?.trim() ? say('correctionNoted', note) : say('correction')),
    problems: (written, then) => spec.checkCorrection?.(written, then) ?? [],
  }
  const working = points.map((number) => value(number, say('corrected')))
  return new LazyRow('correction', id, at, said, points, working, points, carry.totals)
}

function tallySeating<F extends Fields, E>(
  { spec, sides }: Folding<F, E>,
  carry: Carry<OptionsOf<F>, E>,
  at: Situation<OptionsOf<F>, E>,
  id: string,
  row: Seating,
): TalliedRow {
  const after = reseat(at, row, spec.keepsChairs)
  carry.seated = after.seated
  carry.sides = sides(carry.players, after.seated)
  carry.dealer = after.dealer
  const sameOrder = row.order.length === at.seated.length && row.order.every((seat, k) => seat === at.seated[k])
  return silentRow('seating', id, at, {
    headline: () =>
      sameOrder ? say('newDealer', { seat: after.dealer }) : say('newSeating', ...row.order.map((seat) => ({ seat }))),
    problems: () => problemsOfSeating(at, row, spec.keepsChairs),
  })
}

function tallyRules<O extends object, E>(
  carry: Carry<O, E>,
  at: Situation<O, E>,
  id: string,
  row: RulesChange,
): TalliedRow {
  carry.options = laidOver(carry.options, row.options as Partial<O>)
  const changes = changesOf(at.options as AnyOptions, row.options)
  const which = changes.map(({ key }): Message => ({ key: `fields.${key}`, args: [] }))
  const fromStart = carry.past.length === 0
  const said = {
    headline: () => say(fromStart ? 'otherRules' : 'newRules', ...which),
    problems: () => [],
  }
  return silentRow('rules', id, at, said, changes)
}

/** A row that scores nothing. */
function silentRow<O, E>(
  kind: 'seating' | 'rules',
  id: string,
  at: Situation<O, E>,
  said: Said<O, E, undefined>,
  changes?: readonly OptionChange[],
): TalliedRow {
  const { totals } = at
  const working = totals.map(() => value(0, say('noPoints')))
  return new LazyRow(
    kind,
    id,
    at,
    said,
    undefined,
    working,
    totals.map(() => 0),
    totals,
    undefined,
    changes,
  )
}

function situationOf<F extends Fields, E>(
  spec: GameSpec<F, E>,
  { players, seated, sides, dealer, options, totals, legs, played, past }: Carry<OptionsOf<F>, E>,
): Situation<OptionsOf<F>, E> {
  const out = spec.sitsOut?.(seated, dealer)
  const allPlay = out === undefined || out.length === 0
  const active = allPlay ? seated : seated.filter((seat) => !out.includes(seat))
  const forehand = allPlay ? seatAfter(seated, dealer) : nextAmong(seated, dealer, active)!
  return { players, sides, seated, active, dealer, forehand, options, past, played, totals, legs }
}

/** Columns that share one working object are computed once. */
function amountsOf(working: BySide<Working>): BySide<number> {
  const amounts: number[] = []
  for (let side = 0; side < working.length; side++) {
    const first = working.indexOf(working[side]!)
    amounts.push(first < side ? amounts[first]! : amount(working[side]!))
  }
  return amounts
}

function add(totals: readonly number[], points: readonly number[]): readonly number[] {
  return totals.map((total, side) => total + points[side]!)
}
