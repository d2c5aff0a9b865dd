import type { AppWords } from '../da/index.ts'

export const people: AppWords['people'] = {
  name: 'Name',
  namePlaceholder: 'Name eingeben',
  add: 'Hinzufügen',
  addNew: (name) => `${name}, neu dabei`,
  whichOne: (name) => `Mehrere heißen ${name}. Wähl die richtige Person oder leg eine neue an.`,
  known: 'Schon einmal dabei',
  playedWith: (names) => `mit ${names}`,
  playedLast: (day) => `zuletzt ${day}`,
}
