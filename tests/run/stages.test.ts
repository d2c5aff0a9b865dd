import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countOf, runStages, stagesOf, summary } from './stages.mjs'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whistblok-run-'))
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

const stage = (name: string, script: string, report?: string) => ({
  name,
  args: ['-e', script],
  ...(report !== undefined && { report: join(folder, report) }),
})
const writes = (report: string, json: string, code = 0) =>
  `require('fs').writeFileSync(${JSON.stringify(join(folder, report))}, ${JSON.stringify(json)}); process.exitCode = ${code}`
const run = (...stages: Parameters<typeof runStages>[0]) => runStages(stages, folder)

test('adds up the counts of the reports', () => {
  const outcomes = run(
    stage('lint', ''),
    stage('unit', writes('unit.json', '{"numPassedTests":12,"numFailedTests":0}'), 'unit.json'),
    stage('e2e', writes('e2e.json', '{"numPassedTests":3,"numFailedTests":2}', 1), 'e2e.json'),
  )
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, false])
  expect(summary(outcomes).split('\n')).toEqual(['', 'FAILED e2e (exit code 1)', '15 passed, 2 failed'])
})

test('a failed lint fails the run, but is not counted as a test', () => {
  const outcomes = run(stage('lint', 'process.exit(3)'))
  expect(summary(outcomes)).toBe('\nFAILED lint (exit code 3)\n0 passed, 0 failed')
})

test('failed tests fail the stage whatever its exit code says', () => {
  const [outcome] = run(stage('unit', writes('unit.json', '{"numPassedTests":1,"numFailedTests":1}'), 'unit.json'))
  expect(outcome?.ok).toBe(false)
})

test('if a runner crashed without a report, an old report is not used', async () => {
  await writeFile(join(folder, 'unit.json'), '{"numPassedTests":9,"numFailedTests":0}')
  const outcomes = run(stage('unit', '', 'unit.json'))
  expect(summary(outcomes)).toBe('\nFAILED unit (left no report)\n0 passed, 0 failed')
})

test('a stage that needs a failed one is not run, and fails', () => {
  const outcomes = run(stage('build', 'process.exit(1)'), { ...stage('e2e', '', 'e2e.json'), needs: 'build' })
  expect(outcomes.map(({ why }) => why)).toEqual(['exit code 1', 'not run: build failed'])
})

test.each(['', 'null', '{}', '{"numPassedTests":"1","numFailedTests":0}'])('%j is not a report', async (text) => {
  await writeFile(join(folder, 'report.json'), text)
  expect(countOf(join(folder, 'report.json'))).toBeUndefined()
})

test('the stages in their order', () => {
  const names = stagesOf(process.cwd()).map(({ name }) => name)
  expect(names).toEqual(['oxfmt', 'oxlint', 'vue-tsc', 'knip', 'unit', 'browser', 'build', 'e2e'])
})
