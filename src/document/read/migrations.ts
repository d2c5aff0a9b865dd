/** From older documents to ours. The format and each game have a chain of their own; both run on reading, whatever the door. */
import type { Game, Migration } from '../../kernel/contract.ts'
import { isSheetRow } from '../../kernel/rows.ts'

/** Step n takes a whole document of version n + 1 to version n + 2. It is given what was read, unchecked, and may throw. */
export type FormatStep = (old: Readonly<Record<string, unknown>>) => unknown
export const formatSteps: readonly FormatStep[] = []

/** The version a chain of steps leads to. */
export function versionOf(steps: readonly FormatStep[]): number {
  return steps.length + 1
}

/** The options of a sheet, or of one of its changes of rules, as the game now reads them. */
export function migratedOptions(game: Game, revision: number, options: unknown): unknown {
  return through(game, revision, options, (step) => step.options)
}

export function migratedEntry(game: Game, revision: number, entry: unknown): unknown {
  if (revision === game.revision) return entry
  if (!isSheetRow(entry)) return through(game, revision, entry, (step) => step.entry)
  return entry.kind === 'rules' ? { ...entry, options: migratedOptions(game, revision, entry.options) } : entry
}

type Step = (old: unknown) => unknown
const unchanged: Step = (old) => old

function through(game: Game, revision: number, old: unknown, of: (step: Migration) => Step | undefined): unknown {
  return game.migrations.slice(revision - 1).reduce((value, step) => (of(step) ?? unchanged)(value), old)
}
