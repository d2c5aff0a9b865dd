import { afterEach, expect, test, vi } from 'vitest'
import { findChromium } from './chromium.mjs'

afterEach(() => vi.unstubAllEnvs())

test('CHROMIUM_PATH wins over what is installed', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  expect(await findChromium()).toBe(process.execPath)
})

test('a CHROMIUM_PATH that is not there finds nothing, rather than another browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  expect(await findChromium()).toBeUndefined()
})
