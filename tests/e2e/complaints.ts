import { type BrowserContext, type Page } from 'playwright-core'

/** The errors of a page, and everything its policy refused. */
export const complaints = (page: Page): readonly string[] => {
  const said: string[] = []
  page.on('pageerror', (error) => said.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
  })
  return said
}

/** The hosts that the page or its service worker sent a request to. */
export const hostsAsked = (context: BrowserContext): ReadonlySet<string> => {
  const hosts = new Set<string>()
  context.on('request', (request) => hosts.add(new URL(request.url()).host))
  return hosts
}

export const isControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)
