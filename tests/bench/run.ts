/** `npm run bench [name]`: every `*.bench.ts` of this folder, each a function `bench` that yields ratios. */
import { readdir } from 'node:fs/promises'
import { argv } from 'node:process'
import type { Ratio } from './measure.ts'

const folder = new URL('.', import.meta.url)
const wanted = argv[2] ?? ''
const files = (await readdir(folder)).filter((file) => file.endsWith('.bench.ts') && file.includes(wanted)).toSorted()
if (files.length === 0) throw new Error(`no ${wanted}*.bench.ts in tests/bench`)

let missed = 0
for (const file of files) {
  const { bench }: { bench: () => AsyncIterable<Ratio> } = await import(new URL(file, folder).href)
  for await (const { name, ours, theirs, ratio, limit } of bench()) {
    const verdict = ratio <= limit ? 'ok' : 'MISSED'
    if (ratio > limit) missed++
    const times = `${ours.toFixed(2)} ms against ${theirs.toFixed(2)} ms`
    console.log(`${verdict.padEnd(7)} ${name}: ratio ${ratio.toFixed(2)} (at most ${limit}), ${times}`)
  }
}
process.exitCode = missed === 0 ? 0 : 1
