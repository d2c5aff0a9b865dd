import type { Situation } from '../../../kernel/contract.ts'
import type { Entry, Trump } from './entry.ts'
import type { Options } from './options.ts'

const CYCLE = ['hearts', 'diamonds', 'spades', 'clubs'] as const
const CYCLE_NO_TRUMP = [...CYCLE, 'none'] as const

/** C4: the trump of the round, from the entry or else the cycle; undefined when neither gives one. */
export function trumpOf(at: Situation<Options, Entry>, entry?: Pick<Entry, 'trump'>): Trump | undefined {
  if (entry?.trump !== undefined) return entry.trump
  switch (at.options.trump) {
    case 'lastCard':
      return undefined
    case 'cycle':
      return CYCLE[at.past.length % CYCLE.length]
    case 'cycleNoTrump':
      return CYCLE_NO_TRUMP[at.past.length % CYCLE_NO_TRUMP.length]
  }
}
