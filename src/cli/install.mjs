import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { env, execPath, platform } from 'node:process'
import { fileURLToPath } from 'node:url'

const TOP = fileURLToPath(new URL('../..', import.meta.url))

/** @typedef {{ readonly version?: string, readonly integrity?: string, readonly optional?: boolean }} Package */

/**
 * @param {string} path
 * @returns {Readonly<Record<string, Package>> | undefined}
 */
const packagesIn = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * Whether npm has installed what the lock file asks for. Optional packages of other platforms may be missing.
 * @param {string} top
 */
export const isInstalled = (top) => {
  const wanted = packagesIn(`${top}/package-lock.json`)
  const present = packagesIn(`${top}/node_modules/.package-lock.json`)
  if (!wanted || !present) return false
  const asWanted = Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const found = present[path]
    if (path === '' || (optional && !found)) return true
    return found?.version === version && found?.integrity === integrity
  })
  return asWanted && Object.keys(present).every((path) => path in wanted)
}

/** Runs `npm ci` unless `node_modules` matches the lock file. Uses only Node's own modules. */
export const install = () => {
  if (isInstalled(TOP)) return
  console.log('Installing what package-lock.json asks for …')
  const npm = env.npm_execpath
  const [command, args] = npm?.endsWith('.js') ? [execPath, [npm, 'ci']] : ['npm', ['ci']]
  const { status } = spawnSync(command, args, { cwd: TOP, stdio: 'inherit', shell: platform === 'win32' && !npm })
  if (status !== 0) throw new Error(`npm ci failed (${status ?? 'it could not be started'})`)
}
