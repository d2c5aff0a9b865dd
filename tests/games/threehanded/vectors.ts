/**
 * Golden vectors of three-handed whist. Each row cites a clause of RULES.md.
 * At first A, B, C sit in this order and C deals, so A chooses round 1.
 */
type Rows = readonly unknown[]

export const round = (variant: string, tricks: readonly number[], trump?: string) =>
  trump === undefined ? { variant, tricks } : { variant, tricks, trump }
/** The same three stay; the one before this player deals, so this player chooses. */
export const chooses = (seat: number) => ({ kind: 'seating', order: [0, 1, 2], dealer: (seat + 2) % 3 })
const times = (count: number, row: unknown): Rows => Array.from({ length: count }, () => row)

const spar = round('spar', [7, 4, 2])
const farve = round('farve', [7, 4, 2])
const sans = round('sans', [7, 4, 2])
const sol = round('sol', [2, 4, 7])

/** A whole game that breaks no rule, with the running totals. */
export const game: readonly (readonly [entry: object, points: readonly number[], totals: readonly number[]])[] = [
  [round('spar', [9, 2, 2]), [2, -2, 0], [2, -2, 0]],
  [round('sol', [10, 1, 2]), [-3, 1, 2], [-1, -1, 2]],
  [round('farve', [0, 0, 13], 'diamonds'), [-4, -2, 6], [-5, -3, 8]],
  [round('sans', [6, 5, 2]), [-1, 1, 0], [-6, -2, 8]],
  [round('spar', [1, 8, 4]), [-1, 1, 0], [-7, -1, 8]],
  [round('sol', [5, 6, 2]), [-1, 1, 0], [-8, 0, 8]],
  [round('sol', [3, 4, 6]), [-1, 0, 1], [-9, 0, 9]],
  [round('farve', [3, 6, 4]), [1, -1, 0], [-8, -1, 9]],
  [round('spar', [4, 1, 8]), [0, -1, 1], [-8, -2, 10]],
  [round('farve', [8, 3, 2]), [1, -1, 0], [-7, -3, 10]],
  [round('sans', [2, 9, 2]), [0, 2, -2], [-7, -1, 8]],
  [round('sans', [5, 2, 6]), [1, 0, -1], [-6, -1, 7]],
]
const wholeGame = game.map(([entry]) => entry)

