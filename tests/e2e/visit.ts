/** One server and one browser a file; every test has visitors of its own. */
import { type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type App, startApp } from './app.ts'
import { openPad } from './table.ts'

export interface Visit {
  readonly app: App
  readonly context: BrowserContext
  readonly page: Page
}

/** For the whole file; what it gives opens the pad for somebody new. */
export function visits(options: () => Parameters<typeof startApp>[0] = () => ({})) {
  let app: App
  beforeAll(async () => {
    app = await startApp(options())
  })
  afterAll(() => app.close())
  return async (who: BrowserContextOptions = {}): Promise<Visit> => {
    const context = await app.visitor(who)
    onTestFinished(() => context.close())
    return { app, context, page: await openPad(context, app.url) }
  }
}
