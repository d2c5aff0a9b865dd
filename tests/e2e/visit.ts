/** One server and one browser for each test file; every test has its own visitors. */
import { type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type App, startApp } from './app.ts'
import { type Clock, clockIn } from './clock.ts'
import { openPad } from './table.ts'

export interface Visit {
  readonly app: App
  readonly context: BrowserContext
  readonly page: Page
}

/** A visitor for whom it is another time. */
interface Timed extends BrowserContextOptions {
  readonly at: string
}
interface TimedVisit extends Visit {
  readonly clock: Clock
}

/** Starts the app for the whole test file, and returns a function that opens it for a new visitor. */
export function visits(options: () => Parameters<typeof startApp>[0] = () => ({})) {
  let app: App
  beforeAll(async () => {
    app = await startApp(options())
  })
  afterAll(() => app.close())
  function visit(who: Timed): Promise<TimedVisit>
  function visit(who?: BrowserContextOptions): Promise<Visit>
  async function visit({ at, ...who }: Partial<Timed> = {}): Promise<Visit | TimedVisit> {
    const context = await app.visitor(who)
    onTestFinished(() => context.close())
    const clock = at === undefined ? {} : { clock: await clockIn(context, at) }
    return { app, context, ...clock, page: await openPad(context, app.url) }
  }
  return visit
}
