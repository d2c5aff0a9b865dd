/** Choosing a person. */
export const people = {
  name: 'Navn',
  namePlaceholder: 'Skriv et navn',
  add: 'Tilføj',
  addNew: (name: string) => `${name}, ny spiller`,
  whichOne: (name: string) => `Flere hedder ${name}. Vælg den rigtige, eller tilføj en ny.`,
  known: 'Har spillet før',
  playedWith: (names: string) => `med ${names}`,
  playedLast: (day: string) => `sidst ${day}`,
}
