import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { findChromium } from '../chromium.mjs'

/** Finds a Chromium, or lets Playwright download its own. Without one, the stages that need it fail and say so. */
export const provideBrowser = async (/** @type {string} */ top) => {
  if (await findChromium()) return
  console.log('No Chromium found: fetching one. CHROMIUM_PATH names one elsewhere.')
  spawnSync(execPath, [join(top, 'node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'], {
    cwd: top,
    stdio: 'inherit',
  })
}
