/**
 * `npm run test:calendar`: the tests on other days and in other time zones, in Node and in Chromium.
 * Words after `--` select runs: `npm run test:calendar -- 2028 e2e`.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { argv, env, execPath, exit } from 'node:process'
import { fileURLToPath } from 'node:url'
import { countOf, stagesOf } from './stages.mjs'

/** The last minutes of a year, a minute before clocks go forward in Europe, a leap day far ahead of UTC, and June in the south. */
const DAYS = [
  { at: '2026-12-31T23:58:00+01:00', zone: 'Europe/Copenhagen' },
  { at: '2027-03-28T00:59:00Z', zone: 'UTC' },
  { at: '2028-02-29T12:00:00+13:00', zone: 'Pacific/Auckland' },
  { at: '2030-06-15T20:00:00-03:00', zone: 'America/Sao_Paulo' },
]
const LAYERS = ['unit', 'browser', 'e2e']
const NO_FAKETIME = `test:calendar sets the clock with faketime, which is not here or does not run.
On Debian and Ubuntu: apt-get install faketime`

/** @typedef {typeof DAYS[number]} Day */

const top = fileURLToPath(new URL('../..', import.meta.url))
const reports = join(top, '.reports', 'calendar')

/**
 * Runs Node, and what it starts, with a clock that begins at this moment and runs.
 * @param {Day} day
 * @param {readonly string[]} args
 */
const onDay = ({ at, zone }, args) => {
  const seconds = Math.round((Date.parse(at) - Date.now()) / 1000)
  return spawnSync('faketime', ['-f', `${seconds < 0 ? '' : '+'}${seconds}s`, execPath, ...args], {
    cwd: top,
    encoding: 'utf8',
    env: { ...env, TZ: zone, PHONE_ZONE: zone },
    maxBuffer: 1 << 28,
  })
}

/**
 * Exits with an error unless Node and Chromium have the time and zone asked for: else the runs would prove nothing.
 * @param {Day} day
 */
const checkClocks = (day) => {
  const { stdout, stderr } = onDay(day, [join(top, 'tests', 'run', 'clocks.mjs')])
  const told = stdout.trim().split('\n')
  const right = told.filter((line) => {
    const [, at = '', zone] = line.split(' ')
    return zone === day.zone && Math.abs(Date.parse(at) - Date.parse(day.at)) < 120_000
  })
  if (right.length === 2) return
  console.log(`${day.at} ${day.zone}: the clocks do not follow\n${stdout}${stderr}`)
  exit(1)
}

/**
 * The names of the failed tests in Vitest's report.
 * @param {string} report
 * @returns {readonly string[]}
 */
const failuresIn = (report) =>
  JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap(
    (/** @type {{ name: string, assertionResults: { status: string, fullName: string }[] }} */ file) =>
      file.assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `    ${file.name.replace(top, '')}: ${fullName}`),
  )

/**
 * @param {Day} day
 * @param {string} layer
 */
const run = (day, layer) => {
  const { args } = stagesOf(top).find(({ name }) => name === layer) ?? { args: [] }
  const report = join(reports, `${day.at.slice(0, 10)}-${layer}.json`)
  rmSync(report, { force: true })
  const own = args.map((arg) => (arg.startsWith('--outputFile.json=') ? `--outputFile.json=${report}` : arg))
  const { status, signal, stdout, stderr } = onDay(day, own)
  const count = countOf(report)
  console.log(`${titleOf(day, layer)}  ${count ? `${count.passed} passed, ${count.failed} failed` : 'left no report'}`)
  const ok = status === 0 && count?.failed === 0
  if (count && count.failed > 0) console.log(failuresIn(report).join('\n'))
  else if (!ok) console.log(`${stdout}${stderr}\nended by ${signal ?? `exit code ${status}`}`)
  return ok
}

/**
 * @param {Day} day
 * @param {string} layer
 */
const titleOf = ({ at, zone }, layer) => `${at.padEnd(25)}  ${zone.padEnd(17)}  ${layer.padEnd(7)}`

if (spawnSync('faketime', ['-f', '+1d', execPath, '-e', '']).status !== 0) {
  console.error(NO_FAKETIME)
  exit(2)
}
const words = argv.slice(2)
const runs = DAYS.flatMap((day) => LAYERS.map((layer) => ({ day, layer }))).filter(({ day, layer }) =>
  words.every((word) => titleOf(day, layer).includes(word)),
)
mkdirSync(reports, { recursive: true })
for (const day of new Set(runs.map(({ day }) => day))) checkClocks(day)
if (runs.some(({ layer }) => layer === 'e2e')) {
  const build = stagesOf(top).find(({ name }) => name === 'build')
  if (spawnSync(execPath, [...(build?.args ?? [])], { cwd: top, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
    exit(1)
}
const outcomes = runs.map(({ day, layer }) => run(day, layer))
exit(outcomes.length > 0 && outcomes.every(Boolean) ? 0 : 1)
