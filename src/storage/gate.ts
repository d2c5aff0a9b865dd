/** What lies in store comes through the same gate as a file or a link. */
import type { Game } from '../rules/contract.ts'
import { FORMAT } from '../sheet/envelope.ts'
import { formatSteps, versionOf } from '../sheet/migrations.ts'
import { readPad } from '../sheet/read.ts'
import type { Refusal } from '../sheet/refusal.ts'
import type { Sheet } from '../sheet/sheet.ts'

export const FORMAT_VERSION = versionOf(formatSteps)

export type Passed = { readonly ok: true; readonly sheet: Sheet } | { readonly ok: false; readonly refusal: Refusal }

/** One sheet, of the format version it was written in. */
export function passGate(games: readonly Game[], version: number, raw: object): Passed {
  const gameOf = (id: string) => games.find((game) => game.id === id)
  const reading = readPad({ format: FORMAT, version, sheets: [raw] }, gameOf)
  return reading.ok ? { ok: true, sheet: reading.pad.sheets[0]! } : reading
}
