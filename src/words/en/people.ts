import type { AppWords } from '../da/index.ts'

export const people: AppWords['people'] = {
  name: 'Name',
  namePlaceholder: 'Type a name',
  add: 'Add',
  addNew: (name) => `${name}, new player`,
  whichOne: (name) => `More than one is called ${name}. Choose the right one, or add a new one.`,
  known: 'Played before',
  playedWith: (names) => `with ${names}`,
  playedLast: (day) => `last ${day}`,
}
