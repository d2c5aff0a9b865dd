import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { DIST } from './app.ts'

const BUDGET = 110_000

/** What home (in the page itself), sheet and entry load; each must be found, so that a new name cannot leave the count. */
const NEEDED = [/^index\.html$/, /^views\/SheetView\.vue$/, /^games\/\w+\/EntryForm\.vue$/]

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** The chunks reached from these by static imports. */
const closure = (manifest: Manifest, keys: readonly string[], seen = new Set<string>()): ReadonlySet<string> => {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    closure(manifest, manifest[key]?.imports ?? [], seen)
  }
  return seen
}

test('JS and CSS of home, sheet and entry are at most 110 kB gzip', async () => {
  const manifest: Manifest = JSON.parse(await readFile(join(DIST, '.vite', 'manifest.json'), 'utf8'))
  const keys = Object.keys(manifest)
  for (const needed of NEEDED) expect(keys, String(needed)).toContainEqual(expect.stringMatching(needed))

  const chunks = closure(
    manifest,
    keys.filter((key) => NEEDED.some((needed) => needed.test(key))),
  )
  const files = new Set([...chunks].flatMap((key) => [manifest[key]!.file, ...(manifest[key]!.css ?? [])]))
  const sizes = await Promise.all(
    [...files].map(async (file) => [file, gzipSync(await readFile(join(DIST, file)), { level: 9 }).length] as const),
  )
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  console.log(`${total} bytes gzip in ${files.size} files of JS and CSS`)
  expect(total, JSON.stringify(Object.fromEntries(sizes), null, 2)).toBeLessThanOrEqual(BUDGET)
})
