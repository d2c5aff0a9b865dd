/** One clock for the app, one place that gives a page another, and no waiting for a fixed time: so tests are green on any day. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Code that asks what time it is, in whichever way. */
const READS = /\bDate\s*(?:\?\.|\.)\s*now\b|\bnew\s+Date\b(?!\s*\()|\bDate\s*\(\s*\)|\bTemporal\s*\.\s*Now\b/g
/** Code that installs another clock: Playwright's, Vitest's, or its own. */
const INSTALLS =
  /\bclock\s*\.\s*(?:install|setFixedTime|setSystemTime|pauseAt|runFor|fastForward|resume)\b|\buseFakeTimers\b|\bsetSystemTime\b|\bDate\s*\.\s*now\s*=[^=>]|\bspyOn\s*\(\s*Date\b|\bstubGlobal\s*\(\s*['"]Date\b|\bglobalThis\s*\.\s*Date\s*=[^=>]/g

/** Code that waits for a fixed time. */
const WAITS =
  /\bwaitForTimeout\b|\bsetTimeout\b|\bsetInterval\b|\btimers\/promises\b|\bscheduler\s*\.\s*wait\b|\bAtomics\s*\.\s*wait\w*/g

/** The places in the files of a folder, as `path: code`. */
const found = (folder: string, what: RegExp) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:ts|mjs|vue)$/.test(path) && path !== 'tests/clock.test.ts')
    .toSorted()
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(what)].map(([text]) => `${path}: ${text}`))

test('the app asks one clock what time it is', () => {
  expect(found('src', READS)).toEqual(['src/storage/db/storage-context.ts: Date.now'])
})

test('a test asks none; only the scripts that run the tests do, and examples for lint', () => {
  const places = found('tests', READS)
  expect(places.filter((place) => !/^tests\/(?:run|lint)\//.test(place))).toEqual([])
})

test('a page is given its clock in one place', () => {
  const places = found('tests', INSTALLS)
  expect(places.filter((place) => !place.startsWith('tests/e2e/clock.ts: '))).toEqual([])
  expect(places).toContain('tests/e2e/clock.ts: clock.install')
})

test('a test waits for what it asserts, not for a fixed time', () => {
  expect(found('tests', WAITS).filter((place) => !place.startsWith('tests/lint/'))).toEqual([])
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
  ['await page.waitForTimeout(100)', WAITS],
  ['await new Promise((resolve) => setTimeout(resolve, 100))', WAITS],
  ["import { setTimeout as sleep } from 'node:timers/promises'", WAITS],
  ['await scheduler.wait(100)', WAITS],
])('%s is found', (line, what) => {
  expect(line).toMatch(what)
})

test.each(['new Date(at)', 'Date.parse(at)', 'Date.UTC(2026, 0)', 'performance.now()', 'storage.writer.now()'])(
  '%s asks no clock',
  (line) => {
    expect(line).not.toMatch(READS)
  },
)
