import type { Fields, OptionsOf } from '../../../kernel/options.ts'

const rate = (standard: number) => ({ kind: 'number', standard, min: 0, max: 100_000 }) as const
const ofTable = (standard: number) => ({ ...rate(standard), when: ['rates', 'table'] }) as const
const TIMES = { kind: 'number', standard: 2, min: 1, max: 10 } as const
const TOGGLE = { kind: 'toggle', standard: false } as const

export const fields = {
  rates: { kind: 'choice', standard: 'doubling', of: ['doubling', 'table'] },
  rate7: { kind: 'number', standard: 10, min: 1, max: 1000, when: ['rates', 'doubling'] },
  table7: ofTable(10),
  table8: ofTable(20),
  table9: ofTable(40),
  table10: ofTable(80),
  table11: ofTable(160),
  table12: ofTable(320),
  table13: ofTable(640),
  timesVip: TIMES,
  timesStaerke: TIMES,
  timesGode: TIMES,
  timesHalve: TIMES,
  timesKvarte: TIMES,
  sans: TOGGLE,
  timesSans: { ...TIMES, when: ['sans', true] },
  vipFlips: { kind: 'choice', standard: 'ignore', of: ['ignore', 'linear', 'doubling'] },
  overtricks: { kind: 'choice', standard: 'rate', of: ['rate', 'none', 'fromSix', 'allTricks'] },
  undertricks: { kind: 'choice', standard: 'double', of: ['double', 'single', 'basePlus', 'flat'], agree: true },
  self: { kind: 'choice', standard: 'each', of: ['each', 'triple'], agree: true },
  slam: { kind: 'choice', standard: 'none', of: ['none', 'double', 'both'] },
  sol: rate(50),
  rensol: rate(100),
  bord: rate(200),
  renbord: rate(200),
  dobbelt: rate(200),
  noloLoss: { kind: 'number', standard: 2, min: 1, max: 4, agree: true },
  noloPerTrick: TOGGLE,
  noloOver: TOGGLE,
  noloJoin: { kind: 'choice', standard: 'off', of: ['off', 'vsAll', 'vsOutsiders'], agree: true },
  allPass: { kind: 'choice', standard: 'sameDealer', of: ['sameDealer', 'nextDealer', 'doubleNext'], agree: true },
  banket: TOGGLE,
  minBid: { kind: 'number', standard: 7, min: 7, max: 9 },
  rounds: { kind: 'number', standard: 0, min: 0, max: 200 },
  lead: { kind: 'choice', standard: 'dealer', of: ['dealer', 'forehand', 'bidder'] },
} as const satisfies Fields

export type Options = OptionsOf<typeof fields>

export const presets = {
  hjerteres: {},
  klub: { noloJoin: 'vsAll', sans: true, slam: 'double' },
  enkelt: { undertricks: 'single', noloLoss: 1 },
  jyde: {
    rates: 'table',
    table7: 1,
    table8: 2,
    table9: 3,
    table10: 4,
    table11: 6,
    table12: 8,
    table13: 16,
    undertricks: 'single',
    sol: 2,
    rensol: 4,
    bord: 6,
    renbord: 8,
    dobbelt: 8,
    noloLoss: 1,
    noloPerTrick: true,
    noloOver: true,
    noloJoin: 'vsOutsiders',
    sans: true,
  },
} as const satisfies Readonly<Record<string, Partial<Options>>>
