import type { BySide, Scored } from '../../../kernel/contract.ts'
import { type Working, value } from '../../../kernel/working.ts'
import { countsTwice } from './double-next.ts'
import type { At, Entry, FreeEntry } from './entry.ts'
import { scoreNolo } from './nolo.ts'
import { NO_POINTS, SITS_OUT, byColumn } from './settle.ts'
import { say } from '../words/index.ts'
import { scoreTricks } from './tricks.ts'

const WRITTEN = say('written')
const NOTHING_WRITTEN = value(0, WRITTEN)

export function score(entry: Entry, at: At): Scored {
  switch (entry.kind) {
    case 'tricks':
      return { working: scoreTricks(entry, at, countsTwice(at.past)) }
    case 'nolo':
      return { working: scoreNolo(entry, at, countsTwice(at.past)) }
    case 'pass':
      return { working: byColumn(at, () => NO_POINTS) }
    case 'free':
      return { working: scoreFree(entry, at) }
  }
}

/** E31, E40.12: the points as written, even for those who sit out. */
function scoreFree({ points }: FreeEntry, { sides, active }: At): BySide<Working> {
  return sides.map((_, seat) => {
    const written = points[seat] ?? 0
    if (written !== 0) return value(written, WRITTEN)
    return active.includes(seat) ? NOTHING_WRITTEN : SITS_OUT
  })
}
