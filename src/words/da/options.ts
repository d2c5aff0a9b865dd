/** House rules, wherever they are shown. */
export const options = {
  rules: 'Jeres regler',
  preset: 'Regelsæt',
  standard: 'Standard',
  asLast: 'Som sidst',
  named: 'Husregler med navn',
  ownRules: 'Jeres egne',
  allRules: 'Alle husregler',
  sameAsStandard: 'Alt er som standard.',
  differences: (n: number) => `Anderledes end standard: ${n}`,
  standardIs: (answer: string) => `standard: ${answer}`,
  less: (label: string) => `${label}: mindre`,
  more: (label: string) => `${label}: mere`,
}
