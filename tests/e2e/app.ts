/** Drives the built app: the server of `npm start` in this process, under a folder, and a real Chromium. */
import { existsSync } from 'node:fs'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { serve } from '../../src/cli/serve.mjs'
import { CHROMIUM_ARGS, findChromium } from '../chromium.mjs'

/** Where `npm run build` leaves the app. */
export const DIST = fileURLToPath(new URL('../../dist/', import.meta.url))

/** A phone held upright, in Danish; PHONE_ZONE sets another time zone. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'da-DK',
  timezoneId: env.PHONE_ZONE ?? 'Europe/Copenhagen',
} as const satisfies BrowserContextOptions

export interface App {
  readonly url: string
  readonly browser: Browser
  /** A new visitor, with their own storage and service worker. */
  readonly visitor: (options?: BrowserContextOptions) => Promise<BrowserContext>
  readonly close: () => Promise<void>
}

const launchChromium = async (args: readonly string[] = []): Promise<Browser> => {
  const executablePath = await findChromium()
  return chromium.launch({ args: [...CHROMIUM_ARGS, ...args], ...(executablePath && { executablePath }) })
}

/** Starts the server and the browser. `folder` may hold another build, for tests of updates. */
export const startApp = async ({
  base = '/blok/',
  folder = DIST,
  args = [] as readonly string[],
} = {}): Promise<App> => {
  if (!existsSync(`${folder}/index.html`)) throw new Error('There is no build to drive: run `npm run build` first.')
  const server = await serve({ folder, base, port: 4300 })
  const browser = await launchChromium(args)
  return {
    url: server.url,
    browser,
    visitor: (options = {}) => browser.newContext({ ...PHONE, ...options }),
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}
