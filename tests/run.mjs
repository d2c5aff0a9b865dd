import { argv, exit } from 'node:process'
import { fileURLToPath } from 'node:url'
import { install } from '../src/cli/install.mjs'
import { provideBrowser } from './run/browsers.mjs'
import { runStages, stagesOf, summary } from './run/stages.mjs'

const top = fileURLToPath(new URL('..', import.meta.url))

if (argv.includes('--install')) {
  install()
  await provideBrowser(top)
}
const outcomes = runStages(stagesOf(top), top)
console.log(summary(outcomes))
exit(outcomes.every(({ ok }) => ok) ? 0 : 1)