/** Points of one round, by player. */
export const scores: readonly (readonly [
  clause: string,
  title: string,
  options: object,
  before: Rows,
  entry: object,
  points: readonly number[],
])[] = [
  ['T6', 'spar, two over', {}, [], round('spar', [9, 2, 2]), [2, -2, 0]],
  [
    'T7',
    'sol, one below the limit for next and the chooser',
    {},
    [round('spar', [9, 2, 2])],
    round('sol', [10, 1, 2]),
    [-3, 1, 2],
  ],
  ['T6', 'farve, the chooser takes all from the last chair', {}, [chooses(2)], round('farve', [0, 0, 13]), [-4, -2, 6]],
  ['T6', 'sans, all just on target', {}, [], round('sans', [7, 4, 2]), [0, 0, 0]],
  ['T6', 'spar chosen by B', {}, [chooses(1)], round('spar', [2, 5, 6]), [0, -2, 2]],
  ['T7', 'sol chosen by C', {}, [chooses(2)], round('sol', [4, 9, 0]), [0, -2, 2]],
  ['T7', 'sol, the chooser takes all', {}, [], round('sol', [13, 0, 0]), [-11, 4, 7]],
  ['T6', 'farve, the chooser takes all', {}, [], round('farve', [13, 0, 0]), [6, -4, -2]],
  ['T6', 'sans, the chooser takes nothing', {}, [], round('sans', [0, 6, 7]), [-7, 2, 5]],
  ['T6', 'spar, third takes all', {}, [], round('spar', [0, 0, 13]), [-7, -4, 11]],
  ['T6', 'spar, next takes all', {}, [], round('spar', [0, 13, 0]), [-7, 9, -2]],
  ['T7', 'sol, next takes all', {}, [], round('sol', [0, 13, 0]), [2, -9, 7]],
  ['T7', 'sol, third takes all', {}, [], round('sol', [0, 0, 13]), [2, 4, -6]],
  ['T7', 'sol, all just on the limit', {}, [], round('sol', [2, 4, 7]), [0, 0, 0]],
  ['T2', 'round 2 is chosen by B', {}, [spar], round('spar', [4, 7, 2]), [2, 0, -2]],
  ['T2', 'round 3 is chosen by C', {}, [spar, spar], round('spar', [4, 2, 7]), [0, 0, 0]],
  ['T2', 'round 4 is chosen by A again', {}, [spar, spar, spar], round('sol', [2, 4, 7]), [0, 0, 0]],
  [
    'T2',
    'who deals is said: B deals, C chooses',
    {},
    [{ kind: 'seating', order: [0, 1, 2], dealer: 1 }],
    round('spar', [4, 2, 7]),
    [0, 0, 0],
  ],
  [
    'T4',
    'tricks follow the chairs when A and C change places: C chooses from the first chair',
    {},
    [{ kind: 'seating', order: [2, 1, 0] }],
    round('spar', [9, 2, 2]),
    [0, -2, 2],
  ],
  [
    'T3',
    'a newcomer takes the turn to deal of the chair, in a column of their own',
    {},
    [spar, { kind: 'seating', order: [3, 1, 2] }],
    round('spar', [2, 9, 2]),
    [0, 2, -2, 0],
  ],
  [
    'T8',
    'who left scores nothing',
    {},
    [{ kind: 'seating', order: [0, 3, 2] }],
    round('sol', [0, 13, 0]),
    [2, 0, 7, -9],
  ],
  ['T5', 'a trump suit changes no points', {}, [], round('farve', [8, 4, 1], 'clubs'), [1, 0, -1]],
  [
    'T9',
    'a variant used before scores as if it were free',
    {},
    [spar, spar, spar],
    round('spar', [9, 2, 2]),
    [2, -2, 0],
  ],
  ['T9', 'spades in farve score', {}, [], round('farve', [9, 2, 2], 'spades'), [2, -2, 0]],
  ['T9', 'a suit named in sans scores', {}, [], round('sans', [9, 2, 2], 'hearts'), [2, -2, 0]],
  ['T9', 'a suit named in sol scores as sol', {}, [], round('sol', [1, 5, 7], 'clubs'), [1, -1, 0]],
  ['T9', 'another suit in spar scores', {}, [], round('spar', [9, 2, 2], 'clubs'), [2, -2, 0]],
  ['T9', 'a round after the last scores', { rounds: 3 }, [spar, farve, sans], round('sol', [13, 0, 0]), [-11, 4, 7]],
]

