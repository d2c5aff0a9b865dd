import { env, platform } from 'node:process'
import open from 'open'

/** Whether this machine has a screen to show a page on. */
export const hasScreen = (variables = env, system = platform) => {
  if (variables.CI) return false
  return system !== 'linux' || Boolean(variables.DISPLAY || variables.WAYLAND_DISPLAY)
}

/** Opens the page in a browser. A failure is ignored, as the address has been printed. */
export const openBrowser = async (/** @type {string} */ url) => {
  if (!hasScreen()) return
  try {
    const child = await open(url)
    child.on('error', () => {})
  } catch {
    console.log('Open the address in a browser.')
  }
}
