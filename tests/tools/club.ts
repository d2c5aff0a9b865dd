/** A pad of a few evenings, written by hand, for the pictures of the history and of an import. */
const EVENINGS = [
  { month: '08', title: 'Sommerhus', game: 'threehanded', names: ['Anna', 'Bo', 'Carl'] },
  { month: '09', title: null, game: 'esmakker', names: ['Anna', 'Bo', 'Carl', 'Dorte'] },
  { month: '10', title: 'Torsdagsklubben', game: 'esmakker', names: ['Erik', 'Bo', 'Frida', 'Dorte', 'Gerda'] },
  { month: '11', title: null, game: 'classic', names: ['Anna', 'Frida', 'Bo', 'Gerda'] },
] as const

const roundOf = (game: string, i: number): object => {
  if (game === 'threehanded') return { variant: ['spar', 'sans', 'sol'][i % 3], tricks: [6 - (i % 3), 4, 3 + (i % 3)] }
  if (game === 'classic') return { tricks: [8 + (i % 2), 5 - (i % 2)] }
  return {
    kind: 'tricks',
    bidder: i % 4,
    level: 8 + (i % 2),
    attachment: i % 3 === 0 ? 'vip' : 'none',
    partner: (i + 2) % 4,
    tricks: 8 + (i % 4),
  }
}

export const club = JSON.stringify({
  format: 'whistblok',
  version: 1,
  sheets: EVENINGS.map(({ month, title, game, names }, evening) => ({
    game,
    players: names.map((name) => ({ name })),
    dealer: 0,
    options: {},
    startedAt: `2026-${month}-12T18:30:00.000Z`,
    journal: [
      ...Array.from({ length: 3 + evening * 2 }, (_, i) => ({ entry: roundOf(game, i) })),
      ...(title === null ? [] : [{ set: { title } }]),
      { set: { closedAt: `2026-${month}-12T22:00:00.000Z` } },
    ],
  })),
})
