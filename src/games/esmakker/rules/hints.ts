import type { Message } from '../../../kernel/message.ts'
import { isOver } from './check.ts'
import { countsTwice } from './double-next.ts'
import type { At } from './entry.ts'
import { leaderOf } from './seating.ts'
import { say } from '../words/index.ts'

/** Who sits out of the next round, who leads, and whether it counts twice. */
export function hints(at: At): readonly Message[] {
  if (isOver(at)) return []
  const out = at.seated.filter((seat) => !at.active.includes(seat)).map((seat) => ({ seat }))
  const leader = leaderOf(at)
  return [
    ...(out.length > 0 ? [say('sittingOut', ...out)] : []),
    leader === undefined ? say('bidderLeads') : say('leads', { seat: leader }),
    ...(countsTwice(at.past) ? [say('nextCountsTwice')] : []),
  ]
}
