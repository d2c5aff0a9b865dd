/** What tests of games need: a sheet from a few rows, and its numbers and words. */
import { readFileSync } from 'node:fs'
import type { Game, Leg, Tally, TalliedRow } from '../../src/kernel/contract.ts'
import { type Message, type Names, render } from '../../src/kernel/message.ts'
import type { Locale } from '../../src/words/locale.ts'
import { type Working, amount, explain } from '../../src/kernel/working.ts'

export const names: Names = { seat: (seat) => 'ABCDEFGH'[seat]!, side: (side) => 'STUVWXYZ'[side]! }

export interface Playing {
  readonly players: number
  readonly seated: readonly number[]
  readonly dealer: number
  readonly options?: unknown
  readonly rows: readonly unknown[]
}

export function tallyOf(game: Game, { players, seated, dealer, options = {}, rows }: Playing): Tally {
  return game.tally({ players, seated, dealer, options, rows: rows.map((entry, i) => ({ id: `r${i + 1}`, entry })) })
}

export function words(game: Game, message: Message, locale: Locale = 'da'): string {
  return render(message, game.words[locale], names)
}

export function workingsOf(game: Game, row: TalliedRow, locale: Locale = 'da'): readonly string[] {
  return row.working.map((working) => explain(working, game.words[locale], names))
}

/** Every reason of a working, outermost first. */
export function whysOf(working: Working): readonly Message[] {
  const parts = working.kind === 'value' ? [] : [working.of].flat()
  return [working.why, ...parts.flatMap((part) => whysOf(part))]
}

/** The problems as `field: key`, which is the same in every language. */
export function problemsOf(row: TalliedRow): readonly string[] {
  return row.problems.map(({ field, why }) => `${field}: ${why.key}`)
}

export function legInShort({ winner, score, value }: Leg): { winner: number; score: readonly number[]; value: number } {
  return { winner, score, value: amount(value) }
}

/** The number of players: those the rows name, but at least as many as the game seats. */
export function playersIn(rows: readonly unknown[], atLeast: number): number {
  const orders = rows.flatMap((row) => (row as { order?: readonly number[] }).order ?? [])
  return Math.max(atLeast, ...orders.map((seat) => seat + 1))
}

/** The numbered clauses of a game's rules, in order. */
export function clausesOf(id: string): readonly string[] {
  const text = readFileSync(new URL(`../../src/games/${id}/RULES.md`, import.meta.url), 'utf8')
  return [...text.matchAll(/^- \*\*([A-Z]\d+(?:\.\d+)?)\*\*/gm)].map(([, clause]) => clause!)
}

/** How many of these sheets use each option, in their options or in a rules change. */
export function usesOfOptions(sheets: readonly { readonly options: object; readonly rows: readonly unknown[] }[]) {
  const uses = new Map<string, number>()
  for (const { options, rows } of sheets) {
    const changes = rows.map((row) => (row as { kind?: string; options?: object }).options ?? {})
    const keys = new Set([options, ...changes].flatMap((some) => Object.keys(some)))
    for (const key of keys) uses.set(key, (uses.get(key) ?? 0) + 1)
  }
  return uses
}
