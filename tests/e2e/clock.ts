/** The clock of a visitor's pages. It is installed only here, and before the app starts, which reads the time at once. */
import { type BrowserContext } from 'playwright-core'

export interface Clock {
  /** Sets the clock to a later or earlier time, from which it runs on. */
  readonly moveTo: (at: string | number) => Promise<void>
}

/** Sets a running clock for all pages; to be called before the first is opened. */
export async function clockIn(context: BrowserContext, at: string): Promise<Clock> {
  if (context.pages().length > 0) throw new Error('A clock comes before the first page.')
  await context.clock.install({ time: at })
  return { moveTo: (then) => context.clock.setSystemTime(then) }
}
