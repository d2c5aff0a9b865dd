import { posix } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { lint } from './oxlint.ts'
import { FORBIDDEN_GLOBALS, NOWHERE, ROOMS, TARGETS } from './rooms.ts'

type Linted = Awaited<ReturnType<typeof lint>>

/** The specifier by which a file imports a target. */
const specifier = (from: string, target: string): string => {
  if (!/^(?:src|tests)\//.test(target)) return target
  const path = posix.relative(posix.dirname(from), target)
  return path.startsWith('.') ? path : `./${path}`
}

const script = (path: string, lines: readonly string[]): string =>
  path.endsWith('.vue')
    ? `<script setup lang="ts">${lines.join('\n')}\n</script>\n<template><p /></template>\n`
    : lines.join('\n')

const words = (list: string) => list.split(' ').filter(Boolean)

/** Lints the given lines in each of these files. */
const everywhere = (paths: readonly string[], lines: (path: string) => readonly string[]) =>
  lint(Object.fromEntries(paths.map((path) => [path, script(path, lines(path))])))

/** The lines in which a rule found nothing. */
const passed = <T>(lines: readonly T[], reported: readonly number[]) =>
  lines.filter((_, index) => !reported.includes(index + 1))

describe('what a room may import', () => {
  const names = Object.keys(TARGETS)
  let reported: Linted
  beforeAll(async () => {
    reported = await everywhere([...Object.keys(ROOMS), ...NOWHERE], (path) =>
      Object.values(TARGETS).map((target) => `import '${specifier(path, target)}'`),
    )
  })

  test.each(Object.entries(ROOMS))('%s: %s', (path, allowed) => {
    const expected = names.filter((name) => words(allowed).includes(name))
    expect(passed(names, reported(path, 'imports'))).toEqual(expected)
    expect(expected).toHaveLength(words(allowed).length)
  })

  test.each(NOWHERE)('%s is not in any layer', (path) => {
    expect(reported(path, 'imports')).toEqual([1])
  })
})

describe('other ways to import are reported', () => {
  const WAYS = [
    ["import { a } from '../../storage/sheets/sheets.ts'", 'imports'],
    ["import type { B } from '../../storage/sheets/sheets.ts'", 'imports'],
    ["import './../../storage/sheets/sheets.ts'", 'imports'],
    ["import '../x/../../storage/sheets/sheets.ts'", 'imports'],
    ["import '../../storage/sheets/sheets.ts?raw'", 'imports'],
    ["export { c } from '../../storage/sheets/sheets.ts'", 'imports'],
    ["export type { D } from '../../storage/sheets/sheets.ts'", 'imports'],
    ["export * from '../../storage/sheets/sheets.ts'", 'imports'],
    ["export const e = () => import('../../storage/sheets/sheets.ts')", 'imports'],
    ['export const f = () => import(`../../storage/sheets/sheets.ts`)', 'imports'],
    ["export const g = (x: string) => import('../../storage/' + x)", 'imports'],
    ["export const h = import.meta.glob('../../storage/*/*.ts')", 'imports'],
    ["export type I = import('../../storage/sheets/sheets.ts').I", 'imports'],
    ["export const k = require('../../storage/sheets/sheets.ts')", 'no-require-imports'],
    ["import l = require('../../storage/sheets/sheets.ts')", 'imports'],
  ] as const
  const ROOMS_WITHOUT = [
    'src/document/read/ways.ts',
    'src/words/da/ways.ts',
    'src/ui/base/Ways.vue',
    'src/features/home/Ways.vue',
  ]

  test.each(ROOMS_WITHOUT)('%s', async (path) => {
    const reported = await everywhere([path], () => WAYS.map(([line]) => line))
    for (const [index, [line, rule]] of WAYS.entries()) expect(reported(path, rule), line).toContain(index + 1)
  })

  test('in both scripts of a component', async () => {
    const twice =
      '<script lang="ts">import \'../../features/a.ts\'</script>\n<script setup lang="ts">import \'pinia\'</script>'
    const reported = await lint({ 'src/ui/base/Twice.vue': twice })
    expect(reported('src/ui/base/Twice.vue', 'imports')).toEqual([1, 2])
  })

  test('the registry may import types from Vue, but nothing else', async () => {
    const text = "import type { Component } from 'vue'\nimport { ref } from 'vue'"
    const reported = await lint({ 'src/games/index.ts': text })
    expect(reported('src/games/index.ts', 'imports')).toEqual([2])
  })
})

describe('the globals a room may not use', () => {
  let reported: Linted
  beforeAll(async () => {
    reported = await everywhere(Object.keys(FORBIDDEN_GLOBALS), (path) =>
      words(FORBIDDEN_GLOBALS[path]!).map((name, index) => `export const a${index} = () => ${name}`),
    )
  })

  test.each(Object.entries(FORBIDDEN_GLOBALS))('%s: %s', (path, list) => {
    expect(passed(words(list), reported(path, 'globals'))).toEqual([])
  })

  test('are reported however they are reached', async () => {
    const WAYS = [
      'export const a = () => window.fetch("x")',
      'export const b = () => globalThis.self["fetch"]("x")',
      'export const { fetch: c } = window',
      'export const { now } = Date',
      'export const d = () => Date?.now()',
      'export const e = () => new Date()',
      'export const f = () => new window.Date',
      'export const g = () => Date()',
      'export const h = () => Temporal.Now.instant()',
      'export const i = (send = navigator["sendBeacon"]) => send',
      'export const j = () => typeof fetch',
    ]
    const paths = ['src/shared/ways.ts', 'src/features/home/Ways.vue', 'src/storage/sheets/ways.ts']
    const found = await everywhere(paths, () => WAYS)
    for (const path of paths) expect(passed(WAYS, found(path, 'globals')), path).toEqual([])
  })

  test('are allowed as local names, and in the places they are reserved for', async () => {
    const FINE = {
      'src/kernel/fine.ts': 'export const at = (document: { location: number }) => document.location + Math.max(1)',
      'src/document/model/fine.ts': 'export const at = (ms: number) => new Date(ms).getTime() + Date.parse("2026")',
      'src/document/link/link.ts': 'export const deflate = () => new CompressionStream("deflate-raw")',
      'src/storage/db/database.ts': 'export const names = () => indexedDB.databases()',
      'src/storage/db/storage-context.ts': 'export const clock = () => Date.now()',
      'src/features/home/Fine.vue': '<script setup lang="ts">document.title = new Date(0).toISOString()</script>',
      'src/cli/fine.ts': 'export const say = () => console.log(process.argv, globalThis)',
    }
    const found = await lint(FINE)
    for (const path of Object.keys(FINE)) expect(found(path, 'globals'), path).toEqual([])
  })
})

test('import cycles are reported, even of types', async () => {
  const circle = (from: string, to: string) => ({ [from]: `import type { A } from './${to}.ts'\nexport type B = A` })
  const files = { ...circle('src/kernel/a.ts', 'b'), ...circle('src/kernel/b.ts', 'a') }
  const reported = await lint({ ...files, ...circle('tests/a.ts', 'b'), ...circle('tests/b.ts', 'a') })
  for (const path of [...Object.keys(files), 'tests/a.ts', 'tests/b.ts'])
    expect(reported(path, 'no-cycle'), path).toEqual([1])
})

test('the rules of style are in force', async () => {
  const MANNERS = [
    ['export const a = (x: any) => x', 'no-explicit-any'],
    ['export default 3', 'no-default-export'],
    ['export class C { a = 1 }', 'max-classes-per-file'],
    ["import { b } from './b'", 'extensions'],
    ["export type B = import('./b.ts').B", 'consistent-type-imports'],
    ['export const c = (x: unknown) => x == 3', 'eqeqeq'],
    ['export namespace N { export const d = 1 }', 'no-namespace'],
  ] as const
  const folders = ['src/kernel', 'src/storage/db', 'src/features/home']
  const paths = folders.flatMap((folder) =>
    MANNERS.map(([line, rule], at) => ({ path: `${folder}/manner-${at}.ts`, line, rule })),
  )
  const classes = {
    'src/storage/db/database.ts': 'export class A { a = 1 }',
    'src/kernel/lazy-row.ts': 'export class B { a = 1 }',
  }
  const reported = await lint({ ...Object.fromEntries(paths.map(({ path, line }) => [path, `${line}\n`])), ...classes })
  for (const { path, line, rule } of paths) expect(reported(path, rule), line).toHaveLength(1)
  for (const path of Object.keys(classes)) expect(reported(path, 'max-classes-per-file')).toEqual([])
})
