/** One clock for the app, and one way to give a page another: then a test is green on any day. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Whoever asks what time it is, in whichever way. */
const READS = /\bDate\s*(?:\?\.|\.)\s*now\b|\bnew\s+Date\b(?!\s*\()|\bDate\s*\(\s*\)|\bTemporal\s*\.\s*Now\b/g
/** Whoever puts another clock in its place: Playwright's, Vitest's, or one of their own. */
const INSTALLS =
  /\bclock\s*\.\s*(?:install|setFixedTime|setSystemTime|pauseAt|runFor|fastForward|resume)\b|\buseFakeTimers\b|\bsetSystemTime\b|\bDate\s*\.\s*now\s*=[^=>]|\bspyOn\s*\(\s*Date\b|\bstubGlobal\s*\(\s*['"]Date\b|\bglobalThis\s*\.\s*Date\s*=[^=>]/g

/** Where in the files of a folder, as `path: what`. */
const found = (folder: string, what: RegExp) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:ts|mjs|vue)$/.test(path) && path !== 'tests/clock.test.ts')
    .toSorted()
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(what)].map(([text]) => `${path}: ${text}`))

test('the app asks one clock what time it is', () => {
  expect(found('src', READS)).toEqual(['src/storage/db/storage-context.ts: Date.now'])
})

test('a test asks none, only what runs the tests does, and what lint is tried with', () => {
  const places = found('tests', READS)
  expect(places.filter((place) => !/^tests\/(?:run|lint)\//.test(place))).toEqual([])
})

test('a page is given its clock in one place', () => {
  const places = found('tests', INSTALLS)
  expect(places.filter((place) => !place.startsWith('tests/e2e/clock.ts: '))).toEqual([])
  expect(places).toContain('tests/e2e/clock.ts: clock.install')
})

test.each([
  ['const a = Date.now()', READS],
  ['const a = { now: Date.now }', READS],
  ['const a = new Date()', READS],
  ['const a = new Date', READS],
  ['const a = Date()', READS],
  ['await page.clock.install({ time })', INSTALLS],
  ['await context.clock.setFixedTime(0)', INSTALLS],
  ['vi.useFakeTimers()', INSTALLS],
  ['vi.setSystemTime(0)', INSTALLS],
  ["vi.spyOn(Date, 'now')", INSTALLS],
  ['Date.now = () => 0', INSTALLS],
])('%s is seen', (line, what) => {
  expect(line).toMatch(what)
})

test.each(['new Date(at)', 'Date.parse(at)', 'Date.UTC(2026, 0)', 'performance.now()', 'storage.writer.now()'])(
  '%s asks no clock',
  (line) => {
    expect(line).not.toMatch(READS)
  },
)
