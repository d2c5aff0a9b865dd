/**
 * `npm run bench [name]`: every `*.bench.ts` of this folder, each a function `bench` that yields ratios.
 * They are bundled first, as the app is, so that the code measured is the code that ships.
 */
import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Ratio } from './measure.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const outDir = fileURLToPath(new URL('../../.reports/bench/', import.meta.url))
const wanted = argv[2] ?? ''
const files = (await readdir(folder)).filter((file) => file.endsWith('.bench.ts') && file.includes(wanted)).toSorted()
if (files.length === 0) throw new Error(`no ${wanted}*.bench.ts in tests/bench`)

await build({
  configFile: false,
  logLevel: 'error',
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { input: files.map((file) => folder + file), external: [/\.vue$/] },
  },
})

let missed = 0
for (const file of files) {
  const { bench }: { bench: () => AsyncIterable<Ratio> } = await import(`${outDir}${basename(file, '.ts')}.js`)
  for await (const { name, ours, theirs, ratio, limit, unit } of bench()) {
    const verdict = ratio <= limit ? 'ok' : 'MISSED'
    if (ratio > limit) missed++
    const times = `${ours.toFixed(2)} against ${theirs.toFixed(2)} ${unit}`
    console.log(`${verdict.padEnd(7)} ${name}: ratio ${ratio.toFixed(2)} (at most ${limit}), ${times}`)
  }
}
process.exitCode = missed === 0 ? 0 : 1
