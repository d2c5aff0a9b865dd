import { afterEach, expect, test, vi } from 'vitest'
import { findChromium } from './chromium.mjs'

afterEach(() => vi.unstubAllEnvs())

test('CHROMIUM_PATH comes before an installed browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  expect(await findChromium()).toBe(process.execPath)
})

test('a CHROMIUM_PATH that does not exist finds nothing, not another browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  expect(await findChromium()).toBeUndefined()
})
