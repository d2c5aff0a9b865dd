import type { OptionsOf } from '../../../kernel/options.ts'

export const fields = {
  target: { kind: 'choice', standard: '5', of: ['5', '7', '10', 'deals'], agree: true },
  deals: { kind: 'number', standard: 12, min: 1, max: 100, when: ['target', 'deals'] },
  honours: { kind: 'toggle', standard: false, agree: true },
  value: { kind: 'choice', standard: 'count', of: ['count', 'sdt', 'american'], agree: true },
  rubber: { kind: 'toggle', standard: false, agree: true },
  trump: { kind: 'choice', standard: 'lastCard', of: ['lastCard', 'cycle', 'cycleNoTrump'] },
} as const
export type Options = OptionsOf<typeof fields>

export const presets = {
  short: {},
  rubber: { honours: true, value: 'sdt', rubber: true },
  american: { target: '7', value: 'american' },
  long: { target: '10', honours: true },
  tournament: { target: 'deals', deals: 20, trump: 'cycleNoTrump' },
} as const

/** The score in points that wins a game; undefined when a fixed number of deals is played. */
export function targetOf({ target }: Options): number | undefined {
  return target === 'deals' ? undefined : Number(target)
}
