/** The clock of a visitor's pages. Only here is one installed: the app takes the time from its first moment on. */
import { type BrowserContext } from 'playwright-core'

export interface Clock {
  /** Later or earlier; it ticks on from there. */
  readonly moveTo: (at: string | number) => Promise<void>
}

/** Before any page is opened, and for all of them; it ticks. */
export async function clockIn(context: BrowserContext, at: string): Promise<Clock> {
  if (context.pages().length > 0) throw new Error('A clock comes before the first page.')
  await context.clock.install({ time: at })
  return { moveTo: (then) => context.clock.setSystemTime(then) }
}