/** What is wrong with a round, as `field: key`. */
export const problems: readonly (readonly [
  clause: string,
  title: string,
  options: object,
  before: Rows,
  entry: object,
  problems: readonly string[],
])[] = [
  ['T12', 'nothing wrong with a first round', {}, [], spar, []],
  ['T12', 'spar twice from one chair', {}, [spar, spar, spar], spar, ['variant: variantUsed']],
  ['T12', 'sol twice from one chair, far apart', {}, [sol, ...times(8, farve)], sol, ['variant: variantUsed']],
  ['T12', 'the other chairs may still choose spar', {}, [spar], spar, []],
  ['T12', 'twice is right when each variant may be chosen again', { onceEach: false }, [spar, spar, spar], spar, []],
  [
    'T12',
    'the chair is asked, not the person who sits there',
    {},
    [spar, spar, spar, { kind: 'seating', order: [3, 1, 2] }],
    spar,
    ['variant: variantUsed'],
  ],
  [
    'T12',
    'one who changes chairs leaves the used variants behind',
    {},
    [spar, farve, farve, { kind: 'seating', order: [1, 0, 2] }],
    farve,
    [],
  ],
  ['T12', 'round 13 starts afresh', { rounds: 24 }, wholeGame, spar, []],
  [
    'T12',
    'from round 13 on variants are used up again',
    { rounds: 24 },
    [...wholeGame, spar, spar, spar],
    spar,
    ['variant: variantUsed'],
  ],
  [
    'T12',
    'agreed in mid-sheet, rounds before count too',
    { onceEach: false },
    [spar, spar, spar, { kind: 'rules', options: { onceEach: true } }],
    spar,
    ['variant: variantUsed'],
  ],
  ['T13', 'spades in farve', {}, [], round('farve', [7, 4, 2], 'spades'), ['trump: spadesInFarve']],
  ['T13', 'spades in farve, where agreed', { spadesInFarve: true }, [], round('farve', [7, 4, 2], 'spades'), []],
  [
    'T13',
    'spades in farve, agreed from here on',
    {},
    [spar, { kind: 'rules', options: { spadesInFarve: true } }],
    round('farve', [4, 7, 2], 'spades'),
    [],
  ],
  ['T13', 'hearts in farve', {}, [], round('farve', [7, 4, 2], 'hearts'), []],
  ['T13', 'farve played without trump', {}, [], round('farve', [7, 4, 2], 'none'), []],
  ['T14', 'spades in spar', {}, [], round('spar', [7, 4, 2], 'spades'), []],
  ['T14', 'clubs in spar', {}, [], round('spar', [7, 4, 2], 'clubs'), ['trump: sparIsSpades']],
  ['T14', 'no trump in spar', {}, [], round('spar', [7, 4, 2], 'none'), ['trump: sparIsSpades']],
  ['T14', 'no trump in sans', {}, [], round('sans', [7, 4, 2], 'none'), []],
  [
    'T14',
    'spades in sans, whatever is agreed for farve',
    { spadesInFarve: true },
    [],
    round('sans', [7, 4, 2], 'spades'),
    ['trump: noTrumpIn'],
  ],
  ['T14', 'no trump in sol', {}, [], round('sol', [2, 4, 7], 'none'), []],
  ['T14', 'diamonds in sol', {}, [], round('sol', [2, 4, 7], 'diamonds'), ['trump: noTrumpIn']],
  ['T15', 'round 12 is the last', {}, wholeGame.slice(0, 11), sans, []],
  ['T15', 'round 13', {}, wholeGame, spar, ['variant: afterEnd']],
  ['T15', 'round 4 of three', { rounds: 3 }, [spar, spar, spar], farve, ['variant: afterEnd']],
  [
    'T15',
    'round 4 of three, and wrong in every other way too',
    { rounds: 3 },
    [farve, spar, spar],
    round('farve', [7, 4, 2], 'spades'),
    ['variant: afterEnd', 'variant: variantUsed', 'trump: spadesInFarve'],
  ],
]

/** What the table is told before the next round. */
export const hints: readonly (readonly [
  clause: string,
  title: string,
  options: object,
  before: Rows,
  hints: readonly string[],
])[] = [
  ['T10', 'at first A has all four', {}, [], ['A vælger: spar, farve, sans, sol']],
  ['T10', 'after one round B has all four', {}, [spar], ['B vælger: spar, farve, sans, sol']],
  [
    'T10',
    'after spar A has farve, sans and sol',
    {},
    game.slice(0, 3).map(([entry]) => entry),
    ['A vælger: farve, sans, sol'],
  ],
  ['T10', 'before round 12 one is left', {}, wholeGame.slice(0, 11), ['C vælger: sans']],
  ['T10', 'before round 13 all four are free again', { rounds: 24 }, wholeGame, ['A vælger: spar, farve, sans, sol']],
  [
    'T10',
    'without `onceEach` all four are always free',
    { onceEach: false },
    [spar, spar, spar],
    ['A vælger: spar, farve, sans, sol'],
  ],
  [
    'T10',
    'a chair that chose four times has nothing left',
    {},
    [spar, farve, sans, sol].flatMap((entry) => [chooses(0), entry]).concat(chooses(0)),
    ['A skal vælge, men pladsen har brugt alle fire varianter'],
  ],
  [
    'T3',
    'the newcomer chooses from what the chair has left',
    {},
    [spar, spar, spar, { kind: 'seating', order: [3, 1, 2] }],
    ['D vælger: farve, sans, sol'],
  ],
  ['T16', 'nobody chooses after the end', {}, wholeGame, []],
]

