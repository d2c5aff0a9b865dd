/** Tells the second half of a double tap from two quick taps: it is in the place of the first, and at once. */
import { useEventListener } from '@vueuse/core'

/** How far a finger strays between the two, in px. */
const NEAR = 24
/** How long it waits, in ms. */
const SOON = 300

/** The last two clicks, the newest last, wherever they were: after the first another form may lie there. */
let clicks: readonly MouseEvent[] = []

function note(event: MouseEvent): void {
  if (event.detail > 0 && event !== clicks.at(-1)) clicks = [...clicks.slice(-1), event]
}

function isSecondHalf(event: UIEvent): boolean {
  const [before, now] = clicks
  if (event.detail < 2 || before === undefined || now === undefined) return false
  if (now.timeStamp - before.timeStamp > SOON) return false
  return Math.hypot(now.clientX - before.clientX, now.clientY - before.clientY) <= NEAR
}

export function useDoubleTap(): (event: UIEvent) => boolean {
  useEventListener(document, 'click', note, { capture: true })
  return isSecondHalf
}
