import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { env, platform } from 'node:process'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']

/** What a browser under test may not do by itself: talk to the network, update, greet. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The places an installer puts Chromium or its kin, best first. */
const candidates = () => {
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  if (platform === 'darwin')
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      ...onPath,
    ]
  if (platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
      ])
  return ['/usr/bin/chromium', ...onPath]
}

/** Playwright's own copy, when it was installed; before `npm ci` there is none to ask. */
const playwrights = async () => {
  try {
    const { chromium } = await import('playwright-core')
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

/**
 * The Chromium the tests drive: CHROMIUM_PATH, one that is installed, or Playwright's own.
 * @returns {Promise<string | undefined>}
 */
export const findChromium = async () => {
  const paths = env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : [...candidates(), await playwrights()]
  return paths.find((path) => path && existsSync(path))
}
