/** A pad with everything in it, and changes that make it invalid, each with the place and the reason of the refusal. */

const line = { id: 'l1', at: '2026-11-28T19:12:40.000Z', row: 'r1', entry: { kind: 'win', by: 0, worth: 2 } }

export const whole = {
  format: 'whistblok',
  version: 1,
  people: [
    { id: 'p1', name: 'Anna', mergedInto: 'p2' },
    { id: 'p2', name: 'Anne' },
  ],
  presets: [{ id: 'h1', game: 'toy', name: 'Onsdag', options: { rate: 5 } }],
  series: [{ id: 'x1', name: 'Torsdagsklubben' }],
  sheets: [
    {
      id: 's1',
      game: 'toy',
      revision: 1,
      players: [{ name: 'Anna', person: 'p1' }, { name: 'Bo' }, { name: 'Carl' }],
      seated: [0, 1, 2],
      dealer: 2,
      options: { rate: 2 },
      startedAt: '2026-11-28T19:04:11.120Z',
      journal: [
        line,
        { id: 'l2', at: '2026-11-28T19:13:00.000Z', undo: 'l1' },
        {
          id: 'l3',
          at: '2026-11-28T19:14:00.000Z',
          set: { title: 'Jul', note: '…', stake: { amount: 25, points: 1, currency: 'DKK' }, series: 'x1' },
        },
        { id: 'l4', at: '2026-11-28T19:15:00.000Z', row: 'r2', after: 'r1', entry: { kind: 'free', points: [1, -1] } },
      ],
    },
  ],
}

