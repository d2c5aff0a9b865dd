/** Checks stored records in the same way as files and links. */
import type { Game } from '../../kernel/contract.ts'
import { FORMAT } from '../../document/read/envelope.ts'
import { formatSteps, versionOf } from '../../document/read/migrations.ts'
import { readPad } from '../../document/read/read.ts'
import type { Refusal } from '../../document/read/refusal.ts'
import type { Pad, Sheet } from '../../document/model/sheet.ts'

export const FORMAT_VERSION = versionOf(formatSteps)

export type Passed = { readonly ok: true; readonly sheet: Sheet } | { readonly ok: false; readonly refusal: Refusal }

/** Reads one sheet that was stored in this format version. Its lines are returned in line order. */
export function passGate(games: readonly Game[], version: number, raw: object): Passed {
  const reading = readPad({ format: FORMAT, version, sheets: [raw] }, gameIn(games))
  return reading.ok ? { ok: true, sheet: reading.pad.sheets[0]! } : reading
}

/** A stored record that cannot be read, and why. */
export interface Unread {
  readonly kind: keyof Pad
  readonly id: string
  readonly refusal: Refusal
}
export interface PassedItems<T> {
  readonly items: readonly T[]
  readonly left: readonly Unread[]
}

/** The people, presets or series that can be read, and those that cannot. */
export function passItems<K extends Exclude<keyof Pad, 'sheets'>>(
  games: readonly Game[],
  kind: K,
  stored: readonly { readonly id: string }[],
): PassedItems<Pad[K][number]> {
  const read = (some: readonly object[]) =>
    readPad({ format: FORMAT, version: FORMAT_VERSION, [kind]: some }, gameIn(games))
  const all = read(stored)
  if (all.ok) return { items: all.pad[kind], left: [] }
  const items: Pad[K][number][] = []
  const left: Unread[] = []
  for (const item of stored) {
    const one = read([item])
    if (one.ok) items.push(...one.pad[kind])
    else left.push({ kind, id: item.id, refusal: one.refusal })
  }
  return { items, left }
}

function gameIn(games: readonly Game[]): (id: string) => Game | undefined {
  return (id) => games.find((game) => game.id === id)
}
