/** Migrates older documents. The format and each game have their own chain of steps; every way of reading runs both. */
import type { Game, Migration } from '../../kernel/contract.ts'
import { isSheetRow } from '../../kernel/rows.ts'

/** `formatSteps[n]` migrates a whole document from version n + 1 to n + 2. Its input is unchecked, so it may throw. */
export type FormatStep = (old: Readonly<Record<string, unknown>>) => unknown
export const formatSteps: readonly FormatStep[] = []

/** The version that the last step leads to. */
export function versionOf(steps: readonly FormatStep[]): number {
  return steps.length + 1
}

/** The options of a sheet or of a rules change, in the game's current revision. May throw on invalid options. */
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