/** The place, the value put there (`undefined` removes it), the reason, and the place of the refusal if it is another. */
export const refusals: readonly (readonly [place: string, value: unknown, why: string, at?: string])[] = [
  ['$', [], 'notAPad'],
  ['$', null, 'notAPad'],
  ['$', 7, 'notAPad'],
  ['$.format', undefined, 'missingKey'],
  ['$.format', 'whistpad', 'notAPad'],
  ['$.version', undefined, 'missingKey'],
  ['$.version', '1', 'notAnInteger'],
  ['$.version', 1.5, 'notAnInteger'],
  ['$.version', 0, 'outOfRange'],
  ['$.version', -1, 'outOfRange'],
  ['$.version', 2, 'newerFormat'],
  ['$.colour', 'red', 'unknownKey'],
  ['$.toString', 1, 'unknownKey'],
  ['$["odd key"]', 1, 'unknownKey'],

  ['$.people', {}, 'notAList'],
  ['$.people', null, 'notAList'],
  ['$.people[0]', 'Anna', 'notAnObject'],
  ['$.people[0]', null, 'notAnObject'],
  ['$.people[0].id', undefined, 'missingKey'],
  ['$.people[0].id', 1, 'notText'],
  ['$.people[0].id', '', 'badId'],
  ['$.people[0].id', 'x'.repeat(101), 'badId'],
  ['$.people[0].id', 'a\nb', 'badId'],
  ['$.people[0].id', 'a\u0085b', 'badId'],
  ['$.people[1].id', 'p1', 'idTwice'],
  ['$.people[0].name', null, 'notText'],
  ['$.people[0].name', undefined, 'missingKey'],
  ['$.people[0].mergedInto', null, 'notText'],
  ['$.people[0].age', 70, 'unknownKey'],
  ['$.people[0].constructor', 1, 'unknownKey'],

  ['$.presets', 'x', 'notAList'],
  ['$.presets[0]', [], 'missingKey', '$.presets[0].id'],
  ['$.presets[0]', null, 'notAnObject'],
  ['$.presets[0].game', 'bridge', 'unknownGame'],
  ['$.presets[0].game', 7, 'notText'],
  ['$.presets[0].game', undefined, 'missingKey'],
  ['$.presets[0].name', 7, 'notText'],
  ['$.presets[0].options', undefined, 'missingKey'],
  ['$.presets[0].options', [], 'notAnObject'],
  ['$.presets[0].options.rate', 1001, 'outOfRange'],
  ['$.presets[0].options.colour', 1, 'unknownKey'],
  ['$.presets[0].revision', 1, 'unknownKey'],
  ['$.series', 7, 'notAList'],
  ['$.series[0].name', undefined, 'missingKey'],
  ['$.series[0].year', 2026, 'unknownKey'],
  ['$.series[1]', { id: 'x1', name: 'again' }, 'idTwice', '$.series[1].id'],
  ['$.presets[1]', { id: 'h1', game: 'toy', name: 'again', options: {} }, 'idTwice', '$.presets[1].id'],

  ['$.sheets', {}, 'notAList'],
  ['$.sheets', null, 'notAList'],
  ['$.sheets[0]', 'x', 'notAnObject'],
  ['$.sheets[0]', null, 'notAnObject'],
  ['$.sheets[0]', [], 'notAnObject'],
  ['$.sheets[1]', whole.sheets[0], 'idTwice', '$.sheets[1].id'],
  ['$.sheets[0].id', '', 'badId'],
  ['$.sheets[0].id', 5, 'notText'],
  ['$.sheets[0].game', undefined, 'missingKey'],
  ['$.sheets[0].game', 5, 'notText'],
  ['$.sheets[0].game', 'bridge', 'unknownGame'],
  ['$.sheets[0].game', 'constructor', 'unknownGame'],
  ['$.sheets[0].revision', 0, 'outOfRange'],
  ['$.sheets[0].revision', 1.5, 'notAnInteger'],
  ['$.sheets[0].revision', '1', 'notAnInteger'],
  ['$.sheets[0].revision', 2, 'newerGame'],
  ['$.sheets[0].players', undefined, 'missingKey'],
  ['$.sheets[0].players', {}, 'notAList'],
  ['$.sheets[0].players', [], 'wrongLength'],
  ['$.sheets[0].players', Array.from({ length: 101 }, () => ({ name: 'x' })), 'wrongLength'],
  ['$.sheets[0].players[1]', 'Bo', 'notAnObject'],
  ['$.sheets[0].players[1].name', undefined, 'missingKey'],
  ['$.sheets[0].players[1].name', 5, 'notText'],
  ['$.sheets[0].players[1].person', '', 'badId'],
  ['$.sheets[0].players[1].seat', 1, 'unknownKey'],
  ['$.sheets[0].seated', null, 'notAList'],
  ['$.sheets[0].seated', [0], 'wrongNumberSeated'],
  ['$.sheets[0].seated[1]', 3, 'notAPlayer'],
  ['$.sheets[0].seated[1]', -1, 'notAPlayer'],
  ['$.sheets[0].seated[1]', '1', 'notAPlayer'],
  ['$.sheets[0].seated[1]', 0.5, 'notAPlayer'],
  ['$.sheets[0].seated[1]', 0, 'seatTwice'],
  ['$.sheets[0].dealer', undefined, 'missingKey'],
  ['$.sheets[0].dealer', '2', 'notAnInteger'],
  ['$.sheets[0].dealer', 0.5, 'notAnInteger'],
  ['$.sheets[0].dealer', null, 'notAnInteger'],
  ['$.sheets[0].dealer', 3, 'notAPlayer'],
  ['$.sheets[0].dealer', -1, 'notAPlayer'],
  ['$.sheets[0].seated', [0, 1], 'dealerNotSeated', '$.sheets[0].dealer'],
  ['$.sheets[0].options', undefined, 'missingKey'],
  ['$.sheets[0].options', null, 'notAnObject'],
  ['$.sheets[0].options', [], 'notAnObject'],
  ['$.sheets[0].options.rate', -1, 'outOfRange'],
  ['$.sheets[0].options.rate', '2', 'notAnInteger'],
  ['$.sheets[0].options.mode', 'loud', 'notOneOf'],
  ['$.sheets[0].options.double', 1, 'notABoolean'],
  ['$.sheets[0].options.toString', 1, 'unknownKey'],
  ['$.sheets[0].startedAt', null, 'notText'],
  ['$.sheets[0].startedAt', '2026-02-30T12:00:00.000Z', 'badInstant'],
  ['$.sheets[0].startedAt', '2026-11-28T19:04:11.120+01:00', 'badInstant'],
  ['$.sheets[0].title', 'Jul', 'unknownKey'],
  ['$.sheets[0].journal', {}, 'notAList'],
  ['$.sheets[0].journal', null, 'notAList'],

  ['$.sheets[0].journal[1]', null, 'notAnObject'],
  ['$.sheets[0].journal[1]', [], 'notAnObject'],
  ['$.sheets[0].journal[1]', {}, 'oneOfThree'],
  ['$.sheets[0].journal[0].undo', 'l0', 'oneOfThree', '$.sheets[0].journal[0]'],
  ['$.sheets[0].journal[1].set', {}, 'oneOfThree', '$.sheets[0].journal[1]'],
  ['$.sheets[0].journal[0].id', undefined, 'missingKey'],
  ['$.sheets[0].journal[0].at', undefined, 'missingKey'],
  ['$.sheets[0].journal[0].row', undefined, 'missingKey'],
  ['$.sheets[0].journal[1].id', undefined, 'missingKey'],
  ['$.sheets[0].journal[1].at', undefined, 'missingKey'],
  ['$.sheets[0].journal[2]', { set: {} }, 'missingKey', '$.sheets[0].journal[2].id'],
  ['$.sheets[0].journal[0].id', 5, 'notText'],
  ['$.sheets[0].journal[1].id', 'l1', 'idTwice'],
  ['$.sheets[0].journal[1]', line, 'idTwice', '$.sheets[0].journal[1].id'],
  ['$.sheets[0].journal[0].at', 5, 'notText'],
  ['$.sheets[0].journal[0].at', '2026-11-31T19:12:40.000Z', 'badInstant'],
  ['$.sheets[0].journal[0].row', '', 'badId'],
  ['$.sheets[0].journal[0].after', 5, 'notText'],
  ['$.sheets[0].journal[0].after', '', 'badId'],
  ['$.sheets[0].journal[0].by', 'Anna', 'unknownKey'],
  ['$.sheets[0].journal[1].row', 'r1', 'unknownKey'],
  ['$.sheets[0].journal[1].undo', null, 'notText'],
  ['$.sheets[0].journal[1].undo', '', 'badId'],
  ['$.sheets[0].journal[2].after', 'r1', 'unknownKey'],

  ['$.sheets[0].journal[2].set', null, 'notAnObject'],
  ['$.sheets[0].journal[2].set.title', 5, 'notText'],
  ['$.sheets[0].journal[2].set.note', 5, 'notText'],
  ['$.sheets[0].journal[2].set.colour', 'red', 'unknownKey'],
  ['$.sheets[0].journal[2].set.series', '', 'badId'],
  ['$.sheets[0].journal[2].set.series', 5, 'notText'],
  ['$.sheets[0].journal[2].set.closedAt', 'today', 'badInstant'],
  ['$.sheets[0].journal[2].set.stake', 25, 'notAnObject'],
  ['$.sheets[0].journal[2].set.stake.amount', -1, 'outOfRange'],
  ['$.sheets[0].journal[2].set.stake.amount', 0.5, 'notAnInteger'],
  ['$.sheets[0].journal[2].set.stake.points', 0, 'outOfRange'],
  ['$.sheets[0].journal[2].set.stake.points', undefined, 'missingKey'],
  ['$.sheets[0].journal[2].set.stake.currency', 'dkk', 'badCurrency'],
  ['$.sheets[0].journal[2].set.stake.currency', 'DKKK', 'badCurrency'],
  ['$.sheets[0].journal[2].set.stake.currency', 'DK', 'badCurrency'],
  ['$.sheets[0].journal[2].set.stake.currency', 5, 'notText'],
  ['$.sheets[0].journal[2].set.stake.rate', 1, 'unknownKey'],

  ['$.sheets[0].journal[0].entry', [], 'notOneOf', '$.sheets[0].journal[0].entry.kind'],
  ['$.sheets[0].journal[0].entry', 'win', 'notAnObject'],
  ['$.sheets[0].journal[0].entry.kind', 'lose', 'notOneOf'],
  ['$.sheets[0].journal[0].entry.worth', 3, 'oddWorth'],
  ['$.sheets[0].journal[0].entry.worth', undefined, 'missingKey'],
  ['$.sheets[0].journal[0].entry.by', 3, 'outOfRange'],
  ['$.sheets[0].journal[0].entry.constructor', 3, 'unknownKey'],
  ['$.sheets[0].journal[3].entry.points[1]', 0.5, 'notAnInteger'],
  ['$.sheets[0].journal[3].entry.points[1]', 2 ** 53, 'notAnInteger'],
  [
    '$.sheets[0].journal[0].entry',
    { kind: 'correction', points: [1, 2, 3, 4] },
    'wrongLength',
    '$.sheets[0].journal[0].entry.points',
  ],
  [
    '$.sheets[0].journal[0].entry',
    { kind: 'seating', order: [0, 1], dealer: 2 },
    'dealerNotSeated',
    '$.sheets[0].journal[0].entry.dealer',
  ],
  [
    '$.sheets[0].journal[0].entry',
    { kind: 'seating', order: [0, 3] },
    'notAPlayer',
    '$.sheets[0].journal[0].entry.order[1]',
  ],
  ['$.sheets[0].journal[0].entry', { kind: 'seating' }, 'missingKey', '$.sheets[0].journal[0].entry.order'],
  [
    '$.sheets[0].journal[0].entry',
    { kind: 'rules', options: { rate: 'x' } },
    'notAnInteger',
    '$.sheets[0].journal[0].entry.options.rate',
  ],
]

type Part = string | number

/** The parts of a JSON path. */
export function partsOf(path: string): readonly Part[] {
  const parts = path.matchAll(/\.([\p{L}\p{N}_$]+)|\[(\d+)\]|\["([^"]+)"\]/gu)
  return [...parts].map(([, key, index, quoted]) => (index === undefined ? (key ?? quoted ?? '') : Number(index)))
}

/** A copy of the document with this value at this place. */
export function changed(document: unknown, [part, ...inner]: readonly Part[], value: unknown): unknown {
  if (part === undefined) return value
  if (Array.isArray(document)) {
    const list: readonly unknown[] = document
    return list.toSpliced(Number(part), 1, changed(list[Number(part)], inner, value))
  }
  const entries = Object.entries(document as object)
  const there = entries.some(([key]) => key === part)
  const next = [...entries, ...(there ? [] : [[String(part), undefined] as [string, unknown]])]
    .map(([key, old]): [string, unknown] => [key, key === part ? changed(old, inner, value) : old])
    .filter(([, at]) => at !== undefined)
  return Object.fromEntries(next)
}