/** Who has won: nobody before the end. */
export const endings: readonly (readonly [
  clause: string,
  title: string,
  options: object,
  rows: Rows,
  result:
    | { readonly winners: readonly number[]; readonly points: readonly number[]; readonly text: string }
    | undefined,
])[] = [
  ['T16', 'after 11 rounds it goes on', {}, wholeGame.slice(0, 11), undefined],
  [
    'T16',
    'after 12 rounds the highest wins',
    {},
    wholeGame,
    { winners: [2], points: [-6, -1, 7], text: 'U vinder med +7' },
  ],
  [
    'T16',
    'after three rounds, where that is agreed',
    { rounds: 3 },
    [spar, spar, round('spar', [4, 2, 7])],
    { winners: [0], points: [5, -3, -2], text: 'S vinder med +5' },
  ],
  [
    'T16',
    'all three equal',
    { rounds: 3 },
    [spar, round('spar', [2, 7, 4]), round('spar', [4, 2, 7])],
    { winners: [0, 1, 2], points: [0, 0, 0], text: 'S, T og U deler sejren med 0' },
  ],
  [
    'T16',
    'two share',
    { rounds: 3 },
    [round('spar', [8, 5, 0]), round('spar', [2, 7, 4]), round('spar', [4, 2, 7])],
    { winners: [0, 1], points: [1, 1, -2], text: 'S og T deler sejren med +1' },
  ],
  [
    'T16',
    'a correction counts',
    { rounds: 3 },
    [spar, spar, spar, { kind: 'correction', points: [-9, 4, 5] }],
    { winners: [1], points: [-1, 3, -2], text: 'T vinder med +3' },
  ],
]

/** No entries at all, with the terms that say why. */
export const refusals: readonly (readonly [
  clause: string,
  title: string,
  entry: unknown,
  faults: readonly string[],
])[] = [
  ['T4', 'twelve tricks', round('spar', [9, 2, 1]), ['tricks: tricksNot13']],
  ['T4', 'fourteen tricks', round('spar', [9, 2, 3]), ['tricks: tricksNot13']],
  ['T4', 'a count below 0', round('spar', [14, 0, -1]), ['tricks.0: outOfRange', 'tricks.2: outOfRange']],
  ['T4', 'a broken count', round('spar', [9.5, 2.5, 1]), ['tricks.0: notAnInteger', 'tricks.1: notAnInteger']],
  ['T4', 'four counts', round('spar', [9, 2, 2, 0]), ['tricks.3: wrongLength']],
  ['T4', 'two counts', round('spar', [9, 4]), ['tricks.2: wrongLength']],
  ['T4', 'no variant', { tricks: [9, 2, 2] }, ['variant: missingKey']],
  ['T4', 'a variant of another game', round('vip', [9, 2, 2]), ['variant: notOneOf']],
  ['T5', 'a trump that is no suit', round('spar', [9, 2, 2], 'stars'), ['trump: notOneOf']],
  ['T5', 'a trump that is named and left open', { ...spar, trump: undefined }, ['trump: notOneOf']],
  ['T4', 'a key of another game', { ...spar, bidder: 0 }, ['bidder: unknownKey']],
  ['T4', 'no object', null, [': notAnObject']],
]

/** How the numbers come about, by player. */
export const workings: readonly (readonly [
  clause: string,
  title: string,
  before: Rows,
  entry: object,
  workings: readonly string[],
])[] = [
  ['T6', 'tricks less target', [], round('spar', [9, 2, 2]), ['9 − 7 = 2', '2 − 4 = −2', '2 − 2 = 0']],
  ['T7', 'limit less tricks', [chooses(1)], round('sol', [10, 1, 2]), ['7 − 10 = −3', '2 − 1 = 1', '4 − 2 = 2']],
  ['T6', 'no tricks at all', [chooses(2)], round('farve', [0, 0, 13]), ['0 − 4 = −4', '0 − 2 = −2', '13 − 7 = 6']],
  [
    'T8',
    'who sits out',
    [{ kind: 'seating', order: [0, 3, 2] }],
    round('sans', [7, 4, 2]),
    ['7 − 7 = 0', '0', '2 − 2 = 0', '4 − 4 = 0'],
  ],
]
