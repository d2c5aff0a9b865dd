/**
 * The size of home, sheet and entry, with the words of the language that has most, compared with the budget of 110 kB gzip.
 * Needs a build: `npm run build`.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cwd } from 'node:process'
import { gzipSync } from 'node:zlib'
import { type Locale, LOCALES } from '../../src/words/locale.ts'
import type { Ratio } from './measure.ts'

const DIST = join(cwd(), 'dist')
const BUDGET = 110_000

/** The files counted; home is part of the page. Each must be found, so that a renamed file is not simply left out. */
const NEEDED = [/^index\.html$/, /^features\/table\/SheetView\.vue$/, /^games\/\w+\/form\/EntryForm\.vue$/]

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** These chunks, and those they import statically, directly or not. */
const closure = (manifest: Manifest, keys: readonly string[], seen = new Set<string>()): ReadonlySet<string> => {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    closure(manifest, manifest[key]?.imports ?? [], seen)
  }
  return seen
}

function wordsIn(manifest: Manifest, locale: Locale): string {
  const file = Object.values(manifest).find(({ file }) => file.includes(`/words-${locale}-`))?.file
  if (file === undefined) throw new Error(`the build has no words in ${locale}`)
  return file
}

export async function* bench(): AsyncGenerator<Ratio> {
  const manifest = JSON.parse(await readFile(join(DIST, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const keys = Object.keys(manifest)
  const missing = NEEDED.filter((needed) => !keys.some((key) => needed.test(key)))
  if (missing.length > 0) throw new Error(`the build has no ${missing.join(', ')}`)

  const chunks = closure(
    manifest,
    keys.filter((key) => NEEDED.some((needed) => needed.test(key))),
  )
  const files = new Set([...chunks].flatMap((key) => [manifest[key]!.file, ...(manifest[key]!.css ?? [])]))
  const sizeOf = async (file: string) => gzipSync(await readFile(join(DIST, file)), { level: 9 }).length
  const sizes = await Promise.all([...files].map(sizeOf))
  const words = await Promise.all(LOCALES.map((locale) => sizeOf(wordsIn(manifest, locale))))
  const total = sizes.reduce((sum, size) => sum + size, Math.max(...words))
  const name = 'JS and CSS of home, sheet and entry / budget'
  yield { name, ours: total / 1000, theirs: BUDGET / 1000, ratio: total / BUDGET, limit: 1, unit: 'kB gzip' }
}
