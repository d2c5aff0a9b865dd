import { posix } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { lint } from './oxlint.ts'
import { FORBIDDEN_GLOBALS, ROOMS, TARGETS } from './rooms.ts'

/** The import of a target, written as it would be from a file of a room. */
const specifier = (from: string, target: string): string => {
  if (!/^(?:src|tests)\//.test(target)) return target
  const path = posix.relative(posix.dirname(from), target)
  return path.startsWith('.') ? path : `./${path}`
}

const script = (path: string, lines: readonly string[]): string =>
  path.endsWith('.vue')
    ? `<script setup lang="ts">${lines.join('\n')}\n</script>\n<template><p /></template>\n`
    : lines.join('\n')

const names = Object.keys(TARGETS)
const words = (list: string) => list.split(' ').filter(Boolean)

describe('what a room may import', () => {
  let reported: Awaited<ReturnType<typeof lint>>
  const probes = Object.fromEntries(
    Object.keys(ROOMS).map((path) => [
      path,
      script(
        path,
        names.map((name) => `import '${specifier(path, TARGETS[name]!)}'`),
      ),
    ]),
  )
  beforeAll(async () => {
    reported = await lint(probes)
  })

  test.each(Object.entries(ROOMS))('%s: %s', (path, allowed) => {
    const forbidden = new Set(reported(path, 'no-restricted-imports').map((line) => names[line - 1]))
    expect(names.filter((name) => !forbidden.has(name))).toEqual(names.filter((name) => words(allowed).includes(name)))
  })
})

describe('ways round the rule', () => {
  const WAYS = [
    ["import { x } from '../storage/sheets.ts'", 'no-restricted-imports'],
    ["import type { X } from '../storage/sheets.ts'", 'no-restricted-imports'],
    ["import './../storage/sheets.ts'", 'no-restricted-imports'],
    ["import './x/../../storage/sheets.ts'", 'no-restricted-imports'],
    ["export { x } from '../storage/sheets.ts'", 'no-restricted-imports'],
    ["export * from '../storage/sheets.ts'", 'no-restricted-imports'],
    ["export const x = () => import('../storage/sheets.ts')", 'no-restricted-imports'],
    ["export type X = import('../storage/sheets.ts').X", 'consistent-type-imports'],
    ["export const y = require('../storage/sheets.ts')", 'no-require-imports'],
  ] as const
  const PATHS = ['src/rules/ways.ts', 'src/games/ways.ts', 'src/sheet/ways.ts', 'src/i18n/ways.ts', 'src/views/ways.ts']

  test.each(PATHS)('%s', async (path) => {
    const reported = await lint({ [path]: WAYS.map(([line]) => line).join('\n') })
    for (const [index, [line, rule]] of WAYS.entries()) expect(reported(path, rule), line).toContain(index + 1)
  })

  test('the registry takes types of Vue, and no more', async () => {
    const text = "import type { Component } from 'vue'\nimport { ref } from 'vue'"
    const reported = await lint({ 'src/games/index.ts': text })
    expect(reported('src/games/index.ts', 'no-restricted-imports')).toEqual([2])
  })
})

describe('what a room may not touch', () => {
  test.each(Object.entries(FORBIDDEN_GLOBALS))('%s: %s', async (path, list) => {
    const reported = await lint({
      [path]: words(list)
        .map((name) => `export const a${name} = () => ${name}`)
        .join('\n'),
    })
    const lines = reported(path, 'no-restricted-globals')
    expect(words(list).filter((_, index) => !lines.includes(index + 1))).toEqual([])
  })

  test('chance and the clock', async () => {
    const text = 'export const chance = () => Math.random()\nexport const clock = () => Date.now()'
    const paths = ['src/rules/a.ts', 'src/games/toy/a.ts', 'src/sheet/a.ts', 'src/stats/a.ts']
    const reported = await lint(Object.fromEntries(paths.map((path) => [path, text])))
    const lines = (path: string) =>
      [...reported(path, 'no-restricted-properties'), ...reported(path, 'no-restricted-globals')].toSorted()
    for (const path of paths) expect(lines(path), path).toEqual([1, 2])
  })

  test('the one file that compresses may, and storage may open the database', async () => {
    const reported = await lint({
      'src/sheet/link.ts': 'export const deflate = () => new CompressionStream("deflate-raw")',
      'src/storage/database.ts': 'export const names = () => indexedDB.databases()',
    })
    expect(reported('src/sheet/link.ts', 'no-restricted-globals')).toEqual([])
    expect(reported('src/storage/database.ts', 'no-restricted-globals')).toEqual([])
  })
})

test('the manners of the house', async () => {
  const MANNERS = [
    ['export const a = (x: any) => x', 'no-explicit-any'],
    ['export default 3', 'no-default-export'],
    ['export class C { a = 1 }', 'max-classes-per-file'],
    ["import { b } from './b'", 'extensions'],
    ['export const c = (x: unknown) => x == 3', 'eqeqeq'],
    ['export namespace N { export const d = 1 }', 'no-namespace'],
  ] as const
  const files = Object.fromEntries(MANNERS.map(([line], index) => [`src/rules/manner-${index}.ts`, `${line}\n`]))
  const storage = { 'src/storage/database.ts': 'export class Database { a = 1 }' }
  const reported = await lint({ ...files, ...storage })
  for (const [index, [line, rule]] of MANNERS.entries())
    expect(reported(`src/rules/manner-${index}.ts`, rule), line).toHaveLength(1)
  expect(reported('src/storage/database.ts', 'max-classes-per-file')).toEqual([])
})
