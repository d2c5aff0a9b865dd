import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from '../../src/cli/install.mjs'

const VUE = { 'node_modules/vue': { version: '3.5.0', integrity: 'sha512-a' } }
const FOREIGN = { 'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-f', optional: true } }
const WANTED = { '': { name: 'whistblok' }, ...VUE, ...FOREIGN }

let top: string
beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'whistblok-install-'))
  await mkdir(join(top, 'node_modules'))
  await writeFile(join(top, 'package-lock.json'), JSON.stringify({ packages: WANTED }))
})
afterEach(() => rm(top, { recursive: true }))

const present = (packages: unknown) =>
  writeFile(join(top, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }))

test('nothing installed', () => {
  expect(isInstalled(top)).toBe(false)
})

test.each([
  ['all there', { ...VUE, ...FOREIGN }, true],
  ["another platform's package missing", VUE, true],
  ['a package missing', FOREIGN, false],
  ['an older version', { 'node_modules/vue': { version: '3.4.0', integrity: 'sha512-a' } }, false],
  ['other bytes', { 'node_modules/vue': { version: '3.5.0', integrity: 'sha512-b' } }, false],
  ['one too many', { ...VUE, 'node_modules/react': { version: '19.0.0' } }, false],
])('%s', async (_, packages, expected) => {
  await present(packages)
  expect(isInstalled(top)).toBe(expected)
})

test('an interrupted install', async () => {
  await writeFile(join(top, 'node_modules', '.package-lock.json'), '{"packages": {')
  expect(isInstalled(top)).toBe(false)
})
