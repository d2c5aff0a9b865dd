import type { AppWords } from '../da/index.ts'

export const options: AppWords['options'] = {
  rules: 'Eure Regeln',
  preset: 'Regelwerk',
  standard: 'Standard',
  asLast: 'Wie zuletzt',
  named: 'Hausregeln mit Namen',
  ownRules: 'Eure eigenen',
  allRules: 'Alle Hausregeln',
  sameAsStandard: 'Alles ist wie im Standard.',
  differences: (n) => `Anders als im Standard: ${n}`,
  standardIs: (answer) => `Standard: ${answer}`,
  less: (label) => `${label}: weniger`,
  more: (label) => `${label}: mehr`,
}
