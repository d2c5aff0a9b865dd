/** Recognizes the second tap of a double tap: near the first, and soon after it. */
import { useEventListener } from '@vueuse/core'

/** The greatest distance between the two, in px. */
const NEAR = 24
/** The longest time between the two, in ms. */
const SOON = 300

/** The last two clicks, the newest last, on any element: the first may have replaced the form under the finger. */
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
