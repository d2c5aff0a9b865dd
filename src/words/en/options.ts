import type { AppWords } from '../da/index.ts'

export const options: AppWords['options'] = {
  rules: 'Your rules',
  preset: 'Set of rules',
  standard: 'Standard',
  asLast: 'As last time',
  named: 'House rules by name',
  ownRules: 'Your own',
  allRules: 'All house rules',
  sameAsStandard: 'Everything is standard.',
  differences: (n) => `Different from standard: ${n}`,
  standardIs: (answer) => `standard: ${answer}`,
  less: (label) => `${label}: less`,
  more: (label) => `${label}: more`,
}
