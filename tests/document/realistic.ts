/** Evenings as people play them: ids and times as the app makes them, known people, and sometimes a mistake. */
import { amend, log, type LineWriter, undo } from '../../src/document/journal/lines.ts'
import type { Sheet } from '../../src/document/model/sheet.ts'
import { makeLineId, makeUuid } from '../../src/storage/db/ids.ts'

/** Random numbers that are the same every time. */
function makeChance(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return { next, bytes: (into: Uint8Array<ArrayBuffer>) => into.map(() => Math.floor(next() * 256)) }
}

const NAMES = ['Annemarie', 'Bo', 'Christoffer', 'Dorte']
const BEGAN = Date.UTC(2026, 10, 28, 18, 59, 12, 345)

/** Every tenth round is amended, every seventh is undone and logged again. */
export function realisticEvening(game: 'threehanded' | 'esmakker', rounds: number, seed = 1): Sheet {
  const chance = makeChance(seed)
  const among = <T>(of: readonly T[]): T => of[Math.floor(chance.next() * of.length)]!
  let now = BEGAN
  const writer: LineWriter = {
    now: () => (now += 60_000 + Math.floor(chance.next() * 300_000)),
    id: () => makeLineId(chance.bytes),
  }
  const players = NAMES.slice(0, game === 'threehanded' ? 3 : 4)
  const entry = game === 'threehanded' ? threeHanded : esMakker
  let sheet: Sheet = {
    id: makeUuid(BEGAN, chance.bytes),
    game,
    revision: 1,
    players: players.map((name) => ({ name, person: makeUuid(BEGAN, chance.bytes) })),
    seated: players.map((_, seat) => seat),
    dealer: players.length - 1,
    options: game === 'esmakker' ? { rounds: 20 } : {},
    startedAt: new Date(BEGAN).toISOString(),
    journal: [],
  }
  for (let round = 1; round <= rounds; round++) {
    sheet = log(sheet, entry(round, among), writer)
    const last = sheet.journal.at(-1)!
    if (round % 10 === 0 && 'row' in last) sheet = amend(sheet, last.row, entry(round, among), writer)
    else if (round % 7 === 0) sheet = log(undo(sheet, writer), entry(round, among), writer)
  }
  return sheet
}

type Among = <T>(of: readonly T[]) => T

function threeHanded(round: number, among: Among): unknown {
  const first = among([2, 3, 4, 5, 6, 7, 8, 9])
  const second = among([0, 1, 2, 3])
  return { variant: ['spar', 'farve', 'sans', 'sol'][round % 4], tricks: [first, second, 13 - first - second] }
}

function esMakker(_: number, among: Among): unknown {
  const bidder = among([0, 1, 2, 3])
  if (among([1, 2, 3, 4, 5]) === 1) {
    return { kind: 'nolo', bid: among(['sol', 'rensol', 'bord']), players: [{ seat: bidder, tricks: among([0, 1]) }] }
  }
  return {
    kind: 'tricks',
    bidder,
    level: among([7, 8, 8, 8, 9, 9, 10]),
    attachment: among(['none', 'vip', 'gode', 'halve']),
    partner: (bidder + among([1, 2, 3])) % 4,
    tricks: among([6, 7, 8, 8, 9, 9, 10, 11]),
    ...(among([0, 1]) === 1 && { trump: among(['spades', 'hearts', 'clubs']), ace: among(['spades', 'hearts']) }),
  }
}
