/** What the entry forms of all games share. */
export const entry = {
  tricksOf: (name: string) => `Stik til ${name}`,
  rest: 'resten',
  restTo: (name: string) => `Resten til ${name}`,
  flip: 'Plus eller minus',
  erase: 'Slet ciffer',
  points: 'Point',
  pointsOf: (name: string) => `Point til ${name}`,
  lastFollows: 'sidste tal fyldes ud',
  note: 'Note, hvis I vil',
}
