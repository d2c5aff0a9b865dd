import { env, platform } from 'node:process'
import open from 'open'

/** Whether someone sits before a screen to see a page. */
export const hasScreen = (variables = env, system = platform) => {
  if (variables.CI) return false
  return system !== 'linux' || Boolean(variables.DISPLAY || variables.WAYLAND_DISPLAY)
}

/** Shows the page; the address is printed already, so a machine that cannot is no error. */
export const openBrowser = async (/** @type {string} */ url) => {
  if (!hasScreen()) return
  try {
    const child = await open(url)
    child.on('error', () => {})
  } catch {
    console.log('Open the address in a browser.')
  }
}
