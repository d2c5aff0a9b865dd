import type { OptionsOf } from '../../../kernel/options.ts'

export const fields = {
  onceEach: { kind: 'toggle', standard: true, agree: true },
  spadesInFarve: { kind: 'toggle', standard: false, agree: true },
  rounds: { kind: 'number', standard: 12, min: 3, max: 60, step: 3 },
} as const
export type Options = OptionsOf<typeof fields>
