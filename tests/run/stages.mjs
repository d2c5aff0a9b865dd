import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { execPath } from 'node:process'

/** @typedef {{ readonly passed: number, readonly failed: number }} Count */
/** @typedef {{ readonly name: string, readonly args: readonly string[], readonly report?: string, readonly needs?: string }} Stage */
/** @typedef {{ readonly name: string, readonly ok: boolean, readonly why: string, readonly count: Count }} Outcome */

const NONE = { passed: 0, failed: 0 }

/**
 * The script behind a package's command, so that it runs without a shell on every system.
 * @param {string} top
 * @param {string} name
 * @param {string} [command]
 */
const bin = (top, name, command = name) => {
  const folder = join(top, 'node_modules', name)
  const { bin: bins } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bins === 'string' ? bins : bins[command])
}

/**
 * All stages, in the order they run.
 * @param {string} top
 * @returns {readonly Stage[]}
 */
export const stagesOf = (top) => {
  const tests = (/** @type {string} */ name) => {
    const report = join(top, '.reports', `${name}.json`)
    const args = ['run', '--project', name, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    return { name, args: [bin(top, 'vitest'), ...args], report }
  }
  return [
    { name: 'oxfmt', args: [bin(top, 'oxfmt'), '--check'] },
    { name: 'oxlint', args: [bin(top, 'oxlint')] },
    { name: 'vue-tsc', args: [bin(top, 'vue-tsc'), '--noEmit'] },
    { name: 'knip', args: [bin(top, 'knip')] },
    tests('unit'),
    tests('browser'),
    { name: 'build', args: [bin(top, 'vite'), 'build'] },
    { ...tests('e2e'), needs: 'build' },
  ]
}

/**
 * The counts in Vitest's report; undefined if there is none that can be read.
 * @param {string} path
 * @returns {Count | undefined}
 */
export const countOf = (path) => {
  try {
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(path, 'utf8'))
    return Number.isInteger(passed) && Number.isInteger(failed) ? { passed, failed } : undefined
  } catch {
    return undefined
  }
}

/**
 * @param {Stage} stage
 * @param {string} top
 * @returns {Outcome}
 */
const runStage = ({ name, args, report }, top) => {
  console.log(`\n── ${name}`)
  if (report) rmSync(report, { force: true })
  const { status } = spawnSync(execPath, [...args], { cwd: top, stdio: ['ignore', 'inherit', 'inherit'] })
  const count = report ? countOf(report) : NONE
  if (!count) return { name, ok: false, why: 'left no report', count: NONE }
  const ok = status === 0 && count.failed === 0
  return { name, ok, why: ok ? '' : `exit code ${status ?? 'none'}`, count }
}

/**
 * Runs every stage, so that one failure does not hide another. A stage that needs a failed one is not run, and fails too.
 * @param {readonly Stage[]} stages
 * @param {string} top
 * @returns {readonly Outcome[]}
 */
export const runStages = (stages, top) => {
  /** @type {Outcome[]} */
  const outcomes = []
  for (const stage of stages) {
    const blocked = outcomes.some(({ name, ok }) => name === stage.needs && !ok)
    outcomes.push(
      blocked
        ? { name: stage.name, ok: false, why: `not run: ${stage.needs} failed`, count: NONE }
        : runStage(stage, top),
    )
  }
  return outcomes
}

/**
 * The last lines of output: which stages failed and why, and how many tests passed and failed.
 * @param {readonly Outcome[]} outcomes
 */
export const summary = (outcomes) => {
  const sum = (/** @type {keyof Count} */ key) => outcomes.reduce((total, { count }) => total + count[key], 0)
  const failures = outcomes.filter(({ ok }) => !ok).map(({ name, why }) => `FAILED ${name} (${why})`)
  return ['', ...failures, `${sum('passed')} passed, ${sum('failed')} failed`].join('\n')
}
